"""Duplicated events and spells are cards of their own (section DUP)."""

from __future__ import annotations

import pytest
from hall import Hall


def table(**hands: tuple[str, ...]) -> Hall:
    """P1's phase 3; P2 bears what duplicates an event."""
    t = Hall(3)
    t.formation(0, A="r1", B="r4")
    t.formation(1, A="r2", B="r5")
    t.formation(2, A="r3")
    t.pool(1, "her5 with dup")
    for seat, name in enumerate(("first", "second", "third")):
        t.hand(seat, *hands.get(name, ()))
    return t.begin(phase=3)


@pytest.mark.rule("SF-DUP-01", "SF-DUP-02")
def test_a_duplicate_opens_an_event_pause_of_its_own_in_which_it_can_be_calmed() -> None:
    t = table(first=("evRuin", "calm"), third=("calm",))
    t.play("evRuin").pick("r3").use("dup")
    t.skip_to(label="choose")
    assert t.where("r3") == "discard pile"
    assert t.seat == 1
    t.pick("r1")
    assert (t.seat, t.rule) == (0, "SF-PAUSE-01"), "P3 is not struck"
    t.play("calm")
    assert t.where("r1") == "formation"


@pytest.mark.rule("SF-DUP-02")
def test_a_duplicated_spell_can_be_dispelled() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5", "her3")
    t.pool(1, "wiz6 with dupSp", "her4")
    t.hand(0, "wOff/3", "dispel", "al9")
    t.begin(phase=3).play("wOff/3").pick("her4").use("dupSp")
    assert t.where("her4") == "discard pile"
    assert (t.seat, t.label[:6]) == (1, "choose")
    t.pick("her3")
    assert (t.seat, t.rule) == (0, "SF-PAUSE-01")
    t.play("dispel")
    assert t.where("her3") == "pool"


@pytest.mark.rule("SF-DUP-02")
def test_a_duplicated_offensive_spell_works_on_the_duplicators_opponent() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5")
    t.pool(1, "wiz9 with dupSp")
    t.hand(0, "wOff-3/4", "al1")
    t.begin(phase=4).attack("r2").pick("wiz9")
    t.play("wOff-3/4").use("dupSp")
    assert t.totals() == (2, 6)


@pytest.mark.rule("SF-DUP-03")
def test_calming_the_original_does_not_cover_the_duplicate() -> None:
    t = table(first=("evAll2", "al1", "al2"), second=("al3", "al4"), third=("calm", "al5", "al6", "calm"))
    t.play("evAll2").use("dup").play("calm")
    t.pick("al1").pick("al3")
    assert (t.seat, t.rule) == (2, "SF-PAUSE-01")
    t.skip()
    if t.rule == "SF-PAUSE-01":
        t.skip()
    assert t.seat == 2
    t.pick("al5").pick("al6")
    assert t.names(2, "hand") == ["calm"]


@pytest.mark.rule("AMB-80")
@pytest.mark.parametrize("bells", ["dup", "dup and dup"])
def test_a_duplicate_can_be_duplicated_once_with_each_card(bells: str) -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(1, f"her5 with {bells}")
    t.pool(2, "her6 with dup")
    t.hand(0, "evGift", "al1")
    t.begin(phase=3).play("evGift").use("dup").skip()
    assert (t.seat, t.label) == (2, "answer seat 1's copy of evGift?"), "P3 has left the original alone"
    t.use("dup")
    second = "and" in bells
    assert (t.rule == "SF-PAUSE-01") is second, "the first has been used, also for a copy of its own copy"
    if second:
        assert (t.seat, t.label) == (1, "answer seat 2's copy of evGift?")
        t.use("dup")
    assert [t.hand_size(seat) for seat in range(3)] == [3, 4 if second else 2, 2]
