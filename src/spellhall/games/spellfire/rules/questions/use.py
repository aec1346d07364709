"""Questions about what may be played, used and borne. Words answer them."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Grant(OfCards, Question):
    """Which support cards may a champion use although its icon doesn't allow them? (SF-ICON-13)"""

    types: tuple[int, ...]

    def opens(self, state: State, card: int) -> bool:
        """Whether a card is allowed."""
        raise NotImplementedError


@trait
class Crossing(Modifier, Question):
    """Do champions cast cleric spells who could cast wizard spells, and the other way round? (SF-SPELL-16)"""


@trait
class Ban(Modifier, Question):
    """What may not be played?"""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        raise NotImplementedError


@trait
class Permission(Modifier, Question):
    """Who needs permission from the card's player, and for what? ``denial`` holds for what was refused."""

    denial: Modifier

    def binds(self, state: State, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion needs permission for a card."""
        raise NotImplementedError


@trait
class Exemption(OfCards, Question):
    """Which champion needs no one's permission for certain cards? (SF-LEAVE-04)"""

    def frees(self, state: State, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion may use a card without asking."""
        raise NotImplementedError


@trait
class Defiance(Modifier, Question):
    """Can the card itself be played despite bans on cards of its type?"""


@trait
class Leave(Modifier, Question):
    """What may be played despite bans, if this permission came first? (SF-CONF-03)"""

    def allows(self, state: State, seat: int, card: int, standing: Context) -> bool:
        """Whether a seat has permission to play a card."""
        raise NotImplementedError


@trait
class Bearing(Modifier, Question):
    """Who are the only ones that can bear the card itself?"""

    def allowed(self, state: State, champion: int, card: int) -> bool:
        """Whether a champion may bear it."""
        raise NotImplementedError


@trait
class Outfit(OfCards, Question):
    """What can bear magical items (``artifacts``: artifacts, too) although it's no champion?"""

    artifacts: bool


@trait
class Worldliness(Modifier, Question):
    """Can champions of any world bear the card itself? (SF-ATT-03)"""


@trait
class Breadth(OfCards, Question):
    """Who may bear artifacts of any world, and any number of them unless they are ``counted``?"""

    counted: bool


@trait
class Room(OfCards, Question):
    """Who may bear more than one artifact?"""

    room: int


@trait
class Austerity(Modifier, Question):
    """Can a champion bear only one magical item? (SF-ATT-23)"""


@trait
class AnyRealm(Modifier, Question):
    """May the holding itself join a realm of any world?"""


@trait
class Welcome(Modifier, Question):
    """Can holdings of every world join the realm itself? (SF-PH2-10)"""


@trait
class Joining(Modifier, Question):
    """Which are the only realms that the holding itself may join?"""

    def joins(self, state: State, realm: int) -> bool:
        """Whether the holding may join a realm."""
        raise NotImplementedError


@trait
class Companion(Modifier, Question):
    """Beside which other artifact can the card itself be borne? (SF-ATT-20)"""

    def welcomes(self, state: State, champion: int) -> bool:
        """Whether a champion bears it."""
        raise NotImplementedError


@trait
class OnRealms(Modifier, Question):
    """May the card itself be attached to a realm? (SF-ATT-04)"""


@trait
class Clinging(OfCards, Question):
    """Which passing cards stay attached when the round is over?"""


@trait
class Loan(OfCards, Question):
    """What is borrowed for a round? The number in its context is the bearer it came from."""


@trait
class Imitation(OfCards, Question):
    """Who has another card's power for just one round?"""


@trait
class Shelf(Modifier, Question):
    """Can an artifact be attached to the holding itself?"""


@trait
class Endurance(OfCards, Question):
    """Which holdings stay when their realm is razed?"""


@trait
class Casting(Modifier, Question):
    """Which champions can cast or use the card: none but those (``only``), or those in addition to others?"""

    only: bool

    def admits(self, state: State, user: int) -> bool:
        """Whether a card is one of those."""
        raise NotImplementedError


@trait
class Remote(Modifier, Question):
    """Does a champion in the pool use the card itself, for the one that fights? (SF-ICON-16)"""


@trait
class Outreach(OfCards, Question):
    """Which champions in pools cast spells into their player's battle? (SF-ICON-17)"""


@trait
class Volunteer(Modifier, Question):
    """Can the ally be played at any time into a battle of others? (SF-ALLY-05)"""
