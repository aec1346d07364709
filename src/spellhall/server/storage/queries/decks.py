"""Queries for decks: lists that people save, and share with a code."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import DECK_CODE, as_code, new_code
from spellhall.server.storage.records import Deck, SharedDeck

_deck = schema.decks.c


def create_deck(connection: Connection, person: int, game: str, name: str, text: str) -> Deck:
    """Save a deck."""
    now = times.now()
    number = connection.execute(
        insert(schema.decks)
        .values(person=person, game=game, name=name, text=text, created=now, updated=now)
        .returning(_deck.id)
    ).scalar_one()
    return Deck(id=number, person=person, game=game, name=name, text=text, created=now, updated=now)


def decks_of(connection: Connection, person: int, game: str | None = None) -> list[Deck]:
    """A person's decks, for one game or all, most recently changed first."""
    wanted = select(schema.decks).where(_deck.person == person)
    if game is not None:
        wanted = wanted.where(_deck.game == game)
    rows = connection.execute(wanted.order_by(_deck.updated.desc(), _deck.id.desc()))
    return [Deck(**row) for row in rows.mappings()]


def count_decks(connection: Connection, person: int) -> int:
    """How many decks a person has saved."""
    return connection.execute(select(func.count()).where(_deck.person == person)).scalar_one()


def deck_of(connection: Connection, person: int, number: int) -> Deck | None:
    """One of a person's decks."""
    row = connection.execute(select(schema.decks).where(_deck.id == number, _deck.person == person)).one_or_none()
    return None if row is None else Deck(**row._mapping)


def update_deck(connection: Connection, person: int, number: int, name: str, text: str) -> Deck | None:
    """Change one of a person's decks; None when there is no such deck."""
    connection.execute(
        update(schema.decks)
        .where(_deck.id == number, _deck.person == person)
        .values(name=name, text=text, updated=times.now())
    )
    return deck_of(connection, person, number)


def delete_deck(connection: Connection, person: int, number: int) -> bool:
    """Delete one of a person's decks; False when there is no such deck."""
    gone = connection.execute(delete(schema.decks).where(_deck.id == number, _deck.person == person))
    return gone.rowcount > 0


def share_deck(connection: Connection, person: int, number: int) -> str | None:
    """The code under which others may read a deck, always the same one; None when there is no such deck."""
    deck = deck_of(connection, person, number)
    if deck is None or deck.share is not None:
        return None if deck is None else deck.share
    code = new_code(DECK_CODE)
    connection.execute(update(schema.decks).where(_deck.id == number).values(share=code))
    return code


def shared_decks(connection: Connection, last: int) -> dict[str, SharedDeck]:
    """The latest decks that people share, by their codes, newest first."""
    rows = connection.execute(_shared(_deck.share).order_by(_deck.id.desc()).limit(last)).mappings()
    return {row["share"]: SharedDeck(**{name: row[name] for name in row if name != "share"}) for row in rows}


def deck_by_share(connection: Connection, code: str) -> SharedDeck | None:
    """The deck with this share code, whether or not the host has removed it."""
    row = connection.execute(_shared().where(_deck.share == as_code(code))).one_or_none()
    return None if row is None else SharedDeck(**row._mapping)


def _shared(*more: Any) -> Select[*tuple[Any, ...]]:
    by = schema.people.c.name.label("by")
    wanted = (_deck.id, _deck.person, _deck.game, _deck.name, _deck.text, _deck.removed, by, *more)
    return select(*wanted).join_from(schema.decks, schema.people).where(_deck.share.is_not(None))
