"""The child processes of a Dask worker, which play the games of one run each.

With processes of its own, a run plays on all cores whatever the number of threads, sees modules as they are now, and
can be stopped in the middle of a game. A child ends when its run does, when its worker does, or when it has had nothing
to do for a while.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from collections import defaultdict
from contextlib import suppress
from importlib import import_module
from queue import Empty, Queue
from typing import Any

from spellhall.arena.runs.clusters import frames
from spellhall.arena.runs.clusters.calls import LOST, outcome

MODULE = "spellhall.arena.runs.clusters.child"
GLANCE = 0.2
"""How often, in seconds, a worker checks whether a call is still wanted."""


class Child:
    """A process that carries out calls, one at a time."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", MODULE, str(os.getpid())]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers: Queue[bytes | None] = Queue()
        threading.Thread(target=self._listen, name="listens to a child process", daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while (answer := frames.read(self.process.stdout)) is not None:  # type: ignore[arg-type]
            self.answers.put(answer)
        self.answers.put(None)

    def lives(self) -> bool:
        """Whether it can take a call."""
        return self.process.poll() is None

    def ask(self, call: bytes) -> None:
        """Give it a call.

        Raises:
            OSError: when it has ended.
        """
        assert self.process.stdin is not None
        frames.write(self.process.stdin, call)  # type: ignore[arg-type]

    def end(self, by_force: bool) -> None:
        """End it; without force it cleans up after itself."""
        if by_force:
            self.process.kill()
        if self.process.stdin is not None:
            with suppress(OSError):  # it has ended meanwhile
                self.process.stdin.close()
        self.process.wait()


_IDLE: dict[str, list[Child]] = defaultdict(list)
_LOCK = threading.Lock()


def delegate(run: str, call: tuple[Any, ...]) -> bytes:
    """Have a child process of this run carry out ``calls.perform``; returns the outcome.

    If the call is no longer wanted, its process is killed.
    """
    child = _child_of(run)
    try:
        child.ask(pickle.dumps(call))
        while is_wanted():
            try:
                answer = child.answers.get(timeout=GLANCE)
            except Empty:
                continue
            if answer is None:
                break
            with _LOCK:
                _IDLE[run].append(child)
            return answer
    except OSError:
        pass  # it has ended before it could read the call
    child.end(by_force=True)
    return outcome(LOST, None)


def _child_of(run: str) -> Child:
    with _LOCK:
        while _IDLE[run]:
            child = _IDLE[run].pop()
            if child.lives():
                return child
    return Child()


def is_wanted() -> bool:
    """Whether a client of Dask still waits for the call in this thread."""
    distributed = import_module("distributed")
    worker = distributed.get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    return task is not None and task.state == "executing"


def end_children(run: str) -> None:
    """End the child processes of a run."""
    with _LOCK:
        idle = _IDLE.pop(run, [])
    for child in idle:
        child.end(by_force=False)
