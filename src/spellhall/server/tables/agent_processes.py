"""Agents think in separate processes, so that no table waits for another's agent. Read this when an agent is slow or a
worker dies.

Workers have a lower priority than the server: on a full machine its event loop, which all tables share, comes first.
A worker gets a position dealt anew from what the agent's seat sees (``State.resample``), never the real one.
It loads games by name and options, and caches them. It ends with the server, however the server ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

import msgspec

from spellhall.agents import agent
from spellhall.agents.advice import Advice, advise
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game

TRIES = 2
"""How often a computation is restarted after a worker dies."""


class Priority(IntEnum):
    """How far the priority of workers is below the server's (their ``nice`` value)."""

    SOMEONE_WAITS = 8
    """For agents' moves and hints. They share workers: separate ones for hints would take as much memory again."""
    NO_HURRY = 15
    """For recordings, reviews and deck tests."""


T = TypeVar("T")


class AgentProcesses:
    """The workers.

    Args:
        processes: how many there are.
        priority: theirs, compared with the server's.
    """

    def __init__(self, processes: int, priority: Priority) -> None:
        self.processes = processes
        self.priority = priority
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def act(self, state: State, seat: int, level: str, seed: int) -> int:
        """The action that an agent takes for a seat."""
        thought: int = await self._think(_act, state, seat, seed, level)
        return thought

    async def hint(self, state: State, seat: int, seed: int, seconds: float) -> Advice:
        """What the strongest agent expects of the best actions of the seat that decides, computed within this many
        seconds.
        """
        thought: Advice = await self._think(_hint, state, seat, seed, seconds)
        return thought

    def close(self) -> None:
        """End the workers; unfinished computations are lost, however long they had taken."""
        self.closed = True
        if self.pool is not None:
            workers = list(self.pool._processes.values())  # from Python 3.14 on: ``terminate_workers``
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()

    async def _think(self, work: Any, state: State, seat: int, seed: int, *more: Any) -> Any:
        options = msgspec.json.encode(state.game.options)
        document = msgspec.json.encode(state.resample(seat, Dice(seed)).save())
        return await self.carry_out(work, state.game.name, options, document, seed, *more)

    async def carry_out(self, work: Callable[..., T], *args: Any) -> T:
        """Have a worker do something; ``work`` is a module-level function, and its arguments can be pickled.

        Raises:
            BrokenProcessPool: when workers die over it again and again.
            Exception: whatever it raised.
        """
        for attempt in range(TRIES):
            pool = self._workers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self.pool is pool:  # no other caller has noticed yet
                    self.pool = None
                if attempt == TRIES - 1 or self.closed:
                    raise
        raise AssertionError("unreachable")  # pragma: no cover

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=_begin, initargs=(self.priority,)
            )
        return self.pool


def _begin(priority: Priority) -> None:
    """Take on a worker's priority, and ignore Ctrl+C: stopping the server also stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(priority)
    threading.Thread(target=_end_with_server, name="watches the server", daemon=True).start()


def _end_with_server() -> None:
    """Wait until the server is gone, even if it was killed, and then end as well.

    A worker that waits for work would never notice, because it holds both ends of its queue. The resource tracker ends
    with the last worker.
    """
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


@lru_cache(maxsize=32)
def _game(name: str, options: bytes) -> Game:
    return make_game(name, msgspec.json.decode(options))


def _act(name: str, options: bytes, document: bytes, seed: int, level: str) -> int:
    state = _game(name, options).load(msgspec.json.decode(document))
    return agent(level, seed).act(state)


def _hint(name: str, options: bytes, document: bytes, seed: int, seconds: float) -> Advice:
    state = _game(name, options).load(msgspec.json.decode(document))
    return advise(state, [f"seat {seat}" for seat in range(state.seats)], seed, seconds)
