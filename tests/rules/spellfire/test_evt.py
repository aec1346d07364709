"""Events: when they may be played, and where they go (section EVT)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import EVENT
from spellhall.kernel.frames import PASS, action
from spellhall.language.words import WordError


def table(players: int = 2, **options: str) -> Hall:
    """Every player has a realm; P1 has a second in hand, so that a play of their opens a window in phase 2."""
    t = Hall(players, **options)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "r9")
    return t


@pytest.mark.rule("SF-EVT-01", "SF-EVT-06")
def test_an_event_is_played_in_another_players_turn_and_works_at_once() -> None:
    t = table(3)
    t.hand(2, "evGift")
    t.begin(phase=2).play("r9").say("B")
    assert (t.seat, t.rule) == (2, "SF-EVT-01")
    t.play("evGift")
    assert t.hand_size(2) == 2
    assert t.seat == 0


@pytest.mark.rule("AMB-03")
def test_after_a_play_the_asking_starts_again_with_the_active_player() -> None:
    t = table()
    t.hand(0, "evGift")
    t.hand(1, "evGift")
    t.begin(phase=6).end_turn()
    assert (t.seat, t.rule) == (0, "SF-EVT-01")
    t.skip()
    assert (t.seat, t.rule) == (1, "SF-EVT-01")
    t.play("evGift")
    assert (t.seat, t.rule) == (0, "SF-EVT-01")
    assert t.reg(tb.ACTIVE) == 0


@pytest.mark.rule("SF-EVT-11")
def test_an_event_needs_no_champion() -> None:
    t = table()
    t.hand(0, "evGift")
    t.begin(phase=3)
    assert t.names(0, "pool") == []
    t.play("evGift")
    assert t.hand_size(0) == 3


@pytest.mark.rule("SF-EVT-02")
def test_an_event_with_a_stated_moment_waits_for_it() -> None:
    t = table()
    t.pool(0, "her5")
    t.hand(0, "caravan")
    t.begin(phase=4)
    assert t.rule == "SF-PH4-01"
    assert not t.can_play("caravan")
    assert "SF-EVT-02" in t.why_not("caravan")
    t.skip_to(rule="SF-PH6").end_turn()
    assert t.can_play("caravan")


@pytest.mark.rule("SF-EVT-03", "SF-EVT-04")
def test_of_two_events_the_first_is_settled_before_the_second_is_accepted() -> None:
    t = table()
    t.hand(0, "evAll2", "al3", "al4", "al5")
    t.hand(1, "evGift", "al6", "al7", "al8")
    t.begin(phase=2).play("evAll2")
    for name in ("r9", "al3"):
        assert not t.can_play("evGift")
        t.pick(name)
    assert t.seat == 1
    assert not t.can_play("evGift")
    t.pick("al6").pick("al7")
    assert t.hand_size(0) == 2
    assert t.seat == 1
    t.play("evGift")
    assert t.hand_size(1) == 3


@pytest.mark.rule("SF-EVT-04", "AMB-81")
def test_no_event_is_put_into_a_search_or_a_draw() -> None:
    t = table()
    t.pool(0, "cle5")
    t.hand(0, "Locate Object")
    t.hand(1, "evGift")
    t.pile(0, "al2", "mi+2", "mi+1")
    t.begin(phase=3).play("Locate Object")
    assert t.seat == 0 and t.can_pick("mi+2"), "he searches, and nobody is asked"
    assert t.why_not("evGift", seat=1)
    t.pick("mi+2")
    assert t.names(0, "draw pile")[-1] == "mi+2"
    assert (t.seat, t.can_play("evGift")) == (1, True), "the pile is shuffled, and now it can be played"
    t = table()
    t.hand(1, "evGift")
    held = t.hand_size(0)
    t.begin(phase=1)
    assert (t.seat, t.can_play("evGift")) == (1, True)
    assert t.hand_size(0) == held + 3, "after all three cards of the draw"


@pytest.mark.rule("SF-EVT-05")
def test_an_event_that_is_neither_harmful_nor_helpful_is_refused() -> None:
    with pytest.raises(WordError, match="SF-EVT-05"):
        Card(EVENT, "Odd Event", "test/999", {})


@pytest.mark.rule("SF-EVT-07")
@pytest.mark.parametrize(("goes_to", "zone"), [("abyss", "abyss"), ("void", "void")])
def test_a_played_event_leaves_for_good(goes_to: str, zone: str) -> None:
    t = table(events_go_to=goes_to)
    t.hand(0, "evGift")
    t.begin(phase=3).play("evGift")
    assert t.where("evGift") == zone
    assert not t.can_play("evGift")


@pytest.mark.rule("SF-EVT-08")
def test_no_power_returns_an_event_to_a_hand() -> None:
    t = table(abyss_return="by_card")
    t.pool(0, "wiz5")
    t.hand(0, "recall/3", "recall/3", "evGift")
    t.put(0, "abyss", "her3")
    t.begin(phase=3).play("evGift")
    t.play("recall/3").pick("evGift")
    assert t.where("evGift") == "abyss"
    t.play("recall/3").pick("her3")
    assert t.where("her3") == "hand"


@pytest.mark.rule("SF-EVT-09")
def test_a_reshuffle_does_not_bring_events_back() -> None:
    t = table()
    t.pool(0, "wiz5")
    t.hand(0, "reshuffle/3", "evGift")
    t.put(0, "discard pile", "al9")
    t.begin(phase=3).play("evGift").play("reshuffle/3")
    assert t.where("evGift") == "abyss"
    assert "al9" in t.names(0, "draw pile")
    assert "evGift" not in t.names(0, "draw pile")


@pytest.mark.rule("SF-EVT-10")
def test_caravan_waits_until_every_player_has_had_a_first_turn() -> None:
    t = table(3)
    t.hand(0, "The Caravan")
    t.begin(phase=6, turn=1)
    t.state.regs[tb.CYCLED] = 0
    t.state.seat_data[tb.TURNS] = [0, 0, 0]
    for _ in range(2):
        t.end_turn()
        assert not t.can_play("The Caravan")
        t.skip_to(rule="SF-PH6")
    t.end_turn()
    assert t.seat == 0
    assert t.can_play("The Caravan")


def test_the_power_that_may_be_used_at_any_time_is_offered_though_another_of_the_card_may_not() -> None:
    t = table()
    t.pool(1, "herTwo5", "herNow5")
    t.begin(phase=2).play("r9").say("B")
    assert t.seat == 1
    held = t.hand_size(1)
    two, now = t.handle("herTwo5"), t.handle("herNow5")
    assert [option for option in t.state.legal_actions() if option != PASS] == [
        action(tb.USE_SECOND, two),
        action(tb.USE, now),
    ]
    t.state.apply(action(tb.USE_SECOND, two))
    assert t.hand_size(1) == held + 2
