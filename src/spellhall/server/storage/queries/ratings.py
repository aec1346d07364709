"""Queries for ratings from rated games between people. Read this when a rating looks wrong.

A rating is stored in the transaction that ends the game, so that no crash loses a result or counts one twice. It
follows from the ratings before it and the places in that game, by the model that also ranks players in tournaments
(see ``tournaments.rating_scale``). It stays when the table is deleted, and goes with its person.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, and_, func, insert, select

from spellhall.server.storage import schema, times
from spellhall.tournaments.rating_scale import scale_of
from spellhall.tournaments.ratings import Rating

_rating = schema.ratings.c
_person = schema.people.c
_seat = schema.seats.c
_COLUMNS = (_rating.game, _rating.number, _rating.at, _rating.mean, _rating.spread)


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """Someone's rating at a game after their rated game with this number, which ended ``at`` that time."""

    game: str
    number: int
    at: int
    mean: float
    spread: float

    @property
    def rating(self) -> Rating:
        """The rating itself."""
        return Rating(self.mean, self.spread, self.number)


def count_result(connection: Connection, table_id: int, returns: Sequence[float]) -> None:
    """Store everyone's new rating after a rated game.

    The game counts only if a different account still sits at every seat, and only once.
    """
    people = _opponents(connection, table_id)
    done = connection.execute(select(_rating.person).where(_rating.table_id == table_id)).first()
    if not people or done is not None:
        return
    game = connection.execute(select(schema.tables.c.game).where(schema.tables.c.id == table_id)).scalar_one()
    before = latest(connection, game, people)
    places = [1 + sum(other > mine for other in returns) for mine in returns]
    result = tuple(((str(person),), place) for person, place in zip(people, places, strict=True))
    after = scale_of(game).rated([result], {str(person): one.rating for person, one in before.items()})
    for person in people:
        new = after[str(person)]
        connection.execute(
            insert(schema.ratings).values(
                person=person,
                game=game,
                number=new.matches,
                table_id=table_id,
                at=times.now(),
                mean=new.mean,
                spread=new.spread,
            )
        )


def _opponents(connection: Connection, table_id: int) -> list[int]:
    """The people at a table by seat, whose rows stay locked; none unless a different account sits at every seat."""
    seats = select(_seat.person).where(_seat.table_id == table_id).order_by(_seat.seat)
    people = [*connection.execute(seats).scalars()]
    found = {person for person in people if person is not None}
    accounts = select(_person.id).where(_person.id.in_(found), _person.login.is_not(None))
    known = connection.execute(accounts.order_by(_person.id).with_for_update(key_share=True)).scalars().all()
    return [person for person in people if person is not None] if len(people) == len(known) > 1 else []


def latest(connection: Connection, game: str, people: Collection[int]) -> dict[int, Rated]:
    """The current ratings of some people at a game, of those who have one."""
    last = (
        select(_rating.person, func.max(_rating.number).label("number"))
        .where(_rating.game == game, _rating.person.in_(people))
        .group_by(_rating.person)
        .subquery()
    )
    same = and_(last.c.person == _rating.person, last.c.number == _rating.number)
    wanted = select(_rating.person, *_COLUMNS).join_from(schema.ratings, last, same).where(_rating.game == game)
    return {
        row.person: Rated(game=row.game, number=row.number, at=row.at, mean=row.mean, spread=row.spread)
        for row in connection.execute(wanted)
    }


def ratings_of(connection: Connection, person: int) -> dict[str, list[Rated]]:
    """How someone's ratings have changed, by game, the oldest first."""
    found: dict[str, list[Rated]] = {}
    wanted = select(*_COLUMNS).where(_rating.person == person).order_by(_rating.game, _rating.number)
    for row in connection.execute(wanted):
        found.setdefault(row.game, []).append(Rated(**row._mapping))
    return found
