"""Deletes data that nobody needs any more: the server does it from time to time, and ``spellhall admin`` on request.

Each function takes the time, in seconds since 1970, before which data is old, and does part of the work per call, so
that nobody waits long for the writer.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.queries import chat, journal, people, tables
from spellhall.server.storage.queries.events import CLOSED as EVENT_CLOSED
from spellhall.server.storage.queries.events import event_by_code
from spellhall.server.storage.records import Event, Step

AT_ONCE = 100
"""How many are deleted per call."""
CLOSED = "The host closed this table. No one wins."
CALLED_OFF = "No one has played here for a long time, so the game was called off."

_table = schema.tables.c
_pod = schema.pods.c
_event = schema.events.c
_step = schema.journal.c


def end_waiting(connection: Connection, before: int, spared: Collection[str] = ()) -> list[str]:
    """Delete tables that have waited for players since then, except some; returns the codes of the deleted ones."""
    old = and_(_table.stage == "waiting", _table.created < before, _table.code.not_in(spared))
    codes = list(connection.execute(select(_table.code).where(old).limit(AT_ONCE)).scalars())
    connection.execute(delete(schema.tables).where(_table.code.in_(codes), _table.stage == "waiting"))
    return codes


def call_off_left(connection: Connection, before: int, spared: Collection[str] = ()) -> list[str]:
    """Call off games where nothing has happened since then, except some: nobody wins. Returns their tables' codes."""
    last = select(func.max(_step.number)).where(_step.table_id == _table.id).correlate(schema.tables).scalar_subquery()
    rows = connection.execute(
        select(_table.id, _table.code, _table.started, _step.at_ms)
        .select_from(schema.tables)
        .outerjoin(schema.journal, and_(_step.table_id == _table.id, _step.number == last))
        .where(_table.stage == "playing", _table.started < before, _table.code.not_in(spared))
        .order_by(_table.id)
    )
    left = [row for row in rows if row.started + (row.at_ms or 0) // 1000 < before][:AT_ONCE]
    for row in left:
        call_off(connection, row.id, row.started)
    return [row.code for row in left]


def call_off(connection: Connection, table_id: int, started: int, line: str = CALLED_OFF) -> None:
    """End a game without a winner, and say so at its table."""
    past = past_of(journal.journal_of(connection, table_id))
    at_ms = (times.now() - started) * 1000
    journal.append_journal(connection, [(table_id, Step(number=past.rows, kind="off", seat=-1, at_ms=at_ms))])
    seats = connection.execute(
        select(func.count()).select_from(schema.seats).where(schema.seats.c.table_id == table_id)
    ).scalar_one()
    tables.finish_table(connection, table_id, [0.0] * seats, len(past.actions), "off")
    chat.add_chat(connection, table_id, -1, None, "", line)


def forget_finished(connection: Connection, before: int) -> list[str]:
    """Delete tables whose game was over by then, with everything that belongs to them; returns their codes."""
    old = and_(_table.stage == "over", _table.finished < before)
    codes = list(connection.execute(select(_table.code).where(old).order_by(_table.id).limit(AT_ONCE)).scalars())
    connection.execute(delete(schema.tables).where(_table.code.in_(codes)))
    return codes


def end_waiting_pods(connection: Connection, before: int, spared: Collection[str] = ()) -> list[str]:
    """Delete pods that have waited for people since then, except some; returns their codes."""
    old = and_(_pod.stage == "waiting", _pod.created < before, _pod.code.not_in(spared))
    return _without(connection, old)


def close_left_pods(connection: Connection, before: int, spared: Collection[str] = ()) -> list[str]:
    """End pods where nothing has happened since then, except some: they stay as they are. Returns their codes."""
    steps = schema.pod_steps.c
    last = select(func.max(steps.at_ms)).where(steps.pod_id == _pod.id).correlate(schema.pods).scalar_subquery()
    rows = connection.execute(
        select(_pod.id, _pod.code, _pod.started, last.label("last"))
        .where(_pod.stage == "playing", _pod.started < before, _pod.code.not_in(spared))
        .order_by(_pod.id)
    )
    left = [row for row in rows if row.started + (row.last or 0) // 1000 < before][:AT_ONCE]
    for row in left:
        connection.execute(update(schema.pods).where(_pod.id == row.id).values(stage="over", finished=times.now()))
    return [row.code for row in left]


def forget_finished_pods(connection: Connection, before: int) -> list[str]:
    """Delete pods that were over by then, with everything that belongs to them; returns their codes."""
    return _without(connection, and_(_pod.stage == "over", _pod.finished < before))


def _without(connection: Connection, old: ColumnElement[bool]) -> list[str]:
    codes = list(connection.execute(select(_pod.code).where(old).order_by(_pod.id).limit(AT_ONCE)).scalars())
    connection.execute(delete(schema.pods).where(_pod.code.in_(codes)))
    return codes


def closed_before(connection: Connection, before: int, most: int | None = AT_ONCE) -> list[Event]:
    """The events that were closed by then, the oldest first; up to this many of them, or all."""
    old = and_(_event.stage == EVENT_CLOSED, _event.closed < before)
    wanted = select(_event.code).where(old).order_by(_event.closed, _event.id)
    codes = [*connection.execute(wanted if most is None else wanted.limit(most)).scalars()]
    return [event for code in codes if (event := event_by_code(connection, code)) is not None]


def forget_closed_events(connection: Connection, before: int) -> list[str]:
    """Delete events that were closed by then, with their logs; returns their codes. Their games stay."""
    codes = [event.code for event in closed_before(connection, before)]
    connection.execute(delete(schema.events).where(_event.code.in_(codes)))
    return codes


def forget_guests(connection: Connection, before: int) -> list[int]:
    """Delete guests who have been inactive since then and take part in no unfinished table, pod or event; returns them.

    Their finished games stay, under the name "someone".
    """
    person, session, seat = schema.people.c, schema.sessions.c, schema.seats.c
    seen = exists().where(session.person == person.id, session.seen >= before)
    sits = exists().where(seat.person == person.id, seat.table_id == _table.id, _table.stage != "over")
    drafter = schema.pod_seats.c
    drafts = exists().where(drafter.person == person.id, drafter.pod_id == _pod.id, _pod.stage != "over")
    member, event = schema.event_people.c, schema.events.c
    competes = exists().where(member.person == person.id, member.event_id == event.id, event.stage != "closed")
    plays = exists().where(schema.bots.c.person == person.id)
    old = connection.execute(
        select(person.id)
        .where(person.login.is_(None), person.created < before, ~plays, ~seen, ~sits, ~drafts, ~competes)
        .order_by(person.id)
        .limit(AT_ONCE)
    )
    gone = list(old.scalars())
    for number in gone:
        people.delete_person(connection, number)
    return gone
