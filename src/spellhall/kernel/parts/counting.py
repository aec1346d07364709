"""Statistics about finished games, for the arena, the balance pages and the account of a game.

``spellhall simulate`` counts the ``length`` of games, in the game's own ``length_unit``, and how often its ``opener``
won; a game that doesn't define these is counted without them. ``score`` is for games played for points, ``band`` the
rules' word for that many, ``best_score`` the most there can be, ``pars`` what an agent averages. For a deck that tests
itself, a ``witness`` counts what ``figures`` show; ``changes`` lists the balance changes to cards of our own.

For the account of a single game (``presentation.account``), it says what the curve of a game shows (``gauge``), a
seat's value on it (``standing``), which kinds of feats there are (``feats``), and which ``deeds`` of seats are in an
event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry
from spellhall.kernel.parts.pars import NONE, Pars
from spellhall.kernel.parts.part import Part
from spellhall.kernel.parts.statistics import Figure, Tally, Witness
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.state import State


class Counting(Part):
    """What statistics ask."""

    length_unit: ClassVar[str] = "turns"
    gauge: ClassVar[str] = ""
    feats: ClassVar[Mapping[str, Feat]] = MappingProxyType({})

    def length(self, state: State) -> int:
        """How long a game has been, in the game's own unit (``length_unit``)."""
        raise UsageError(f"{self.name} does not count its {self.length_unit}")

    def score(self, state: State) -> int | None:
        """The points of a finished game that is played for points; None for one that is won or lost."""
        return None

    def band(self, score: int) -> str:
        """What the rules call this many points, if they have a word for it."""
        return ""

    def best_score(self) -> int:
        """The most points that a game can bring."""
        return 0

    def pars(self) -> Pars:
        """What an agent averages with each starter deck; empty if the game isn't played for points."""
        return NONE

    def opener(self, state: State) -> int:
        """The seat that went first in the game."""
        raise UsageError(f"{self.name} does not tell who went first")

    def witness(self, state: State, seat: int, tally: Tally) -> Witness:
        """A counter for a seat whose deck is being studied; it counts what only this game's rules know."""
        return Witness(state, seat, tally)

    def figures(self, tally: Tally) -> Sequence[Figure]:
        """What its witnesses have counted, as figures."""
        return ()

    def changes(self) -> Sequence[tuple[str, str, str]]:
        """Balance changes to cards of our own design: card, what changed, why."""
        return ()

    def standing(self, state: State, seat: int) -> int:
        """A seat's value on the curve of a game, which shows its ``gauge``; everyone can see it."""
        raise UsageError(f"{self.name} has no gauge by which one could say how a seat stands")

    def deeds(self, state: State, entry: Entry) -> Sequence[Deed]:
        """What seats did in an event, as everyone could see; ``state`` is the position soon after it."""
        return ()
