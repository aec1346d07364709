"""The runner for clusters: results in the order of the tasks, lost work restarted, nothing left behind.

It is the same for every kind of cluster; ``on_ray`` and ``on_dask`` implement ``Cluster``, which only starts calls and
fetches their results. Read this to see what happens when a worker dies, or when someone presses Ctrl+C.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from spellhall import __version__
from spellhall.arena.runs.clusters.calls import FAILED, LOST, REFUSED, outcome_of
from spellhall.arena.runs.clusters.sent_files import TaskPacker
from spellhall.arena.runs.runners import ATTEMPTS, Tasks, Work
from spellhall.kernel.errors import Unfinished, UsageError

AHEAD = 2
"""How many tasks are under way for each that can run, so that no worker waits for this process."""
GLANCE = 2.0
"""How often, in seconds, the size of a cluster is looked up."""
PATIENCE = 60.0
"""How many seconds a run waits for a cluster that has no workers."""


class WorkerLost(Exception):
    """The workers that had a call are gone; ``times`` says how many it took with it."""

    def __init__(self, times: int = 1) -> None:
        super().__init__(times)
        self.times = times


class Unreachable(Exception):
    """The cluster doesn't answer any more."""


class Cluster(Protocol):
    """Machines that carry out calls (see ``calls``)."""

    def size(self) -> int:
        """How many calls can run at the same time.

        Raises:
            Unreachable: when it can't be reached.
        """
        ...

    def start(self, version: str, sources: str, packed: bytes) -> Any:
        """Start ``calls.perform`` with these arguments on any worker; returns a handle.

        Raises:
            Unreachable: when it can't be reached.
        """
        ...

    def is_done(self, handle: Any, seconds: float) -> bool:
        """Wait at most so long for the end of a call; returns whether it has come.

        Raises:
            Unreachable: when it can't be reached.
        """
        ...

    def result(self, handle: Any) -> bytes:
        """What a call that is done returned.

        Raises:
            WorkerLost: when its worker is gone.
            Unreachable: when the cluster can't be reached.
            ImportError: when a worker can't load this package.
        """
        ...

    def cancel(self, handles: Sequence[Any]) -> None:
        """End calls at once; those that are done are forgotten. Never raises."""
        ...

    def leave(self) -> None:
        """Leave the cluster, with nothing of ours running there. Never raises."""
        ...


@dataclass
class UnderWay:
    """A call that was started, and how many workers it has lost."""

    packed: bytes
    handle: Any
    lost: int = 0


class OnCluster:
    """A runner that has a cluster do the work (see ``runners.Runner``).

    Args:
        cluster: who does the work.
        most: the most tasks at the same time; None means all that the cluster has room for.

    Raises:
        UsageError: when the cluster has no workers.
    """

    def __init__(self, cluster: Cluster, most: int | None = None) -> None:
        self.cluster = cluster
        self.most = most
        self._size = 0
        self._looked = 0.0
        try:
            empty = not self._size_now()
        except Unreachable as error:
            raise UsageError(f"the cluster can't be used: {error}") from None
        if empty:
            raise UsageError("the cluster has no workers; start some, and try again")

    @property
    def jobs(self) -> int:
        """How many tasks run at the same time; it follows the size of the cluster."""
        if time.monotonic() - self._looked > GLANCE:
            self._size_now()
        return self._size if self.most is None else min(self._size, self.most)

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """See ``Runner.run``.

        Raises:
            UsageError: when a worker can't do what this machine can: it has another version, or lacks a module.
        """
        source, packer = iter(tasks), TaskPacker()
        under_way: deque[UnderWay] = deque()
        try:
            while True:
                for task in islice(source, max(0, self._room() - len(under_way))):
                    packed = packer.packed(work, task)
                    under_way.append(UnderWay(packed, self._start(packed, packer)))
                if not under_way:
                    return
                yield self._first(under_way, packer)
        except Unreachable as error:
            raise Unfinished(f"the connection to the cluster is lost: {error}") from None
        finally:
            self.cluster.cancel([each.handle for each in under_way])

    def _room(self) -> int:
        """How many tasks may be under way."""
        room = AHEAD * max(1, self.jobs)
        return room if self.most is None else min(room, self.most)

    def _start(self, packed: bytes, packer: TaskPacker) -> Any:
        return self.cluster.start(__version__, packer.sources, packed)

    def _first(self, under_way: deque[UnderWay], packer: TaskPacker) -> Any:
        """The result of the first call, which is restarted as often as it is lost, within reason."""
        first = under_way[0]
        while (found := self._outcome(first)) is None:
            if first.lost >= ATTEMPTS:
                raise Unfinished(
                    f"{first.lost} workers of the cluster ended at the same place, perhaps because memory ran out; "
                    "try fewer of them on each machine"
                )
            first.handle = self._start(first.packed, packer)
        under_way.popleft()
        kind, value = found
        if kind == REFUSED:
            raise UsageError(value)
        if kind == FAILED:
            sentence, trace = value
            error = RuntimeError(sentence)
            error.add_note(trace)
            raise error
        return value

    def _outcome(self, call: UnderWay) -> tuple[str, Any] | None:
        """How a call ended, once it has; None if its worker is lost."""
        self._wait_for(call)
        try:
            kind, value = outcome_of(self.cluster.result(call.handle))
        except WorkerLost as lost:
            call.lost += lost.times
            return None
        except ImportError as error:
            raise UsageError(
                f"a worker of the cluster can't load this version of spellhall ({error}); install spellhall "
                f"{__version__} on every machine"
            ) from None
        if kind == LOST:
            call.lost += 1
            return None
        return kind, value

    def _wait_for(self, call: UnderWay) -> None:
        """Wait for the end of a call.

        Raises:
            Unfinished: when all workers are gone, and none comes back.
        """
        alone_since = 0.0
        while not self.cluster.is_done(call.handle, GLANCE):
            if self._size_now():
                alone_since = 0.0
                continue
            alone_since = alone_since or time.monotonic()
            if time.monotonic() - alone_since >= PATIENCE:
                raise Unfinished(f"the cluster has had no workers for {PATIENCE:g} seconds")

    def _size_now(self) -> int:
        self._size, self._looked = self.cluster.size(), time.monotonic()
        return self._size
