"""Queries for friends: who asked whom, and what came of it.

A row goes from "asked" to "friends". If the request is declined it becomes "refused", which the person who asked can't
see: for them it is still pending. If they then withdraw it, it becomes "barred", so that asking again doesn't help.
The person who declined can always send a request of their own, which makes the two friends.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from spellhall.server.storage import schema, times

ASKED, FRIENDS, REFUSED, BARRED = "asked", "friends", "refused", "barred"

_friend = schema.friends.c
_person = schema.people.c


class Acquaintance(msgspec.Struct, frozen=True, kw_only=True):
    """Someone with an account, as their friends see them; ``shows``: whether friends may see when they are here."""

    id: int
    login: str
    name: str
    shows: bool = True


class Circle(msgspec.Struct, frozen=True, kw_only=True):
    """Someone's friends, by name; then the people who ask to be, and those whom they have asked, the latest first."""

    friends: list[Acquaintance] = msgspec.field(default_factory=list)
    asks: list[Acquaintance] = msgspec.field(default_factory=list)
    asked: list[Acquaintance] = msgspec.field(default_factory=list)


def circle_of(connection: Connection, person: int) -> Circle:
    """Everyone with whom someone is friends, or might become so."""
    other = case((_friend.asker == person, _friend.asked), else_=_friend.asker)
    rows = connection.execute(
        select(_friend.asker, _friend.stage, _person.id, _person.login, _person.name, _person.presence)
        .select_from(schema.friends)
        .join(schema.people, _person.id == other)
        .where(or_(_friend.asker == person, _friend.asked == person), _person.login.is_not(None))
        .order_by(_friend.at.desc(), _person.id)
    ).all()
    found = Circle(friends=[], asks=[], asked=[])
    for row in rows:
        one = Acquaintance(id=row.id, login=row.login, name=row.name, shows=row.presence != "nobody")
        if row.stage == FRIENDS:
            found.friends.append(one)
        elif row.asker == person and row.stage in (ASKED, REFUSED):
            found.asked.append(one)
        elif row.asker != person and row.stage == ASKED:
            found.asks.append(one)
    found.friends.sort(key=lambda one: (one.name.casefold(), one.login))
    return found


def are_friends(connection: Connection, one: int, other: int) -> bool:
    """Whether two people are friends."""
    return standing(connection, one, other) == FRIENDS


def standing(connection: Connection, me: int, other: int) -> Literal["", "friends", "asked", "asks"]:
    """How one person stands to another: friends, asked by one, asked by the other, or none of these."""
    mine, his = _row(connection, me, other), _row(connection, other, me)
    if FRIENDS in (mine, his):
        return "friends"
    if his == ASKED:
        return "asks"
    return "asked" if mine in (ASKED, REFUSED) else ""


def ask(
    connection: Connection, me: int, other: int, most: int
) -> Literal["asked", "friends", "already friends", "too many"]:
    """Send a friend request; if the other person has asked, too, they are now friends."""
    if are_friends(connection, me, other):
        return "already friends"
    if _answered(connection, other, me, FRIENDS, (ASKED, REFUSED, BARRED)):
        connection.execute(delete(schema.friends).where(_friend.asker == me, _friend.asked == other))
        return "friends"
    if _answered(connection, me, other, REFUSED, (BARRED,)) or _row(connection, me, other) is not None:
        return "asked"
    mine = or_(_friend.asker == me, and_(_friend.asked == me, _friend.stage == FRIENDS))
    if connection.execute(select(func.count()).select_from(schema.friends).where(mine)).scalar_one() >= most:
        return "too many"
    connection.execute(insert(schema.friends).values(asker=me, asked=other, stage=ASKED, at=times.now()))
    return "asked"


def part(connection: Connection, me: int, other: int) -> bool:
    """End a friendship, decline a request, or withdraw one's own; False when there was nothing to end."""
    ended = connection.execute(delete(schema.friends).where(_between(me, other), _friend.stage == FRIENDS))
    if ended.rowcount:
        return True
    refused = _answered(connection, other, me, REFUSED, (ASKED,))
    hidden = _answered(connection, me, other, BARRED, (REFUSED,))
    taken = connection.execute(
        delete(schema.friends).where(_friend.asker == me, _friend.asked == other, _friend.stage == ASKED)
    )
    return refused or hidden or taken.rowcount > 0


def _between(one: int, other: int) -> Any:
    return or_(
        and_(_friend.asker == one, _friend.asked == other),
        and_(_friend.asker == other, _friend.asked == one),
    )


def _row(connection: Connection, asker: int, asked: int) -> str | None:
    wanted = select(_friend.stage).where(_friend.asker == asker, _friend.asked == asked)
    return connection.execute(wanted).scalar_one_or_none()


def _answered(connection: Connection, asker: int, asked: int, stage: str, before: tuple[str, ...]) -> bool:
    """Move a row on if it was in one of these stages; returns whether it was."""
    changed = connection.execute(
        update(schema.friends)
        .where(_friend.asker == asker, _friend.asked == asked, _friend.stage.in_(before))
        .values(stage=stage, at=times.now())
    )
    return changed.rowcount > 0
