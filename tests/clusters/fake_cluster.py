"""A cluster in this process, for tests of what every cluster has in common."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from typing import Any

from spellhall.arena.runs.clusters.calls import Call, perform
from spellhall.arena.runs.clusters.ordered import Unreachable, WorkerLost


class FakeCluster:
    """Carries calls out when their results are fetched.

    Args:
        slots: how many run at the same time; when the list has one number left, it stays at that.
        lost: says for the number of a start whether its worker is lost, and how many at once.
        before: is called before each result is fetched.
    """

    def __init__(
        self,
        *slots: int,
        lost: Callable[[int], int] = lambda _: 0,
        before: Callable[[int], None] = lambda _: None,
    ) -> None:
        self.slots = [*(slots or (2,))]
        self.lost = lost
        self.before = before
        self.calls: list[bytes] = []
        self.most = 0
        self.open: set[int] = set()
        self.cancelled: list[int] = []
        self.left = self.is_gone = False

    def size(self) -> int:
        """See ``Cluster.size``."""
        if self.is_gone:
            raise Unreachable("it is gone")
        return self.slots.pop(0) if len(self.slots) > 1 else self.slots[0]

    def start(self, version: str, sources: str, packed: bytes) -> int:
        """See ``Cluster.start``."""
        self.calls.append(Call(perform, version, sources, packed).packed())
        self.open.add(len(self.calls) - 1)
        self.most = max(self.most, len(self.open))
        return len(self.calls) - 1

    def is_done(self, handle: int, seconds: float) -> bool:
        """See ``Cluster.is_done``: nothing is done while there are no workers."""
        if self.is_gone:
            raise Unreachable("it is gone")
        return self.slots[0] > 0

    def result(self, handle: int) -> bytes:
        """See ``Cluster.result``."""
        self.before(handle)
        self.open.remove(handle)
        if times := self.lost(handle):
            raise WorkerLost(times)
        found: bytes = pickle.loads(self.calls[handle])
        return found

    def cancel(self, handles: Sequence[Any]) -> None:
        """See ``Cluster.cancel``."""
        self.cancelled += handles
        self.open.difference_update(handles)

    def leave(self) -> None:
        """See ``Cluster.leave``."""
        self.left = True
