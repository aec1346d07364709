"""A child process of a Dask worker (see ``children``): reads calls from standard input, writes outcomes to standard
output.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time

from spellhall.arena.runs.clusters import frames
from spellhall.arena.runs.clusters.calls import perform

GLANCE = 0.5
"""How often, in seconds, it checks whether it is still needed."""
IDLE = 60.0
"""After so many seconds without work it ends."""


class Watch:
    """Ends this process when its parent is gone, or when it has been idle for too long."""

    def __init__(self, parent: int) -> None:
        self.parent = parent
        self.idle_since: float | None = time.monotonic()
        threading.Thread(target=self._look, name="watches the parent", daemon=True).start()

    def _look(self) -> None:
        while os.getppid() == self.parent and not self._is_idle():
            time.sleep(GLANCE)
        os._exit(1)

    def _is_idle(self) -> bool:
        since = self.idle_since
        return since is not None and time.monotonic() - since > IDLE


def main(parent: int) -> None:
    """Carry out calls until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal of a worker is for the worker
    calls, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what someone's agent prints is no answer
    watch = Watch(parent)
    while (call := frames.read(calls)) is not None:
        watch.idle_since = None
        frames.write(answers, perform(*pickle.loads(call)))
        watch.idle_since = time.monotonic()


if __name__ == "__main__":
    main(int(sys.argv[1]))
