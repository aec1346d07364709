"""Section HERALD: champions that wait in the hand."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, step_forward

MOTHER = "Great Mother"


def victory(attacker: str, defender: str, *, holder: int = 0, players: int = 2, **options: str) -> Hall:
    """P1 attacks P2 and wins if their champion is the higher one; someone holds the Great Mother."""
    t = Hall(players, **options)
    for seat in range(players):
        t.formation(seat, A=f"r{9 - seat}")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(holder, MOTHER)
    t.begin(phase=4).attack("r8")
    return step_forward(t, attacker, defender).skip()


@pytest.mark.rule("SF-HERALD-01")
def test_she_comes_when_a_wizard_of_another_player_is_defeated() -> None:
    t = victory("her9", "wiz5")
    assert t.seat == 0 and t.rule == "SF-HERALD-01"
    t.play(MOTHER)
    assert t.where(MOTHER) == "pool"
    t.is_sound()


@pytest.mark.rule("SF-HERALD-01")
@pytest.mark.parametrize("defender", ["cle5", "mon5"])
def test_no_other_champion_will_do(defender: str) -> None:
    t = victory("her9", defender)
    assert t.rule != "SF-HERALD-01" and t.where(MOTHER) == "hand"


@pytest.mark.rule("SF-HERALD-01")
def test_an_attacking_wizard_that_is_defeated_will_do_as_well() -> None:
    t = victory("wiz5", "her9", holder=1)
    assert t.seat == 1 and t.rule == "SF-HERALD-01"


@pytest.mark.rule("SF-HERALD-02")
def test_whose_wizard_it_was_brings_nobody() -> None:
    t = victory("her9", "wiz5", holder=1)
    assert t.rule != "SF-HERALD-01"


@pytest.mark.rule("SF-HERALD-02")
def test_whoever_sits_outside_may_bring_her() -> None:
    t = victory("her9", "wiz5", holder=2, players=3)
    assert t.seat == 2 and t.can_play(MOTHER)
    t.skip()
    assert t.where(MOTHER) == "hand"


@pytest.mark.rule("SF-HERALD-01")
def test_she_comes_at_no_other_time() -> None:
    t = at_home(hand=(MOTHER, "her3"), pool=("her5",))
    assert not t.can_play(MOTHER) and "SF-AVA-01" in t.why_not(MOTHER)
    t.skip_to_phase(4)
    t.may_decline = True
    t.attack("r8")
    assert not t.can_pick(MOTHER)


@pytest.mark.rule("SF-HERALD-02")
def test_where_windows_are_alike_everybody_with_cards_is_asked() -> None:
    t = victory("her9", "wiz5", players=3, equal_windows="on")
    t.skip_to(rule="SF-HERALD")
    assert t.seat == 0
    t.skip()
    t.hand(2, "al1")
    assert t.rule != "SF-HERALD-01" or t.seat == 2


def test_her_shell_keeps_a_pool_from_casting_for_the_turn() -> None:
    t = at_home(pool=(MOTHER,))
    t.pool(1, "wiz9")
    t.hand(1, "wishW")
    assert t.seat == 0
    t.use(MOTHER).say("seat 1")
    assert not t.can_use(MOTHER)
    assert "SF-SPELL-09" in t.why_not("wishW", seat=1)
    t.skip_to_phase(3, seat=1, turns=1)
    assert t.can_play("wishW")
