"""What all environments share: how a table is set up from a seed, and how much room its observations need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.indexes import SeatColumn
from spellhall.kernel.state import State
from spellhall.registry import game as made
from spellhall.rl.arguments import check_options

Deck = str | Sequence[str]
"""The name of a starter deck, or the keys of its cards."""
Decks = Sequence[Deck] | Callable[[int], Sequence[Deck]]
"""A deck per player, the same in every game; or a function that builds them from the game's seed."""
LONGEST = 20_000
"""An environment breaks off a game after this many decisions."""
NOTHING: Mapping[str, int] = MappingProxyType({})
SPARE = 16
"""Room for cards that enter a game from outside its decks."""


class Tables:
    """Sets up an environment's tables.

    Args:
        name: the game; ``options`` are its rule options.
        decks: a deck per seat, or a function from each game's seed to them (see ``Decks``). None: random, new for each
            game.
        players: how many play; by default as many as there are decks, or the minimum.
        small: for studies of reduced games, whatever the rules say about decks: any lists of cards can be played.
        begin: initial numbers for every seat's columns, by their names.

    Raises:
        UsageError: for an unknown game, option, deck, card or column, or a number of players that can't play.
    """

    def __init__(
        self,
        name: str,
        decks: Decks | None,
        players: int | None,
        options: dict[str, Any],
        small: bool = False,
        begin: Mapping[str, int] = NOTHING,
    ) -> None:
        check_options(name, options)
        self.game: Game = made(name, options)
        self.small, self.begin = small, [(self._column(column), number) for column, number in begin.items()]
        self._build = decks if callable(decks) else self._random
        self.decks = None if decks is None or callable(decks) else [self._deck(deck) for deck in decks]
        fewest = 1 if self.game.decks == 1 else self.game.players.least
        self.players = players or (len(self.decks) if self.decks else fewest)
        self.wanted = self.game.decks or self.players
        first = self.laid(0)
        self.seats: int = first.seats
        self.rows = len(first.face) + SPARE * self.wanted

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self  # it never changes, and OpenSpiel copies positions with everything in them

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
        """A game at its first decision: the same for the same seed.

        Raises:
            UsageError: for a wrong number of decks.
            DeckError: for an illegal deck.
        """
        decks = [self._deck(deck) for deck in self._build(seed)] if self.decks is None else self.decks
        if len(decks) != self.wanted:
            raise UsageError(f"{self.wanted} decks are needed, not {len(decks)}")
        state = self.game.new_state(decks, seed, check=not self.small)
        for column, number in self.begin:
            for seat in range(state.seats):
                state.set_seat(column, seat, number)
        return state

    def _random(self, seed: int) -> list[list[str]]:
        dice, decks = Dice(seed), list[list[str]]()
        for _ in range(self.wanted):
            decks.append(self.game.deck_beside(dice, decks))
        return decks
