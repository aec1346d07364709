"""Queries for hands of the day."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from spellhall.server.storage import schema
from spellhall.server.storage.records import Hand

_hand = schema.hands.c


def hand_of(connection: Connection, game: str, day: str) -> Hand | None:
    """A day's hand, if someone has asked for it."""
    row = connection.execute(select(schema.hands).where(_hand.game == game, _hand.day == day)).first()
    return None if row is None else Hand(**row._mapping)


def keep_hand(connection: Connection, hand: Hand) -> Hand:
    """Store a hand, unless there is one for that day already; returns the stored one."""
    kept = hand_of(connection, hand.game, hand.day)
    if kept is None:
        connection.execute(insert(schema.hands).values(**msgspec.structs.asdict(hand)))
    return kept or hand
