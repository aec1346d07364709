"""Limbo (section LIMBO)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.levels import adjusted_level


def sent_to_limbo(who: str = "her5", **options: str) -> Hall:
    """In P1's turn a spell has sent a champion of P2's pool to Limbo."""
    t = at_home(pool=("wiz5",), hand=("toLimbo/3",), **options)
    t.pool(1, who, "mon4")
    return t.play("toLimbo/3").pick(who.split(" with ")[0])


@pytest.mark.rule("SF-LIMBO-01")
def test_limbo_holds_who_goes_there_instead_of_the_discard_pile() -> None:
    t = duel("her7", "limbo5", hand=("al1",), rival_hand=("al1",))
    t.skip()
    assert t.where("limbo5") == "limbo"
    assert t.names(1, "discard pile") == []


@pytest.mark.rule("SF-LIMBO-02")
def test_cards_in_limbo_are_not_in_play() -> None:
    t = Hall()
    t.pool(0, "captain", "her5")
    assert adjusted_level(t.state, t.handle("her5")) == 7
    t = Hall()
    t.pool(0, "her5")
    t.put(0, "limbo", "captain")
    assert adjusted_level(t.state, t.handle("her5")) == 5


@pytest.mark.rule("SF-LIMBO-03")
@pytest.mark.parametrize(("value", "zone"), [("champions_only", "discard pile"), ("any_permanent", "formation")])
def test_what_can_come_back_is_an_option(value: str, zone: str) -> None:
    t = Hall(limbo_emergers=value)
    t.formation(0, A="r9")
    t.formation(1, B="r1", C="r2", D="r8")
    t.hand(0, "evExile")
    t.begin(phase=3).play("evExile").pick("r1")
    assert t.where("r1") == "limbo"
    finish_turn(t)
    finish_turn(t)
    assert t.where("r1") == zone
    if zone == "formation":
        assert tb.PLACES[t.state.marks[tb.PLACE][t.handle("r1")]] == "B", "its former place, not the foremost"


@pytest.mark.rule("SF-LIMBO-04", "SF-LIMBO-09")
def test_a_champion_returns_to_the_pool_at_the_end_of_his_owners_next_turn() -> None:
    t = sent_to_limbo()
    finish_turn(t)
    assert t.where("her5") == "limbo"
    t.skip_to(seat=1, label="end your turn")
    assert t.where("her5") == "limbo"
    t.end_turn()
    assert t.names(1, "pool") == ["mon4", "her5"]
    t.skip_to_phase(4, seat=1, turns=2)
    t.attack("r9")
    assert t.can_pick("her5"), "and may be used from then on"


@pytest.mark.rule("SF-LIMBO-03", "SF-LIMBO-10")
@pytest.mark.parametrize(
    ("value", "fits", "zone"),
    [
        ("champions_only", True, "discard pile"),
        ("any_permanent", False, "discard pile"),
        ("any_permanent", True, "attached"),
    ],
)
def test_a_holding_comes_back_to_the_foremost_realm_that_it_fits(value: str, fits: bool, zone: str) -> None:
    t = Hall(limbo_emergers=value)
    t.formation(0, A="r9")
    t.formation(1, A="rDS", B="r1 with h2", **{"D": "r3", "C": "r2"} if fits else {})
    t.put(1, "limbo", "h1")
    t.begin(seat=1, phase=6, turn=5)
    finish_turn(t)
    assert t.where("h1") == zone
    if zone == "attached":
        assert t.state.host[t.handle("h1")] == t.handle("r2"), "C lies in front of D, and B has a holding"


@pytest.mark.rule("SF-LIMBO-04", "AMB-48")
def test_sent_in_his_owners_turn_he_misses_the_whole_next_one() -> None:
    t = at_home(pool=("wiz5", "her5"), hand=("toLimbo/3",))
    t.play("toLimbo/3").pick("her5")
    for turns, zone in ((1, "limbo"), (2, "limbo"), (3, "pool")):
        finish_turn(t)
        assert t.where("her5") == zone, turns


@pytest.mark.rule("SF-LIMBO-04")
def test_under_the_other_option_only_a_card_brings_him_back() -> None:
    t = sent_to_limbo(limbo_return="by_card_only")
    for _ in range(4):
        finish_turn(t)
    assert t.where("her5") == "limbo"


@pytest.mark.rule("SF-LIMBO-05")
@pytest.mark.parametrize(
    ("value", "at_once", "later"),
    [("discard_always", "discard pile", "discard pile"), ("keep_if_outside_combat", "limbo", "attached")],
)
def test_attachments_outside_combat_are_kept_by_option(value: str, at_once: str, later: str) -> None:
    t = sent_to_limbo("her5 with mi+2", limbo_attachments=value)
    assert t.where("mi+2") == at_once
    finish_turn(t)
    finish_turn(t)
    assert t.where("her5") == "pool"
    assert t.where("mi+2") == later
    if later == "attached":
        assert t.state.host[t.handle("mi+2")] == t.handle("her5")


@pytest.mark.rule("SF-LIMBO-05")
@pytest.mark.parametrize("value", ["discard_always", "keep_if_outside_combat"])
def test_attachments_are_lost_in_combat_in_any_case(value: str) -> None:
    t = duel("her9", "limbo5 with mi+2", hand=("al1",), rival_hand=("al1",), limbo_attachments=value)
    t.skip()
    assert (t.where("limbo5"), t.where("mi+2")) == ("limbo", "discard pile")


@pytest.mark.rule("SF-LIMBO-05", "AMB-104")
@pytest.mark.parametrize(("value", "zone"), [("discard_always", "discard pile"), ("keep_if_outside_combat", "limbo")])
def test_who_goes_from_the_pool_while_others_fight_was_not_in_combat(value: str, zone: str) -> None:
    t = duel("mon5", "her9 with mi+1", hand=("Foreign Wars", "al9"), limbo_attachments=value)
    t.pool(1, "her7 with mi+2")
    t.play("Foreign Wars")
    assert (t.where("her7"), t.where("mi+2")) == ("limbo", zone)
    assert (t.where("her9"), t.where("mi+1")) == ("battle", "attached"), "the battle goes on"


@pytest.mark.rule("SF-LIMBO-06", "AMB-50")
def test_an_artifact_whose_name_is_in_play_does_not_return_with_its_bearer() -> None:
    t = sent_to_limbo("her5 with Z", limbo_attachments="keep_if_outside_combat")
    t.pool(0, "her6 with Z")
    finish_turn(t)
    finish_turn(t)
    assert t.where("her5") == "pool"
    assert t.where("Z", seat=1) == "discard pile"


@pytest.mark.rule("SF-LIMBO-07")
def test_nobody_is_asked_whether_a_card_stays_in_limbo() -> None:
    t = at_home(seat=1, hand=("hero E", "her6"))
    t.put(0, "limbo", "wizard E")
    t.play("E")
    finish_turn(t)
    while t.where("E", seat=0) == "limbo":
        assert t.handle("E", 0) not in [option & 4095 for option in t.state.legal_actions() if option >> 12 != 1]
        t.state.apply(t.state.legal_actions()[-1])
    assert t.where("E", seat=0) == "discard pile"


@pytest.mark.rule("SF-LIMBO-08", "SF-ABYSS-07", "SF-PILE-03")
def test_what_works_on_the_discard_pile_does_not_reach_limbo_or_abyss() -> None:
    t = at_home(pool=("wiz5",), hand=("reshuffle/3", "recover/3", "her6"))
    t.put(0, "limbo", "her5")
    t.put(0, "abyss", "evGift")
    t.put(0, "void", "evRuin")
    t.put(0, "discard pile", "al3", "al4", "al5")
    t.play("recover/3")
    assert t.offered() == ["al3", "al4", "al5"]
    t.pick("al3").play("reshuffle/3")
    assert sorted(t.names(0, "draw pile"))[-2:] == ["al5", "recover/3"]
    assert t.names(0, "discard pile") == ["reshuffle/3"]
    assert (t.where("her5"), t.where("evGift"), t.where("evRuin")) == ("limbo", "abyss", "void")
