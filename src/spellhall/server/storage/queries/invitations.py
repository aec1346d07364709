"""Queries for invitations: codes that let people into a hall that is not open to everyone."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import as_code, new_code

CODE = 12
"""Letters of a code: anyone who types it gets in, so it must not be guessable."""

_invitation = schema.invitations.c


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A code: ``left`` people may still use it until it ``expires``."""

    code: str
    created: int
    expires: int
    left: int
    note: str


def invite(connection: Connection, people: int, seconds: int, note: str) -> Invitation:
    """Make a code for this many people, valid for this many seconds. Codes that are expired or used up are deleted."""
    now = times.now()
    connection.execute(delete(schema.invitations).where((_invitation.expires <= now) | (_invitation.left <= 0)))
    made = Invitation(code=new_code(CODE), created=now, expires=now + seconds, left=people, note=note)
    connection.execute(insert(schema.invitations).values(**msgspec.structs.asdict(made)))
    return made


def accept(connection: Connection, typed: str) -> Invitation | None:
    """Let one person in with a code; None when it doesn't exist or is no longer valid."""
    row = connection.execute(
        update(schema.invitations)
        .where(_invitation.code == as_code(typed), _invitation.left > 0, _invitation.expires > times.now())
        .values(left=_invitation.left - 1)
        .returning(*schema.invitations.c)
    ).one_or_none()
    return None if row is None else Invitation(**row._mapping)


def open_invitations(connection: Connection) -> list[Invitation]:
    """The codes that are still valid, the latest first."""
    rows = connection.execute(
        select(schema.invitations)
        .where(_invitation.left > 0, _invitation.expires > times.now())
        .order_by(_invitation.created.desc(), _invitation.code)
    )
    return [Invitation(**row) for row in rows.mappings()]


def withdraw(connection: Connection, typed: str) -> bool:
    """Withdraw a code; False when it was no longer valid."""
    return connection.execute(delete(schema.invitations).where(_invitation.code == as_code(typed))).rowcount > 0
