"""What the rules ask of the active cards: each question is a class, which the words that answer it (``words/standing``)
inherit from. The rules know the questions and what an answer tells, and no word.
"""

from __future__ import annotations

from spellhall.kernel.state import State
from spellhall.language.words import Modifier


class Boost(Modifier, question=True):
    """Do some hits of the player deal more? (SC-WO-18)"""

    amount: int

    def boosts(self, state: State, source: int, first: bool, holder: int) -> bool:
        """Whether a hit of the card ``source`` is meant; ``holder`` is the card that says so."""
        raise NotImplementedError


class Pierce(Modifier, question=True):
    """Does the player's first hit each chain deal more, and ignore what would stop it?"""

    amount: int


class Damp(Modifier, question=True):
    """Does the first hit of each opposing Spell deal less, to a minimum of one?"""

    amount: int


class Guard(Modifier, question=True):
    """Does the first hit against the player each chain deal less? The guardian ``strikes`` back for so much."""

    amount: int
    strikes: int


class Shell(Modifier, question=True):
    """Does each hit against the player deal less, to a minimum of one?"""

    amount: int


class Ceiling(Modifier, question=True):
    """Is there a number that a single hit against the player cannot exceed?"""

    amount: int


class Steadiness(Modifier, question=True):
    """Does the player's Block stay, whatever removes or ignores it?"""


class Ailment(Modifier, question=True):
    """Does the opponent heal less each time?"""

    amount: int


class Sanity(Modifier, question=True):
    """Is the player free of the Madness rule? (SC-MA-04)"""


class Ward(Modifier, question=True):
    """Is there once a chain something that keeps the player's Spells from being negated?"""


class Firmness(Modifier, question=True):
    """Can the card itself not be negated?"""
