"""Stored events: read into memory, and written as files of ``spellhall event``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from spellhall.server.storage.records import Event as StoredEvent
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import bytes_of
from spellhall.tournaments.log_chain import read_entry
from spellhall.tournaments.names import Names


def names_of(stored: StoredEvent) -> Names:
    """The names of an event's people."""
    return Names({one.number: one.name for one in stored.people if one.name}, dict(stored.teams))


def read(stored: StoredEvent, log: Iterable[Mapping[str, Any]]) -> Event:
    """An event computed from its log.

    Raises:
        UsageError: for an entry that cannot be read.
    """
    return Event(stored.seed, names_of(stored), (read_entry(dict(entry)) for entry in log))


def as_file(stored: StoredEvent, log: Sequence[Mapping[str, Any]]) -> bytes:
    """An event as the bytes of its file, entry by entry as stored, readable or not."""
    return bytes_of(stored.seed, names_of(stored), log)
