"""Long runs that can be broken off: what is done is kept in a file, one part a line, and not done again.

The first line says which run it is, so that the parts of another are not taken for those of this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from spellhall.arena.runs.runners import in_order
from spellhall.kernel.errors import UsageError


def resumed(
    work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], jobs: int, keep: Path | None, about: str
) -> Iterator[Any]:
    """What ``work(*task)`` returns for each task, in their order; parts that ``keep`` holds come from there.

    Args:
        work: returns what can be written as JSON; what is read again are lists, numbers and texts.
        tasks: always the same ones in the same order for a run.
        jobs: how many processes.
        keep: the file, which is made if it is missing; none keeps nothing.
        about: which run it is.

    Raises:
        UsageError: when the file is of another run, or cannot be read or written.
        Unfinished: when a process was ended from outside; what is kept stays.
    """
    if keep is None:
        yield from in_order(work, tasks, jobs)
        return
    done = _read(keep, about)
    yield from done[: len(tasks)]
    try:
        with keep.open("ab") as file:
            for part in in_order(work, tasks[len(done) :], jobs):
                file.write(msgspec.json.encode(part) + b"\n")
                file.flush()
                yield part
    except OSError as error:
        raise UsageError(f"{keep} cannot be written: {error.strerror or error}") from None


def _read(path: Path, about: str) -> list[Any]:
    """The parts that a file holds; a line that was broken off is taken away."""
    try:
        if not path.exists():
            path.write_bytes(msgspec.json.encode(about) + b"\n")
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)
        first, *parts = [msgspec.json.decode(line) for line in whole.splitlines()] or [None]
    except OSError as error:
        raise UsageError(f"{path} cannot be used: {error.strerror or error}") from None
    except msgspec.DecodeError:
        raise UsageError(f"{path} holds something else than parts of a run; name another file") from None
    if first != about:
        raise UsageError(f"{path} holds parts of another run ({first}); name another file")
    return parts
