"""Queries for people: guests, accounts, and guests who sign in to an account."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, ScalarSelect, delete, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.records import Credentials, Person

FORGOTTEN = "someone"
"""The name under which a deleted account's games stay."""
EVERYBODY = "everybody"
"""Who may see a new account's page; people learn this when they make one, and may change it."""
AT_ONCE = 1000
"""How many are looked up per query."""

_person = schema.people.c
COLUMNS = (_person.id, _person.name, _person.created, _person.login, _person.banned)


def still(person: int | None) -> ScalarSelect[int]:
    """A person's number as a value to store: NULL for someone who was deleted while a table held the number."""
    return select(_person.id).where(_person.id == person).scalar_subquery()


def create_person(connection: Connection, name: str) -> Person:
    """Make a guest."""
    created = times.now()
    number = connection.execute(
        insert(schema.people).values(name=name, created=created).returning(_person.id)
    ).scalar_one()
    return Person(id=number, name=name, created=created)


def people_of(connection: Connection, numbers: Collection[int]) -> dict[int, Person]:
    """The people with these numbers whom the hall knows."""
    wanted, found = sorted(numbers), dict[int, Person]()
    for i in range(0, len(wanted), AT_ONCE):
        rows = connection.execute(select(*COLUMNS).where(_person.id.in_(wanted[i : i + AT_ONCE])))
        found |= {row.id: Person(**row._mapping) for row in rows}
    return found


def rename(connection: Connection, person: int, name: str) -> None:
    """Give someone a new name."""
    connection.execute(update(schema.people).where(_person.id == person).values(name=name))


def credentials(connection: Connection, login: str) -> Credentials | None:
    """The account with a login, ignoring case."""
    row = connection.execute(select(*COLUMNS, _person.password).where(_person.login == login.casefold())).one_or_none()
    if row is None:
        return None
    person = Person(id=row.id, name=row.name, created=row.created, login=row.login, banned=row.banned)
    return Credentials(person=person, password=row.password)


def make_account(connection: Connection, person: int, login: str, password: str) -> bool:
    """Give a guest a login and a password (its hash); False when someone else has that login."""
    login = login.casefold()
    taken = connection.execute(select(_person.id).where(_person.login == login)).first()
    if taken is not None:
        return False
    values = {"login": login, "password": password, "page": EVERYBODY}
    connection.execute(update(schema.people).where(_person.id == person).values(values))
    return True


def set_password(connection: Connection, person: int, password: str) -> None:
    """Store a new password's hash."""
    connection.execute(update(schema.people).where(_person.id == person).values(password=password))


def claim(connection: Connection, guest: int, account: int) -> None:
    """Move a guest's games, decks and chat lines to an account; the guest is deleted."""
    for table in (schema.seats, schema.pod_seats, schema.event_people, schema.decks, schema.chat):
        connection.execute(update(table).where(table.c.person == guest).values(person=account))
    for held in (schema.tables, schema.pods, schema.events):
        connection.execute(update(held).where(held.c.host == guest).values(host=account))
    for column in (schema.reports.c.reporter, schema.reports.c.accused):
        connection.execute(update(schema.reports).where(column == guest).values({column: account}))
    connection.execute(delete(schema.people).where(_person.id == guest))


def delete_person(connection: Connection, person: int) -> list[int]:
    """Delete someone: sessions, decks and bots go, games and chat lines stay under the name "someone".

    Returns:
        The bots that were deleted along with them.
    """
    bots = [*connection.execute(select(schema.bots.c.person).where(schema.bots.c.owner == person)).scalars()]
    for one in (*bots, person):
        _delete(connection, one)
    return bots


def _delete(connection: Connection, person: int) -> None:
    for table in (schema.seats, schema.pod_seats, schema.chat):
        connection.execute(update(table).where(table.c.person == person).values(name=FORGOTTEN))
    connection.execute(update(schema.event_people).where(schema.event_people.c.person == person).values(name=""))
    connection.execute(update(schema.reports).where(schema.reports.c.accused == person).values(name=FORGOTTEN))
    connection.execute(delete(schema.people).where(_person.id == person))
