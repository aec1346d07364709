"""The processes that work: none outlives the one that began it, and none hears a key that stops all.

What spreads work over them is in ``runners``.
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
"""How the processes of this machine are called that joblib begins."""
WARNINGS = "PYTHONWARNINGS"
GLANCE = 0.5
"""How often, in seconds, a process looks whether the one that began it is still there."""


@contextmanager
def beginning() -> Iterator[None]:
    """Processes are begun within: deaf to keys, and without a word about what others left behind that were killed."""
    with _deaf_to_keys(), _silent_about_leavings():
        yield


@contextmanager
def _silent_about_leavings() -> Iterator[None]:
    """The process that clears up after killed ones warns of each thing that it finds; begun within, it does not.

    It is a Python of its own, which reads from its environment what to warn of.
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
    """Processes that are begun within do not hear Ctrl+C, which a terminal sends to all: the one that began them does,
    and ends them. Before they could say so themselves they would be torn out of their imports.
    """
    if threading.current_thread() is not threading.main_thread():  # only that one may say what a signal does
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@cache
def _end_with(parent: int) -> None:
    """Have this process end when the one that began it is gone, killed it may be: it would wait for work that nobody
    sends any more.
    """

    def watch() -> None:
        while os.getppid() == parent:
            sleep(GLANCE)
        os._exit(1)

    threading.Thread(target=watch, name="watches the parent", daemon=True).start()


def attended(parent: int, work: Callable[..., Any], *task: Any) -> Any:
    """What a task comes to, in a process that ends with the one that began it, if it was begun for such tasks alone.

    The parent itself was not, nor is the worker of someone's cluster.
    """
    if current_process().name.startswith(BEGUN_FOR_TASKS):
        _end_with(parent)
    return work(*task)
