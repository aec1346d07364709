"""Questions about what a card is: its level, its traits, its kinds. Words answer them."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards, OfLevels
from spellhall.language.words import Modifier, Number, Question


@trait
class Growth(OfLevels, Question):
    """How does the level change, calculated from the base?"""


@trait
class Base(OfLevels, Question):
    """How does the base level change? (SF-LVL-04)"""


@trait
class Whole(OfCards, Question):
    """How many times does the whole level of a champion count, with everything attached to it? (SF-LVL-09)

    Perhaps just by half, rounded down.
    """

    amount: int
    halved: bool


@trait
class Help(OfCards, Question):
    """What is added to a fighter's side that isn't a card of its own?"""

    amount: int | Number


@trait
class Desertion(OfCards, Question):
    """From which cards does no side get help that isn't a card of its own? (SF-LVL-08)"""


@trait
class Ruin(OfCards, Question):
    """Who attacks at half its level, and discards a realm that falls to it?"""


@trait
class Trait(OfCards, Question):
    """Which classification does a card have or lack? None in ``has``: the opposite of what it had."""

    trait: str
    has: bool | None


@trait
class Kind(OfCards, Question):
    """What kind of champion does a card count as?"""

    type: int


@trait
class Widening(OfCards, Question):
    """If a champion's spells name a highest level, how much is it raised? (SF-LVL-06)"""

    amount: int | Number


@trait
class HandTrap(Modifier, Question):
    """Does the card punish a player who finds it in another's hand? (SF-HAND-08)"""
