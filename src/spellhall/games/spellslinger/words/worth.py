"""What words are worth to a card's player, for hints: in cards of their own hand.

A hint knows nothing of any table. It goes by whose cards a word reaches and how many of them, and by what becomes of
one of them: a character in play counts for more than a card in hand, since it has been paid for.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.language.words import Number, Word

ANY, OWN, THEIRS, CHOSEN = "any", "own", "theirs", "chosen"
"""Whose cards words name, for hints: anybody's, those of the card's player, their opponents', or such as they
choose.
"""
MANY = 1.5
"""What it is worth to reach all characters of a side, where reaching one is worth 1."""
BOTH = 0.6
"""By how much less where it is both sides, at a moment that suits the player."""

A_CHARACTER = 2.6
"""What a character in play is worth."""
A_CARD = 0.7
"""What a card is worth that one still has to pay for."""
USUAL: Final = 3
"""A number that is read from the table."""
LIFE = 0.12
"""What a point of life is worth."""


def worth_to(named: Word, worth: float) -> float:
    """What it is worth to a card's player that something happens to the characters or players that a word names.

    Args:
        named: says whose they are (``side``), and how much they are beside one of one's choice (``reach``).
        worth: what it is worth to such a player, or to the controller of such a character; below 0 where it is harm.
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
    """A number, or what it will be by and large where it is read from the table."""
    return amount if isinstance(amount, int) else USUAL


def of_numbers(strength: int, speed: int) -> float:
    """What a change of strength and speed is worth that lasts."""
    return 0.25 * strength + 0.1 * speed


def of_damage(amount: int) -> float:
    """What so much damage at a time takes from a character's controller: much of it would be too much for most."""
    return -A_CHARACTER * min(1.0, 0.3 * amount - 0.02 * amount * amount)
