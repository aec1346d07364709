"""A draft: everyone looks at a pile, takes a card, and passes the rest on.

You can change your choice until everyone has chosen; then all cards are taken at once, and the piles move on. The
draft remembers who took what from which pile, because people review drafts afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import Packs


class Taken(NamedTuple):
    """A card that was taken.

    Attributes:
        pack: the index of the pack, from 0.
        number: how many cards the seat had taken before.
        seat: who took it.
        pile: the cards in the pile, including this one.
        card: the card.
        by: who chose it: "person", "agent", "time" when time was up, "last" when there was no choice.
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
        round: the index of the current pack, from 0; the number of packs when it is over.
        piles: by seat, the cards in hand now.
        unopened: by seat, the packs to come.
        picks: by seat, what was taken, in order.
        chosen: by seat, the chosen card of the pile in hand, which can still be changed, and who chose it.
        taken: all picks, in the order of rounds and seats.
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
        """How many cards everyone has taken."""
        return len(self.picks[0])

    def waiting(self) -> list[int]:
        """The seats that haven't chosen yet."""
        return [] if self.is_over else [seat for seat in range(self.seats) if seat not in self.chosen]

    def choose(self, seat: int, key: str, by: str = "person") -> None:
        """Choose a card of a seat's pile, or change the choice; once everyone has chosen, the cards are taken.

        Raises:
            UsageError: when the draft is over, or the card isn't in the pile.
        """
        if self.is_over:
            raise UsageError("the draft is over; every card is picked")
        if key not in self.piles[seat]:
            raise UsageError(f"there's no card {key!r} in your pile")
        self.chosen[seat] = key, by
        if len(self.chosen) == self.seats:
            self._take()

    def _take(self) -> None:
        """Take all chosen cards and pass the piles on; empty ones open the next packs."""
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
