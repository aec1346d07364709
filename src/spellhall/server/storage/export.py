"""Everything that the hall stores about one person, for that person to download. It contains no tokens or hashes."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, and_, or_, select

from spellhall.server.storage import schema
from spellhall.server.storage.queries import bots, decks, friends, people, profiles, ratings, recovery, sessions

FORMAT = 1

_seat = schema.seats.c
_table = schema.tables.c
_line = schema.chat.c
_report = schema.reports.c


def export_of(connection: Connection, person: int) -> dict[str, Any]:
    """What is stored about a person: identity, decks, sessions, ratings, tables, chat lines, reports."""
    who = connection.execute(select(*people.COLUMNS).where(schema.people.c.id == person)).one()
    circle = friends.circle_of(connection, person)
    return {
        "spellhall_export": FORMAT,
        "person": dict(who._mapping),
        "sessions": [msgspec.structs.asdict(session) for session in sessions.sessions_of(connection, person)],
        "shows": msgspec.structs.asdict(profiles.openness_of(connection, person)),
        "friends": [one.login for one in circle.friends],
        "asked_to_be_friends": [one.login for one in circle.asked],
        "recovery": recovery.codes_left(connection, person)._asdict(),
        "bots": [
            {"name": bot.name, "code": bot.code, "games": bot.games, "made": bot.made, "seen": bot.seen}
            for bot in bots.bots_of(connection, person)
        ],
        "decks": [msgspec.structs.asdict(deck) for deck in decks.decks_of(connection, person)],
        "ratings": {
            game: [msgspec.structs.asdict(one) for one in curve]
            for game, curve in ratings.ratings_of(connection, person).items()
        },
        "tables": _tables_of(connection, person),
        "pods": _pods_of(connection, person),
        "events": _events_of(connection, person),
        "chat": _rows(
            connection,
            select(_table.code.label("table"), _line.seat, _line.name, _line.text, _line.at)
            .join_from(schema.chat, schema.tables)
            .where(_line.person == person)
            .order_by(_line.id),
        ),
        "reports": _rows(
            connection,
            select(_report.at, _report.kind, _report.code.label("table"), _report.name, _report.text, _report.verdict)
            .where(_report.reporter == person)
            .order_by(_report.id),
        ),
    }


def _tables_of(connection: Connection, person: int) -> list[dict[str, Any]]:
    own: dict[int, list[dict[str, Any]]] = {}
    for row in connection.execute(
        select(_seat.table_id, _seat.seat, _seat.name, _seat.deck_name, _seat.deck)
        .where(_seat.person == person)
        .order_by(_seat.table_id, _seat.seat)
    ):
        values = dict(row._mapping)
        own.setdefault(values.pop("table_id"), []).append(values)
    sits = select(_seat.table_id).where(_seat.person == person)
    wanted = select(
        _table.id,
        _table.code,
        _table.game,
        _table.options,
        _table.stage,
        _table.created,
        _table.started,
        _table.finished,
        _table.returns,
        (_table.host == person).label("host"),
    ).where(or_(_table.host == person, _table.id.in_(sits)))
    found = _rows(connection, wanted.order_by(_table.id))
    for table in found:
        table["host"] = bool(table["host"])
        table["seats"] = own.get(table.pop("id"), [])
    return found


def _pods_of(connection: Connection, person: int) -> list[dict[str, Any]]:
    """A person's pods, with their own steps: their picks, and the decks that they built."""
    pod, seat, step = schema.pods.c, schema.pod_seats.c, schema.pod_steps.c
    sits = select(seat.pod_id).where(seat.person == person)
    wanted = select(
        pod.id,
        pod.code,
        pod.game,
        pod.plan,
        pod.stage,
        pod.created,
        pod.started,
        pod.finished,
        (pod.host == person).label("host"),
    ).where(or_(pod.host == person, pod.id.in_(sits)))
    found = _rows(connection, wanted.order_by(pod.id))
    for row in found:
        number = row.pop("id")
        row["host"] = bool(row["host"])
        mine = select(seat.seat, seat.name).where(seat.pod_id == number, seat.person == person)
        row["seats"] = _rows(connection, mine)
        own = {one["seat"] for one in row["seats"]}
        steps = connection.execute(select(step.body).where(step.pod_id == number).order_by(step.number))
        row["steps"] = [body for body in steps.scalars() if body.get("seat") in own and body["kind"] != "result"]
    return found


OWN_ENTRIES = ("listed", "list_changed", "product_issued", "swapped")
"""The entries in an event's log that concern someone's decks."""


def _events_of(connection: Connection, person: int) -> list[dict[str, Any]]:
    """The events that a person announced or took part in: with their number and name there, and their own decks."""
    event, member, entry = schema.events.c, schema.event_people.c, schema.event_entries.c
    wanted = select(
        event.id,
        event.code,
        event.game,
        event.title,
        event.created,
        event.closed,
        (event.host == person).label("host"),
        member.number,
        member.name,
    )
    his = and_(member.event_id == event.id, member.person == person)
    found = _rows(
        connection,
        wanted.join_from(schema.events, schema.event_people, his, isouter=True)
        .where(or_(member.person == person, event.host == person))
        .order_by(event.id),
    )
    for row in found:
        row["host"] = bool(row["host"])
        log = (
            connection.execute(select(entry.body).where(entry.event_id == row.pop("id")).order_by(entry.number))
            .scalars()
            .all()
        )
        entered = {body["entrant"] for body in log if row["number"] in body.get("members", ())}
        row["decks"] = [body for body in log if body["type"] in OWN_ENTRIES and body.get("entrant") in entered]
    return found


def _rows(connection: Connection, wanted: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(wanted).mappings()]
