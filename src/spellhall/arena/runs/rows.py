"""One game of a plan, and its row of results, which depends only on the plan and the game's number."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from spellhall.agents import Agent
from spellhall.arena.players import check, player
from spellhall.arena.runs.plans import Named, Plan, decks_of, game_of, mixed
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

MOST_DECISIONS = 20_000
"""A game with more decisions than this counts as an error: it doesn't end."""

Note = Callable[[State, int], None]
"""Called with each decision: the position, and the action that was chosen."""


class Row(NamedTuple):
    """The stored result of a game.

    Attributes:
        number, block, seed: the game, its block, and the block's seed.
        decks, agents: by seat; a seat that the game itself plays has no agent.
        returns: by seat, more than 0 for the winners; empty if the game failed.
        opener: the seat that went first; -1 if no one can say.
        length: in the unit of the game (``Game.length_unit``).
        score: the points of a solo game; None for others.
        decisions: how many there were.
        fault: why it failed; empty if it didn't.
    """

    number: int
    block: int
    seed: int
    decks: tuple[str, ...]
    agents: tuple[str, ...]
    returns: tuple[float, ...] = ()
    opener: int = -1
    length: int = 0
    score: int | None = None
    decisions: int = 0
    fault: str = ""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return [seat for seat, score in enumerate(self.returns) if score > 0]


def play(plan: Plan, numbers: range) -> tuple[list[Row], float]:
    """Play the games with these numbers; also returns how many seconds they took."""
    game = game_of(plan)
    began = time.perf_counter()
    rows = [play_one(plan, game, number) for number in numbers]
    return rows, time.perf_counter() - began


def play_one(plan: Plan, game: Game, number: int, note: Note | None = None) -> Row:
    """Play one game; ``note`` is called with each decision.

    Raises:
        UsageError: when this process lacks an agent: that is no fault of the game.
    """
    for name in plan.agents:
        check(name)
    block, place = divmod(number, plan.block)
    decks = decks_laid(plan, game, number)
    agents = _rotated(list(plan.agents), place // plan.seats)
    seed = mixed(plan.seed, block)
    row = Row(number, block, seed, tuple(name for name, _ in decks), tuple(agents))
    try:
        state = game.new_state([list(keys) for _, keys in decks], seed, check=not plan.changes)
        state.record = None
        decisions = play_out(state, [player(name, mixed(seed, s + 1)) for s, name in enumerate(agents)], note)
        if not state.is_terminal():
            return row._replace(decisions=decisions, fault=f"did not end within {MOST_DECISIONS} decisions")
        return row._replace(
            returns=tuple(float(score) for score in state.returns()),
            opener=_told(game.opener, state, -1),
            length=_told(game.length, state, 0),
            score=game.score(state),
            decisions=decisions,
        )
    except Exception as error:  # one broken game must not end a million
        return row._replace(fault=f"{type(error).__name__}: {error}")


def decks_laid(plan: Plan, game: Game, number: int) -> list[Named]:
    """The decks of the game with this number, by seat."""
    block, place = divmod(number, plan.block)
    return _rotated(decks_of(plan, game, block), place % plan.seats)


def play_out(state: State, agents: Sequence[Agent], note: Note | None = None) -> int:
    """Let the agents play to the end; returns the number of decisions. ``note`` is called before each one."""
    decisions = 0
    while not state.is_terminal() and decisions < MOST_DECISIONS:
        action = agents[state.current_player()].act(state)
        if note is not None:
            note(state, action)
        state.apply(action)
        decisions += 1
    return decisions


def _rotated(items: list[Any], by: int) -> list[Any]:
    return items[by:] + items[:by]


def _told(ask: Callable[[State], int], state: State, otherwise: int) -> int:
    """A number that the game computes from a state, if its rules know it."""
    try:
        return ask(state)
    except UsageError:
        return otherwise
