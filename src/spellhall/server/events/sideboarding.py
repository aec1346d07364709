"""Sideboarding: the time between two games of a match when people exchange cards of their decks.

The next game begins when everyone who may exchange cards is ready, or when time is up. This runs in memory only: a
restart begins it again, and exchanged cards are in the log.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from spellhall.server.storage.records import EventPerson
from spellhall.tournaments.commands import decks
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

SECONDS = 180
"""How long people may exchange cards."""

Key = tuple[int, int, int]
"""A game that has not begun: its round, its table, and its number."""


@dataclass
class Window:
    """Until when people may exchange cards before a game, in milliseconds since 1970, and who is ready."""

    until: int
    ready: set[int] = field(default_factory=set)


def choosing(event: Event, table: Table, people: Iterable[EventPerson]) -> list[int]:
    """The entrants who may exchange cards before the next game of a match; agents never do."""
    persons = {one.number for one in people if one.person is not None}
    number = len(table.reports) + 1
    return [
        entrant
        for entrant in table.entrants
        if persons.intersection(event.entrant(entrant).members)
        and table.plays(entrant, number)
        and not decks.why_no_swap(event, entrant, table)
    ]


class Windows:
    """An event's open windows."""

    def __init__(self) -> None:
        self.open: dict[Key, Window] = {}

    def before(self, table: Table) -> Window | None:
        """The window before the next game of a match, if that has not begun."""
        return None if len(table.reports) + 1 in table.started else self.open.get(_key(table))

    def begin(self, table: Table, now: int) -> Window:
        """Open the window before the next game of a match."""
        for key in [key for key in self.open if key[:2] == (table.round, table.number)]:
            del self.open[key]
        window = self.open[_key(table)] = Window(now + SECONDS * 1000)
        return window


def _key(table: Table) -> Key:
    return table.round, table.number, len(table.reports) + 1
