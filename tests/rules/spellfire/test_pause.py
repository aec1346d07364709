"""The event pause: one answer each, before the event works (section PAUSE)."""

from __future__ import annotations

import pytest
from hall import Hall


def table(players: int = 3, **hands: tuple[str, ...]) -> Hall:
    """It is P1's phase 3 with ``first`` in their hand; each of the others has two realms, ``second``, ``third``..."""
    t = Hall(players)
    t.formation(0, A="r1")
    for seat, (one, two) in enumerate((("r2", "r3"), ("r4", "r5"), ("r6", "r7"))[: players - 1], 1):
        t.formation(seat, A=one, B=two)
        t.pool(seat, f"wiz{seat + 3}")
    t.hand(0, "al9", *hands.get("first", ()))
    for seat, name in enumerate(("second", "third", "fourth"), 1):
        if name in hands:
            t.hand(seat, *hands[name])
    return t.begin(phase=3)


@pytest.mark.rule("SF-PAUSE-01", "AMB-09")
def test_all_others_are_asked_before_the_realm_goes() -> None:
    t = table(first=("evRuin",), second=("calm",), third=("lwish",))
    t.play("evRuin").pick("r2")
    for seat in (1, 2):
        assert (t.seat, t.rule) == (seat, "SF-PAUSE-01")
        assert t.where("r2") == "formation"
        t.skip()


@pytest.mark.rule("SF-PAUSE-02", "SF-MULTI-06", "AMB-06")
@pytest.mark.parametrize(("seat", "others"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_the_question_goes_clockwise_from_the_left_of_the_events_player(seat: int, others: list[int]) -> None:
    hands = [("evGift",) if player == seat else ("lwish",) for player in range(4)]
    t = table(4, first=hands[0], second=hands[1], third=hands[2], fourth=hands[3])
    t.pool(0, "wiz9")
    t.skip_to(seat=seat).play("evGift")
    asked = []
    while t.rule == "SF-PAUSE-01":
        asked.append(t.seat)
        t.skip()
    assert asked == others


@pytest.mark.rule("SF-PAUSE-03", "SF-PAUSE-04", "AMB-04", "AMB-06")
def test_who_passed_cannot_negate_later_but_may_still_calm() -> None:
    t = table(3, first=("evRuin",), second=("lwish", "calm"), third=("lwish",))
    t.play("evRuin").pick("r2")
    assert t.seat == 1
    assert t.can_play("lwish")
    t.skip()
    assert t.seat == 2
    t.skip()
    assert t.seat == 1
    assert not t.can_play("lwish")
    t.play("calm")
    assert t.where("r2") == "formation"


@pytest.mark.rule("SF-PAUSE-05")
def test_a_negated_event_cannot_be_duplicated() -> None:
    t = table(3, first=("evGift",))
    t.pool(1, "helm")
    t.pool(2, "her5 with dup")
    t.play("evGift").use("helm")
    assert t.rule != "SF-PAUSE-01"
    assert t.hand_size(2) == 0
    assert t.hand_size(0) == 1


@pytest.mark.rule("SF-PAUSE-06")
def test_the_first_action_must_concern_the_event_or_the_answer_is_lost() -> None:
    t = table(2, first=("evRuin",), second=("calm", "evGift", "al3"))
    t.play("evRuin").pick("r2")
    assert t.can_play("calm")
    assert not t.can_play("evGift")
    assert "SF-PAUSE-06" in t.why_not("evGift")
    t.skip()
    assert t.where("r2") == "discard pile"
    t.play("evGift")
    assert not t.can_play("calm")


@pytest.mark.rule("SF-PAUSE-07")
def test_a_player_who_duplicated_cannot_calm_the_same_event() -> None:
    t = table(3, first=("evRuin",), third=("calm",))
    t.pool(2, "her5 with dup")
    t.play("evRuin").pick("r4")
    assert t.seat == 2
    t.use("dup")
    assert t.where("r4") == "discard pile"
    assert t.label.startswith("choose")
    assert t.seat == 2


@pytest.mark.rule("SF-PAUSE-08")
def test_unanswered_the_event_takes_effect() -> None:
    for answered, zone in ((False, "discard pile"), (True, "formation")):
        t = table(3, first=("evRuin",), second=("calm",), third=("calm",))
        t.play("evRuin").pick("r2")
        while t.rule == "SF-PAUSE-01":
            t.play("calm") if answered else t.skip()
        assert t.where("r2") == zone


@pytest.mark.rule("SF-PAUSE-09")
def test_negation_spares_everybody() -> None:
    t = table(3, first=("evAll2", "al1"), second=("al2", "al3"), third=("lwish", "al4"))
    t.play("evAll2").play("lwish")
    assert t.names(0, "hand") == ["al9", "al1"]
    assert t.names(1, "hand") == ["al2", "al3"]
    assert t.names(2, "hand") == ["al4"]


@pytest.mark.rule("SF-PAUSE-10")
@pytest.mark.parametrize("event", ["evGift", "evAll2"])
def test_limited_wish_and_helm_negate_helpful_and_harmful_events(event: str) -> None:
    t = table(2, first=(event,), second=("Limited Wish", "al2"))
    t.play(event).play("Limited Wish")
    assert t.names(0, "hand") == ["al9"]
    assert t.names(1, "hand") == ["al2"]
    t = table(2, first=(event,), second=("al1", "al2"))
    t.pool(1, "Helm")
    t.play(event).use("Helm")
    assert t.names(0, "hand") == ["al9"]
    assert t.names(1, "hand") == ["al1", "al2"]
    assert t.where("Helm") == "discard pile"


@pytest.mark.rule("SF-PAUSE-11")
@pytest.mark.parametrize("card", ["Intercession", "intercede"])
def test_a_clerics_counter_stops_helpful_and_harmful_events(card: str) -> None:
    t = table(2, first=("evGift",), second=(card,))
    t.pool(1, "cle5")
    t.play("evGift").play(card)
    assert t.hand_size(0) == 1
    t = table(2, first=("evAll2",), second=(card, "al2"))
    t.pool(1, "cle5")
    t.play("evAll2").play(card)
    assert t.names(1, "hand") == ["al2"]


@pytest.mark.rule("SF-PAUSE-12")
def test_what_is_immune_to_cancelling_can_be_calmed_but_not_negated() -> None:
    t = table(2, first=("evBottle",), second=("lwish", "calm", "al2"))
    t.pool(1, "helm")
    t.play("evBottle")
    assert t.can_play("calm")
    assert not t.can_play("lwish")
    assert not t.can_use("helm")
    t.play("calm")
    assert t.names(0, "hand") == []
    assert t.names(1, "hand") == ["lwish", "al2"]


@pytest.mark.rule("AMB-91")
@pytest.mark.parametrize(("value", "asked"), [("on", True), ("off", False)])
def test_equal_windows_ask_those_too_who_have_no_answer(value: str, asked: bool) -> None:
    t = Hall(equal_windows=value)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.hand(0, "evGift", "evGift")
    t.hand(1, "al1")
    t.begin(phase=3).skip_to(rule="SF-PH3")
    t.play("evGift")
    assert ((t.seat, t.rule) == (1, "SF-PAUSE-01")) is asked


def test_it_is_noted_that_somebody_was_passed_over_because_of_what_he_holds() -> None:
    """What has an answer in play, the helm here, is seen; what a hand has is not, and undo must not ask it."""
    t = table(2, first=("evAll2", "al3", "al4"), second=("al5", "al6", "al7"))
    t.pool(0, "helm")
    t.play("evAll2")
    assert (t.seat, t.label) == (0, "discard a card")
    assert t.state.record is not None
    assert t.state.record.asked[-1]


@pytest.mark.rule("AMB-07")
def test_a_negation_after_a_calm_ends_the_event_and_the_calm_is_spent() -> None:
    t = table(3, first=("evAll2", "al1"), second=("calm", "al2", "al3"), third=("lwish", "al4", "al5"))
    t.play("evAll2").play("calm").play("lwish")
    assert t.names(0, "hand") == ["al9", "al1"] and t.names(2, "hand") == ["al4", "al5"]
    assert t.where("calm") == "abyss"


@pytest.mark.rule("AMB-07")
def test_a_copy_survives_the_negation_of_the_original() -> None:
    t = table(3, first=("evGift",))
    t.pool(1, "her5 with dup")
    t.pool(2, "helm")
    t.play("evGift").use("dup")
    while not t.label.startswith("answer evGift"):
        t.skip()
    t.use("helm")
    assert (t.hand_size(0), t.hand_size(1)) == (1, 2), "P1's event brings nothing, the copy does"


@pytest.mark.rule("AMB-08")
@pytest.mark.parametrize("holder", [0, 1])
def test_only_the_others_may_negate_an_event_in_its_pause(holder: int) -> None:
    t = table(2, first=("evRuin",))
    t.pool(0, "wiz9")
    t.hand(holder, "lwish")
    t.play("evRuin").pick("r2")
    assert (t.rule == "SF-PAUSE-01" and t.can_play("lwish")) is (holder == 1)
