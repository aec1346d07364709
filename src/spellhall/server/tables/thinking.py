"""Agents think in processes of their own, so that no table waits for another's agent.

A worker gets a position that was dealt again from what the agent's seat sees (``State.resample``), never the real one.
It knows the games by name and options, and keeps them.
"""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import msgspec

from spellhall.agents import agent, foreseen
from spellhall.agents import hint as expectations_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

REASONS, LINES = 5, 4
"""For so many of the best actions a hint says what is expected, in so many lines."""
TRIES = 2
"""How often a thought is begun anew when a worker died over it."""


class Thinkers:
    """The workers."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def act(self, state: State, seat: int, level: str, seed: int) -> int:
        """The action that an agent takes for a seat."""
        thought: int = await self._think(_act, state, seat, seed, level)
        return thought

    async def hint(self, state: State, seat: int, seed: int) -> list[tuple[int, float, list[str]]]:
        """What the greedy agent expects from each action of the seat that decides, best first: value and log."""
        thought: list[tuple[int, float, list[str]]] = await self._think(_hint, state, seat, seed)
        return thought

    def close(self) -> None:
        """Let the workers go; what they are thinking about is lost."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, work: Any, state: State, seat: int, seed: int, *more: Any) -> Any:
        options = msgspec.json.encode(state.game.options)
        document = msgspec.json.encode(state.resample(seat, Dice(seed)).save())
        for attempt in range(TRIES):
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._workers(), work, state.game.name, options, document, seed, *more
                )
            except BrokenProcessPool:
                self.pool = None
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")  # pragma: no cover

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=_begin)
        return self.pool


def _begin() -> None:
    """Whoever stops the server with Ctrl+C stops the workers through the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@lru_cache(maxsize=32)
def _game(name: str, options: bytes) -> Game:
    return make_game(name, msgspec.json.decode(options))


def _act(name: str, options: bytes, document: bytes, seed: int, level: str) -> int:
    state = _game(name, options).load(msgspec.json.decode(document))
    return agent(level, seed).act(state)


def _hint(name: str, options: bytes, document: bytes, seed: int) -> list[tuple[int, float, list[str]]]:
    state = _game(name, options).load(msgspec.json.decode(document))
    names = [f"seat {seat}" for seat in range(state.seats)]
    found = expectations_of(state, seed)
    return [
        (expected.action, expected.value, foreseen(state, expected.action, seed, names)[:LINES] if i < REASONS else [])
        for i, expected in enumerate(found)
    ]
