"""Cards that let a fight begin again, or let a champion leave it before the blow falls."""

from __future__ import annotations

from positions import duel


def test_dark_dreams_let_only_the_loser_keep_attachments() -> None:
    t = duel("her5 with mi+2", "mon9 with art+4 and al4", hand=("Dark Dreams", "al3"), rival_hand=("al1", "al8"))
    t.play("Dark Dreams")
    assert t.totals() == (7, 9) and t.where("mi+2") == "attached"
    assert t.where("art+4") == t.where("al4") == "discard pile"
    t.play("al3")
    assert t.totals() == (10, 9)


def test_dark_dreams_are_for_the_losing_side() -> None:
    t = duel("her9", "mon5", hand=("Dark Dreams", "al2"), rival_hand=("al1",))
    assert t.seat == 1
    t.play("al1")
    assert not t.can_play("Dark Dreams")


def test_the_hook_horror_takes_its_champion_home_before_a_card_is_played() -> None:
    t = duel("her5 with Hook Horror", "her9", hand=("al1",), rival_hand=("al7", "al8"))
    assert t.totals() == (11, 9)
    t.play("al7").use("Hook Horror")
    assert t.where("her5") == "pool" and t.where("al7") == "hand"
    assert t.where("Hook Horror") == "attached" and t.where("her9") == "pool"


def test_the_hook_horror_may_let_the_card_be_played() -> None:
    t = duel("her5 with Hook Horror", "her9", hand=("al1",), rival_hand=("al7", "al8"))
    t.play("al7").skip()
    assert t.totals() == (11, 16)
