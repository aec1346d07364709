"""The host of a hall closes an event from the command line, even if others run it and games are still being played."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.errors import UsageError
from spellhall.server.events.archive import read
from spellhall.server.events.progress import standing_after
from spellhall.server.storage import times
from spellhall.server.storage.queries import audit, events, moderation
from spellhall.server.storage.queries.admin_commands import give_order
from spellhall.server.storage.records import Event
from spellhall.tournaments.commands.closing import call_off
from spellhall.tournaments.event import Event as Tournament
from spellhall.tournaments.log_chain import logged

WHY = "The host of the hall closed this tournament"


def close_event(connection: Connection, stored: Event) -> int:
    """Close an event as it stands, and the tables where its games are played; returns how many those are.

    A running server that writes to the log at the same moment waits; then it finds that the log has grown, and reads
    it again.

    Raises:
        UsageError: when it is closed already or gone, or its log can't be read.
    """
    events.hold_event(connection, stored.id)
    latest = events.event_by_code(connection, stored.code)
    if latest is None:
        raise UsageError(f"event {stored.code} has just been deleted")
    stored = latest
    event = read(stored, events.entries_of(connection, stored.id))
    playing = [] if event.state.closed else games_of_last_round(event)
    entries, last = [], event.log[-1]
    for body in call_off(event):
        last = logged(last, body, times.now() * 1000, reason=WHY)
        entries.append(last)
    documents = [msgspec.to_builtins(entry) for entry in entries]
    events.append_entries(connection, stored.id, documents, standing_after(stored, event, entries))
    for code in playing:
        give_order(connection, "close", code=code)
    moderation.reread(connection, "event", stored.code)
    audit.note(connection, "close event", stored.code)
    return len(playing)


def games_of_last_round(event: Tournament) -> list[str]:
    """The codes of the tables where games are played whose results aren't in."""
    tables = event.state.rounds[-1].tables if event.state.rounds else []
    return [code for table in tables if (code := table.started.get(len(table.reports) + 1, ""))]
