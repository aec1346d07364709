"""Queries for the hall's operator: lists of everything, bans, closing tables.

Times are seconds since 1970. Nothing here returns tokens, passwords or their hashes.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, exists, func, select, update

from spellhall.server.storage import lease, pruning, schema
from spellhall.server.storage.queries import audit, bots, people, recovery, sessions, tables
from spellhall.server.storage.queries.admin_commands import fulfil, give_order
from spellhall.server.storage.records import Table

NO_NUMBER = 2**31 - 1
"""Nobody has this number, and both databases can compare with it."""

_person = schema.people.c
_session = schema.sessions.c
_seat = schema.seats.c
_table = schema.tables.c


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person in a list: ``seen`` is when a browser was last used, ``tables`` how many games they had."""

    id: int
    name: str
    login: str | None
    created: int
    banned: str | None
    seen: int | None
    sessions: int
    tables: int


class SessionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A browser where someone is signed in."""

    id: str
    person: int
    name: str
    device: str
    created: int
    seen: int


def people_listed(connection: Connection, last: int, search: str = "") -> list[PersonRow]:
    """The hall's people, newest first, without bots; or those whose name or login contains a text."""
    wanted = (
        _people().where(~exists().where(schema.bots.c.person == _person.id)).order_by(_person.id.desc()).limit(last)
    )
    if search:
        name, login = (
            func.lower(part).contains(search.lower(), autoescape=True) for part in (_person.name, _person.login)
        )
        wanted = wanted.where(name | login)
    return [PersonRow(**row) for row in connection.execute(wanted).mappings()]


def person_named(connection: Connection, wanted: str) -> PersonRow | None:
    """A person by number, or by login; an ``@`` in front marks a login that consists only of digits."""
    if wanted.isascii() and wanted.isdecimal():
        where = _person.id == min(int(wanted), NO_NUMBER)
    else:
        where = _person.login == wanted.removeprefix("@").casefold()
    row = connection.execute(_people().where(where)).one_or_none()
    return None if row is None else PersonRow(**row._mapping)


def _people() -> Select[*tuple[Any, ...]]:
    browsers = (
        select(_session.person, func.max(_session.seen).label("seen"), func.count().label("sessions"))
        .group_by(_session.person)
        .subquery()
    )
    games = (
        select(_seat.person, func.count(_seat.table_id.distinct()).label("tables")).group_by(_seat.person).subquery()
    )
    return (
        select(
            *people.COLUMNS,
            browsers.c.seen,
            func.coalesce(browsers.c.sessions, 0).label("sessions"),
            func.coalesce(games.c.tables, 0).label("tables"),
        )
        .select_from(schema.people)
        .outerjoin(browsers, browsers.c.person == _person.id)
        .outerjoin(games, games.c.person == _person.id)
    )


def sessions_listed(connection: Connection, last: int, person: int | None = None) -> list[SessionRow]:
    """The browsers where people are signed in, the most recently used first."""
    wanted = (
        select(_session.token_hash, _session.person, _person.name, _session.device, _session.created, _session.seen)
        .join_from(schema.sessions, schema.people)
        .order_by(_session.seen.desc(), _session.token_hash)
        .limit(last)
    )
    if person is not None:
        wanted = wanted.where(_session.person == person)
    return [
        SessionRow(id=token_hash[: sessions.ID_LENGTH], person=owner, name=name, device=device, created=made, seen=seen)
        for token_hash, owner, name, device, made, seen in connection.execute(wanted)
    ]


# --- actions


def ban(connection: Connection, person: int, reason: str) -> None:
    """Ban someone: the hall still knows them, and refuses them."""
    connection.execute(update(schema.people).where(_person.id == person).values(banned=reason))
    for one in (person, *(bot.person for bot in bots.bots_of(connection, person))):
        give_order(connection, "dismiss", person=one)
    audit.note(connection, "ban", reason, person)


def unban(connection: Connection, person: int) -> None:
    """Lift someone's ban."""
    connection.execute(update(schema.people).where(_person.id == person).values(banned=None))
    audit.note(connection, "unban", "", person)


def remove_person(connection: Connection, person: int) -> None:
    """Delete a person with their bots, or a bot, as if they had asked for it themselves."""
    for one in (*people.delete_person(connection, person), person):
        give_order(connection, "gone", person=one)
    audit.note(connection, "remove person", "", person)


def sign_out(connection: Connection, person: int, session: str | None = None) -> bool:
    """End one or all of someone's sessions; False when there was none."""
    if session is None:
        ended = bool(sessions.end_sessions(connection, person))
    else:
        ended = sessions.end_session_of(connection, person, session)
    if ended:
        tables.renew_tokens(connection, person)  # anyone who was signed in may know the old ones
        give_order(connection, "dismiss", person=person)
        audit.note(connection, "end sessions", session or "all", person)
    return ended


def reset_password(connection: Connection, account: int, hashed: str) -> None:
    """Give an account a new password (its hash). All its sessions end, and its recovery codes become invalid, because
    nobody knows any more who has them.
    """
    people.set_password(connection, account, hashed)
    recovery.drop_codes(connection, account)
    sign_out(connection, account)
    audit.note(connection, "reset password", "", account)


def close_table(connection: Connection, table: Table) -> None:
    """End a table: a waiting one is deleted, a game in progress ends without a winner."""
    if table.stage == "waiting":
        connection.execute(delete(schema.tables).where(_table.id == table.id))
    elif table.stage == "playing":
        pruning.call_off(connection, table.id, table.started or 0, pruning.CLOSED)
    audit.note(connection, "close table", table.code)


def server_at_work(connection: Connection) -> bool:
    """Whether a server is running on this database. None can start before this transaction has ended."""
    alive = schema.alive.c
    owned = select(alive.until_ms > lease.DatabaseClock()).where(alive.owner.is_not(None)).with_for_update()
    return bool(connection.execute(owned).scalar_one_or_none())


def close_without_server(connection: Connection, table: Table, order: int) -> bool:
    """Close a table on behalf of a server that hasn't done so; False when the server is running, or has done it."""
    if server_at_work(connection) or not fulfil(connection, order, "done without a server"):
        return False
    close_table(connection, table)
    return True


# --- retention


def forget_reports(connection: Connection, before: int) -> int:
    """Delete reports that were settled before a time; returns how many."""
    return connection.execute(delete(schema.reports).where(schema.reports.c.settled < before)).rowcount
