"""An event as a file, and entrants from a list.

The first line of the file is its heading: the seed and the names. Every other line is an entry of the
log, as it was written. A file is never changed in place: a new one is written next to it and takes its name.
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
"""A larger file isn't an event."""
BOM = b"\xef\xbb\xbf"
"""The mark that some editors put at the start of a file."""
BEGINS = '{"spellhall":"event"'
WAY_ON = " (`spellhall event recover` saves the intact part)"
SEPARATORS = ",;\t"


@dataclass(frozen=True)
class Document:
    """A file as it was read, before anything is made of it.

    Attributes:
        seed, names: from its heading.
        entries: as they are stored; ``lines``: the line number of each.
    """

    seed: int
    names: Names
    entries: Sequence[dict[str, Any]]
    lines: Sequence[int]

    def objection(self) -> str:
        """Where its entries stop fitting together, and why; empty if they all fit."""
        n = broken_at(self.entries)
        if not n:
            return ""
        before = self.entries[n - 2]["print"] if n > 1 else BEGINNING
        return f"line {self.lines[n - 1]}: {objection_to(self.entries[n - 1], n, before)}"


def lines_of(data: bytes) -> list[tuple[int, bytes]]:
    """The lines of a file with their numbers. Byte-order marks and empty lines, which editors leave, are ignored.

    Raises:
        UsageError: for a file that is too large for an event, or empty.
    """
    if len(data) > MOST_BYTES:
        raise UsageError("it is larger than any event")
    lines = enumerate(data.removeprefix(BOM).splitlines(), 1)
    return [(number, line) for number, line in lines if line.strip()]


def read_line(number: int, line: bytes) -> dict[str, Any]:
    """The object in a line.

    Raises:
        UsageError: if it isn't an object, or only part of one.
    """
    try:
        document = msgspec.json.decode(line.decode("utf-8", "replace"))
    except (msgspec.MsgspecError, RecursionError):
        raise UsageError(f"line {number} isn't JSON: an entry is one whole line from {{ to }}") from None
    if not isinstance(document, dict):
        raise UsageError(f"line {number} isn't a JSON object: an entry is one whole line from {{ to }}")
    return document


def read_heading(heading: dict[str, Any]) -> tuple[int, Names]:
    """The seed and names in the first line of a file.

    Raises:
        UsageError: if it isn't the heading of an event.
    """
    if heading.get("spellhall") != KIND:
        raise UsageError(f"its first line isn't an event's; those begin with {BEGINS}")
    if heading.get("format") != FORMAT:
        raise UsageError(f"it has format {heading.get('format')}, and this version reads format {FORMAT}")
    try:
        return read_seed(heading["seed"]), msgspec.convert(heading["names"], Names, str_keys=True)
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"its heading can't be read: {error}") from None


def read_document(data: bytes) -> Document:
    """An event's file from its bytes.

    Raises:
        UsageError: when they aren't one.
    """
    lines = lines_of(data)
    documents = [read_line(number, line) for number, line in lines]
    seed, names = read_heading(documents[0] if documents else {})
    return Document(seed, names, documents[1:], [number for number, _ in lines[1:]])


def event_of(document: Document) -> Event:
    """The event of a file whose entries fit together.

    Raises:
        UsageError: if they don't.
    """
    if objection := document.objection():
        raise UsageError(objection)
    if not document.entries:
        raise UsageError("it has no entries")
    event = Event(document.seed, document.names)
    for entry in document.entries:
        take_into(event, read_entry(entry))
    return event


def take_into(event: Event, entry: Logged) -> None:
    """Have an event apply an entry that may come from anywhere.

    Raises:
        UsageError: for one that refers to something that doesn't exist.
    """
    try:
        event.take(entry)
        for round in event.state.rounds:
            event.round_is_over(round)
    except (ArithmeticError, LookupError, ValueError, TypeError) as error:
        raise UsageError(f"entry {entry.n} refers to something that doesn't exist: {error}") from None


def read_event(path: Path) -> Event:
    """The event in a file.

    Raises:
        UsageError: when it can't be read, isn't an event, or was changed.
    """
    document = document_in(path)
    try:
        return event_of(document)
    except UsageError as error:
        raise UsageError(f"{path} was changed by hand or damaged: {error}{WAY_ON}") from None


def document_in(path: Path) -> Document:
    """The same, before anything is made of it.

    Raises:
        UsageError: when it can't be read, or isn't an event.
    """
    data = bytes_in(path)
    try:
        return read_document(data)
    except UsageError as error:
        way_on = WAY_ON if data.removeprefix(BOM).lstrip().startswith(BEGINS.encode()) else ""
        raise UsageError(f"{path} isn't an event: {error}{way_on}") from None


def bytes_in(path: Path) -> bytes:
    """The bytes of a file.

    Raises:
        UsageError: when it can't be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"{path} can't be read: {error.strerror or error}") from None


def as_bytes(event: Event) -> bytes:
    """An event as the bytes of its file."""
    return bytes_of(event.seed, event.names, event.log)


def bytes_of(seed: int, names: Names, log: Iterable[Any]) -> bytes:
    """The same, from its seed, names and entries."""
    heading = {"spellhall": KIND, "format": FORMAT, "seed": written(seed), "names": names}
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (heading, *log))


def write_event(path: Path, event: Event, new: bool = False, before: bytes | None = None) -> None:
    """Write an event to its file: all of it, or nothing.

    With ``before``, the file must still hold what was read from it, and no one else writes between that check and the
    writing.

    Raises:
        UsageError: when it can't be written, would replace another file as a new one, or someone else has
            written it in the meantime.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with _alone(path.parent):
            if new and path.exists():
                raise UsageError(f"{path} already exists; each event needs its own file")
            if before is not None and as_bytes(read_event(path)) != before:
                raise UsageError(f"someone else just changed {path}; take another look, then try again")
            try:
                with beside.open("wb") as file:
                    file.write(as_bytes(event))
                    file.flush()
                    os.fsync(file.fileno())
                beside.replace(path)
            finally:
                beside.unlink(missing_ok=True)
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Let only one process at a time write events in a folder, if the system has locks.

    A lock ends with the process that holds it, so none is left behind.
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
    """The number of the first entry where two logs of one event differ; 0 if one continues the other."""
    return next((mine.n for mine, theirs in zip(one, other, strict=False) if mine.print != theirs.print), 0)


@dataclass(frozen=True)
class Row:
    """An entrant of a list: one name, or those of a team with its own name."""

    names: tuple[str, ...]
    team: str = ""


def read_rows(text: str) -> list[Row]:
    """Entrants from a list: a name on each line, or columns, one called "name" and perhaps one called "team".

    Lines with the same team are one entrant.

    Raises:
        UsageError: for a line without a name, for an empty list, and for anything that isn't a list.
    """
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    try:
        rows = [[cell.strip() for cell in row] for row in csv.reader(io.StringIO(text), delimiter=separator)]
    except csv.Error as error:
        raise UsageError(f"the list can't be read: {error}") from None
    rows = [row for row in rows if any(row)]
    if not rows:
        raise UsageError("the list has no names")
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
    """Check that everyone on a list enters once, however a name is spelt.

    Raises:
        UsageError: for a name that occurs more than once.
    """
    names = [tidy(name) for row in rows for name in row.names]
    often = Counter(name.casefold() for name in names)
    name = next((name for name in names if often[name.casefold()] > 1), "")
    if name:
        count = often[name.casefold()]
        times = "twice" if count == 2 else f"{count} times"
        raise UsageError(f"{repeated(name)} is in the list {times}; delete one, or add an initial to tell people apart")
