"""Queries for bots: programs that play at tables. Each has its own person, is made by an account, and has a token.

Anyone who has the token is the bot. Only its fingerprint is stored; a new token invalidates the previous one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, Select, func, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import as_code, fingerprint, new_code
from spellhall.server.storage.queries import people
from spellhall.server.storage.queries.sessions import ID_LENGTH
from spellhall.server.storage.records import Bot, Known, Person

_bot = schema.bots.c
_person = schema.people.c
_owner = schema.people.alias("owners")


def create_bot(
    connection: Connection, owner: int, name: str, games: Sequence[str], token: str, most: int
) -> Bot | None:
    """Make a bot for someone, with a token; None when they have reached their limit."""
    if connection.execute(select(func.count()).where(_bot.owner == owner)).scalar_one() >= most:
        return None
    person = people.create_person(connection, name)
    connection.execute(
        insert(schema.bots).values(
            person=person.id,
            owner=owner,
            code=new_code(),
            games=[*games],
            token_hash=fingerprint(token),
            made=person.created,
        )
    )
    return _found(connection, _bots().where(_bot.person == person.id))[0]


def bots_of(connection: Connection, owner: int) -> list[Bot]:
    """Someone's bots, oldest first."""
    return _found(connection, _bots().where(_bot.owner == owner))


def all_bots(connection: Connection, last: int) -> list[Bot]:
    """The hall's bots, newest first."""
    return _found(connection, _bots().order_by(None).order_by(_bot.person.desc()).limit(last))


def bot_by_code(connection: Connection, code: str, owner: int | None = None) -> Bot | None:
    """The bot with a code, as someone typed it: any bot, or only one owner's."""
    wanted = _bots().where(_bot.code == as_code(code))
    found = _found(connection, wanted if owner is None else wanted.where(_bot.owner == owner))
    return found[0] if found else None


def bots_by_person(connection: Connection, people: Collection[int]) -> list[Bot]:
    """Bots by their person numbers, sorted by name."""
    return sorted(_found(connection, _bots().where(_bot.person.in_(people))), key=lambda bot: bot.name.casefold())


def renew_token(connection: Connection, bot: int, token: str) -> None:
    """Give a bot a new token; the previous one becomes invalid."""
    values = {"token_hash": fingerprint(token), "made": times.now()}
    connection.execute(update(schema.bots).where(_bot.person == bot).values(values))


def bot_by_token(connection: Connection, token: str) -> Known | None:
    """The bot with this token. A bot whose owner is banned is banned, too."""
    row = connection.execute(
        select(
            _person.id,
            _person.name,
            _person.created,
            _bot.owner,
            _bot.token_hash,
            _bot.seen,
            func.coalesce(_person.banned, _owner.c.banned).label("banned"),
        )
        .join_from(schema.bots, schema.people, _person.id == _bot.person)
        .join(_owner, _owner.c.id == _bot.owner)
        .where(_bot.token_hash == fingerprint(token))
    ).one_or_none()
    if row is None:
        return None
    person = Person(id=row.id, name=row.name, created=row.created, banned=row.banned, owner=row.owner)
    return Known(person=person, session=row.token_hash[:ID_LENGTH], seen=row.seen or 0)


def touch_bot(connection: Connection, bot: int) -> None:
    """Record that a bot has connected."""
    connection.execute(update(schema.bots).where(_bot.person == bot).values(seen=times.now()))


def games_of(connection: Connection, bot: int) -> list[str]:
    """The games that a bot plays."""
    found: list[str] = connection.execute(select(_bot.games).where(_bot.person == bot)).scalar_one()
    return found


def _bots() -> Select[*tuple[object, ...]]:
    return (
        select(_bot.person, _bot.owner, _person.name, _bot.code, _bot.games, _bot.made, _bot.seen, _bot.token_hash)
        .join_from(schema.bots, schema.people, _person.id == _bot.person)
        .order_by(_bot.person)
    )


def _found(connection: Connection, wanted: Select[*tuple[object, ...]]) -> list[Bot]:
    rows = [dict(row) for row in connection.execute(wanted).mappings()]
    return [Bot(session=row.pop("token_hash")[:ID_LENGTH], **row) for row in rows]
