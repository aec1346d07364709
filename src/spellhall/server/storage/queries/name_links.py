"""Where a name links to: to its person's page, if everyone may see that (see ``profiles``).

For anyone who doesn't show that they are here, names at unfinished tables have no link: the page would reveal who sits
there. A bot's name has no link, and is marked as a bot's.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Row, exists, select

from spellhall.server.storage import schema
from spellhall.server.storage.queries.people import AT_ONCE, EVERYBODY
from spellhall.server.storage.records import NO_PLATE, Plate

_person = schema.people.c
_IS_BOT = exists().where(schema.bots.c.person == _person.id).correlate(schema.people).label("bot")
COLUMNS = (_person.login, _person.page, _person.presence, _person.banned, _IS_BOT)
"""The columns needed about a person at a seat."""


def plate(row: Row[*tuple[Any, ...]]) -> Plate:
    """The plate of the person in a row; empty if there is none."""
    if row.bot:
        return Plate(bot=True)
    if not row.login or row.page != EVERYBODY or row.banned is not None:
        return NO_PLATE
    return Plate(row.login, "" if row.presence == "nobody" else row.login)


def plate_of(connection: Connection, person: int | None) -> Plate:
    """Someone's plate; empty for None."""
    return NO_PLATE if person is None else plates_of(connection, {person}).get(person, NO_PLATE)


def plates_of(connection: Connection, numbers: Collection[int]) -> dict[int, Plate]:
    """The plates of those people whom the hall knows."""
    wanted, found = sorted(numbers), dict[int, Plate]()
    for i in range(0, len(wanted), AT_ONCE):
        rows = connection.execute(select(_person.id, *COLUMNS).where(_person.id.in_(wanted[i : i + AT_ONCE])))
        found |= {row.id: plate(row) for row in rows}
    return found
