"""Worker processes: none outlives its parent, and none reacts to Ctrl+C.

``runners`` spreads work over them.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from multiprocessing import current_process
from time import sleep
from typing import Any

BEGUN_FOR_TASKS = "LokyProcess"
"""How joblib names the processes that it starts on this machine."""
WARNINGS = "PYTHONWARNINGS"
GLANCE = 0.5
"""How often, in seconds, a process checks whether its parent is still there."""


@contextmanager
def beginning() -> Iterator[None]:
    """Start processes within this block: they ignore Ctrl+C, and don't warn about leftovers of killed ones."""
    with _deaf_to_keys(), silent_about_leavings():
        yield


@contextmanager
def silent_about_leavings() -> Iterator[None]:
    """Keep the process that cleans up after killed ones from warning about everything it finds.

    It is a Python of its own, which reads from its environment what to warn about.
    """
    before = os.environ.get(WARNINGS)
    os.environ[WARNINGS] = ",".join(filter(None, (before, "ignore:resource_tracker")))
    try:
        yield
    finally:
        if before is None:
            del os.environ[WARNINGS]
        else:
            os.environ[WARNINGS] = before


@contextmanager
def _deaf_to_keys() -> Iterator[None]:
    """Make processes that start within this block ignore Ctrl+C, which a terminal sends to all.

    The parent doesn't ignore it, and ends them. Without this they would be interrupted during their imports, before
    they could ignore it themselves.
    """
    if threading.current_thread() is not threading.main_thread():  # only the main thread may set what a signal does
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@cache
def _end_with(parent: int) -> None:
    """End this process when its parent is gone, even if that was killed.

    Otherwise it would wait for work that no one sends any more.
    """

    def watch() -> None:
        while os.getppid() == parent:
            sleep(GLANCE)
        os._exit(1)

    threading.Thread(target=watch, name="watches the parent", daemon=True).start()


def attended(parent: int, work: Callable[..., Any], *task: Any) -> Any:
    """Run a task in a process that ends with its parent, if it was started only for such tasks.

    The parent itself wasn't, nor was the worker of someone's cluster.
    """
    if current_process().name.startswith(BEGUN_FOR_TASKS):
        _end_with(parent)
    return work(*task)
