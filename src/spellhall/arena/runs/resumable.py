"""Long runs that can be interrupted: finished parts are stored in a file, one a line, and not done again.

The first line identifies the run, so that the parts of another run aren't mistaken for its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from spellhall.arena.runs.runners import Runner
from spellhall.kernel.errors import UsageError


def resumed(
    work: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], runner: Runner, keep: Path | None, about: str
) -> Iterator[Any]:
    """The results of ``work(*task)`` for each task, in order; parts that ``keep`` holds come from there.

    Args:
        work: returns something that can be written as JSON; reading it back gives lists, numbers and texts.
        tasks: always the same ones in the same order for a run.
        runner: who does the work.
        keep: the file, which is created if missing; None stores nothing.
        about: identifies the run.

    Raises:
        UsageError: when the file belongs to another run, or can't be read or written.
        Unfinished: when a process was ended from outside; stored parts stay.
    """
    if keep is None:
        yield from runner.run(work, tasks)
        return
    done = _read(keep, about)
    yield from done[: len(tasks)]
    try:
        with keep.open("ab") as file:
            for part in runner.run(work, tasks[len(done) :]):
                file.write(msgspec.json.encode(part) + b"\n")
                file.flush()
                yield part
    except OSError as error:
        raise UsageError(f"{keep} can't be written: {error.strerror or error}") from None


def _read(path: Path, about: str) -> list[Any]:
    """The parts in a file; a line that was cut off is removed."""
    try:
        if not path.exists():
            path.write_bytes(msgspec.json.encode(about) + b"\n")
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)
        first, *parts = [msgspec.json.decode(line) for line in whole.splitlines()] or [None]
    except OSError as error:
        raise UsageError(f"{path} can't be used: {error.strerror or error}") from None
    except msgspec.DecodeError:
        raise UsageError(f"{path} holds something other than parts of a run; name another file") from None
    if first != about:
        raise UsageError(f"{path} holds parts of another run ({first}); name another file")
    return parts
