"""Runners do the work: in this process, or in many of this machine; all by one protocol. ``clusters`` has a runner for
other machines.

A task is a tuple, and ``work(*task)`` runs for each. Results come in the order of the tasks, no matter which was ready
first, so no count depends on how many processes there are, or which was faster. Tasks are fetched one by
one, as there is room for them, so that their maker can time the first before it cuts the next (see
``task_size``).

When a process is ended from outside, its work is lost, and so is the work of others that ran at the same time; those
tasks are restarted. The run gives up only if that happens over and over at the same place.
"""

from __future__ import annotations

import os
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any, Protocol

from spellhall.arena.runs.workers import attended, beginning
from spellhall.kernel.errors import Stopped, Unfinished, UsageError

Work = Callable[..., Any]
Tasks = Iterable[tuple[Any, ...]]
ATTEMPTS = 10
"""How often work is restarted at the same task before the run gives up."""
AT_A_TIME = 4
"""How many tasks a process gets at a time if a backend reports nothing before all are done."""


class Runner(Protocol):
    """Anything that runs tasks."""

    @property
    def jobs(self) -> int:
        """How many tasks run at the same time."""
        ...

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """The results of ``work(*task)`` for each task, in order.

        Raises:
            Unfinished: when processes were ended from outside again and again.
        """
        ...


class Here:
    """This process, one task after another."""

    jobs = 1

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """See ``Runner.run``."""
        yield from (work(*task) for task in tasks)


HERE = Here()
"""This process, for those who don't ask for more."""


class Spread:
    """Processes on this machine, or what another backend of joblib offers: ``Spread(8)``, ``Spread(8, "threading")``.

    Without a name, the active backend is used (``joblib.parallel_config``): by default, processes on this
    machine.
    """

    def __init__(self, jobs: int, backend: str = "") -> None:
        self.jobs = jobs
        self.backend = backend

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """See ``Runner.run``."""
        under_way: deque[tuple[Any, ...]] = deque()
        source = iter(tasks)
        attempts = 0
        while attempts < ATTEMPTS:
            try:
                found = self._begin(work, _noted(under_way, source))
            except BrokenProcessPool:  # they were ended while they were still getting their first tasks
                attempts += 1
                continue
            try:
                for result in found:
                    under_way.popleft()
                    attempts = 0
                    yield result
            except BrokenProcessPool:
                attempts += 1
                continue
            finally:
                with warnings.catch_warnings():  # about results that are lost when no one wants the rest
                    warnings.simplefilter("ignore")
                    found.close()
            return
        raise Unfinished(
            f"processes that did the work were ended from outside {ATTEMPTS} times at the same place, perhaps because "
            "memory ran out; try fewer --jobs"
        )

    def _begin(self, work: Work, tasks: Iterator[tuple[Any, ...]]) -> Any:
        """A generator of results; if the backend can't make one, a few tasks at a time."""
        calls = (_joblib().delayed(attended)(os.getpid(), work, *task) for task in tasks)
        try:
            parallel = self._parallel(return_as="generator")
        except ValueError:
            return _by_rounds(self._by_the_round(), calls, self.jobs * AT_A_TIME)
        with beginning():
            return parallel(calls)

    def _by_the_round(self) -> Any:
        """The backend, as far as joblib knows it.

        Raises:
            UsageError: when it doesn't.
        """
        try:
            return self._parallel()
        except ValueError:
            raise UsageError(
                f"joblib can't use {self.backend!r} here; for Dask and Ray, see spellhall.arena.runs.clusters.joining"
            ) from None

    def _parallel(self, **more: Any) -> Any:
        """Processes of the backend. Naming it around them lets joblib find backends that it loads on demand."""
        with _joblib().parallel_config(backend=self.backend) if self.backend else nullcontext():
            return _joblib().Parallel(n_jobs=self.jobs, **more)


def _joblib() -> ModuleType:
    """The package joblib, loaded by the first run that spreads: a server starts sooner without it."""
    return import_module("joblib")


def _noted(under_way: deque[tuple[Any, ...]], source: Iterator[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """First the tasks that were started and never finished, then new ones, which are noted as started."""
    yield from tuple(under_way)
    for task in source:
        under_way.append(task)
        yield task


def _by_rounds(parallel: Any, calls: Iterator[Any], size: int) -> Iterator[Any]:
    while some := list(islice(calls, size)):
        with beginning():
            found = parallel(some)
        yield from found


def runner_of(jobs: int) -> Runner:
    """The runner for this many processes: with one, this process.

    Raises:
        UsageError: for less than one.
    """
    if jobs < 1:
        raise UsageError(f"games need at least one process, not {jobs}")
    return HERE if jobs == 1 else Spread(jobs)


@contextmanager
def accounted(results: Callable[[], dict[str, Any] | None]) -> Iterator[None]:
    """If work doesn't come to its end, attach the results so far, from ``results``.

    Raises:
        Unfinished: when processes were ended from outside.
        Stopped: when someone stopped the work.
    """
    try:
        yield
    except Unfinished as lost:
        lost.results = results()
        raise
    except KeyboardInterrupt:
        stopped = Stopped("stopped; unfinished games aren't counted")
        stopped.results = results()
        raise stopped from None
