"""Spoils of victory (section SPOIL)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import CHAMPIONS

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb


def conquest(drawn: str, *pool: str, attacker: str = "her5") -> Hall:
    """P1 attacks r1 of P2, who cannot defend it; ``drawn`` is the next card of P1."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, attacker, *pool)
    t.pile(0, drawn, "al7")
    t.begin(phase=4).attack("r1")
    return t.pick(attacker) if pool else t


def repulse(drawn: str, attacker: str = "her3") -> Hall:
    """P1 loses a round against P2, whose next card is ``drawn``."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    t.pool(1, "mon9")
    t.pile(1, drawn, "al7")
    return t.begin(phase=4).attack("r1").pick("mon9")


@pytest.mark.rule("SF-SPOIL-01", "SF-SPOIL-02")
def test_one_card_of_the_own_pile_comes_after_the_battle() -> None:
    t = conquest("her8")
    assert t.is_razed("r1")
    assert t.names(0, "hand") == ["her8"]
    assert t.names(0, "draw pile") == ["al7"]
    assert t.where("her5") == "pool"
    assert t.state.record is not None
    told = [type(entry.event) for entry in t.state.record.entries]
    assert told.index(events.BattleEnded) < told.index(events.SpoilsDrawn)
    assert told.count(events.SpoilsDrawn) == 1


@pytest.mark.rule("SF-SPOIL-02")
def test_a_realm_that_was_discarded_earns_them_too() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "evRuin", "al1")
    t.begin(phase=4).attack("r1").skip().pick("mon9").play("evRuin")
    assert t.where("r1") == "discard pile"
    assert t.hand_size(0) == 2


@pytest.mark.rule("SF-SPOIL-04", "AMB-26")
@pytest.mark.parametrize(("attacker", "zone"), [("limbo5", "limbo"), ("mon5", "discard pile")])
def test_the_defender_draws_when_the_attacker_went_to_the_discard_pile_or_to_limbo(attacker: str, zone: str) -> None:
    t = repulse("al9", attacker)
    assert t.where(attacker) == zone
    assert t.hand_size(1) == 1


@pytest.mark.rule("SF-SPOIL-10", "AMB-26")
def test_an_attacker_who_came_home_yields_no_spoils() -> None:
    t = repulse("al9", "home5")
    assert t.where("home5") == "pool"
    assert t.hand_size(1) == 0


@pytest.mark.rule("SF-SPOIL-07", "AMB-27")
def test_the_defender_may_play_his_card_at_once_in_the_turn_of_another() -> None:
    t = repulse("her5")
    assert (t.seat, t.can_play("her5")) == (1, True)
    t.play("her5")
    assert t.where("her5", 1) == "pool"
    t = repulse("her5")
    t.skip()
    assert t.where("her5", 1) == "hand"


@pytest.mark.rule("SF-SPOIL-08")
@pytest.mark.parametrize(
    ("card", "zone"), [("mi+2", "attached"), ("art+4", "attached"), *((champion, "pool") for champion in CHAMPIONS)]
)
def test_the_limits_of_phases_do_not_hold_for_it(card: str, zone: str) -> None:
    t = conquest(card, attacker="her6")
    assert t.reg(tb.PHASE) == 4
    t.play(card)
    if t.can_pick("her6"):
        t.pick("her6")
    assert t.where(card, 0) == zone


@pytest.mark.rule("SF-SPOIL-07", "AMB-27")
@pytest.mark.parametrize(
    ("card", "attacker", "may"),
    [
        ("peek/3", "wiz5", True),
        ("peek/3", "her5", False),
        ("wOff+3/4", "wiz5", False),
        ("w/5", "wiz5", False),
        ("al2", "wiz5", False),
        ("calm", "wiz5", False),
        ("evGift", "wiz5", True),
        ("hDS", "wiz5", False),
        ("hAny", "wiz5", True),
    ],
)
def test_what_could_be_played_in_some_phase_may_be_played_as_spoils(card: str, attacker: str, may: bool) -> None:
    t = conquest(card, attacker=attacker)
    assert t.where(card) == "hand"
    assert (t.reg(tb.PHASE) == 4 and t.can_play(card)) is may


@pytest.mark.rule("SF-SPOIL-01", "AMB-29")
@pytest.mark.parametrize("drawn", [[], ["al3"]])
def test_spoils_that_an_empty_pile_cannot_give_are_not_made_up_for(drawn: list[str]) -> None:
    t = Hall(draw_pile_empty="reshuffle", exhaustion_trigger="failed_draw")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5")
    t.pile(0, *drawn)
    t.put(0, "discard pile", "al7", "al8")
    t.begin(phase=4).attack("r1")
    assert t.is_razed("r1") and t.names(0, "hand") == drawn
    t.skip_to(rule="SF-PH6").end_turn()
    if not drawn:
        assert sorted(t.names(0, "draw pile")) == ["al7", "al8"], "there is a new pile"
    t.skip_to(seat=1, rule="SF-PH6")
    assert t.names(0, "hand") == drawn


@pytest.mark.rule("SF-SPOIL-09")
def test_a_realm_drawn_as_spoils_saves_a_pool() -> None:
    for saved in (True, False):
        t = Hall()
        t.formation(1, A="r1", B="r2")
        t.pool(0, "her5")
        t.pile(0, "r9", "al7", "al8", "al9")
        t.begin(phase=4).attack("r1")
        if saved:
            t.play("r9")
            assert t.where("r9") == "formation"
        else:
            t.skip()
        t.skip_to(seat=1, turns=1)
        assert t.where("her5", 0) == ("pool" if saved else "discard pile")


@pytest.mark.rule("AMB-28")
def test_a_realm_played_as_spoils_does_not_use_up_the_realm_action() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5")
    t.hand(0, "r3")
    t.pile(0, "r4", "al7", "al8")
    t.begin(phase=2).play("r3").say("B").skip_to_phase(4).attack("r1")
    assert t.rule == "SF-SPOIL-07"
    t.play("r4")
    assert t.where("r3") == t.where("r4") == "formation"
    assert t.state.marks[tb.PLACE][t.handle("r4")] == tb.PLACES.index("C"), "the rules for places apply"
