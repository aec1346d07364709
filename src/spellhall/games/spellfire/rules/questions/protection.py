"""Questions about what protects a card, and where it goes. Words answer them."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Immunity(OfCards, Question):
    """Who is immune to what?

    Perhaps on ``all_sides``, perhaps even to cards that ignore immunities (``whatever``), perhaps to special powers
    alone (SF-IMM-01, SF-POWER-01).
    """

    all_sides: bool
    whatever: bool
    powers_only: bool

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        raise NotImplementedError


@trait
class Exposure(OfCards, Question):
    """Who has no immunity, perhaps only to certain cards, no matter what else applies? (SF-IMM-10)"""

    def exposes(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether no immunity protects ``subject`` from ``source``."""
        raise NotImplementedError


@trait
class Shield(Modifier, Question):
    """What is the player themselves immune to?"""

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        raise NotImplementedError


@trait
class Mirror(OfCards, Question):
    """Who uses what an attacking champion brings into the round as if it were its own? (SF-AIM-06)"""


@trait
class Silence(OfCards, Question):
    """Whose special powers are cancelled? (SF-CONF-06)"""

    def only_in_rounds(self) -> bool:
        """Whether it only silences champions that face each other, and their attachments."""
        raise NotImplementedError

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Which of the given cards can be affected at all, judging by what is printed on them."""
        raise NotImplementedError


@trait
class Surety(OfCards, Question):
    """Whose spells can't be cancelled or turned? (SF-SPELL-11)"""

    def secures(self, state: State, spell: int, standing: Context) -> bool:
        """Whether one of their spells is meant."""
        raise NotImplementedError


@trait
class Directness(OfCards, Question):
    """Whose spells can't be turned, though they can be cancelled? (SF-SPELL-19)"""

    def holds_course(self, state: State, spell: int, standing: Context) -> bool:
        """Whether one of their spells is meant."""
        raise NotImplementedError


@trait
class Insistence(Modifier, Question):
    """Can nobody calm the event itself? (SF-CALM-08)"""


@trait
class Brittleness(Modifier, Question):
    """Does the card itself do nothing once it is turned back? (SF-SPELL-20)"""


@trait
class AbyssBar(OfCards, Question):
    """Which cards never go to the Abyss? (SF-ABYSS-10)"""


@trait
class Proofness(Modifier, Question):
    """Which cards can't be cancelled or turned? (SF-PAUSE-13)"""

    def seals(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is meant."""
        raise NotImplementedError


@trait
class Openness(Modifier, Question):
    """Do all players show what they draw, or which of it? (SF-HAND-06)"""

    def opens(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card that was drawn is shown."""
        raise NotImplementedError


@trait
class Detention(Modifier, Question):
    """Which card does Limbo not give back? (SF-LIMBO-12)"""

    def detains(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is held there."""
        raise NotImplementedError


@trait
class Unravelling(Modifier, Question):
    """Can the card itself be dispelled like a spell, though it is none? (SF-SPELL-17)"""

    def unravels(self, state: State, standing: Context) -> bool:
        """Whether that holds now."""
        raise NotImplementedError


@trait
class Curse(Modifier, Question):
    """Does dispelling a champion end what the card has done to it? (SF-SPELL-18)"""


@trait
class Withstanding(OfCards):
    """Base: it resists card play."""

    abstract = True

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether a card resists another."""
        raise NotImplementedError


@trait
class Firmness(Withstanding, Question):
    """What can't be removed by card play, or for no reason ``whatever``?"""

    whatever: bool


@trait
class Steadfastness(Withstanding, Question):
    """What can't be razed by card play? (SF-RARE-02)"""


@trait
class Loyalty(Withstanding, Question):
    """What can't be made to switch sides?"""


@trait
class Fate(OfCards, Question):
    """Where does a card go instead of the discard pile, and may its player decide (``may``)?"""

    zone: int
    may: bool

    def redirects(self, why: int) -> bool:
        """Whether a move made for a reason is redirected."""
        raise NotImplementedError


@trait
class Forbearance(OfCards, Question):
    """Whose powers of vengeance do not work? (SF-RARE-03)"""


@trait
class Usurpation(Modifier, Question):
    """Can realms be played whose names are in play, replacing those? (SF-COSMOS-11)"""


@trait
class Originality(Modifier, Question):
    """Which events can't be duplicated? (SF-DUP-04)"""

    def bars(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is one of those."""
        raise NotImplementedError


@trait
class Thrift(Modifier, Question):
    """Which events go to the discard pile if they are discarded without being played? (SF-ABYSS-09)"""

    def keeps(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is one of those."""
        raise NotImplementedError


@trait
class Plurality(Modifier, Question):
    """May any number of the card itself be in play? (SF-COSMOS-13)"""


@trait
class Freedom(Modifier, Question):
    """Which cards are played as if the Rule of the Cosmos did not cover them? (SF-COSMOS-14)"""

    def frees(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is one of those."""
        raise NotImplementedError


@trait
class Disguise(Modifier, Question):
    """Can the item itself bring a champion from hand into play whose name is in play? (SF-COSMOS-12)"""


@trait
class Wheel(Modifier, Question):
    """How many events stay on the table, however long they are meant to? (SF-RULE-05)

    Perhaps only certain ones; and perhaps the player of one more chooses which makes way (``chosen``, SF-RULE-07).
    """

    room: int
    chosen: bool

    def turns(self, state: State, event: int, standing: Context) -> bool:
        """Whether an event is one of those that stay."""
        raise NotImplementedError


@trait
class Inversion(Modifier, Question):
    """Do Limbo and the Abyss swap places? (SF-RARE-04)"""


@trait
class Transience(OfCards, Question):
    """What is discarded at the end of the round, although it would stay? (SF-COMB-H7)"""


@trait
class Frailty(OfCards, Question):
    """What is discarded as soon as it has no level (or no ``base`` level) left, or its bearer one below a number?"""

    base: bool
    bearer_below: int


@trait
class Guard(OfCards, Question):
    """Which holdings are discarded instead of their realm?"""


@trait
class Ward(Modifier, Question):
    """Is a card given up to save a realm that a spell would raze or remove?"""


@trait
class SecondLife(OfCards, Question):
    """Who must be defeated twice in one battle?"""
