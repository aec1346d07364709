"""Naming a card of the game (SF-GUESS-06)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home


def intuition(pile: str) -> Hall:
    """P1 is asked for the type of a card that may lie in the pile of P2."""
    t = at_home(hand=("Elminster's Intuition", "her2"), pool=("her3",))
    t.formation(0, B="r5")
    t.pile(1, *["al1"] * 10, pile)
    t.state.question = None
    return t.play("Elminster's Intuition")


@pytest.mark.rule("SF-GUESS-06")
@pytest.mark.parametrize(("pile", "found"), [("4th/255", True), ("al9", False)])
def test_elminster_finds_the_card_that_is_named(pile: str, found: bool) -> None:
    t = intuition(pile)
    t.say("hero").say("H").say("Helm")
    assert t.where("r9") == ("formation" if found else "abyss") and t.where("r5") == "formation"
    if found:
        assert t.where("Helm") == "abyss" and t.where("al1") != "abyss"


@pytest.mark.rule("SF-GUESS-06")
def test_every_letter_offered_has_names() -> None:
    t = intuition("al9").say("dungeon card")
    letters = t.options()
    assert letters and all(len(letter) == 1 for letter in letters)
    t.say(letters[0])
    assert all(name.startswith(letters[0]) for name in t.options())
    t.is_sound()
