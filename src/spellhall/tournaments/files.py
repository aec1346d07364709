"""An event as one file, and entrants from a list.

The first line of the file is its heading: the seed, and what people are called. Every other line is an entry of the
log, as it was written. A file is never changed in place: a new one is written beside it and takes its name.
"""

from __future__ import annotations

import csv
import io
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from spellhall.kernel.chance import read as read_seed
from spellhall.kernel.chance import written
from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import BEGINNING, Logged, broken_at, objection_to, read_entry
from spellhall.tournaments.names import Names, tidy

if sys.platform != "win32":
    import fcntl

KIND = "event"
FORMAT = 1
MOST_BYTES = 64 << 20
"""A larger file is no event."""
BOM = b"\xef\xbb\xbf"
"""What some editors put before everything else."""
BEGINS = '{"spellhall":"event"'
WAY_ON = " (`spellhall event recover` keeps what is sound)"
SEPARATORS = ",;\t"


@dataclass(frozen=True)
class Document:
    """A file as it was read, before anything is made of it.

    Attributes:
        seed, names: those of its heading.
        entries: as they are kept; ``lines``: in which line each stands.
    """

    seed: int
    names: Names
    entries: Sequence[dict[str, Any]]
    lines: Sequence[int]

    def objection(self) -> str:
        """Where its entries stop to fit together, and why; empty where they do."""
        n = broken_at(self.entries)
        if not n:
            return ""
        before = self.entries[n - 2]["print"] if n > 1 else BEGINNING
        return f"line {self.lines[n - 1]}: {objection_to(self.entries[n - 1], n, before)}"


def lines_of(data: bytes) -> list[tuple[int, bytes]]:
    """The lines of a file with their numbers. A byte-order mark and empty lines, as editors leave them, mean nothing.

    Raises:
        UsageError: for a file that no event fills.
    """
    if len(data) > MOST_BYTES:
        raise UsageError("it is larger than any event")
    lines = enumerate(data.removeprefix(BOM).splitlines(), 1)
    return [(number, line) for number, line in lines if line.strip()]


def read_line(number: int, line: bytes) -> dict[str, Any]:
    """What a line holds.

    Raises:
        UsageError: where that is no object, or half of one.
    """
    try:
        document = msgspec.json.decode(line.decode("utf-8", "replace"))
    except (msgspec.MsgspecError, RecursionError):
        raise UsageError(f"line {number} holds no JSON: an entry is one whole line from {{ to }}") from None
    if not isinstance(document, dict):
        raise UsageError(f"line {number} holds no object: an entry is one whole line from {{ to }}")
    return document


def read_heading(heading: dict[str, Any]) -> tuple[int, Names]:
    """The seed and the names in the first line of a file.

    Raises:
        UsageError: where it is not that of an event.
    """
    if heading.get("spellhall") != KIND:
        raise UsageError(f"its first line is not that of an event, which begins with {BEGINS}")
    if heading.get("format") != FORMAT:
        raise UsageError(f"it has format {heading.get('format')}, and this version reads format {FORMAT}")
    try:
        return read_seed(heading["seed"]), msgspec.convert(heading["names"], Names, str_keys=True)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"its heading cannot be read: {error}") from None


def read_document(data: bytes) -> Document:
    """A file of an event from its bytes.

    Raises:
        UsageError: when they are none.
    """
    lines = lines_of(data)
    documents = [read_line(number, line) for number, line in lines]
    seed, names = read_heading(documents[0] if documents else {})
    return Document(seed, names, documents[1:], [number for number, _ in lines[1:]])


def event_of(document: Document) -> Event:
    """The event of a file whose entries fit together.

    Raises:
        UsageError: where they do not.
    """
    if objection := document.objection():
        raise UsageError(objection)
    if not document.entries:
        raise UsageError("it has no entry")
    event = Event(document.seed, document.names)
    for entry in document.entries:
        take_into(event, read_entry(entry))
    return event


def take_into(event: Event, entry: Logged) -> None:
    """Have an event take an entry that may come from anywhere.

    Raises:
        UsageError: for one that speaks of what there is not.
    """
    try:
        event.take(entry)
        for round in event.state.rounds:
            event.round_is_over(round)
    except (ArithmeticError, LookupError, ValueError, TypeError) as error:
        raise UsageError(f"entry {entry.n} speaks of what there is not: {error}") from None


def read_event(path: Path) -> Event:
    """The event in a file.

    Raises:
        UsageError: when it cannot be read, is none, or was changed.
    """
    document = document_in(path)
    try:
        return event_of(document)
    except UsageError as error:
        raise UsageError(f"{path} was changed by hand or damaged: {error}{WAY_ON}") from None


def document_in(path: Path) -> Document:
    """The same, before anything is made of it.

    Raises:
        UsageError: when it cannot be read, or is none.
    """
    data = bytes_in(path)
    try:
        return read_document(data)
    except UsageError as error:
        way_on = WAY_ON if data.removeprefix(BOM).lstrip().startswith(BEGINS.encode()) else ""
        raise UsageError(f"{path} is no event: {error}{way_on}") from None


def bytes_in(path: Path) -> bytes:
    """What a file holds.

    Raises:
        UsageError: when it cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror or error}") from None


def as_bytes(event: Event) -> bytes:
    """An event as the bytes of its file."""
    return bytes_of(event.seed, event.names, event.log)


def bytes_of(seed: int, names: Names, log: Iterable[Any]) -> bytes:
    """The same, of its seed, its names and its entries."""
    heading = {"spellhall": KIND, "format": FORMAT, "seed": written(seed), "names": names}
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (heading, *log))


def write_event(path: Path, event: Event, new: bool = False, before: bytes | None = None) -> None:
    """Write an event to its file: all of it, or nothing. With ``before`` the file has to hold still what was read of
    it, and nobody else writes between that look and the writing.

    Raises:
        UsageError: when it cannot be written, a new one would take the place of another file, or someone else has
            written it in the meantime.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with _alone(path.parent):
            if new and path.exists():
                raise UsageError(f"{path} is there already; an event has a file of its own")
            if before is not None and as_bytes(read_event(path)) != before:
                raise UsageError(f"someone else has just changed {path}; look at it, and try again")
            try:
                with beside.open("wb") as file:
                    file.write(as_bytes(event))
                    file.flush()
                    os.fsync(file.fileno())
                beside.replace(path)
            finally:
                beside.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Only one at a time writes events in a folder, where the system has locks. They end with the one who holds them,
    so that none is left behind.
    """
    if sys.platform == "win32":
        yield
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(place, fcntl.LOCK_EX)
        yield
    finally:
        os.close(place)


def fork_of(one: Sequence[Logged], other: Sequence[Logged]) -> int:
    """The number of the first entry where two logs of one event differ; 0 where one goes on from the other."""
    return next((mine.n for mine, theirs in zip(one, other, strict=False) if mine.print != theirs.print), 0)


@dataclass(frozen=True)
class Row:
    """An entrant of a list: one name, or those of a team with its own."""

    names: tuple[str, ...]
    team: str = ""


def read_rows(text: str) -> list[Row]:
    """Entrants from a list: a name on each line, or columns of which one is called "name" and another may be "team".
    Lines with the same team are one entrant.

    Raises:
        UsageError: for a line without a name, for no line at all, and for what is no list.
    """
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    try:
        rows = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text), delimiter=separator)]
    except csv.Error as error:
        raise UsageError(f"the list cannot be read: {error}") from None
    rows = [row for row in rows if any(row)]
    if not rows:
        raise UsageError("the list names nobody")
    heads = [cell.casefold() for cell in rows[0]]
    named, teamed = 0, -1
    begin = 0
    if "name" in heads:
        named, begin = heads.index("name"), 1
        teamed = heads.index("team") if "team" in heads else -1
    teams: dict[str, list[str]] = {}
    found: list[Row] = []
    for number, row in enumerate(rows[begin:], begin + 1):
        if len(row) <= named or not row[named]:
            raise UsageError(f"line {number} of the list has no name")
        name, team = tidy(row[named]), row[teamed] if 0 <= teamed < len(row) else ""
        if not team:
            found.append(Row((name,)))
        else:
            teams.setdefault(tidy(team), []).append(name)
    return found + [Row(tuple(names), team) for team, names in teams.items()]


def need_distinct(rows: Iterable[Row]) -> None:
    """Everybody on a list enters once, however a name is written there.

    Raises:
        UsageError: for a name that stands on it more than once.
    """
    names = [tidy(name) for row in rows for name in row.names]
    often = Counter(name.casefold() for name in names)
    name = next((name for name in names if often[name.casefold()] > 1), "")
    if name:
        count = often[name.casefold()]
        times = "twice" if count == 2 else f"{count} times"
        raise UsageError(
            f"{repeated(name)} stands {times} in the list: delete one, or add an initial to tell people apart"
        )
