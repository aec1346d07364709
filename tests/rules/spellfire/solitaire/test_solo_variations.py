"""The two variations (sections VRR, VBO)."""

from __future__ import annotations

from typing import Any

import pytest
from alone import HE, YOU, Alone, places
from positions import legal_deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS


def found(*pile: str, **realms: str) -> Alone:
    """Razed Realms: they draw those cards while you have those realms."""
    t = Alone(razed_realms="on")
    t.left = 0
    t.formation(YOU, **realms)
    t.pile(YOU, *pile, "al1", "al2", "al3", "al4", "al5", "al6")
    t.hand(YOU, "al7")
    t.his_turn()
    return t


# ---------------------------------------------------------------------- Razed Realms


@pytest.mark.rule("SOL-VRR-16", "AMB-S27")
def test_razed_realms_is_refused_with_two_decks() -> None:
    with pytest.raises(UsageError, match=r"needs solitaire = one-deck, not two-deck \(SOL-VRR-16\)"):
        spellhall.game("spellfire", solitaire="two-deck", razed_realms="on")
    assert spellhall.game("spellfire", solitaire="one-deck", razed_realms="on").options["razed_realms"] == "on"


ONLY_FOR_ONE = spellhall.game("spellfire").variations


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize("name", ONLY_FOR_ONE)
def test_no_variation_is_taken_where_it_would_change_nothing(name: str, preset: str) -> None:
    option = spellhall.game("spellfire").terms.by_name[name]
    other = next(value for value in option.values if value != option.under(preset))
    needs = option.needs
    assert needs is not None and needs.option == "solitaire"
    for form in ("off", "one-deck", "two-deck"):
        chosen = {"preset": preset, "solitaire": form, name: other}
        if form in needs.values:
            assert spellhall.game("spellfire", **chosen).options[name] == other
            continue
        with pytest.raises(UsageError, match=needs.rule):
            spellhall.game("spellfire", **chosen)
        meant = spellhall.game("spellfire").terms.meant_by(chosen)
        assert meant[name] == option.under(preset), "a game of former days goes on as it was played"
        assert spellhall.game("spellfire", **meant).options["solitaire"] == form


@pytest.mark.rule("SOL-VRR-01")
def test_razed_realms_is_off_unless_chosen() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pile(YOU, "r2")
    t.his_turn()
    assert places(t) == {"A": "r1"} and t.where("r2") == "discard pile"
    assert t.game.options["razed_realms"] == "off"


@pytest.mark.rule("SOL-VRR-02", "SOL-VRR-03", "SOL-VRR-13", "SOL-VRR-08")
def test_a_realm_that_he_draws_comes_into_your_formation_razed_at_once() -> None:
    t = found("r2", A="r1")
    assert places(t) == {"A": "r1", "B": "(r2)"}
    assert t.before("r2 > formation", "al1 > hand")
    assert t.his("formation") == []


@pytest.mark.rule("SOL-VRR-08", "SOL-VRR-03", "AMB-S22")
@pytest.mark.parametrize(
    ("realms", "place"),
    [
        ({}, "A"),
        ({"A": "r1", "C": "r3"}, "B"),
        ({"A": "r1", "B": "r3", "C": "r4 razed"}, "D"),
        ({"A": "r1", "B": "r3", "C": "r4", "D": "r5", "F": "r6"}, "E"),
        ({"B": "r3", "C": "r4", "D": "r5"}, "A"),
    ],
)
def test_empty_places_are_filled_from_the_front_the_first_letter_first(realms: dict[str, str], place: str) -> None:
    assert places(found("r2", **realms))[place] == "(r2)"


FULL = {"A": "r1 razed", "B": "r6", "C": "r3", "D": "r4", "E": "r5", "F": "r7"}


@pytest.mark.rule("SOL-VRR-04", "SOL-VRR-06", "SOL-VRR-07")
def test_without_an_empty_place_the_leading_standing_realm_is_covered_and_lost() -> None:
    t = found("r2", **FULL)
    assert places(t) == {"A": "(r1)", "B": "r6", "C": "(r2)", "D": "r4", "E": "r5", "F": "r7"}
    assert t.where("r3") == "discard pile"
    assert [text.split(":")[0] for text in t.line("lays r2 down razed").opens] == ["r6", "r4", "r5", "r7"]
    t = found("r2", **{**FULL, "A": "r1"})
    assert places(t)["A"] == "(r2)" and t.where("r1") == "discard pile"


@pytest.mark.rule("SOL-VRR-05")
def test_a_holding_on_the_covered_realm_goes_with_it() -> None:
    t = found("r2", **{**FULL, "A": "r1 with h1"})
    assert (t.where("h1"), t.where("r1")) == ("discard pile", "discard pile")


@pytest.mark.rule("SOL-VRR-09", "AMB-S22")
def test_with_six_razed_realms_it_is_thrown_away() -> None:
    t = found("r2", A="r1 razed", B="r6 razed", C="r3 razed", D="r4 razed", E="r5 razed", F="r7 razed")
    assert "(r2)" not in places(t).values() and t.where("r2") == "discard pile"


@pytest.mark.rule("SOL-VRR-10", "AMB-S22")
def test_it_is_yours_to_regain_to_rebuild_and_to_cover() -> None:
    t = Alone(razed_realms="on")
    t.formation(YOU, A="r1")
    t.pile(YOU, "r2", "al1", "al2", "al3", "al4", "r3")
    t.hand(YOU, "her5", "al7")
    t.his_turn().through()
    t.skip_to_phase(2, seat=YOU, turns=1)
    assert t.can_play("r3") and t.can(name="r2", verb=tb.REBUILD)
    t.skip_to_phase(4).attack("r2")
    assert places(t) == {"A": "r1", "B": "r2"}
    assert t.state.owner[t.handle("r2")] == YOU


@pytest.mark.rule("SOL-VRR-11")
def test_holdings_are_thrown_away_as_before() -> None:
    t = found("h1", A="r1")
    assert t.where("h1") == "discard pile" and places(t) == {"A": "r1"}


@pytest.mark.rule("SOL-VRR-12")
def test_a_realm_razed_in_front_lays_open_what_is_behind() -> None:
    for option, attacked in (("on", ["r3"]), ("off", ["r1"])):
        t = Alone(razed_realms=option)
        t.formation(YOU, **{**FULL, "A": "r1"})
        t.pool(HE, "her5")
        t.pile(YOU, "r2", "al1", "al2")
        t.his_turn()
        assert [realm for _, realm in t.sent()] == attacked


@pytest.mark.rule("SOL-VRR-14")
def test_a_realm_whose_name_is_in_play_is_thrown_away() -> None:
    t = Alone(razed_realms="on")
    t.formation(YOU, A="r2")
    (double,) = t.pile(YOU, "r2")
    t.his_turn()
    assert t.state.zone[double] == tb.DISCARD and places(t)["A"] == "r2" and "(r2)" not in places(t).values()


# ---------------------------------------------------------------------- Brilliant Opponent


def brilliant(**options: Any) -> Alone:
    """You decide for both."""
    t = Alone(opponent="brilliant", **options)
    t.formation(YOU, A="r1", B="r2")
    return t


@pytest.mark.rule("SOL-VBO-01")
def test_rules_play_him_unless_you_choose_to() -> None:
    assert spellhall.game("spellfire", solitaire="one-deck").options["opponent"] == "mechanical"


@pytest.mark.rule("SOL-VBO-02", "SOL-VBO-03")
def test_you_are_asked_for_him_and_may_attack_or_not() -> None:
    t = brilliant()
    t.pool(HE, "her5", "fly9")
    t.his_turn(phase=4)
    assert t.seat == YOU and t.reg(tb.ACTIVE) == HE
    assert t.can_attack("r1") and t.can_attack("r2") and PASS in t.state.legal_actions()
    t.attack("r1")
    assert t.offered() == ["fly9", "her5"]
    t.pick("her5")
    assert t.sent() == [("her5", "r1")]
    t = brilliant()
    t.pool(HE, "her5")
    t.his_turn(phase=4).skip()
    t.through()
    assert t.sent() == []


@pytest.mark.rule("SOL-VBO-04")
def test_you_say_who_bears_his_items() -> None:
    t = brilliant()
    t.pool(HE, "her5", "her9 with mi0")
    t.hand(HE, "mi+2")
    t.his_turn(phase=3).play("mi+2")
    assert t.offered() == ["her5", "her9"]
    t.pick("her9")
    assert t.bearer("mi+2") == "her9"


@pytest.mark.rule("SOL-VBO-05", "AMB-S23")
def test_the_frame_stays() -> None:
    t = brilliant(left=0)
    t.pile(YOU, "r3", "h1", "al1")
    t.his_turn()
    assert t.drew() == ["r3", "h1", "al1"]
    assert t.his("hand") == ["al1"] and {t.where("r3"), t.where("h1")} == {"discard pile"}
    t.through()
    assert t.state.is_terminal() and t.game.score(t.state) == 2


@pytest.mark.rule("SOL-VBO-06", "AMB-S23")
def test_events_spells_and_champions_may_be_kept() -> None:
    t = brilliant()
    t.pool(YOU, "mon3")
    t.pool(HE, "wiz5")
    t.hand(HE, "her5", "wOff/3")
    t.pile(YOU, "evPool")
    t.his_turn()
    t.through()
    assert {"her5", "wOff/3", "evPool"} <= set(t.names(HE, "hand"))
    assert t.where("mon3") == "pool"


@pytest.mark.rule("SOL-VBO-07")
def test_both_variations_go_together() -> None:
    t = brilliant(razed_realms="on")
    t.pile(YOU, "r3")
    t.his_turn()
    assert places(t)["C"] == "(r3)" and t.reg(tb.ACTIVE) == HE and t.seat == YOU


@pytest.mark.rule("SOL-VBO-09")
def test_with_two_decks_you_play_his_whole_side() -> None:
    t = brilliant(solitaire="two-deck")
    t.formation(HE, A="r4")
    t.hand(HE, "r3", "h1")
    t.his_turn(phase=2)
    assert t.seat == YOU and t.reg(tb.ACTIVE) == HE, "rules would have played the realm"
    t.play("r3").say("B")
    assert places(t, HE)["B"] == "r3" and t.state.owner[t.handle("r3")] == HE
    assert places(t) == {"A": "r1", "B": "r2"}
    t = brilliant(solitaire="two-deck")
    t.formation(HE, A="r4")
    t.hand(HE, "r3", "h1")
    t.his_turn(phase=2).through()
    assert {"r3", "h1"} <= set(t.his("hand")), "nothing forces you to play what he holds"


@pytest.mark.rule("SOL-VBO-08")
def test_his_hand_is_open_to_you() -> None:
    t = brilliant()
    t.hand(HE, "al3", "al4")
    t.hand(YOU, "her5")
    t.my_turn(phase=3)
    assert all(t.state.seen[card] >> YOU & 1 for card in t.state.pile(tb.HAND, HE))
    table = t.state.view(YOU)
    assert "al3" in str(table)


@pytest.mark.rule("SOL-VBO-02")
def test_a_whole_game_is_decided_by_you() -> None:
    state = spellhall.game("spellfire", solitaire="one-deck", opponent="brilliant").new_state([legal_deck()], seed=4)
    for step in range(6000):
        if state.is_terminal():
            break
        assert state.current_player() == YOU
        actions = state.legal_actions()
        state.apply(actions[(7 * step) % len(actions)])
    assert state.is_terminal()
