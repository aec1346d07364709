"""Imports events from files of ``spellhall event``, which are checked thoroughly before the hall accepts them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Book
from spellhall.server.storage.records import EventPerson
from spellhall.tournaments.commands.announcing import verdict
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import event_of, fork_of, read_document
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.names import tidy
from spellhall.tournaments.plan import MOST_ENTRANTS
from spellhall.tournaments.plan_from_text import book_of
from spellhall.tournaments.verify import Differs, findings

LONGEST_TITLE = 300
MOST_PEOPLE = 4 * MOST_ENTRANTS
LAST_MOMENT = 1 << 53
LAST_NUMBER = 1 << 31
"""No database can store a later time of an entry, or a higher number of a person."""
NUL = "\x00"
"""Text with this character can't be stored."""
DEEPEST = 32
"""How deeply lists and objects may be nested."""


@dataclass(frozen=True)
class Incoming:
    """An event from a file that passed all checks.

    Attributes:
        event: the event.
        entries: its log, as written in the file.
        coordinator: the number of the person who runs it.
    """

    event: Event
    entries: list[dict[str, Any]]
    coordinator: int

    @property
    def beginning(self) -> str:
        """The fingerprint of its first entry, which no other event has."""
        return self.event.log[0].print

    def people(self, owner: int) -> list[EventPerson]:
        """The people behind its numbers; ``owner`` is the person in the hall who imports it, and so runs it."""
        names = self.event.names.people
        numbers = sorted({*names, self.coordinator})
        return [
            EventPerson(number=number, person=owner if number == self.coordinator else None, name=names.get(number, ""))
            for number in numbers
        ]


def read_file(text: str) -> Incoming:
    """The event in a file, with everything recomputed: its chain, its draws, its reports, its points.

    Raises:
        UsageError: for a file that is not an event, has an inconsistency, or cannot be stored by the hall.
    """
    document = read_document(text.encode(errors="replace"))
    for person, name in (*document.names.people.items(), *document.names.teams.items()):
        if not 0 < person < LAST_NUMBER or tidy(name) != name:
            raise UsageError("its heading has a name no one can have")
    for number, entry in enumerate(document.entries, 1):
        _check_kept(number, _can_be_kept(entry))
    event = event_of(document)
    for logged in event.log:
        _check_kept(logged.n, 0 <= logged.at < LAST_MOMENT and 0 <= logged.by < LAST_NUMBER)
    book = _book_of(event)
    try:
        list(findings(document, book))
    except Differs as difference:
        raise UsageError(str(difference)) from None
    return Incoming(event, list(document.entries), _coordinator(event))


def _book_of(event: Event) -> Book:
    """The tournament book for an event's game, if the event could be announced in the hall."""
    plan = event.plan
    book = book_of(plan.game)
    if not 0 < len(plan.title) <= LONGEST_TITLE or not plan.title.isprintable():
        raise UsageError(f"its name must have 1 to {LONGEST_TITLE} printable characters")
    if faults := verdict(plan, book).faults:
        raise UsageError(faults[0])
    if max(len(event.state.entrants), len(event.names.people) // 4) > MOST_ENTRANTS:
        raise UsageError(f"an event has at most {MOST_ENTRANTS} entrants")
    if plan.reporting == "refereed" and not event.state.closed:
        raise UsageError("its games are played in another hall, so you can import it once it's closed")
    return book


def _coordinator(event: Event) -> int:
    found = next((person for person, role in event.state.staff.items() if role == "coordinator"), 0)
    if not 0 < found < LAST_NUMBER:
        raise UsageError("it has no coordinator; name one first (spellhall event staff FILE NAME coordinator)")
    return found


def _check_kept(number: int, fits: bool) -> None:
    if not fits:
        raise UsageError(f"entry {number} holds something the hall can't store")


def _can_be_kept(entry: dict[str, Any]) -> bool:
    """Whether no text in an entry contains the character 0, and nothing is nested deeper than ``DEEPEST``."""
    layer: list[Any] = [entry]
    for _ in range(DEEPEST):
        if any(isinstance(part, str) and NUL in part for part in layer):
            return False
        layer = [inner for part in layer for inner in _parts(part)]
        if not layer:
            return True
    return False


def _parts(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return (*value, *value.values())
    return value if isinstance(value, list) else ()


def check_fork(here: Event, there: Event) -> None:
    """Check that one of two logs of an event continues the other.

    Raises:
        UsageError: with both entries, where they diverge: nothing is merged.
    """
    if fork := fork_of(here.log, there.log):
        ours, theirs = ([*told(event, private=True)][fork - 1].strip() for event in (here, there))
        raise UsageError(
            f"the file doesn't match this tournament's log in the hall: the hall has '{ours}', the file '{theirs}'"
        )
