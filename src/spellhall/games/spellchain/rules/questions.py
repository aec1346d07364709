"""The questions that the rules ask of the active cards, one class each.

The words that answer a question (``words/standing``) inherit from its class. So the rules know the questions and the
shape of an answer, but none of the words.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.kernel.state import State
from spellhall.language.words import Modifier, Question


@trait
class Boost(Modifier, Question):
    """Do some hits of the player deal more? (SC-WO-18)"""

    amount: int

    def boosts(self, state: State, source: int, first: bool, holder: int) -> bool:
        """Whether it applies to a hit of the card ``source``; ``holder`` is the card that says so."""
        raise NotImplementedError


@trait
class Pierce(Modifier, Question):
    """Does the player's first hit each chain deal more, and ignore what would stop it?"""

    amount: int


@trait
class Damp(Modifier, Question):
    """Does the first hit of each opposing Spell deal less, to a minimum of one?"""

    amount: int


@trait
class Guard(Modifier, Question):
    """Does the first hit against the player each chain deal less? The guardian ``strikes`` back for this much."""

    amount: int
    strikes: int


@trait
class Shell(Modifier, Question):
    """Does each hit against the player deal less, to a minimum of one?"""

    amount: int


@trait
class Ceiling(Modifier, Question):
    """Is there a maximum for a single hit against the player?"""

    amount: int


@trait
class Steadiness(Modifier, Question):
    """Can the player's Block not be removed or ignored?"""


@trait
class Ailment(Modifier, Question):
    """Does the opponent heal less each time?"""

    amount: int


@trait
class Sanity(Modifier, Question):
    """Is the player free of the Madness rule? (SC-MA-04)"""


@trait
class Ward(Modifier, Question):
    """Does something keep the player's Spells from being negated, once a chain?"""


@trait
class Firmness(Modifier, Question):
    """Can the card itself not be negated?"""
