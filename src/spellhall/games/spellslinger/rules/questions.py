"""What the rules ask of the cards in play: each question is a class, which the words that answer it
(``words/modifiers``) inherit from. The rules know the questions and what an answer tells, and no word that gives it.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier, Question


class OfCards(Modifier):
    """Base: it concerns cards, perhaps under a condition."""

    abstract = True

    cards: Cards

    def applies(self, state: State, standing: Context) -> bool:
        """Whether its condition is true."""
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
    """Who does not turn sideways to attack?"""


@trait
class Sleep(OfCards, Question):
    """Who does not turn upright?"""


@trait
class Late(OfCards, Question):
    """Who comes into play sideways?"""


@trait
class Silence(OfCards, Question):
    """Who loses all abilities printed on it?"""


@trait
class Command(OfCards, Question):
    """Whom does the controller of the card control, too?"""


@trait
class Veil(OfCards, Question):
    """Who cannot be the target of cards of some types?"""

    types: tuple[str, ...]


@trait
class Plenty(OfCards, Question):
    """Who gives one more resource?"""


@trait
class Yield(Modifier, Question):
    """What does the card itself give for a payment? One of the ``yields``, for so much ``life``; as symbols: one of the
    ``colours``, or ``amount`` of no colour.
    """

    colours: str
    amount: int
    yields: tuple[tuple[int, ...], ...]
    life: int


@trait
class Bond(Modifier, Question):
    """On what is the card put?"""
