"""Worker processes that end with the server, however it ends. Read this when a worker dies.

Workers have a lower priority than the server: on a full machine its event loop, which all tables share, comes first.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from spellhall.arena.studies.card_file import all_welcomed, welcome

TRIES = 2
"""How often a computation is begun, if workers die over it."""


class Priority(IntEnum):
    """How far the priority of workers is below the server's (their ``nice`` value)."""

    SOMEONE_WAITS = 8
    """For agents' moves and hints, which share workers: separate ones would take as much memory again. For lookups."""
    NO_HURRY = 15
    """For long work."""


T = TypeVar("T")


class WorkerProcesses:
    """Some workers; a dead one is replaced. They start with the first computation.

    Args:
        processes: how many there are.
        priority: theirs, compared with the server's.
    """

    def __init__(self, processes: int, priority: Priority) -> None:
        self.processes = processes
        self.priority = priority
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    def close(self) -> None:
        """End the workers for good; unfinished computations are lost, however long they had taken."""
        self.closed = True
        self.end()

    def end(self) -> None:
        """End the workers and what they compute; new ones start with the next computation."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = list(pool._processes.values())  # from Python 3.14 on: ``terminate_workers``
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()

    async def carry_out(self, work: Callable[..., T], *args: Any, is_wanted: Callable[[], bool] = lambda: True) -> T:
        """Have a worker do something; ``work`` is a module-level function, and its arguments can be pickled.

        Args:
            is_wanted: whether it is worth another try when its worker has died.

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
                if attempt == TRIES - 1 or self.closed or not is_wanted():
                    raise
        raise AssertionError("unreachable")  # pragma: no cover

    def _workers(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes,
                mp_context=get_context("spawn"),
                initializer=_begin,
                initargs=(self.priority, all_welcomed()),
            )
        return self.pool


def _begin(priority: Priority, own_cards: Sequence[tuple[str, str]]) -> None:
    """Take on a worker's priority and the hall's own cards, and ignore Ctrl+C: stopping the server also stops the
    workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(priority)
    threading.Thread(target=_end_with_server, name="watches the server", daemon=True).start()
    for name, where in own_cards:
        welcome(name, where)


def _end_with_server() -> None:
    """Wait until the server is gone, even if it was killed, and then end as well.

    A worker that waits for work would never notice, because it holds both ends of its queue. The resource tracker ends
    with the last worker.
    """
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
