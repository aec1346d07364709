"""Section ALLOT: cards drawn for one round."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import camp

VULTURE = "The Vulture of the Core"
DRAWN = ("al4", "mi+2", "evIdle", "r1", "her1")


def vulture(attacker: str = "her9", realm: str = "rRL", held: tuple[str, ...] = ("al9",)) -> Hall:
    """The vulture of P2 defends against a champion of P1."""
    t = camp(realm, attacker, VULTURE)
    t.hand(0, "al1")
    t.hand(1, *held)
    t.pile(1, *DRAWN, "al7")
    return t.attack(realm).pick(VULTURE)


@pytest.mark.rule("SF-ALLOT-01")
def test_five_cards_are_drawn_and_no_others_used() -> None:
    t = vulture().yes()
    assert t.seat == 1 and t.hand_size(1) == 6
    assert t.can_play("al4") and t.can_play("mi+2") and not t.can_play("al9")
    t.is_sound()


@pytest.mark.rule("SF-ALLOT-02")
def test_they_are_discarded_with_the_round_and_the_rest_of_the_hand_stays() -> None:
    t = vulture().yes()
    t.play("mi+2").skip().play("al4")
    assert t.totals() == (9, 12)
    t.skip_to(rule="SF-PH")
    assert t.where(VULTURE) == "pool" and t.names(1, "hand")[0] == "al9"
    assert [t.where(card, 1) for card in DRAWN] == [
        "discard pile",
        "discard pile",
        "abyss",
        "discard pile",
        "discard pile",
    ]


@pytest.mark.rule("SF-ALLOT-02")
def test_they_are_discarded_though_the_vulture_falls() -> None:
    t = vulture("her15").yes()
    t.skip()
    t.skip_to(rule="SF-PH")
    assert t.where(VULTURE) == "discard pile"
    assert t.names(1, "hand") == ["al9"]


def test_it_need_not_draw_and_draws_for_no_other_realm() -> None:
    t = vulture().skip()
    assert t.can_play("al9") and t.hand_size(1) == 1
    t = vulture(realm="r2")
    assert t.can_play("al9") and t.hand_size(1) == 1
