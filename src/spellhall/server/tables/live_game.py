"""One game from beginning to end: how it began, what was done, where it is now. Pure logic, without sockets, storage or
clocks.

A live game begins with decks and a seed, or with a position from which a replay is continued.
Everything else is actions, so taking back means replaying fewer of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spellhall.kernel.documents.saves import load_history, play_on, save_history
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Record
from spellhall.kernel.frames import CONCEDE_VERB
from spellhall.kernel.frames import action as packed
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State
from spellhall.server.storage.records import Scored


class Beginning(msgspec.Struct, frozen=True):
    """How a game began: with decks and a seed, or with a saved position.

    ``digest`` identifies the card definitions it began with. A game whose cards have changed begins again from the
    position at that time, with the ``history`` up to there, which can't be taken back.
    """

    decks: list[list[str]]
    seed: int
    digest: str
    position: dict[str, Any] | None = None
    history: dict[str, Any] | None = None

    @property
    def taken(self) -> int:
        """How many actions had been taken."""
        return 0 if self.history is None else len(self.history["actions"])

    def from_position(self, snapshot: dict[str, Any]) -> Beginning:
        """The same game, beginning with one of its positions (see ``LiveGame.snapshot``)."""
        return msgspec.structs.replace(
            self, digest=snapshot["digest"], position=snapshot["position"], history=snapshot["history"]
        )

    def state(self, game: Game, *, other_cards: bool = False, check: bool = False) -> State:
        """The first position, with its history.

        Args:
            game: what is played.
            other_cards: whether its cards may be defined differently from those of the position.
            check: whether the decks still have to be checked.

        Raises:
            DeckError: for a deck that is not legal.
            UsageError: for a position that does not fit the game.
        """
        if self.position is None:
            return game.new_state(self.decks, self.seed, check=check)
        state = recording(game.load(self.position, other_cards))
        if self.history is not None:
            state.record = load_history(game, self.history)
        return state


class LiveGame:
    """A game in progress, or over. ``state`` always has its history."""

    def __init__(self, game: Game, beginning: Beginning) -> None:
        self.game = game
        self.beginning = beginning
        self.state = beginning.state(game, check=True)

    @classmethod
    def begun(cls, game: Game, beginning: Beginning, other_cards: bool = False) -> LiveGame:
        """A game at its beginning, possibly with differently defined cards.

        Raises:
            UsageError: when it cannot begin like that.
        """
        live_game = cls.__new__(cls)
        live_game.game, live_game.beginning = game, beginning
        live_game.state = beginning.state(game, other_cards=other_cards)
        return live_game

    @classmethod
    def restored(
        cls, game: Game, beginning: Beginning, actions: Sequence[int], snapshot: dict[str, Any] | None = None
    ) -> LiveGame:
        """A game with these actions taken; starts from a snapshot, if there is one whose actions come first in them.

        Raises:
            UsageError: when an action is no longer legal, or they end before the point where the game began with its
                cards.
        """
        if len(actions) < beginning.taken:
            raise UsageError("the hall's cards have changed since, so earlier moves can't be replayed")
        live_game = cls.__new__(cls)
        live_game.game, live_game.beginning = game, beginning
        known: list[int] = snapshot["history"]["actions"] if snapshot is not None else []
        if snapshot is not None and list(actions[: len(known)]) == known and snapshot["digest"] == game.digest():
            live_game.state = game.load(snapshot["position"])
            live_game.state.record = load_history(game, snapshot["history"])
        else:
            live_game.state = beginning.state(game)
            known = live_game.record.actions
        play_on(live_game.state, actions[len(known) :], beginning.digest)
        return live_game

    def snapshot(self) -> dict[str, Any]:
        """The position and its history as one document (see ``restored``)."""
        return {
            "digest": self.game.digest(),
            "position": self.state.save(),
            "history": save_history(self.game, self.record),
        }

    @property
    def record(self) -> Record:
        """The history."""
        assert self.state.record is not None
        return self.state.record

    def concede(self, seat: int) -> int:
        """A seat resigns; returns the action with which the history records it."""
        self.state.concede(seat)
        return self.resigned(seat)

    def resigned(self, seat: int) -> int:
        """The action with which a history records that a seat resigned."""
        return packed(CONCEDE_VERB, seat)

    def score(self) -> Scored | None:
        """The score, if the game is over and was played for points."""
        points = self.game.score(self.state) if self.state.is_terminal() else None
        return None if points is None else Scored(points, self.game.band(points))

    def tally(self) -> list[dict[str, int]]:
        """What counts of it for a tournament match, seat by seat."""
        return self.game.tournament_book().tally(self.state)

    def all_have_chosen(self) -> bool:
        """Whether every seat has had a choice between several options and made it."""
        record, taken = self.record, self.beginning.taken
        state = self.beginning.state(self.game)
        waited = set(range(state.seats)) - set(record.seats[:taken])
        for action, seat in zip(record.actions[taken:], record.seats[taken:], strict=True):
            if not waited:
                break
            if seat in waited and action != self.resigned(seat) and len(state.legal_actions()) > 1:
                waited.remove(seat)
            play_on(state, [action], self.beginning.digest)
        return not waited

    def copy(self) -> LiveGame:
        """An independent copy, with its history."""
        twin = LiveGame.__new__(LiveGame)
        twin.game, twin.beginning = self.game, self.beginning
        twin.state = self.state.clone()
        twin.state.record = self.record.copy()
        return twin

    def become(self, twin: LiveGame) -> None:
        """Continue from a copy; anyone who holds the state keeps the same object (see ``State.become``)."""
        self.state.become(twin.state)

    def at(self, actions: int) -> LiveGame:
        """The game as it was after this many actions."""
        return LiveGame.restored(self.game, self.beginning, self.record.actions[:actions])
