"""Questions about who may attack what, and who may defend. Words answer them."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import trait

from spellhall.games.spellfire.rules.questions.bases import OfCards, OfRealms
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Modifier, Question


@trait
class Gate(OfRealms, Question):
    """Who may attack a realm?"""

    def admits(self, state: State, champion: int, standing: Context) -> bool:
        """Whether a champion may attack."""
        raise NotImplementedError

    def bars_ally(self, state: State, ally: int, moves: Callable[[str], bool], standing: Context) -> bool:
        """Whether an ally may not come along (SF-MOVE-16); ``moves``: whether it has a mark, its own or passed on."""
        raise NotImplementedError


@trait
class Passage(OfCards, Question):
    """Who doesn't need the special movement that a realm demands?"""

    def leads_past(self, state: State, realm: int, marks: list[str], standing: Context) -> bool:
        """Whether that holds at a realm that demands one of some marks."""
        raise NotImplementedError


@trait
class Due(OfRealms, Question):
    """What must be given up for each champion that attacks a realm? It goes to the ``zone``."""

    zone: int

    def coins(self, state: State, seat: int, champion: int, standing: Context) -> list[int]:
        """The cards a seat can use to pay for a champion."""
        raise NotImplementedError

    def from_hand(self) -> bool:
        """Whether a seat pays with cards from its hand."""
        raise NotImplementedError

    def payable(self, state: State, seat: int, champion: int, standing: Context) -> bool:
        """Whether the attacker has a card to pay with."""
        raise NotImplementedError

    def demand(self) -> str:
        """What the attacker is asked for."""
        raise NotImplementedError


@trait
class SelfDefence(OfRealms, Question):
    """Which realm may fight as a champion, of what kind, and perhaps ``alone``? (AMB-40)"""

    type: int
    alone: bool


@trait
class Resistance(OfRealms, Question):
    """Which realm must be beaten twice in a turn before it is razed?"""

    def withstand(self, state: State, realm: int) -> bool:
        """Use up the resistance; returns whether there was any."""
        raise NotImplementedError


@trait
class Stubbornness(OfRealms, Question):
    """Which realm must be razed twice in a row before it is turned face down? (SF-RAZE-15)"""


@trait
class Sharing(Modifier, Question):
    """Do the holdings of other realms apply to the realm itself, too? (SF-ATT-19)"""

    def lends(self, state: State, realm: int) -> bool:
        """Whether those of a realm do."""
        raise NotImplementedError


@trait
class Demolition(OfCards, Question):
    """Who may attack razed realms? (SF-RAZE-17)"""

    def covers_ruin(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a razed realm is meant."""
        raise NotImplementedError


@trait
class Truce(Modifier, Question):
    """Who may not attack whom?"""

    def forbids(self, state: State, seat: int, champion: int, realm: int, standing: Context) -> bool:
        """Whether a seat may not attack a realm with a champion."""
        raise NotImplementedError


@trait
class Restraint(OfCards, Question):
    """Who can't attack, or can't defend?"""

    attack: bool
    defend: bool


@trait
class Reach(OfCards, Question):
    """Who may attack any realm in the formation, perhaps ``with_allies``, perhaps despite the realms' own powers?"""

    ignores_bans: bool
    with_allies: bool

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm can be reached."""
        raise NotImplementedError


@trait
class Following(OfCards, Question):
    """Whose allies can join it wherever it attacks? (SF-MOVE-10)"""


@trait
class Footing(OfCards, Question):
    """Whose special movement isn't passed on to its allies? (SF-MOVE-11)"""


@trait
class Bar(Modifier, Question):
    """Which allies can't reach a champion? (SF-WALL-09)"""

    def bars(self, state: State, ally: int, champion: int, standing: Context) -> bool:
        """Whether an ally can't reach a champion, or stay with it."""
        raise NotImplementedError


@trait
class Precedence(Modifier, Question):
    """Do the defending side's powers work before the attacker's? ``alone``: only that of the champion itself."""

    alone: bool


@trait
class Insight(Modifier, Question):
    """Who guesses what the opponent plays into the round?"""


@trait
class Blindness(Modifier, Question):
    """Who plays cards into a round that chance picks out of their hand? (SF-BIND-07)"""


@trait
class Dictation(Modifier, Question):
    """Who picks the ally that the opponent plays into the round, after which ``ban`` holds? (SF-BIND-05)"""

    ban: Modifier


@trait
class SecondDefence(OfCards, Question):
    """Who can defend a second time in one battle?"""


@trait
class Challenge(OfCards, Question):
    """Which champion is the only one that may defend? (SF-COMB-C8)"""
