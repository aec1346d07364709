"""Queries for sessions: the browsers where someone is signed in, found by their token's fingerprint."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import fingerprint
from spellhall.server.storage.queries.people import COLUMNS
from spellhall.server.storage.records import Known, Person, Session

LIFE = 365 * 24 * 3600
"""Seconds after which an unused session expires."""
ID_LENGTH = 16

_session = schema.sessions.c


def create_session(connection: Connection, person: int, token: str, device: str) -> None:
    """Start a session: its token's holder is this person from now on."""
    now = times.now()
    connection.execute(
        insert(schema.sessions).values(
            token_hash=fingerprint(token), person=person, device=device, created=now, seen=now
        )
    )


def person_by_session(connection: Connection, token: str) -> Known | None:
    """The person with this token; None when the session has ended or was unused for a year."""
    row = connection.execute(
        select(*COLUMNS, _session.token_hash, _session.seen)
        .join_from(schema.sessions, schema.people)
        .where(_session.token_hash == fingerprint(token), _session.seen > times.now() - LIFE)
    ).one_or_none()
    if row is None:
        return None
    person = Person(id=row.id, name=row.name, created=row.created, login=row.login, banned=row.banned)
    return Known(person=person, session=row.token_hash[:ID_LENGTH], seen=row.seen)


def touch_session(connection: Connection, token: str) -> None:
    """Record that a session is in use."""
    connection.execute(
        update(schema.sessions).where(_session.token_hash == fingerprint(token)).values(seen=times.now())
    )


def sessions_of(connection: Connection, person: int) -> list[Session]:
    """The browsers where a person is signed in, the most recently used first."""
    rows = connection.execute(
        select(_session.token_hash, _session.device, _session.created, _session.seen)
        .where(_session.person == person, _session.seen > times.now() - LIFE)
        .order_by(_session.seen.desc(), _session.created.desc(), _session.token_hash)
    )
    return [
        Session(id=token_hash[:ID_LENGTH], device=device, created=created, seen=seen)
        for token_hash, device, created, seen in rows
    ]


def end_session(connection: Connection, token: str) -> None:
    """End the session with this token."""
    connection.execute(delete(schema.sessions).where(_session.token_hash == fingerprint(token)))


def end_session_of(connection: Connection, person: int, session: str) -> bool:
    """End one of a person's sessions by its ID; False when there is none."""
    ended = connection.execute(
        delete(schema.sessions).where(
            _session.person == person, func.substr(_session.token_hash, 1, ID_LENGTH) == session
        )
    )
    return ended.rowcount > 0


def end_sessions(connection: Connection, person: int) -> list[str]:
    """End all of a person's sessions; returns their IDs."""
    ended = connection.execute(delete(schema.sessions).where(_session.person == person).returning(_session.token_hash))
    return [token_hash[:ID_LENGTH] for token_hash in ended.scalars()]


def session_id(token: str) -> str:
    """The ID of the session with this token, whether it exists or not."""
    return fingerprint(token)[:ID_LENGTH]


def end_old_sessions(connection: Connection) -> None:
    """Delete expired sessions."""
    connection.execute(delete(schema.sessions).where(_session.seen <= times.now() - LIFE))


def standing(connection: Connection, ids: Collection[str]) -> set[str]:
    """Those of some sessions that have not ended, by their IDs."""
    number = func.substr(_session.token_hash, 1, ID_LENGTH)
    return {*connection.execute(select(number).where(number.in_(ids))).scalars()}
