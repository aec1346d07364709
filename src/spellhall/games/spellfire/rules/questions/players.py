"""Questions about a player, or about a single card's text. Words answer them."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards, OfPlayers
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Draw(OfPlayers, Question):
    """How many more or fewer cards are drawn in phase 1, though never below ``least``? (SF-PH1-02)"""

    least: int


@trait
class DrawFloor(OfPlayers, Question):
    """Fewer cards than this are never drawn in phase 1, whatever else is said (SF-PH1-05)."""


@trait
class HandSize(OfPlayers, Question):
    """What is the hand limit?"""


@trait
class HandRoom(OfPlayers, Question):
    """How many cards may be kept, whatever the limit? (AMB-82)"""


@trait
class HandGrowth(OfPlayers, Question):
    """What is added to the hand limit? (SF-HAND-02)"""


@trait
class Rebuilding(Modifier, Question):
    """What does rebuilding the realm itself cost?"""

    price: int


@trait
class Cheapness(Modifier, Question):
    """What does rebuilding any realm of its player cost? (SF-RAZE-16)"""

    price: int

    def lowers(self, state: State, standing: Context) -> bool:
        """Whether that holds now."""
        raise NotImplementedError


@trait
class DrawShare(Modifier, Question):
    """Who draws the cards that a text gives to some players? (SF-PH1-06)"""

    def shares(self, state: State, source: int, seats: list[int], standing: Context) -> list[int]:
        """The seats that draw instead."""
        raise NotImplementedError


@trait
class Certainty(Modifier, Question):
    """Whose player decides the digits that anyone would draw a card for? (SF-RULE-08)"""


@trait
class PhaseBan(Modifier, Question):
    """Which phases of their turn do players skip? (SF-TURN-07)"""

    def skips(self, state: State, seat: int, phase: int, standing: Context) -> bool:
        """Whether a seat skips a phase."""
        raise NotImplementedError


@trait
class DeckBan(Modifier, Question):
    """Which card can't be in a deck with the card itself? (SF-DECK-23)"""

    name: str


@trait
class Secrecy(Modifier, Question):
    """Whose draw pile can't other cards look at? (SF-RULE-04)"""


@trait
class Boon(Modifier, Question):
    """Who may bring an avatar into the pool for free? After doing so once, a player can't again (SF-AVA-06)."""


@trait
class Waiver(Modifier, Question):
    """Which avatars come without their price, for any player? (SF-AVA-07)"""

    def waives(self, state: State, avatar: int, standing: Context) -> bool:
        """Whether an avatar is one of those."""
        raise NotImplementedError


@trait
class Ransom(Modifier, Question):
    """Which champion may be given up instead of a price? (SF-AVA-02)"""

    def pays(self, state: State, card: int, standing: Context) -> bool:
        """Whether it can be given up for a card."""
        raise NotImplementedError


@trait
class Solitude(Modifier, Question):
    """Does the avatar itself tolerate no other avatar of its player?"""


@trait
class Seal(Modifier, Question):
    """Whose hand, draw pile and discard pile do others leave alone? (SF-HAND-05)"""


@trait
class Claim(Modifier, Question):
    """Who gets this battle's spoils, if they were due to the seat whose number is in its context?

    They may be ``plain``: just a drawn card, which doesn't count as spoils.
    """

    plain: bool


@trait
class Presence(Modifier, Question):
    """What lies on the table for a time, to wait for something?"""


@trait
class Memory(Modifier, Question):
    """Which cards does a card remember?"""


@trait
class Renewal(Modifier, Question):
    """Does a draw pile that has run out refill at once, for everyone? (SF-PILE-10)"""


@trait
class Citadel(OfCards, Question):
    """Which holdings count as realms toward victory, one for each player? (SF-VIC-13)"""


@trait
class Downfall(Modifier, Question):
    """Does a formation of razed realms win, and no other? (SF-VIC-15)"""


@trait
class Patience(Modifier, Question):
    """Does nobody win before their own turn begins? (SF-VIC-14)"""


@trait
class Abandonment(Modifier, Question):
    """Can no one rebuild realms?"""


@trait
class Refounding(Modifier, Question):
    """Can the holding itself join only razed realms? (SF-RAZE-14)"""


@trait
class Settling(Modifier, Question):
    """What must wait before a power of it works?"""


@trait
class Vanguard(Modifier, Question):
    """Which player must lay their next realm in the foremost place? (SF-FORM-14)"""

    def binds(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is affected."""
        raise NotImplementedError


class OwnLaw(Modifier, Question):
    """Does every player have a rule card of their own? (SF-CARD-40)"""
