"""Queries for recovery codes: each opens an account once if its password is lost. Of a code only the hash is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from spellhall.server.storage import schema, times
from spellhall.server.storage.queries.people import COLUMNS
from spellhall.server.storage.records import Credentials, Person

_code = schema.recovery.c
_person = schema.people.c


class Left(NamedTuple):
    """How many codes someone has left, and when they were made, in seconds since 1970."""

    codes: int
    made: int


class KeptCode(NamedTuple):
    """An account, and the hash of one of its codes; None if that is used up or never existed."""

    account: Credentials
    code: str | None


def keep_codes(connection: Connection, person: int, hashes: Sequence[str]) -> None:
    """Give someone new codes, by their hashes; the previous ones become invalid."""
    drop_codes(connection, person)
    made = times.now()
    for number, hashed in enumerate(hashes):
        connection.execute(insert(schema.recovery).values(person=person, number=number, hash=hashed, made=made))


def drop_codes(connection: Connection, person: int) -> None:
    """Invalidate someone's codes."""
    connection.execute(delete(schema.recovery).where(_code.person == person))


def codes_left(connection: Connection, person: int) -> Left:
    """How many codes someone has."""
    wanted = select(func.count(), func.coalesce(func.max(_code.made), 0)).where(_code.person == person)
    count, made = connection.execute(wanted).one()
    return Left(count, made)


def kept_code(connection: Connection, login: str, number: int) -> KeptCode | None:
    """The account with a login, along with the hash of one of its codes by number."""
    wanted = (
        select(*COLUMNS, _person.password, _code.hash)
        .select_from(schema.people)
        .outerjoin(schema.recovery, (_code.person == _person.id) & (_code.number == number))
        .where(_person.login == login.casefold())
    )
    row = connection.execute(wanted).one_or_none()
    if row is None:
        return None
    person = Person(id=row.id, name=row.name, created=row.created, login=row.login, banned=row.banned)
    return KeptCode(Credentials(person=person, password=row.password), row.hash)


def use_code(connection: Connection, person: int, number: int, hashed: str) -> bool:
    """Use up a code; False when it was used in the meantime, or there are new codes now."""
    used = delete(schema.recovery).where(_code.person == person, _code.number == number, _code.hash == hashed)
    return connection.execute(used).rowcount > 0
