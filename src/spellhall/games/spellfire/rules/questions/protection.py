"""What withstands, and what becomes of a card, asked of the words."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Immunity(OfCards, Question):
    """Who is immune to what, perhaps on ``all_sides``, perhaps even to what ignores immunities (``whatever``), perhaps
    to special powers alone? (SF-IMM-01, SF-POWER-01)
    """

    all_sides: bool
    whatever: bool
    powers_only: bool

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        raise NotImplementedError


@trait
class Exposure(OfCards, Question):
    """Who is immune to nothing, perhaps of certain cards, whatever is said elsewhere? (SF-IMM-10)"""

    def exposes(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether no immunity keeps ``source`` off ``subject``."""
        raise NotImplementedError


@trait
class Shield(Modifier, Question):
    """To what is the player themselves immune?"""

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        raise NotImplementedError


@trait
class Mirror(OfCards, Question):
    """Who uses what the champion that attacks it brings into the round, as if it were its own? (SF-AIM-06)"""


@trait
class Silence(OfCards, Question):
    """Whose special powers are cancelled? (SF-CONF-06)"""

    def only_in_rounds(self) -> bool:
        """Whether none but those of champions that face each other, and of what hangs on them, can be."""
        raise NotImplementedError

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Those of some cards that can be meant at all, by what is printed on them."""
        raise NotImplementedError


@trait
class Surety(OfCards, Question):
    """Whose spells cannot be cancelled or turned? (SF-SPELL-11)"""


@trait
class Withstanding(OfCards):
    """Base: it withstands card play."""

    abstract = True

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether a card withstands another."""
        raise NotImplementedError


@trait
class Firmness(Withstanding, Question):
    """What cannot be removed by card play, or for no reason ``whatever``?"""

    whatever: bool


@trait
class Steadfastness(Withstanding, Question):
    """What cannot be razed by card play? (SF-RARE-02)"""


@trait
class Loyalty(Withstanding, Question):
    """What cannot be made to switch sides?"""


@trait
class Fate(OfCards, Question):
    """Where does a card go instead of the discard pile, and does its player decide (``may``)?"""

    zone: int
    may: bool

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        raise NotImplementedError


@trait
class Forbearance(OfCards, Question):
    """Whose powers of vengeance do not work? (SF-RARE-03)"""


@trait
class Usurpation(Modifier, Question):
    """May realms be played whose names are in play, if that costs those their place? (SF-COSMOS-11)"""


@trait
class Plurality(Modifier, Question):
    """May any number of the card itself be in play? (SF-COSMOS-13)"""


@trait
class Disguise(Modifier, Question):
    """Can the item itself bring a champion from hand into play whose name is in play? (SF-COSMOS-12)"""


@trait
class Wheel(Modifier, Question):
    """How many events stay on the table, whatever time they are for? (SF-RULE-05)"""

    room: int


@trait
class Inversion(Modifier, Question):
    """Do Limbo and the Abyss change places? (SF-RARE-04)"""


@trait
class Transience(OfCards, Question):
    """What is discarded when the round is over, though it would stay? (SF-COMB-H7)"""


@trait
class Frailty(OfCards, Question):
    """What is discarded as soon as its level (its ``base`` level) is nothing any more?"""

    base: bool


@trait
class Guard(OfCards, Question):
    """Which holdings are discarded instead of their realm?"""


@trait
class Ward(Modifier, Question):
    """Is a card given up for a realm that a spell would raze or remove?"""


@trait
class SecondLife(OfCards, Question):
    """Who must be defeated twice in one battle?"""
