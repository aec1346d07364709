"""How much words are worth to a card's player, for hints: in cards of their own hand.

A hint knows nothing about any table. It goes by whose cards a word reaches, how many, and what happens to each:
a character in play counts for more than a card in hand, since it has been paid for.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.language.words import Number, Word

ANY, OWN, THEIRS, CHOSEN = "any", "own", "theirs", "chosen"
"""Whose cards a word names, for hints: anyone's, those of the card's player, their opponents', or those they choose."""
MANY = 1.5
"""The value of reaching all of a side's characters, where reaching one is worth 1."""
BOTH = 0.6
"""What remains of the value if both sides are affected, at a moment that suits the player."""

A_CHARACTER = 2.6
"""The value of a character in play."""
A_CARD = 0.7
"""The value of a card that still has to be paid for."""
USUAL: Final = 3
"""A number that is read from the table."""
LIFE = 0.12
"""The value of a point of life."""


def worth_to(named: Word, worth: float) -> float:
    """What it is worth to a card's player that something happens to the characters or players a word names.

    Args:
        named: says whose they are (``side``), and how much they count compared to one of the player's choice
            (``reach``).
        worth: the value to such a player, or to such a character's controller; below 0 if it is harm.
    """
    whom: Any = named
    reach: float = whom.reach()
    if whom.side == OWN:
        return worth * reach
    if whom.side == THEIRS:
        return -worth * reach
    if whom.side == CHOSEN:
        return abs(worth) * reach
    return max(-worth, 0.0) * reach * BOTH


def usual(amount: int | Number) -> int:
    """A number, or a typical value if it is read from the table."""
    return amount if isinstance(amount, int) else USUAL


def of_numbers(strength: int, speed: int) -> float:
    """The value of a lasting change of strength and speed."""
    return 0.25 * strength + 0.1 * speed


def of_damage(amount: int) -> float:
    """What damage costs a character's controller; part of a large amount is wasted on most characters."""
    return -A_CHARACTER * min(1.0, 0.3 * amount - 0.02 * amount * amount)
