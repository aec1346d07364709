"""Where a name leads to: to the page of its person, if everybody may see that (see ``profiles``).

Anyone who shows to nobody that they are here is only a name at tables that are not over: the page would say who it is
that sits there. The name of a bot leads nowhere, and is told to be one.
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
"""What is read of someone beside their seat."""


def plate(row: Row[*tuple[Any, ...]]) -> Plate:
    """The plate of the person whose columns stand in a row; an empty one where there is nobody."""
    if row.bot:
        return Plate(bot=True)
    if not row.login or row.page != EVERYBODY or row.banned is not None:
        return NO_PLATE
    return Plate(row.login, "" if row.presence == "nobody" else row.login)


def plate_of(connection: Connection, person: int | None) -> Plate:
    """The plate of someone; an empty one for nobody."""
    return NO_PLATE if person is None else plates_of(connection, {person}).get(person, NO_PLATE)


def plates_of(connection: Connection, numbers: Collection[int]) -> dict[int, Plate]:
    """The plates of some people whom the hall knows."""
    wanted, found = sorted(numbers), dict[int, Plate]()
    for i in range(0, len(wanted), AT_ONCE):
        rows = connection.execute(select(_person.id, *COLUMNS).where(_person.id.in_(wanted[i : i + AT_ONCE])))
        found |= {row.id: plate(row) for row in rows}
    return found
