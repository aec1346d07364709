"""The booster draft (section DR): three packs a player, passed left, right, left.

A draft is plain data: who sits where with which pile, and what everybody has taken. Picks are secret; ``view`` shows a
seat its own pile and picks only. The pile in hand is passed when everybody has taken a card.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellslinger.costs import COLOURS
from spellhall.games.spellslinger.formats.packs import DRAFT, DRAFT_PACKS, PACK, cube, deal_cube, pack
from spellhall.games.spellslinger.formats.rating import rating
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

MOST_SEATS = 12
LEFT, RIGHT = 1, -1
LOYALTY = 0.35
"""What each earlier pick of a colour adds to cards of that colour, for agents."""


class Draft:
    """One draft.

    Attributes:
        round: 0, 1 or 2; 3 when it is over.
        piles: by seat, the cards in hand now.
        unopened: by seat, the packs to come.
        picks: by seat, what was taken, in order.
        chosen: by seat, what was taken from the pile in hand and not passed yet.
    """

    def __init__(self, game: Game, seats: int, seed: int, from_cube: bool = False) -> None:
        """Deal the packs: at random by rarity, or from the cube.

        Raises:
            UsageError: for a number of players that the packs or the cube do not serve.
        """
        if not 2 <= seats <= MOST_SEATS:
            raise UsageError(f"a draft is for 2 to {MOST_SEATS} players, not {seats}")
        dice = Dice(seed)
        if from_cube:
            dealt = deal_cube(cube(game), seats, DRAFT, dice)
            self.unopened = [[cards[i * PACK : (i + 1) * PACK] for i in range(DRAFT_PACKS)] for cards in dealt]
        else:
            self.unopened = [[pack(game, dice) for _ in range(DRAFT_PACKS)] for _ in range(seats)]
        self.game = game
        self.seats = seats
        self.round = 0
        self.piles: list[list[str]] = [packs.pop(0) for packs in self.unopened]
        self.picks: list[list[str]] = [[] for _ in range(seats)]
        self.chosen: dict[int, str] = {}

    @property
    def is_over(self) -> bool:
        """Whether all cards are taken (SS-DR-08)."""
        return self.round >= DRAFT_PACKS

    def waiting(self) -> list[int]:
        """The seats that have still to take a card."""
        return [] if self.is_over else [seat for seat in range(self.seats) if seat not in self.chosen]

    def view(self, seat: int) -> dict[str, Any]:
        """SS-DR-06. What a seat may know."""
        waiting = self.waiting()
        return {
            "round": self.round,
            "pile": list(self.piles[seat]) if seat in waiting else [],
            "picks": list(self.picks[seat]),
            "waiting": waiting,
        }

    def pick(self, seat: int, key: str) -> None:
        """SS-DR-02, SS-DR-07. Take a card; the piles are passed when everybody has.

        Raises:
            UsageError: when the seat has taken one already, or the card is not in its pile.
        """
        if seat not in self.waiting():
            raise UsageError("you have taken a card of this pile; the piles go on when all have (SS-DR-07)")
        if key not in self.piles[seat]:
            raise UsageError(f"there is no card {key!r} in your pile (SS-DR-02)")
        self.chosen[seat] = key
        self.picks[seat].append(key)
        if len(self.chosen) == self.seats:
            self._pass_on()

    def _pass_on(self) -> None:
        """SS-DR-02 to SS-DR-05. To the left, in the second round to the right; an empty pile opens the next pack."""
        for seat, key in self.chosen.items():
            self.piles[seat].remove(key)
        self.chosen = {}
        if any(self.piles):
            way = RIGHT if self.round == 1 else LEFT
            self.piles = [self.piles[(seat - way) % self.seats] for seat in range(self.seats)]
            return
        self.round += 1
        if not self.is_over:
            self.piles = [packs.pop(0) for packs in self.unopened]


def advice(game: Game, pile: list[str], picks: list[str]) -> str:
    """What an agent takes: the best card, the more so the better it fits the colours taken so far."""
    taken = {colour: 0 for colour in COLOURS}
    for key in picks:
        for colour in game.catalogue[game.faces[key]].cost.colours():
            taken[colour] += 1
    favourites = sorted(COLOURS, key=lambda colour: -taken[colour])[:2]

    def worth(key: str) -> tuple[float, str]:
        card = game.catalogue[game.faces[key]]
        colours = card.cost.colours()
        loyalty = sum(taken[colour] for colour in colours if colour in favourites) / max(1, len(colours))
        stray = len(picks) * 0.1 if colours - set(favourites) else 0.0
        return rating(card) + LOYALTY * min(6, loyalty) - stray, key

    return max(pile, key=worth)


def let_agents_pick(draft: Draft, people: set[int]) -> None:
    """All seats without a person take their card; when no person waits, on to the end."""
    while waiting := [seat for seat in draft.waiting() if seat not in people]:
        for seat in waiting:
            view = draft.view(seat)
            draft.pick(seat, advice(draft.game, view["pile"], view["picks"]))
