"""Cards whose player must be asked for leave (section LEAVE)."""

from __future__ import annotations

import pytest
from hall import Hall


def asked(guardian: str, user: str, card: str, players: int = 2, target: str = "") -> Hall:
    """P1, in phase 3, uses a card with a champion; P2 has the guardian."""
    t = Hall(players)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, user)
    t.pool(1, guardian, "her4")
    t.hand(0, card, "mi+1")
    return t.begin(phase=3).play(card)


@pytest.mark.rule("SF-LEAVE-01")
@pytest.mark.parametrize(
    ("guardian", "user", "card"),
    [("Midnight, Goddess of Magic", "wiz5", "Death Spell"), ("3rd/046", "wiz5", "Death Spell")],
)
@pytest.mark.parametrize("allowed", [True, False])
def test_a_spell_is_cast_with_leave_alone(guardian: str, user: str, card: str, allowed: bool) -> None:
    t = asked(guardian, user, card)
    assert (t.seat, t.rule) == (1, "SF-LEAVE-01")
    t.is_sound()
    if allowed:
        t.yes().pick("her4")
        assert t.where("her4") == "discard pile"
        assert t.where(card) == "discard pile"
        assert "P2 lets P1 use Death Spell." in [line.strip() for line in t.log()]
    else:
        t.skip()
        assert (t.seat, t.where(card), t.where("her4")) == (0, "hand", "pool")
        assert "P2 does not let P1 use Death Spell." in [line.strip() for line in t.log()]


@pytest.mark.rule("SF-LEAVE-02")
def test_what_was_refused_is_of_no_use_before_the_turn_ends() -> None:
    t = asked("Midnight, Goddess of Magic", "wiz5", "Death Spell").skip()
    assert not t.can_play("Death Spell")
    assert t.can_play("mi+1")
    t.skip_to(rule="SF-PH6").end_turn().skip_to_phase(3, seat=0, turns=2)
    assert t.can_play("Death Spell")


@pytest.mark.rule("SF-LEAVE-02")
def test_whoever_is_losing_a_round_has_had_his_play_with_it() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5")
    t.pool(1, "her9", "Midnight, Goddess of Magic")
    t.hand(0, "Magic Missile", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("Magic Missile")
    assert t.rule == "SF-LEAVE-01"
    t.skip()
    assert t.seat == 0 and not t.can_play("Magic Missile") and t.can_play("al1")


@pytest.mark.rule("SF-LEAVE-01", "SF-LEAVE-03")
def test_sadira_is_asked_by_psionicists_for_their_cards() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi5")
    t.pool(1, "her9", "Sadira")
    t.hand(0, "psyDef+3", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("psyDef+3")
    assert (t.seat, t.rule) == (1, "SF-LEAVE-01")
    t.yes()
    assert t.totals() == (8, 9)


def test_sadira_uses_psionic_power_cards_without_asking() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Sadira")
    t.pool(1, "her9")
    t.hand(0, "psyDef+3", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("psyDef+3")
    assert t.totals() == (7, 9)


@pytest.mark.rule("SF-LEAVE-01")
@pytest.mark.parametrize(("user", "asks"), [("cle5", True), ("wiz5", False)])
def test_clerics_ask_the_arch_druid_and_nobody_else_does(user: str, asks: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, user)
    t.pool(1, "her9", "4th/285")
    t.hand(0, "cDef+3/4" if user == "cle5" else "wDef+3/4", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("cDef+3/4" if user == "cle5" else "wDef+3/4")
    assert (t.rule == "SF-LEAVE-01") is asks


@pytest.mark.parametrize(("number", "barred"), [("4th/285", True), ("2nd/189", False)])
def test_the_arch_druid_of_the_4th_edition_keeps_avatars_out(number: str, barred: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5", "wiz9", "wiz7 with mi+2")
    t.pool(1, number)
    t.hand(0, "Midnight, Goddess of Magic")
    t.begin(phase=3)
    assert t.can_play("Midnight, Goddess of Magic") is not barred
    t.skip_to_phase(4).attack("r1")
    assert t.can_pick("Midnight, Goddess of Magic") is not barred


def test_midnight_demands_two_great_wizards_and_destroys_opposing_items() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz9", "wiz7 with mi+2")
    t.pool(1, "her9 with mi+1")
    t.hand(0, "Midnight, Goddess of Magic", "al1")
    t.begin(phase=3).play("Midnight, Goddess of Magic").pick("wiz9")
    assert (t.where("wiz9"), t.where("wiz7")) == ("discard pile", "discard pile")
    t.skip_to_phase(4).attack("r1").pick("her9")
    assert t.where("mi+1") == "discard pile"
