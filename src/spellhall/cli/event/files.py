"""What the commands about events share: the file, its game's book, who acts, and names and numbers that were typed."""

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
    """An event where someone works.

    Attributes:
        event: it; ``by``: the number of who acts; ``reason``: why.
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
        """What its game says of tournaments."""
        return book_of(self.event.plan.game)

    def do(self, bodies: Iterable[Entry]) -> None:
        """Write entries, as of now."""
        self.event.do(bodies, now(), self.by, self.reason)

    def person(self, name: str) -> int:
        """The number of someone; who is not known yet is from now on."""
        called = tidy(name)
        number = self.event.names.number_of(called)
        self.event.names.people.setdefault(number, called)
        return number

    def entrant(self, name: str) -> int:
        """The entrant who was named."""
        return entrant_of(self.event, name)

    def table(self, which: str) -> Table:
        """A table of the round under way by its number, or one of another as ROUND.TABLE.

        Raises:
            UsageError: when there is none.
        """
        round, _, number = which.rpartition(".")
        if not all(part.isdecimal() and len(part) < 6 for part in (round or "0", number)):
            raise UsageError(f"a table is written by its number, or as in 2.3 with its round, not {repeated(which)}")
        return self.event.table(int(number), int(round or 0))

    def say_next(self) -> None:
        """Tell what has to be done now."""
        typer.echo(next_step(self.event).text)


@contextmanager
def changing(file: Path, by: str = "", reason: str = "") -> Iterator[Desk]:
    """Work at the event in a file; if anything was changed it is written when all went well. What is said on the way is
    printed after that, so that nobody reads of what was not written.

    Raises:
        UsageError: when someone else has written it in the meantime, too.
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
    """An entrant by their name, as much of it as tells them from others, or their number."""
    names = {number: event.name(number) for number in event.state.entrants}
    if name not in names.values() and name.isdecimal() and len(name) < 6 and int(name) in names:
        return int(name)
    return find(name, names, "of the entrants")


def settings_of(given: Sequence[str], example: str) -> dict[str, str]:
    """Settings from the command line, each as NAME=VALUE.

    Raises:
        UsageError: for one without a value.
    """
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"a setting is written NAME=VALUE, as in {example}, not {repeated(text)}")
        found[name] = value
    return found


def facts_of(given: Sequence[str]) -> Mapping[str, str]:
    """Other facts of a game, each as NAME=COUNTS."""
    return settings_of(given, 'razed="Ana 2, Bo 1"')
