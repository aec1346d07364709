"""What the rules ask of the cards in play: each question is a class, which the words that answer it
(``words/modifiers``) inherit from. The rules know the questions and what an answer tells, and no word that gives it.
"""

from __future__ import annotations

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier


class OfCards(Modifier, abstract=True):
    """Base: it concerns cards, perhaps under a condition."""

    cards: Cards

    def applies(self, state: State, standing: Context) -> bool:
        """Whether its condition is true."""
        raise NotImplementedError


class Boost(OfCards, question=True):
    """What is added to strength and speed?"""

    strength: int
    speed: int


class Base(OfCards, question=True):
    """What is the strength before additions?"""

    amount: int


class Gift(OfCards, question=True):
    """Which keywords are given?"""

    keyword: str


class BlockBan(OfCards, question=True):
    """Who cannot block?"""


class AttackBan(OfCards, question=True):
    """Who cannot attack?"""


class Urge(OfCards, question=True):
    """Who must attack?"""


class Vigilance(OfCards, question=True):
    """Who does not turn sideways to attack?"""


class Sleep(OfCards, question=True):
    """Who does not turn upright?"""


class Late(OfCards, question=True):
    """Who comes into play sideways?"""


class Silence(OfCards, question=True):
    """Who loses all abilities printed on it?"""


class Command(OfCards, question=True):
    """Whom does the controller of the card control, too?"""


class Veil(OfCards, question=True):
    """Who cannot be the target of cards of some types?"""

    types: tuple[str, ...]


class Plenty(OfCards, question=True):
    """Who gives one more resource?"""


class Yield(Modifier, question=True):
    """What does the card itself give for a payment? One of the ``yields``, for so much ``life``."""

    yields: tuple[tuple[int, ...], ...]
    life: int


class Bond(Modifier, question=True):
    """On what is the card put?"""
