"""Queries for what people show of themselves: their page, with results and a history of finished games.

Everyone sees a game in a history if everyone could watch it, and the spectators of a delayed table have seen its end;
people who played in it always see it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.queries.friends import are_friends
from spellhall.server.storage.queries.people import EVERYBODY
from spellhall.server.storage.queries.tables import tables_where
from spellhall.server.storage.records import Person, Table

Shown = Literal["everybody", "friends", "nobody"]
Seen = Literal["friends", "nobody"]
RESULTS: dict[str, int] = {"won": 1, "lost": -1, "drawn": 0}
_person = schema.people.c
_seat = schema.seats.c
_table = schema.tables.c


class Openness(msgspec.Struct, frozen=True, kw_only=True):
    """Who may see someone's page, and who may see that they are here."""

    page: Shown = "nobody"
    presence: Seen = "friends"


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Someone's results at a game with a deck."""

    game: str
    deck: str
    games: int
    won: int
    lost: int


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Filters for a history; empty ones don't matter.

    Attributes:
        opponent: part of the name of someone who sat there.
        since, until: when the game ended, in seconds since 1970; ``until`` is exclusive.
        after: the code of the game after which to continue.
    """

    game: str = ""
    result: str = ""
    opponent: str = ""
    since: int = 0
    until: int = 0
    after: str = ""


def openness_of(connection: Connection, person: int) -> Openness:
    """What someone shows."""
    row = connection.execute(select(_person.page, _person.presence).where(_person.id == person)).one()
    return Openness(page=row.page or "nobody", presence=row.presence or "friends")


def set_openness(connection: Connection, person: int, wanted: Openness) -> None:
    """Store what someone wants to show."""
    values = {"page": wanted.page, "presence": wanted.presence}
    connection.execute(update(schema.people).where(_person.id == person).values(values))


def found_person(connection: Connection, login: str, reader: int | None, *, page: bool = True) -> Person | None:
    """The account with a login, if the reader may find it: on a ``page`` that they may see, or at least by name."""
    wanted = select(_person.id, _person.name, _person.created, _person.login, _person.page)
    row = connection.execute(wanted.where(_person.login == login.casefold(), _person.banned.is_(None))).one_or_none()
    if row is None:
        return None
    shown = row.page or "nobody"
    may = shown == EVERYBODY or row.id == reader
    if shown == "friends" and not may:
        may = not page or (reader is not None and are_friends(connection, reader, row.id))
    return Person(id=row.id, name=row.name, created=row.created, login=row.login) if may else None


def results_of(connection: Connection, person: int, reader: int | None, delay: float) -> list[Result]:
    """Someone's results, by game and deck, in games that a reader may know of; the most played first."""
    count = func.count()
    rows = connection.execute(
        select(
            _table.game,
            _seat.deck_name,
            count.label("games"),
            func.sum(case((_seat.result == 1, 1), else_=0)).label("won"),
            func.sum(case((_seat.result == -1, 1), else_=0)).label("lost"),
        )
        .join_from(schema.seats, schema.tables)
        .where(_seat.person == person, _seat.result.is_not(None), _known_to(person, reader, delay))
        .group_by(_table.game, _seat.deck_name)
        .order_by(count.desc(), _table.game, _seat.deck_name)
    )
    return [Result(game=row.game, deck=row.deck_name, games=row.games, won=row.won, lost=row.lost) for row in rows]


def history_of(
    connection: Connection, person: int, reader: int | None, delay: float, wanted: Wanted, most: int
) -> list[Table]:
    """Someone's finished games that a reader may know of, the latest first."""
    which = [
        _seat.person == person,
        or_(_seat.result.is_not(None), _table.score.is_not(None)),
        _known_to(person, reader, delay),
    ]
    if wanted.game:
        which.append(_table.game == wanted.game)
    if wanted.result:
        which.append(_seat.result == RESULTS[wanted.result])
    if wanted.opponent:
        other = schema.seats.alias()
        which.append(
            exists().where(
                other.c.table_id == _table.id,
                or_(other.c.person.is_(None), other.c.person != person),
                func.lower(other.c.name).contains(wanted.opponent.lower(), autoescape=True),
            )
        )
    if wanted.since:
        which.append(_table.finished >= wanted.since)
    if wanted.until:
        which.append(_table.finished < wanted.until)
    if wanted.after:
        before = select(_table.id).where(_table.code == as_code(wanted.after)).scalar_subquery()
        which.append(_seat.table_id < before)
    numbers = connection.execute(
        select(_seat.table_id)
        .join_from(schema.seats, schema.tables)
        .where(*which)
        .distinct()
        .order_by(_seat.table_id.desc())
        .limit(most)
    ).scalars()
    return tables_where(connection, _table.id.in_([*numbers]))


def _known_to(person: int, reader: int | None, delay: float) -> ColumnElement[bool]:
    """A condition: whether someone may know of a person's finished game, how it ended, and who sat there."""
    over = _table.stage == "over"
    if reader == person:
        return over
    everybody = and_(over, _table.watchable, _table.hand.is_(None), _table.finished < times.now() - int(delay) - 1)
    if reader is None:
        return everybody
    mine = schema.seats.alias()
    return or_(everybody, and_(over, exists().where(mine.c.table_id == _table.id, mine.c.person == reader)))
