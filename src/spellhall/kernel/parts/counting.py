"""What counts: figures about games that are over, for the arena and the pages of balance.

``spellhall simulate`` counts the ``length`` of games, in the game's own ``length_unit``, and how often its ``opener``
won; a game that does not say is counted without. ``score`` is for games that are played for points, ``band`` what so
many are called, ``best_score`` how many there can be; a ``witness`` counts for a deck that tests itself what
``figures`` tell; ``changes`` lists what balance has changed in cards of our own.

For the account of a single game (``presentation.account``) it says what the curve of a game shows (``gauge``) and how a
seat stands on it (``standing``), which kinds of feats there are (``feats``), and which ``deeds`` of seats an event
tells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry
from spellhall.kernel.parts.part import Part
from spellhall.kernel.parts.statistics import Figure, Tally, Witness
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.state import State


class Counting(Part):
    """What counts."""

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
        """What so many points are called, where the rules have a word for them."""
        return ""

    def best_score(self) -> int:
        """The most points that a game can bring."""
        return 0

    def opener(self, state: State) -> int:
        """The seat that went first in the game."""
        raise UsageError(f"{self.name} does not tell who went first")

    def witness(self, state: State, seat: int, tally: Tally) -> Witness:
        """Who counts in a game that begins how the deck of a seat does, as far as only this game's rules know it."""
        return Witness(state, seat, tally)

    def figures(self, tally: Tally) -> Sequence[Figure]:
        """What its witnesses have counted, told."""
        return ()

    def changes(self) -> Sequence[tuple[str, str, str]]:
        """What balance has changed in cards of our own design: card, what changed, why."""
        return ()

    def standing(self, state: State, seat: int) -> int:
        """How a seat stands, as everybody can see: on the curve of a game, which shows its ``gauge``."""
        raise UsageError(f"{self.name} has no gauge by which one could say how a seat stands")

    def deeds(self, state: State, entry: Entry) -> Sequence[Deed]:
        """What seats have done by an event, as everybody could see it; ``state`` is what has come of it soon after."""
        return ()
