"""Work spread over processes, and what becomes of it when it is stopped, or one of them is ended from outside."""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from time import sleep
from typing import Any

from joblib import Parallel, delayed

from spellhall.kernel.errors import Stopped, Unfinished

GLANCE = 0.5
"""How often, in seconds, a process looks whether the one that began it is still there."""


@contextmanager
def accounted(results: Callable[[], dict[str, Any] | None]) -> Iterator[None]:
    """Have work that does not come to its end tell what there is of it, by ``results``.

    Raises:
        Unfinished: when a process was ended from outside.
        Stopped: when somebody has stopped the work.
    """
    try:
        yield
    except Unfinished as lost:
        lost.results = results()
        raise
    except KeyboardInterrupt:
        stopped = Stopped("stopped; games that were under way are not counted")
        stopped.results = results()
        raise stopped from None


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


def _attended(parent: int, work: Callable[..., Any], *task: Any) -> Any:
    """What a task comes to, in a process that ends with its parent, unless it is the parent itself."""
    if os.getpid() != parent:
        _end_with(parent)
    return work(*task)


def in_order(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Any]:
    """What ``work(*task)`` returns for each task, in their order; with one job in this very process.

    Raises:
        Unfinished: when a process was ended from outside.
    """
    if jobs == 1:
        yield from (work(*task) for task in tasks)
        return
    with _deaf_to_keys():
        calls = (delayed(_attended)(os.getpid(), work, *task) for task in tasks)
        found = Parallel(n_jobs=jobs, return_as="generator")(calls)
    try:
        for result in found:  # noqa: UP028 `yield from` would close it before we could
            yield result
    except BrokenProcessPool:
        raise Unfinished(
            "a process that played games was ended from outside, perhaps because memory ran out; try fewer --jobs"
        ) from None
    finally:
        with warnings.catch_warnings():  # of what is lost when nobody wants the rest any more
            warnings.simplefilter("ignore")
            found.close()
