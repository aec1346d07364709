"""Solitaire with two decks (section TWO)."""

from __future__ import annotations

from typing import Any

import pytest
from alone import HE, YOU, places, two_decks
from positions import legal_deck

import spellhall
from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import SpellhallError

GAME: Any = spellhall.game("spellfire", solitaire="two-deck")


@pytest.mark.rule("SOL-TWO-01")
def test_each_side_brings_a_deck_and_has_piles_of_its_own() -> None:
    with pytest.raises(SpellhallError, match="two decks"):
        GAME.new_state([legal_deck()], seed=1)
    state = GAME.new_state([legal_deck(), legal_deck()], seed=1)
    assert len(state.pile(tb.DRAW_PILE, HE)) == 50
    assert {state.owner[card] for card in state.pile(tb.DRAW_PILE, HE)} == {HE}
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "her5")
    t.hand(YOU, "mon9")
    t.his_turn(phase=4).pick("mon9")
    assert t.his("discard pile") == ["her5"] and t.discarded() == []


@pytest.mark.rule("SOL-TWO-02")
def test_he_draws_equips_attacks_and_fights_by_the_same_rules() -> None:
    t = two_decks()
    t.formation(YOU, A="r9 razed", B="r5", C="r3")
    t.formation(HE, A="r2")
    t.pool(HE, "her5 with mi0", "mon4", "fly3")
    t.hand(YOU, "cle9", "al1")
    t.pile(HE, "mi+2", "al3", "al6")
    t.his_turn()
    while not t.can_pick("cle9"):
        t.skip()
    t.pick("cle9")
    assert t.bearer("mi+2") == "mon4"
    assert t.sent() == [("mon4", "r3")]
    assert t.played()[-1] == "al6"
    assert t.reg(tb.STARTER) == HE


@pytest.mark.rule("SOL-TWO-02", "SOL-SET-10")
def test_you_begin_here_too() -> None:
    for seed in range(12):
        assert GAME.new_state([legal_deck(), legal_deck()], seed=seed).regs[tb.STARTER] == YOU


@pytest.mark.rule("SOL-TWO-03", "SOL-TWO-04", "SOL-TWO-11", "AMB-S21")
def test_he_keeps_realms_and_holdings_and_lays_them_in_phase_2() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.pile(HE, "r5", "r3", "h1")
    t.his_turn().through()
    assert places(t, HE) == {"A": "r3"} and places(t, YOU) == {"A": "r1"}
    assert t.bearer("h1") == "r3"
    assert t.his("hand") == ["r5"]
    assert t.before("phase 2 of 1", "r3 > formation") and t.before("r3 > formation", "phase 3 of 1")


@pytest.mark.rule("SOL-TWO-11", "AMB-S21")
@pytest.mark.parametrize(
    ("realms", "place"),
    [
        ({"A": "r6", "C": "r7"}, "B"),
        ({"A": "r6", "B": "r7 razed"}, "C"),
        ({"A": "r6", "B": "r7", "C": "r8"}, "D"),
        ({"A": "r6", "B": "r7", "C": "r8", "D": "r4", "E": "r9 razed", "F": "rDS razed"}, "E"),
    ],
)
def test_his_realm_goes_to_the_foremost_empty_place_or_else_over_a_razed_one(
    realms: dict[str, str], place: str
) -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, **realms)
    t.hand(HE, "r3", "r5")
    t.his_turn(phase=2)
    assert places(t, HE)[place] == "r3" and "r5" not in places(t, HE).values()


@pytest.mark.rule("SOL-TWO-11")
def test_he_covers_no_razed_realm_while_a_place_is_empty_not_even_the_first_card_of_all() -> None:
    t = two_decks()
    assert t.formation(HE, A="r6 razed", B="r7", C="r8")[0] == 0
    t.formation(YOU, A="r1")
    t.hand(HE, "r3")
    t.his_turn(phase=2)
    assert places(t, HE) == {"A": "(r6)", "B": "r7", "C": "r8", "D": "r3"}


@pytest.mark.rule("SOL-TWO-12")
def test_without_a_realm_in_hand_he_rebuilds_if_he_can_spare_three_cards() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r7 razed", C="r4 razed")
    t.pool(HE, "her5")
    t.hand(HE, "artDS+4", "dwarfAxe+2", "wDef+3/4", "al9")
    t.his_turn(phase=2)
    assert places(t, HE) == {"A": "r2", "B": "(r7)", "C": "r4"}
    assert "al9" not in t.his("discard pile") and len(t.his("discard pile")) == 3


@pytest.mark.rule("SOL-TWO-12")
@pytest.mark.parametrize(("champion", "rebuilt"), [("her5", "r7"), ("wiz5", "(r7)")])
def test_a_spell_that_somebody_can_cast_is_not_spared_for_it(champion: str, rebuilt: str) -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r7 razed")
    t.pool(HE, champion)
    t.hand(HE, "artDS+4", "dwarfAxe+2", "wDef+3/4")
    t.his_turn(phase=2)
    assert places(t, HE) == {"A": "r2", "B": rebuilt}


@pytest.mark.rule("SOL-TWO-12", "AMB-S21")
def test_with_fewer_cards_to_spare_or_a_realm_to_lay_he_does_not_rebuild() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r7 razed")
    t.pool(HE, "her5")
    t.hand(HE, "al1", "al9", "artDS+4")
    t.his_turn(phase=2)
    assert places(t, HE) == {"A": "r2", "B": "(r7)"}
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r7 razed")
    t.pool(HE, "her5")
    t.hand(HE, "artDS+4", "dwarfAxe+2", "wDef+3/4", "r3")
    t.his_turn(phase=2)
    assert places(t, HE) == {"A": "r2", "B": "(r7)", "C": "r3"}


@pytest.mark.rule("SOL-TWO-13")
def test_one_holding_a_turn_on_the_foremost_realm_of_its_world() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2 razed", B="rDS", C="r7", D="r4")
    t.hand(HE, "h1", "h2")
    t.his_turn(phase=2)
    assert (t.bearer("h1"), t.bearer("h2")) == ("r7", "")
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r7", C="rDS")
    t.hand(HE, "hDS")
    t.his_turn(phase=2)
    assert t.bearer("hDS") == "rDS"


@pytest.mark.rule("SOL-TWO-13", "SF-FORT-01")
def test_a_holding_that_may_lie_by_itself_joins_a_realm_that_takes_it() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="rDS", B="r7")
    t.hand(HE, "Poor Man's Fort")
    t.his_turn(phase=2)
    assert t.bearer("Poor Man's Fort") == "r7"


@pytest.mark.rule("SOL-TWO-05", "SOL-TWO-06")
def test_you_attack_his_realms_and_not_your_own_razed_ones() -> None:
    t = two_decks()
    t.formation(YOU, A="r1 razed", B="r3")
    t.formation(HE, A="r2", B="r4 razed", C="r5")
    t.pool(YOU, "her5")
    t.my_turn(phase=4)
    assert [t.can_attack(name) for name in ("r1", "r2", "r4", "r5")] == [False, True, False, False]
    t.attack("r2")
    assert t.is_razed("r2")
    assert [event.seat for event, _ in t.happened(events.SpoilsDrawn)] == [YOU]


@pytest.mark.rule("SOL-TWO-05")
def test_he_attacks_yours() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "her5")
    t.his_turn(phase=4)
    assert t.is_razed("r1") and not t.is_razed("r2")


@pytest.mark.rule("SOL-TWO-07")
def test_he_defends_his_standing_realms_by_the_same_procedure() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="rPow")
    t.pool(YOU, "her5")
    t.pool(HE, "mon2", "cle1")
    t.hand(YOU, "al1")
    t.my_turn(phase=4).attack("rPow")
    assert t.defended() == ["mon2"] and t.totals() == (5, 5)
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(YOU, "her5")
    t.pool(HE, "mon4")
    t.my_turn(phase=4).attack("r2")
    assert t.defended() == [] and t.is_razed("r2") and t.his("pool") == ["mon4"]


@pytest.mark.rule("SOL-TWO-08")
@pytest.mark.parametrize(("realm", "left"), [("r2 razed", ["her5"]), ("", [])])
def test_his_pool_needs_a_realm_too(realm: str, left: list[str]) -> None:
    t = two_decks()
    t.formation(YOU, A="r1 razed")
    if realm:
        t.formation(HE, A=realm)
    t.pool(HE, "her5")
    t.his_turn(phase=5).through()
    assert t.his("pool") == left


@pytest.mark.rule("SOL-TWO-09")
@pytest.mark.parametrize("name", ["Labor of Legend", "evMend"])
def test_events_that_rebuild_are_kept_and_played_when_a_realm_of_his_is_razed(name: str) -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "her1", "her9")
    t.pile(HE, name, "al1", "al2")
    t.hand(YOU, "mon9")
    t.his_turn(phase=1)
    while t.reg(tb.ACTIVE) == HE and t.reg(tb.TURN) == 5:
        t.skip()
    assert name in t.his("hand") and t.played() == []
    t = two_decks()
    t.formation(YOU, A="r1 razed")
    t.formation(HE, A="r2 razed")
    t.pool(HE, "her1", "her9")
    t.pile(HE, name, "al1", "al2")
    t.his_turn().through()
    assert name in t.played() and not t.is_razed("r2") and t.is_razed("r1")
    assert t.where("her9") == "pool"


@pytest.mark.rule("SOL-TWO-14")
def test_he_can_win() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2", B="r3", C="r4", D="r5", E="r6")
    t.hand(HE, "r7")
    t.his_turn(phase=2)
    assert t.state.is_terminal() and t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SOL-TWO-14")
def test_and_you_can_too() -> None:
    t = two_decks()
    t.formation(YOU, A="r2", B="r3", C="r4", D="r5", E="r6")
    t.formation(HE, A="r1")
    t.hand(YOU, "r7")
    t.my_turn(phase=2).play("r7")
    assert t.state.is_terminal() and t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SOL-TWO-15", "SOL-TWO-16")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize(
    ("yours", "his", "result"),
    [
        ({"A": "r1", "B": "r3"}, {"A": "r2 razed", "B": "r4"}, [1.0, -1.0]),
        ({"A": "r1 razed", "B": "r3"}, {"A": "r2", "B": "r4"}, [-1.0, 1.0]),
        ({"A": "r1", "B": "r3 razed"}, {"A": "r2"}, [1.0, -1.0]),
        ({"A": "r1"}, {"A": "r2 with h1"}, [-1.0, 1.0]),
        ({"A": "r1"}, {"A": "r2"}, [0.0, 0.0]),
    ],
)
def test_an_empty_pile_ends_the_game_with_that_turn_and_realms_decide(
    yours: dict[str, str], his: dict[str, str], result: list[float], preset: str
) -> None:
    t = two_decks(preset=preset, left=0)
    t.left = 0
    t.formation(YOU, **yours)
    t.formation(HE, **his)
    t.pile(YOU, *["al1"] * 9)
    t.pile(HE, "al1", "al2")
    t.put(HE, "discard pile", "al3", "al4")
    t.his_turn().through()
    assert t.state.is_terminal() and t.reg(tb.TURN) == 5
    assert t.state.returns() == result
    assert t.game.score(t.state) is None


@pytest.mark.rule("SOL-TWO-17")
def test_a_realm_for_any_time_is_laid_at_the_first_moment() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.pile(HE, "rAny", "al1", "al2")
    t.his_turn()
    assert places(t, HE) == {"A": "rAny"}
    assert t.before("rAny > formation", "al1 > hand")


@pytest.mark.rule("SOL-TWO-18")
def test_he_calls_a_mulligan_when_he_may() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.hand(HE, "al1", "al2")
    t.his_turn(phase=5, turns=1)
    assert [event.seat for event, _ in t.happened(events.Mulligan)] == [HE]
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.hand(HE, "al1", "al2", "r3")
    t.his_turn(phase=5, turns=1).through()
    assert t.happened(events.Mulligan) == []


@pytest.mark.rule("SOL-TWO-19")
def test_hands_are_hidden_and_discards_go_to_their_owners() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.hand(HE, "al3")
    t.hand(YOU, "her5", "al4")
    t.my_turn(phase=3)
    assert not any(t.state.seen[card] >> YOU & 1 for card in t.state.pile(tb.HAND, HE))
    assert not any(t.state.seen[card] >> HE & 1 for card in t.state.pile(tb.HAND, YOU))
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "her6")
    t.hand(HE, "al3")
    t.hand(YOU, "mon7", "al4", "al1")
    t.his_turn(phase=4).pick("mon7")
    t.play("al4")
    assert t.his("discard pile") == ["al3", "her6"] and t.discarded() == ["al4"]


@pytest.mark.rule("SOL-ART-07", "SOL-TWO-03")
@pytest.mark.parametrize(("pool", "bearer"), [((), "r2"), (("her9",), "her9")])
def test_an_artifact_for_realms_goes_to_a_champion_or_else_to_a_standing_realm_of_his(
    pool: tuple[str, ...], bearer: str
) -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r3 razed", B="r2")
    t.pool(HE, *pool)
    t.hand(HE, "artRealm+2")
    t.his_turn(phase=2)
    assert t.bearer("artRealm+2") == bearer
