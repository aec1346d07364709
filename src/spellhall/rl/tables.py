"""What all environments share: how a table is laid for a seed, and how much room its observations need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.state import State
from spellhall.registry import game as made

LONGEST = 20_000
"""After so many decisions an environment breaks a game off."""
NOTHING: Mapping[str, int] = MappingProxyType({})
SPARE = 16
"""Room for cards that come into a game from outside its decks."""


class Tables:
    """Lays the tables of one environment.

    Args:
        name: the game; ``options`` are its rule options.
        decks: a deck a seat: the name of one that the game ships, or the keys of its cards. None: at random, anew for
            each game.
        players: how many play; as many as there are decks, or as few as can.
        small: for studies of reduced games, whatever the rules say of decks: any lists of cards are played.
        begin: numbers that the columns of every seat begin with, by their names.

    Raises:
        UsageError: for a game, an option, a deck, a card or a column that does not exist, and for a number of players
            that cannot play.
    """

    def __init__(
        self,
        name: str,
        decks: Sequence[str | Sequence[str]] | None,
        players: int | None,
        options: dict[str, Any],
        small: bool = False,
        begin: Mapping[str, int] = NOTHING,
    ) -> None:
        self.game: Game = made(name, options)
        self.small, self.begin = small, [(self._column(column), number) for column, number in begin.items()]
        self.decks = None if decks is None else [self._deck(deck) for deck in decks]
        fewest = 1 if self.game.decks == 1 else self.game.players.least
        self.players = players or (len(self.decks) if self.decks else fewest)
        self.wanted = self.game.decks or self.players
        if self.decks is not None and len(self.decks) != self.wanted:
            raise UsageError(f"{self.wanted} decks are needed, not {len(self.decks)}")
        first = self.laid(0)
        self.seats: int = first.seats
        self.rows = len(first.face) + SPARE * self.wanted

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self  # nothing in it changes: OpenSpiel copies positions with all that they hold

    def _column(self, name: str) -> SeatColumn:
        columns = self.game.layout.seat_columns
        if name not in columns:
            raise UsageError(f"seats of {self.game.title} have no column {name!r}; they have {', '.join(columns)}")
        return SeatColumn(columns.index(name))

    def _deck(self, deck: str | Sequence[str]) -> list[str]:
        if not isinstance(deck, str):
            if unknown := [key for key in deck if self.small and key not in self.game.faces]:
                raise UsageError(f"{self.game.title} has no card {unknown[0]!r}")
            return list(deck)
        shipped = self.game.starter_decks()
        if deck not in shipped:
            raise UsageError(f"{self.game.title} has no deck called {deck!r}; it has {', '.join(shipped)}")
        return list(shipped[deck])

    def laid(self, seed: int) -> State:
        """A game at its first decision: the same for the same seed."""
        decks = self.decks
        if decks is None:
            dice = Dice(seed)
            decks = []
            for _ in range(self.wanted):
                decks.append(self.game.deck_beside(dice, decks))
        state = self.game.new_state(decks, seed, check=not self.small)
        for column, number in self.begin:
            for seat in range(state.seats):
                state.set_seat(column, seat, number)
        return state
