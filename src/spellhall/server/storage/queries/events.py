"""Queries for events (tournaments): their append-only logs, and the people behind the numbers in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage import members, schema, times
from spellhall.server.storage.codes import as_code, new_code
from spellhall.server.storage.queries import name_links
from spellhall.server.storage.queries.people import still
from spellhall.server.storage.records import Event, EventPerson

CLOSED = "closed"
MINE = 100
"""The most events that a person's list has."""
TITLING = frozenset({"created", "planned", "undone"})
"""The types of entries that can change an event's name."""

_event = schema.events.c
_entry = schema.event_entries.c
_person = schema.event_people.c
_team = schema.event_teams.c


class Stale(SpellhallError):
    """Someone else has written in the meantime."""


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    """The data of a new event; its code is created with it."""

    game: str
    title: str
    seed: int
    host: int
    listed: bool
    imported: bool = False


class Standing(NamedTuple):
    """How far an event has come, for lists."""

    stage: str
    title: str
    entrants: int
    round: int


def create_event(connection: Connection, new: NewEvent) -> Event:
    """Announce an event; its log is still empty."""
    code = new_code()
    while connection.execute(select(_event.id).where(_event.code == code)).first() is not None:
        code = new_code()
    values = {**msgspec.structs.asdict(new), "host": still(new.host)}
    number = connection.execute(
        insert(schema.events)
        .values(code=code, stage="announced", entrants=0, round=0, created=times.now(), **values)
        .returning(_event.id)
    ).scalar_one()
    members.created(connection, "event", code)
    return _events(connection, select(schema.events).where(_event.id == number))[0]


def bring_event(
    connection: Connection,
    new: NewEvent,
    entries: Sequence[Mapping[str, Any]],
    standing: Standing,
    people: Iterable[EventPerson],
    teams: Mapping[int, str],
) -> Event:
    """Import an event that began elsewhere, with its whole log."""
    made = create_event(connection, new)
    save_people(connection, made.id, people, teams)
    append_entries(connection, made.id, entries, standing)
    return _events(connection, select(schema.events).where(_event.id == made.id))[0]


def begun_with(connection: Connection, seed: int, print: str) -> str | None:
    """The code of the event with this seed whose first entry has this fingerprint; None if there is none."""
    first = select(_entry.event_id).where(_entry.number == 1, _entry.print == print)
    wanted = select(_event.code).where(_event.seed == seed, _event.id.in_(first))
    return connection.execute(wanted).scalars().first()


def event_by_code(connection: Connection, code: str) -> Event | None:
    """The event with a code, as someone typed it."""
    found = _events(connection, select(schema.events).where(_event.code == as_code(code)))
    return found[0] if found else None


def hold_event(connection: Connection, event_id: int) -> None:
    """Have everyone else who wants to write to an event's log wait until this transaction ends. What is read of it
    afterwards is the latest that is stored.

    The hall and the command line write to the same logs. SQLite has one writer at a time anyway.
    """
    connection.execute(select(_event.id).where(_event.id == event_id).with_for_update(key_share=True))


def append_entries(
    connection: Connection, event_id: int, entries: Sequence[Mapping[str, Any]], standing: Standing
) -> None:
    """Add entries to an event's log: documents as ``tournaments.entries`` writes them.

    Raises:
        Stale: when the first of them does not follow the last one stored.
    """
    hold_event(connection, event_id)
    last = connection.execute(select(func.max(_entry.number)).where(_entry.event_id == event_id)).scalar_one() or 0
    if not entries or entries[0]["n"] != last + 1:
        raise Stale(f"the log of this event has {last} entries already")
    connection.execute(insert(schema.event_entries), [{"event_id": event_id, **_row(entry)} for entry in entries])
    closed = func.coalesce(_event.closed, times.now()) if standing.stage == CLOSED else None
    values: dict[str, Any] = {**standing._asdict(), "closed": closed}
    if TITLING.isdisjoint(entry["body"]["type"] for entry in entries):
        del values["title"]  # the host may have removed it meanwhile
    connection.execute(update(schema.events).where(_event.id == event_id).values(**values))


def _row(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "number": entry["n"],
        "at_ms": entry["at"],
        "by_person": entry["by"],
        "reason": entry["reason"],
        "body": entry["body"],
        "print": entry["print"],
    }


def entries_of(connection: Connection, event_id: int) -> list[dict[str, Any]]:
    """An event's log, in order, each entry as it was written."""
    rows = connection.execute(
        select(_entry.number, _entry.at_ms, _entry.by_person, _entry.reason, _entry.body, _entry.print)
        .where(_entry.event_id == event_id)
        .order_by(_entry.number)
    )
    names = ("n", "at", "by", "reason", "body", "print")
    return [dict(zip(names, row, strict=True)) for row in rows]


def save_people(
    connection: Connection, event_id: int, people: Iterable[EventPerson], teams: Mapping[int, str] | None = None
) -> list[EventPerson]:
    """Store the people behind some of an event's numbers, and names of teams; returns the people with the links behind
    their names.
    """
    saved: list[EventPerson] = []
    for one in people:
        connection.execute(
            delete(schema.event_people).where(_person.event_id == event_id, _person.number == one.number)
        )
        values = {**msgspec.structs.asdict(one), "person": still(one.person)}
        del values["plate"]
        connection.execute(insert(schema.event_people).values(event_id=event_id, **values))
        saved.append(msgspec.structs.replace(one, plate=name_links.plate_of(connection, one.person)))
    for entrant, name in (teams or {}).items():
        connection.execute(delete(schema.event_teams).where(_team.event_id == event_id, _team.entrant == entrant))
        connection.execute(insert(schema.event_teams).values(event_id=event_id, entrant=entrant, name=name))
    return saved


def events_of(connection: Connection, person: int) -> list[Event]:
    """The events that a person has announced or takes part in, newest first."""
    takes_part = select(_person.event_id).where(_person.person == person)
    wanted = select(schema.events).where(or_(_event.id.in_(takes_part), _event.host == person))
    return _events(connection, wanted.order_by(_event.id.desc()).limit(MINE))


def listed_events(connection: Connection, since: int, most: int) -> list[Event]:
    """The public events that are not closed, or have been closed since then, newest first."""
    recent = or_(_event.closed.is_(None), _event.closed >= since)
    wanted = select(schema.events).where(_event.listed, recent)
    return _events(connection, wanted.order_by(_event.id.desc()).limit(most))


def closed_events(connection: Connection, game: str) -> list[Event]:
    """A game's closed public events, in order of closing."""
    wanted = select(schema.events).where(_event.listed, _event.game == game, _event.stage == CLOSED)
    return _events(connection, wanted.order_by(_event.closed, _event.id))


def all_events(connection: Connection, last: int, stage: str | None = None) -> list[Event]:
    """The latest events, or only those at a stage, newest first."""
    wanted = select(schema.events) if stage is None else select(schema.events).where(_event.stage == stage)
    return _events(connection, wanted.order_by(_event.id.desc()).limit(last))


def hide_event(connection: Connection, event_id: int) -> None:
    """Take an event off the public list; anyone with its code still finds it."""
    connection.execute(update(schema.events).where(_event.id == event_id).values(listed=False))


def delete_event(connection: Connection, event_id: int) -> None:
    """Delete an event with its log. Its games stay."""
    connection.execute(delete(schema.events).where(_event.id == event_id))


def running_events(connection: Connection) -> list[str]:
    """The codes of events that are not closed and have a drawn round, oldest first."""
    wanted = select(_event.code).where(_event.stage != CLOSED, _event.round > 0).order_by(_event.id)
    return [*connection.execute(wanted).scalars()]


def events_held_by(connection: Connection, person: int | None = None) -> int:
    """How many unclosed events a person has announced, or everyone together."""
    wanted = select(func.count()).select_from(schema.events).where(_event.stage != CLOSED)
    return connection.execute(wanted if person is None else wanted.where(_event.host == person)).scalar_one()


def _events(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Event]:
    rows = connection.execute(wanted).all()
    people: dict[int, list[EventPerson]] = {row.id: [] for row in rows}
    teams: dict[int, dict[int, str]] = {row.id: {} for row in rows}
    for row in connection.execute(
        select(*_person, *name_links.COLUMNS)
        .outerjoin_from(schema.event_people, schema.people, schema.people.c.id == _person.person)
        .where(_person.event_id.in_(people))
        .order_by(_person.event_id, _person.number)
    ):
        values = {column.name: row._mapping[column] for column in _person}
        people[values.pop("event_id")].append(EventPerson(**values, plate=name_links.plate(row)))
    for row in connection.execute(select(schema.event_teams).where(_team.event_id.in_(teams))):
        teams[row.event_id][row.entrant] = row.name
    return [Event(**row._mapping, people=people[row.id], teams=teams[row.id]) for row in rows]
