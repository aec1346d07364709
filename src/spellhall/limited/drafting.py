"""A draft: everybody looks at a pile, takes a card, and passes the others on.

A choice can be changed until all have chosen; then all cards are taken at once, and the piles go on. Who has taken what
from which pile is kept, since a draft is looked at again afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import Packs


class Taken(NamedTuple):
    """A card that was taken.

    Attributes:
        pack: the number of the pack, from 0.
        number: which card it was of those that the seat has taken, from 0.
        seat: who took it.
        pile: what lay there, this card among it.
        card: the card.
        by: who chose it: "person", "agent", "time" when the time was up, "last" when there was no choice.
    """

    pack: int
    number: int
    seat: int
    pile: tuple[str, ...]
    card: str
    by: str


class Draft:
    """One draft.

    Attributes:
        round: the number of the pack that goes round, from 0; that of the packs when it is over.
        piles: by seat, the cards in hand now.
        unopened: by seat, the packs to come.
        picks: by seat, what was taken, in order.
        chosen: by seat, the card that was chosen of the pile in hand and can still be changed, and who chose it.
        taken: all that was taken, in the order of rounds and seats.
        size: how many cards the packs of this round had.
    """

    def __init__(self, packs: Packs, ways: Sequence[int]) -> None:
        self.ways = tuple(ways)
        self.seats = len(packs)
        self.unopened = [[list(pack) for pack in own] for own in packs]
        self.round = 0
        self.piles: list[list[str]] = [own.pop(0) for own in self.unopened]
        self.size = len(self.piles[0])
        self.picks: list[list[str]] = [[] for _ in packs]
        self.chosen: dict[int, tuple[str, str]] = {}
        self.taken: list[Taken] = []

    @property
    def is_over(self) -> bool:
        """Whether all cards are taken."""
        return self.round >= len(self.ways)

    @property
    def number(self) -> int:
        """How many cards everybody has taken."""
        return len(self.picks[0])

    def waiting(self) -> list[int]:
        """The seats that have still to choose."""
        return [] if self.is_over else [seat for seat in range(self.seats) if seat not in self.chosen]

    def choose(self, seat: int, key: str, by: str = "person") -> None:
        """A seat chooses a card of its pile, or another one than before; when all have, the cards are taken.

        Raises:
            UsageError: when the draft is over, or the card is not in the pile.
        """
        if self.is_over:
            raise UsageError("the draft is over: all cards are taken")
        if key not in self.piles[seat]:
            raise UsageError(f"there is no card {key!r} in your pile")
        self.chosen[seat] = key, by
        if len(self.chosen) == self.seats:
            self._take()

    def _take(self) -> None:
        """All have chosen: the cards are taken, and the piles passed on; empty ones open the next packs."""
        for seat in range(self.seats):
            key, by = self.chosen[seat]
            pile = self.piles[seat]
            self.taken.append(Taken(self.round, self.number, seat, tuple(pile), key, by))
            pile.remove(key)
        for seat in range(self.seats):
            self.picks[seat].append(self.chosen[seat][0])
        self.chosen = {}
        if any(self.piles):
            way = self.ways[self.round]
            self.piles = [self.piles[(seat - way) % self.seats] for seat in range(self.seats)]
            return
        self.round += 1
        if not self.is_over:
            self.piles = [own.pop(0) for own in self.unopened]
            self.size = len(self.piles[0])
