"""Who does the work: this very process, or many, here or wherever joblib reaches; all by one protocol.

A task is a tuple, and ``work(*task)`` is done for each; what that comes to is reported in the order of the tasks,
whichever was ready first. So nothing that is counted depends on how many processes there are, or on which of them was
quicker. Tasks are taken one by one, as there is room for them, so that the one who makes them can measure the first
before they cut the next (see ``pace``).

A process that is ended from outside takes with it what it was at, and what others were at beside it; those tasks are
begun again. Only when that happens over and over at the same place is the run given up.
"""

from __future__ import annotations

import os
import warnings
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, nullcontext
from itertools import islice
from typing import Any, Protocol

from joblib import Parallel, delayed, parallel_config

from spellhall.arena.runs.workers import attended, beginning
from spellhall.kernel.errors import Stopped, Unfinished

Work = Callable[..., Any]
Tasks = Iterable[tuple[Any, ...]]
ATTEMPTS = 10
"""How often work is begun again at the same task before that is given up."""
AT_A_TIME = 4
"""How many tasks a process is given at a time where a backend tells nothing before all are done."""


class Runner(Protocol):
    """Anyone who does tasks."""

    @property
    def jobs(self) -> int:
        """How many tasks are under way at the same time."""
        ...

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """What ``work(*task)`` returns for each task, in their order.

        Raises:
            Unfinished: when processes were ended from outside again and again.
        """
        ...


class Here:
    """This very process, one task after the other."""

    jobs = 1

    def run(self, work: Work, tasks: Tasks) -> Iterator[Any]:
        """See ``Runner.run``."""
        yield from (work(*task) for task in tasks)


class Spread:
    """Processes of this machine, or what a backend of joblib offers: ``Spread(8)``, ``Spread(64, "dask")``.

    Without a name the backend is the one in force (``joblib.parallel_config``), which is processes of this machine if
    nobody has said anything else.
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
            except BrokenProcessPool:  # they were ended while they were still given their first tasks
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
                with warnings.catch_warnings():  # of what is lost when nobody wants the rest any more
                    warnings.simplefilter("ignore")
                    found.close()
            return
        raise Unfinished(
            f"processes that did the work were ended from outside {ATTEMPTS} times at the same place, perhaps because "
            "memory ran out; try fewer --jobs"
        )

    def _begin(self, work: Work, tasks: Iterator[tuple[Any, ...]]) -> Any:
        """A generator of what tasks come to; where the backend cannot make one, so many tasks at a time."""
        calls = (delayed(attended)(os.getpid(), work, *task) for task in tasks)
        try:
            parallel = self._parallel(return_as="generator")
        except ValueError:
            return _by_rounds(self._parallel(), calls, self.jobs * AT_A_TIME)
        with beginning():
            return parallel(calls)

    def _parallel(self, **more: Any) -> Parallel:
        """Processes of the backend. It is named around them: so joblib also knows those that it loads on demand."""
        with parallel_config(backend=self.backend) if self.backend else nullcontext():
            return Parallel(n_jobs=self.jobs, **more)


def _noted(under_way: deque[tuple[Any, ...]], source: Iterator[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """First the tasks that were begun and never done, then new ones, which are noted as begun."""
    yield from tuple(under_way)
    for task in source:
        under_way.append(task)
        yield task


def _by_rounds(parallel: Parallel, calls: Iterator[Any], size: int) -> Iterator[Any]:
    while some := list(islice(calls, size)):
        with beginning():
            found = parallel(some)
        yield from found


def runner_of(jobs: int) -> Runner:
    """Who does the work with so many processes: with one this very process."""
    return Here() if jobs == 1 else Spread(jobs)


def in_order(work: Work, tasks: Tasks, jobs: int) -> Iterator[Any]:
    """What ``work(*task)`` returns for each task, in their order, by so many processes.

    Raises:
        Unfinished: when processes were ended from outside again and again.
    """
    return runner_of(jobs).run(work, tasks)


@contextmanager
def accounted(results: Callable[[], dict[str, Any] | None]) -> Iterator[None]:
    """Have work that does not come to its end tell what there is of it, by ``results``.

    Raises:
        Unfinished: when processes were ended from outside.
        Stopped: when someone has stopped the work.
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
