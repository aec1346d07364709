"""Phase 5: spells and the size of the hand (section PH5)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn, send

from spellhall.games.spellfire import table as tb
from spellhall.kernel.frames import PASS


@pytest.mark.rule("SF-PH5-01")
def test_spells_come_first_and_the_hand_limit_cannot_be_skipped() -> None:
    t = at_home(phase=5, pool=("wiz5",), hand=("w/5", *["al1"] * 10))
    assert t.can_play("w/5")
    t.skip()
    assert t.rule == "SF-PH5-05"
    assert PASS not in t.state.legal_actions()
    assert not t.can_play("w/5")
    while t.rule == "SF-PH5-05":
        t.pick("al1")
    assert t.label == "end your turn"
    assert not t.can_play("w/5")
    assert t.hand_size(0) == 8


@pytest.mark.rule("AMB-83")
def test_events_may_be_played_before_the_discards_and_afterwards() -> None:
    t = at_home(phase=5, hand=("evGift", *["al1"] * 9))
    assert t.can_play("evGift")
    t.skip()
    while t.rule == "SF-PH5-05":
        assert not t.can_play("evGift")
        t.pick("al1")
    assert (t.seat, t.label) == (0, "play something now?") and t.can_play("evGift")


@pytest.mark.rule("SF-PH5-02")
def test_a_spell_of_phase_5_needs_a_caster_in_the_pool() -> None:
    t = at_home(phase=5, pool=("wiz5",), hand=("w/5",))
    assert t.can_play("w/5")
    t = at_home(phase=5, pool=("her5",), hand=("w/5", "evGift"))
    assert not t.can_play("w/5")


def after_an_attack(*hand: str, defended: bool = True) -> Hall:
    """Phase 5 after an attack on seat 1, which holds those cards: its wizard has defended, or nobody has."""
    t = Hall()
    t.formation(0, A="r2")
    t.formation(1, A="r1", B="r3")
    t.pool(0, "her5", "wiz5")
    t.pool(1, "wiz9")
    t.hand(0, "al1", "evGift", "w/5")
    t.hand(1, *hand)
    for seat in (0, 1):
        t.pile(seat, *["al2"] * 8)
    t.begin(seat=0, phase=4).attack("r1")
    if defended:
        send(t, "her5", "wiz9")
    else:
        while not t.can_pick("her5"):
            t.skip()
        t.pick("her5")
    while t.reg(tb.PHASE) != 5:
        t.skip()
    return t


@pytest.mark.rule("SF-PH5-03", "AMB-105")
@pytest.mark.parametrize("defended", [True, False])
def test_who_has_defended_casts_no_spell_for_any_time(defended: bool) -> None:
    t = after_an_attack("wAny", "evGift", defended=defended)
    assert (t.seat, t.label) == (1, "play something now?")
    assert t.can_play("wAny") is not defended
    assert t.can_play("evGift"), "an event is no spell"
    if defended:
        assert "SF-PH5-03" in t.why_not("wAny", seat=1)
        while t.reg(tb.PHASE) != 6:
            t.skip()
        assert t.seat == 1 and t.can_play("wAny"), "the phase is over"


@pytest.mark.rule("SF-PH5-03")
def test_who_has_not_defended_in_this_turn_casts_again() -> None:
    t = after_an_attack("wAny", "evGift")
    t.skip_to_phase(6).skip_to(label="end your turn").end_turn()
    t.skip_to_phase(5)
    assert (t.reg(tb.TURN), t.reg(tb.ACTIVE)) == (6, 1) and t.can_play("wAny")


@pytest.mark.rule("SF-PH5-03", "AMB-105")
def test_who_has_defended_may_answer_with_a_spell() -> None:
    t = after_an_attack("dispel", "evGift")
    while not t.can_play("w/5"):
        t.skip()
    t.play("w/5").skip_to(seat=1)
    assert t.reg(tb.PHASE) == 5 and t.can_play("dispel")


@pytest.mark.rule("SF-PH5-03")
def test_who_has_just_defended_casts_nothing_in_this_phase() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "wiz9", "wiz8")
    t.hand(0, "al1", "evAll2")
    t.hand(1, "w/5", "evGift", "al2", "al3")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her5", "wiz9").skip()
    t.skip_to_phase(5)
    t.play("evAll2")
    asked = []
    while t.label != "end your turn":
        if t.seat == 1:
            asked.append(t.label)
            assert not t.can_play("w/5")
        t.state.apply(PASS if PASS in t.state.legal_actions() else t.state.legal_actions()[-1])
    assert "play something now?" in asked


@pytest.mark.rule("SF-PH5-05")
def test_the_active_player_chooses_what_to_discard_until_eight_remain() -> None:
    names = ["al1", "al2", "al3", "al4", "al5", "al6", "al7", "al8", "al9", "mi+2", "her5"]
    t = Hall()
    t.hand(0, *names)
    t.begin(phase=5)
    for card in ("al9", "her5", "al1"):
        assert (t.rule, t.seat) == ("SF-PH5-05", 0)
        t.pick(card)
    assert t.label == "end your turn"
    assert t.hand_size(0) == 8
    assert t.names(0, "discard pile") == ["al9", "her5", "al1"]


@pytest.mark.rule("SF-PH5-06")
@pytest.mark.parametrize("size", [0, 4, 8])
def test_with_eight_or_fewer_nothing_is_discarded_or_drawn(size: int) -> None:
    t = Hall()
    t.hand(0, *["al2"] * size)
    t.begin(phase=5)
    assert t.label == "end your turn"
    finish_turn(t)
    assert t.names(0, "hand") == ["al2"] * size
    assert t.names(0, "discard pile") == []
