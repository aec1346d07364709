"""The Abyss (section ABYSS)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire.table import ACTIVE


@pytest.mark.rule("SF-ABYSS-01", "SF-HAND-03")
@pytest.mark.parametrize("value", ["abyss", "void"])
def test_an_event_discarded_unplayed_goes_to_the_abyss(value: str) -> None:
    t = Hall(events_go_to=value)
    t.hand(0, "caravan", "al3", *["al1"] * 8)
    t.begin(phase=5)
    t.pick("caravan").pick("al3")
    assert t.where("caravan") == "abyss"
    assert t.where("al3") == "discard pile"


@pytest.mark.rule("SF-ABYSS-01")
def test_so_it_does_when_a_card_makes_its_player_discard_it() -> None:
    t = at_home(hand=("evThief",))
    t.hand(1, "caravan")
    t.play("evThief")
    assert t.where("caravan") == "abyss"


@pytest.mark.rule("SF-ABYSS-02", "SF-VOID-02")
@pytest.mark.parametrize(("preset", "zone"), [("rulebook", "abyss"), ("tournament", "void")])
def test_where_a_played_event_goes_is_an_option(preset: str, zone: str) -> None:
    t = at_home(hand=("evGift",), preset=preset)
    t.play("evGift")
    assert t.where("evGift") == zone
    assert t.hand_size(0) == 2


@pytest.mark.rule("SF-ABYSS-03")
def test_a_power_may_send_other_cards_there() -> None:
    t = at_home(pool=("wiz5",), hand=("toAbyss/3",))
    t.pool(1, "her5 with mi+2")
    t.play("toAbyss/3").pick("her5")
    assert t.where("her5") == "abyss"
    assert t.where("mi+2") == "discard pile"


@pytest.mark.rule("SF-ABYSS-04", "SF-ABYSS-05")
@pytest.mark.parametrize(("value", "returns"), [("never", False), ("by_card", True)])
def test_whether_cards_bring_anything_back_is_an_option(value: str, returns: bool) -> None:
    t = at_home(pool=("wiz5",), hand=("gate", "her6"), abyss_return=value)
    t.put(0, "abyss", "her5", "al3")
    assert t.can_play("gate") is returns
    if returns:
        t.play("gate")
        assert t.where("her5") == "pool"
        assert t.where("al3") == "abyss"


def once_recovered(turns_out: int, players: int = 2) -> Hall:
    """P1's champion with a once-per-turn power was sent to the Abyss in their turn, and is recovered some turns
    later.
    """
    t = at_home(pool=("wiz5", "once"), hand=("toAbyss/3", "her6"), abyss_return="by_card", players=players)
    t.play("toAbyss/3").pick("wiz5").pick("once")
    for _ in range(turns_out):
        finish_turn(t)
    t.hand(0, "gate")
    t.skip_to_phase(3, seat=0)
    t.play("gate")
    assert t.where("once") == "pool"
    return t


@pytest.mark.rule("SF-ABYSS-06")
def test_a_champion_back_from_the_abyss_rests_his_power_for_a_full_turn() -> None:
    for turns_out in (0, 2):
        t = once_recovered(turns_out)
        assert not t.can_use("once")
        assert "SF-ABYSS-06" in t.why_not("once")
        finish_turn(t)
        t.skip_to_phase(3, seat=0, turns=1)
        assert t.can_use("once"), "a full turn later"


@pytest.mark.rule("SF-ABYSS-06")
def test_unless_he_was_out_for_longer_than_that() -> None:
    t = once_recovered(4)
    assert t.can_use("once")
    t = once_recovered(3, players=3)
    assert not t.can_use("once")
    t = once_recovered(6, players=3)
    assert t.can_use("once")


@pytest.mark.rule("SF-ABYSS-06")
def test_the_wait_is_counted_in_turns_of_all_players() -> None:
    t = at_home(seat=1, pool=("wiz6",), hand=("toAbyss/3",), abyss_return="by_card")
    t.pool(0, "once", "wiz5")
    t.hand(0, "gate")
    t.play("toAbyss/3").pick("once")
    finish_turn(t).skip_to_phase(3, seat=0)
    t.play("gate")
    assert not t.can_use("once")
    finish_turn(t)
    t.skip_to_phase(3, seat=0, turns=1)
    assert t.can_use("once")


@pytest.mark.rule("SF-ABYSS-06")
def test_back_in_another_players_turn_he_misses_the_own_turn_that_follows() -> None:
    t = at_home(pool=("wiz5", "once"), hand=("toAbyss/3", "her6", "evGate"), abyss_return="by_card")
    t.play("toAbyss/3").pick("wiz5").pick("once")
    finish_turn(t).skip_to(seat=0).play("evGate")
    assert (t.where("once"), t.reg(ACTIVE)) == ("pool", 1)
    t.skip_to_phase(3, seat=0, turns=1)
    assert not t.can_use("once")
    finish_turn(t)
    t.skip_to_phase(3, seat=0, turns=1)
    assert t.can_use("once")


@pytest.mark.rule("SF-ABYSS-07")
def test_a_reshuffle_does_not_reach_the_abyss() -> None:
    t = at_home(pool=("wiz5",), hand=("reshuffle/3",))
    t.put(0, "abyss", "evGift", "caravan")
    t.put(0, "discard pile", "al3")
    t.play("reshuffle/3")
    assert t.names(0, "abyss") == ["evGift", "caravan"]
    assert "al3" in t.names(0, "draw pile")


@pytest.mark.rule("SF-ABYSS-08")
def test_a_card_in_the_abyss_has_no_effect() -> None:
    for zone, drawn in (("formation", 4), ("abyss", 3)):
        t = Hall()
        t.put(0, zone, "draw+1")
        assert t.begin(phase=1).hand_size(0) == drawn
