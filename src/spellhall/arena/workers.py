"""Work spread over processes, and what becomes of it when one of them is ended from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spellhall.kernel.errors import SpellhallError


class Unfinished(SpellhallError):
    """A process was ended from outside. ``results`` is what there was by then, if it is of use by itself."""

    results: dict[str, Any] | None = None


def in_order(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Any]:
    """What ``work(*task)`` returns for each task, in their order; with one job in this very process.

    Raises:
        Unfinished: when a process was ended from outside.
    """
    if jobs == 1:
        yield from (work(*task) for task in tasks)
        return
    from joblib import Parallel, delayed

    try:
        yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(work)(*task) for task in tasks)
    except BrokenProcessPool:
        raise Unfinished(
            "a process that played games was ended from outside, perhaps because memory ran out; try fewer --jobs"
        ) from None
