"""Calm: one player ignores a harmful event (section CALM)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall

from spellhall.games.spellfire import table as tb


def table(**hands: tuple[str, ...]) -> Hall:
    """Three players with a realm and a champion each; P1 is in his phase 3."""
    t = Hall(3)
    for seat, name in enumerate(("first", "second", "third")):
        t.formation(seat, A=f"r{seat + 1}")
        t.pool(seat, f"her{seat + 4}")
        t.hand(seat, *hands.get(name, ()))
    return t


@pytest.mark.rule("SF-CALM-01", "SF-CALM-02", "SF-MULTI-07", "SF-TERM-07", "SF-TERM-15")
@pytest.mark.parametrize("shield", ["calm", "oracle in hand", "oracle in pool"])
def test_who_calms_keeps_his_cards_and_the_others_discard(shield: str) -> None:
    t = table(first=("evAll2", "al1", "al2"), second=("al3", "al4"), third=("al5", "al6"))
    name = shield.split(" ")[0]
    t.pool(2, "oracle") if shield == "oracle in pool" else t.hand(2, name)
    t.begin(phase=3).play("evAll2")
    assert t.seat == 2
    t.play("calm") if name == "calm" else t.use("oracle")
    for card in ("al1", "al3"):
        t.pick(card)
    assert t.names(2, "hand") == ["al5", "al6"]
    assert t.names(0, "hand") == t.names(1, "hand") == []
    assert t.where(name) == ("abyss" if name == "calm" else "discard pile")


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
    t.hand(1, "calm", "al2")
    t.begin(phase=3).play("evAll2").play("calm")
    assert t.where("calm") == zone
    ten = [KEYS[name] for name in ("evRuin", "evAll2", "evPeace", "airship", "caravan")] * 2
    assert any("11 events" in fault for fault in t.game.check_deck([*ten, KEYS["calm"]]))
    assert not any("events" in fault for fault in t.game.check_deck(ten))
