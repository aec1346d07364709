"""Waiting in tests: until something can be seen, and never for ever.

Read this before you write a test that waits. ``wait_until`` and ``until`` (in an event loop) look again and again; a
loop that does something each time has a ``Deadline``. What never comes ends the test with a sentence that says what it
waited for. There is no other way to wait: a test that sleeps for a while only hopes that the while is long enough.
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
"""Seconds between two looks. The longer the wait, the longer the pauses: each is a tenth of what was waited so far."""
_SHORT = reprlib.Repr()
_SHORT.maxother = _SHORT.maxstring = _SHORT.maxlong = 2000
_SHORT.maxlevel, _SHORT.maxdict, _SHORT.maxlist = 4, 40, 20


class NeverCame(AssertionError):
    """What a test waited for has not come in time."""


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
            seen: what the loop has seen last, for the sentence.

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
    """Look until something is so, and return what the condition gave.

    Args:
        what: what is waited for, for the sentence when it never comes.
        condition: gives something true when it holds.
        seconds: how long to wait.
        seen: gives what to show when it never comes; what the condition gave, if left out.

    Raises:
        NeverCame: when it never is.
    """
    deadline = Deadline(what, seconds)
    while not (found := condition()):
        _check(deadline, found, seen)
        time.sleep(deadline.pause())
    return found


async def until(
    what: str, condition: Callable[[], Any], seconds: float = PATIENCE, seen: Callable[[], object] | None = None
) -> Any:
    """The same in an event loop, where the condition may be something to await."""
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
    """Kill a process that we read from if that takes too long: reading by itself would wait for ever."""
    limit = threading.Timer(seconds, process.kill)
    limit.start()
    try:
        yield
    finally:
        limit.cancel()


def words_of(condition: Callable[..., Any]) -> str:
    """A condition in words: the line of the test where it stands, for helpers that are given nothing else."""
    code = getattr(inspect.unwrap(getattr(condition, "__func__", condition)), "__code__", None)
    if code is None:
        return repr(condition)
    line = linecache.getline(code.co_filename, code.co_firstlineno).strip()
    return f"{Path(code.co_filename).name}:{code.co_firstlineno}: {line}"
