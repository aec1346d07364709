"""Waiting in tests: until something is visible, and never forever.

Read this before you write a test that waits. ``wait_until`` and ``until`` (in an event loop) check again and again; a
loop that does something each time has a ``Deadline``. If what it waits for never comes, the test ends with a sentence
that says what that was. Don't wait in any other way: a test that just sleeps hopes that its sleep is long enough.
"""

from __future__ import annotations

import asyncio
import inspect
import linecache
import reprlib
import subprocess
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds that a test waits for one thing: far more than it ever takes, and less than the limit of a whole test."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.001, 0.25
"""Seconds between two checks. The longer the wait, the longer the pauses: each is a tenth of the time so far."""
_SHORT = reprlib.Repr()
_SHORT.maxother = _SHORT.maxstring = _SHORT.maxlong = 2000
_SHORT.maxlevel, _SHORT.maxdict, _SHORT.maxlist = 4, 40, 20


class NeverCame(AssertionError):
    """What a test waited for didn't come in time."""


class Deadline:
    """The time that a loop may take.

    Args:
        what: what the loop waits for.
        seconds: how long it waits, by the clock.
    """

    def __init__(self, what: str, seconds: float = PATIENCE) -> None:
        self.what = what
        self.seconds = seconds
        self.begun = time.monotonic()

    @property
    def waited(self) -> float:
        """The seconds that have passed."""
        return time.monotonic() - self.begun

    @property
    def left(self) -> float:
        """The seconds that are left; 0 when the time is up."""
        return max(0.0, self.seconds - self.waited)

    def check(self, seen: object = None) -> None:
        """Go on if there is time left.

        Args:
            seen: what the loop saw last, for the sentence.

        Raises:
            NeverCame: when the time is up.
        """
        if not self.left:
            raise self.missed(seen)

    def missed(self, seen: object = None) -> NeverCame:
        """The error that says what never came."""
        return NeverCame(f"waited {self.seconds:g} s for {self.what}; last seen: {_SHORT.repr(seen)}")

    def pause(self) -> float:
        """The seconds to wait before the next look."""
        return min(LONGEST_PAUSE, max(SHORTEST_PAUSE, self.waited / 10))


def wait_until(
    what: str, condition: Callable[[], T], seconds: float = PATIENCE, seen: Callable[[], object] | None = None
) -> T:
    """Check until a condition holds, and return its value.

    Args:
        what: what it waits for, for the sentence if that never comes.
        condition: returns something true when it holds.
        seconds: how long to wait.
        seen: returns what to show if it never comes; by default the condition's value.

    Raises:
        NeverCame: when it never holds.
    """
    deadline = Deadline(what, seconds)
    while not (found := condition()):
        _check(deadline, found, seen)
        time.sleep(deadline.pause())
    return found


async def until(
    what: str, condition: Callable[[], Any], seconds: float = PATIENCE, seen: Callable[[], object] | None = None
) -> Any:
    """The same in an event loop, where the condition may be awaitable."""
    deadline = Deadline(what, seconds)
    while not (found := await _value(condition())):
        _check(deadline, found, seen)
        await asyncio.sleep(deadline.pause())
    return found


async def _value(found: Any) -> Any:
    return await found if isinstance(found, Awaitable) else found


def _check(deadline: Deadline, found: object, seen: Callable[[], object] | None) -> None:
    if not deadline.left:
        deadline.check(found if seen is None else seen())


@contextmanager
def killed_if_late(process: subprocess.Popen[Any], seconds: float = PATIENCE) -> Iterator[None]:
    """Kill a process that we read from if that takes too long: reading alone would wait forever."""
    limit = threading.Timer(seconds, process.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def words_of(condition: Callable[..., Any]) -> str:
    """A condition in words: the line of the test that has it, for helpers that get nothing else."""
    code = getattr(inspect.unwrap(getattr(condition, "__func__", condition)), "__code__", None)
    if code is None:
        return repr(condition)
    line = linecache.getline(code.co_filename, code.co_firstlineno).strip()
    return f"{Path(code.co_filename).name}:{code.co_firstlineno}: {line}"
