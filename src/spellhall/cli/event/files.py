"""What the event commands share: the file, its game's book, who acts, and names and numbers from the command line."""

from __future__ import annotations

import io
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import typer

from spellhall.kernel.errors import UsageError, repeated
from spellhall.kernel.parts.tournament import Book
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import as_bytes, read_event, write_event
from spellhall.tournaments.names import find, tidy
from spellhall.tournaments.plan_from_text import book_of
from spellhall.tournaments.state import Table
from spellhall.tournaments.steps import next_step

FILE = typer.Argument(..., metavar="FILE", help="The event.")
BY = typer.Option("", "--by", help="The member of staff who does this. Default: the coordinator.")
REASON = typer.Option("", "--reason", "-r", help="The reason, for the log.")
WHO = typer.Argument(..., metavar="NAME", help="The entrant: name, start of the name, or number.")


class Desk:
    """An event that someone is working on.

    Attributes:
        event: the event; ``by``: the number of the person who acts; ``reason``: why.
    """

    def __init__(self, event: Event, by: str = "", reason: str = "") -> None:
        self.event = event
        self.reason = reason
        staff = event.state.staff
        if by:
            self.by = find(by, event.names.people, "at this event")
        else:
            self.by = next((person for person, role in staff.items() if role == "coordinator"), 0)

    @property
    def book(self) -> Book:
        """What its game says about tournaments."""
        return book_of(self.event.plan.game)

    def do(self, bodies: Iterable[Entry]) -> None:
        """Write entries, as of now."""
        self.event.do(bodies, now(), self.by, self.reason)

    def person(self, name: str) -> int:
        """The number of a person; someone unknown gets one."""
        called = tidy(name)
        number = self.event.names.number_of(called)
        self.event.names.people.setdefault(number, called)
        return number

    def entrant(self, name: str) -> int:
        """The entrant with this name."""
        return entrant_of(self.event, name)

    def table(self, which: str) -> Table:
        """A table of the current round by its number, or one of another round as ROUND.TABLE.

        Raises:
            UsageError: when there is none.
        """
        round, _, number = which.rpartition(".")
        if not all(part.isdecimal() and len(part) < 6 for part in (round or "0", number)):
            raise UsageError(f"write a table as its number, or with its round as in 2.3, not {repeated(which)}")
        return self.event.table(int(number), int(round or 0))

    def say_next(self) -> None:
        """Say what has to be done next."""
        typer.echo(next_step(self.event).text)


@contextmanager
def changing(file: Path, by: str = "", reason: str = "") -> Iterator[Desk]:
    """Work on the event in a file; if all went well, changes are written.

    Messages are printed after that, so that no one reads about changes that weren't written.

    Raises:
        UsageError: when someone else has written it in the meantime.
    """
    event = read_event(file)
    before, said = as_bytes(event), io.StringIO()
    with redirect_stdout(said):
        yield Desk(event, by, reason)
    if as_bytes(event) != before:
        write_event(file, event, before=before)
    typer.echo(said.getvalue(), nl=False)


def now() -> int:
    """This moment in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def entrant_of(event: Event, name: str) -> int:
    """An entrant by number, or by enough of their name to be unique."""
    names = {number: event.name(number) for number in event.state.entrants}
    if name not in names.values() and name.isdecimal() and len(name) < 6 and int(name) in names:
        return int(name)
    return find(name, names, "among the entrants")


def settings_of(given: Sequence[str], example: str) -> dict[str, str]:
    """Settings from the command line, each as NAME=VALUE.

    Raises:
        UsageError: for one without a value.
    """
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"write a setting as NAME=VALUE, as in {example}, not {repeated(text)}")
        found[name] = value
    return found


def facts_of(given: Sequence[str]) -> Mapping[str, str]:
    """Other counts of a game, each as NAME=COUNTS."""
    return settings_of(given, 'razed="Ana 2, Bo 1"')
