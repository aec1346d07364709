"""Calls by the workers of a Dask scheduler. Needs the extra ``dask``.

A worker of Dask may have many threads, serves many clients, and remembers what it has imported. So each call runs in a
child process of the worker that belongs to this run alone (``children``).
"""

from __future__ import annotations

import logging
import pickle
import threading
import uuid
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import distributed

from spellhall.arena.runs.clusters.calls import Call
from spellhall.arena.runs.clusters.children import delegate, end_children
from spellhall.arena.runs.clusters.ordered import Unreachable, WorkerLost

LONGEST_HELLO = 10.0
"""How many seconds a scheduler may take to answer at first."""


class Started(NamedTuple):
    """A call on its way, and whether it is over."""

    future: Any
    is_done: threading.Event


class DaskCluster:
    """The workers of a Dask scheduler (see ``ordered.Cluster``).

    Args:
        client: connected to the scheduler. It stays open, since it is yours.
    """

    def __init__(self, client: Any) -> None:
        self.client = client
        self.is_ours = False
        self.run = uuid.uuid4().hex

    @classmethod
    def at(cls, address: str) -> DaskCluster:
        """Connect to the scheduler at an address, as Dask writes it.

        Raises:
            Unreachable: when there is none.
        """
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # the runner says what is wrong
        try:
            made = cls(distributed.Client(address, timeout=LONGEST_HELLO, set_as_default=False))
        except (OSError, ValueError, RuntimeError) as error:
            raise Unreachable(str(error) or type(error).__name__) from None
        made.is_ours = True
        return made

    def size(self) -> int:
        """See ``Cluster.size``."""
        try:
            return sum(self.client.nthreads().values())
        except (TimeoutError, OSError) as error:
            raise Unreachable(str(error) or type(error).__name__) from None

    def start(self, version: str, sources: str, packed: bytes) -> Started:
        """See ``Cluster.start``."""
        call = Call(delegate, self.run, (version, sources, packed))
        future = self.client.submit(pickle.loads, call.packed(), key=f"spellhall-{uuid.uuid4().hex}")
        is_done = threading.Event()
        future.add_done_callback(lambda _: is_done.set())
        return Started(future, is_done)

    def is_done(self, handle: Started, seconds: float) -> bool:
        """See ``Cluster.is_done``."""
        return handle.is_done.wait(seconds)

    def result(self, handle: Started) -> bytes:
        """See ``Cluster.result``."""
        try:
            found: bytes = handle.future.result()
            return found
        except distributed.scheduler.KilledWorker as error:
            raise WorkerLost(error.allowed_failures + 1) from None
        except distributed.CancelledError:
            raise Unreachable("the scheduler has forgotten this run") from None
        except OSError as error:
            raise Unreachable(str(error) or type(error).__name__) from None

    def cancel(self, handles: Sequence[Started]) -> None:
        """See ``Cluster.cancel``."""
        with suppress(Exception):
            if handles:
                self.client.cancel([each.future for each in handles], force=True)

    def leave(self) -> None:
        """See ``Cluster.leave``."""
        with suppress(Exception):
            self.client.run(pickle.loads, Call(end_children, self.run).packed(), on_error="ignore")
        if self.is_ours:
            with suppress(Exception):
                self.client.close()
