"""What a card is, asked of the words: its level, its traits, its kinds."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards, OfLevels
from spellhall.language.words import Number, Question


@trait
class Growth(OfLevels, Question):
    """How does the level change, computed from the base?"""


@trait
class Base(OfLevels, Question):
    """How does the base level change? (SF-LVL-04)"""


@trait
class Help(OfCards, Question):
    """What is added to the side of a fighter that is no card of its own?"""

    amount: int | Number


@trait
class Ruin(OfCards, Question):
    """Who attacks at half its level, and discards the realm that falls to it?"""


@trait
class Trait(OfCards, Question):
    """Which classification does a card have or not have? None in ``has``: the opposite of what it had."""

    trait: str
    has: bool | None


@trait
class Kind(OfCards, Question):
    """As which kind of champion does a card count?"""

    type: int


@trait
class Widening(OfCards, Question):
    """By how many levels more do the spells of a champion reach that name a highest level? (SF-LVL-06)"""

    amount: int | Number
