"""What holds for a player or for a single card's text, asked of the words."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfPlayers
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Draw(OfPlayers, Question):
    """How many cards more or less are drawn in phase 1, though never below ``least``? (SF-PH1-02)"""

    least: int


@trait
class HandSize(OfPlayers, Question):
    """What is the hand limit?"""


@trait
class HandRoom(OfPlayers, Question):
    """Up to how many cards may be kept, whatever the limit? (AMB-82)"""


@trait
class HandGrowth(OfPlayers, Question):
    """What is added to the hand limit? (SF-HAND-02)"""


@trait
class Rebuilding(Modifier, Question):
    """What does rebuilding the realm itself cost?"""

    price: int


@trait
class Secrecy(Modifier, Question):
    """Whose draw pile can other cards not look at? (SF-RULE-04)"""


@trait
class Boon(Modifier, Question):
    """Who may bring an avatar into the pool for nothing? Anyone who has done so is passed over (SF-AVA-06)."""


@trait
class Ransom(Modifier, Question):
    """Which champion may be given up instead of a price? (SF-AVA-02)"""

    def pays(self, state: State, card: int, standing: Context) -> bool:
        """Whether it can be given up for a card."""
        raise NotImplementedError


@trait
class Solitude(Modifier, Question):
    """Does the avatar itself stand beside no other of its player?"""


@trait
class Claim(Modifier, Question):
    """Whose are the spoils of this battle, if they were due to the seat that is the number in its context? They may be
    ``plain``: a card that is drawn, and no spoils.
    """

    plain: bool


@trait
class Presence(Modifier, Question):
    """What lies on the table for a time, for what it waits for?"""


@trait
class Memory(Modifier, Question):
    """Which cards does a card keep in mind?"""


@trait
class Renewal(Modifier, Question):
    """Is a draw pile that has run out made anew at once, for everybody? (SF-PILE-10)"""


@trait
class Abandonment(Modifier, Question):
    """Can nobody rebuild realms?"""


@trait
class Refounding(Modifier, Question):
    """Does the holding itself join razed realms alone? (SF-RAZE-14)"""


@trait
class Settling(Modifier, Question):
    """What has to wait before a power of it works?"""


@trait
class Vanguard(Modifier, Question):
    """A player must lay their next realm in the foremost place (SF-FORM-14)."""

    def binds(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        raise NotImplementedError


class OwnLaw(Modifier, Question):
    """Does every player have a rule card of their own? (SF-CARD-40)"""
