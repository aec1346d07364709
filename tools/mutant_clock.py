"""Shows the progress of long work, and how long it will still take."""

from __future__ import annotations

import sys
import time

SELDOM = 30
"""When no one is watching, as in a nightly log, a line comes every this many seconds."""


class Clock:
    """Shows how much of some work is done and about how long the rest takes, a line at a time."""

    def __init__(self, what: str) -> None:
        self.what, self.told = what, time.monotonic()
        self.alive = sys.stderr.isatty()
        self.restart()

    def restart(self) -> None:
        """Start the clock now: the work begins only now."""
        self.began = time.monotonic()

    def left(self, done: int, of: int) -> str:
        """About how long the rest takes, at the present speed."""
        seconds = (time.monotonic() - self.began) * (of - done) / (done or 1)
        return f"{seconds / 60:.0f} min left" if seconds >= 90 else f"{seconds:.0f} s left"

    def tell(self, done: int, of: int) -> None:
        """Print it, but not too often: on a terminal each second in the same line, elsewhere rarely."""
        now = time.monotonic()
        if done < of and now < self.told + (1 if self.alive else SELDOM):
            return
        self.told = now
        line = f"{done} of {of} {self.what}, {self.left(done, of)}"
        before, after = ("\r\x1b[K", "\n" if done == of else "") if self.alive else ("", "\n")
        print(f"{before}{line}", end=after, file=sys.stderr, flush=True)
