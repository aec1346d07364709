"""The questions that the rules ask of the cards in play, one class each.

The words that answer a question (``words/modifiers``) inherit from its class. So the rules know the questions and the
shape of an answer, but not the words that give one.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier, Question


class OfCards(Modifier):
    """Base: it concerns cards, perhaps on a condition."""

    abstract = True

    cards: Cards

    def applies(self, state: State, standing: Context) -> bool:
        """Whether its condition holds."""
        raise NotImplementedError


@trait
class Boost(OfCards, Question):
    """What is added to strength and speed?"""

    strength: int
    speed: int


@trait
class Base(OfCards, Question):
    """What is the strength before additions?"""

    amount: int


@trait
class Gift(OfCards, Question):
    """Which keywords are given?"""

    keyword: str


@trait
class BlockBan(OfCards, Question):
    """Who cannot block?"""


@trait
class AttackBan(OfCards, Question):
    """Who cannot attack?"""


@trait
class Urge(OfCards, Question):
    """Who must attack?"""


@trait
class Vigilance(OfCards, Question):
    """Who attacks without turning sideways?"""


@trait
class Sleep(OfCards, Question):
    """Who doesn't turn upright?"""


@trait
class Late(OfCards, Question):
    """Who enters play sideways?"""


@trait
class Silence(OfCards, Question):
    """Who loses all printed abilities?"""


@trait
class Command(OfCards, Question):
    """What else does the card's controller control?"""


@trait
class Veil(OfCards, Question):
    """Who can't be the target of certain types of cards?"""

    types: tuple[str, ...]


@trait
class Plenty(OfCards, Question):
    """Who gives one more resource?"""


@trait
class Yield(Modifier, Question):
    """What does the card itself give for a payment?

    It gives one of the ``yields``, for this much ``life``; as symbols: one of the ``colours``, or ``amount``
    colourless.
    """

    colours: str
    amount: int
    yields: tuple[tuple[int, ...], ...]
    life: int


@trait
class Bond(Modifier, Question):
    """What is the card put on?"""
