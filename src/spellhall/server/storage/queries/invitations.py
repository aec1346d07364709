"""Storing invitations: codes by which people come into a hall that is not open to everybody."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import as_code, new_code

CODE = 12
"""Letters of a code: it opens the door to the one who types it, so it must not be guessed."""

_invitation = schema.invitations.c


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A code: ``left`` people may come in by it until it ``expires``."""

    code: str
    created: int
    expires: int
    left: int
    note: str


def invite(connection: Connection, people: int, seconds: int, note: str) -> Invitation:
    """Make a code for so many people, good for so many seconds. Those that are worth nothing any more go."""
    now = times.now()
    connection.execute(delete(schema.invitations).where((_invitation.expires <= now) | (_invitation.left <= 0)))
    made = Invitation(code=new_code(CODE), created=now, expires=now + seconds, left=people, note=note)
    connection.execute(insert(schema.invitations).values(**msgspec.structs.asdict(made)))
    return made


def accept(connection: Connection, typed: str) -> Invitation | None:
    """Let one person in by a code; None when it is none, or not good any more."""
    row = connection.execute(
        update(schema.invitations)
        .where(_invitation.code == as_code(typed), _invitation.left > 0, _invitation.expires > times.now())
        .values(left=_invitation.left - 1)
        .returning(*schema.invitations.c)
    ).one_or_none()
    return None if row is None else Invitation(**row._mapping)


def open_invitations(connection: Connection) -> list[Invitation]:
    """The codes that are good still, those made last first."""
    rows = connection.execute(
        select(schema.invitations)
        .where(_invitation.left > 0, _invitation.expires > times.now())
        .order_by(_invitation.created.desc(), _invitation.code)
    )
    return [Invitation(**row) for row in rows.mappings()]


def withdraw(connection: Connection, typed: str) -> bool:
    """Have a code be worth nothing; False when it was not any more."""
    return connection.execute(delete(schema.invitations).where(_invitation.code == as_code(typed))).rowcount > 0
