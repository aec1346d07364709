"""Calm: one player ignores a harmful event (section CALM)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall, key_of

from spellhall.games.spellfire import table as tb


def table(**hands: tuple[str, ...]) -> Hall:
    """Three players with a realm and a champion each; P1 is in their phase 3."""
    t = Hall(3)
    for seat, name in enumerate(("first", "second", "third")):
        t.formation(seat, A=f"r{seat + 1}")
        t.pool(seat, f"her{seat + 4}")
        t.hand(seat, *hands.get(name, ()))
    return t


@pytest.mark.rule("SF-CALM-01", "SF-CALM-02", "SF-MULTI-07", "SF-TERM-07", "SF-TERM-15")
@pytest.mark.parametrize("shield", ["Calm", "Delsenora in hand", "Delsenora in pool", "oracle in hand"])
def test_who_calms_keeps_his_cards_and_the_others_discard(shield: str) -> None:
    t = table(first=("evAll2", "al1", "al2"), second=("al3", "al4"), third=("al5", "al6"))
    name = shield.split(" ")[0]
    t.pool(2, name) if shield.endswith("in pool") else t.hand(2, name)
    t.begin(phase=3).play("evAll2")
    assert t.seat == 2
    t.play(name) if name == "Calm" else t.use(name)
    for card in ("al1", "al3"):
        t.pick(card)
    assert t.names(2, "hand") == ["al5", "al6"]
    assert t.names(0, "hand") == t.names(1, "hand") == []
    assert t.where(name) == ("abyss" if name == "Calm" else "discard pile")


@pytest.mark.rule("SF-CALM-03")
def test_who_calmed_a_ban_on_attacks_may_attack() -> None:
    t = table(second=("evPeace",), first=("calm", "al1"))
    t.begin(phase=3)
    t.skip_to(seat=1).play("evPeace").play("calm")
    t.skip_to_phase(4, seat=0)
    assert t.can_attack("r2")
    assert t.can_attack("r3")


@pytest.mark.rule("SF-CALM-04")
def test_a_calmed_ban_still_binds_the_others_even_against_the_one_who_calmed() -> None:
    t = table(second=("evPeace",), first=("calm",))
    t.hand(2, "evGift")
    t.begin(seat=2, phase=3)
    t.skip_to(seat=1).play("evPeace").play("calm")
    t.state.regs[tb.PHASE] = 4
    for realm in ("r1", "r2"):
        assert not t.can_attack(realm)
        assert "SF-CALM-04" in t.why_not(realm, seat=2)


@pytest.mark.rule("SF-CALM-05", "SF-TERM-16")
def test_a_helpful_event_cannot_be_calmed_but_negated() -> None:
    t = table(first=("evGift",), second=("calm",), third=())
    t.pool(2, "helm")
    t.begin(phase=3).play("evGift")
    assert t.seat == 2
    assert t.can_use("helm")
    t.use("helm")
    assert t.hand_size(0) == 0


@pytest.mark.rule("SF-CALM-06")
@pytest.mark.parametrize("zone", ["abyss", "void"])
def test_calm_is_an_event_itself(zone: str) -> None:
    t = Hall(events_go_to=zone)
    t.hand(0, "evAll2")
    t.hand(1, "Calm", "al2")
    t.begin(phase=3).play("evAll2").play("Calm")
    assert t.where("Calm") == zone
    ten = [KEYS[name] for name in ("evRuin", "evAll2", "evPeace", "airship", "caravan")] * 2
    assert any("11 events" in fault for fault in t.game.check_deck([*ten, key_of("Calm")]))
    assert not any("events" in fault for fault in t.game.check_deck(ten))


@pytest.mark.rule("SF-CALM-07", "AMB-12")
def test_whom_an_event_does_not_strike_is_not_asked_to_calm_it() -> None:
    t = table(first=("Cataclysm!", "al1"), third=("calm",))
    t.begin(phase=3).play("Cataclysm!").pick("r2")
    assert t.where("r2") == "discard pile"
    assert t.names(2, "hand") == ["calm"], "he was not asked"


@pytest.mark.rule("SF-CALM-07", "AMB-08")
@pytest.mark.parametrize(("target", "asked"), [("r1", True), ("r2", False)])
def test_an_own_event_is_calmed_only_if_it_strikes_home(target: str, asked: bool) -> None:
    t = table(first=("Cataclysm!", "calm", "al1"))
    t.begin(phase=3).play("Cataclysm!").pick(target)
    assert (t.rule == "SF-PAUSE-01" and t.can_play("calm")) is asked


@pytest.mark.rule("SF-CALM-07", "AMB-12")
@pytest.mark.parametrize(("event", "asked"), [("evAll2", True), ("Slave Revolt!", False), ("Hurricane!", False)])
def test_an_own_event_that_strikes_the_others_alone_is_not_calmed(event: str, asked: bool) -> None:
    t = table(first=(event, "calm", "al1", "al2"), second=("al3", "al4"))
    t.begin(phase=3).play(event)
    assert (t.rule == "SF-PAUSE-01" and t.seat == 0) is asked


@pytest.mark.rule("SF-CALM-07", "AMB-12")
def test_a_player_named_besides_the_target_is_struck_too() -> None:
    t = table(first=("The Death of a Hero", "al1"), second=("calm", "al2"), third=("calm", "al3"))
    t.begin(phase=3).play("The Death of a Hero").pick("her5")
    assert (t.seat, t.can_play("calm")) == (1, True), "his hero dies"
    t.skip()
    assert (t.seat, t.can_play("calm")) == (2, True), "he must discard a card"


@pytest.mark.rule("SF-CALM-07")
def test_a_copy_is_asked_about_by_its_own_name_and_only_of_those_it_strikes() -> None:
    t = table(first=("Cataclysm!", "calm", "al1"), second=("calm", "al2"))
    t.pool(1, "her9 with dup")
    t.begin(phase=3).play("Cataclysm!").pick("r3").use("dup")
    t.pick("r1")
    assert (t.seat, t.label) == (0, "answer seat 1's copy of Cataclysm!?")
    t.skip()
    assert t.seat == 0, "who passed is asked once more (AMB-06)"
    t.skip()
    assert t.where("r1") == "discard pile"
    assert t.names(1, "hand") == ["calm", "al2"], "his own copy does not strike him"
