"""Queries for recordings: what was visible in finished games. For their contents see ``recordings.recording``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from spellhall.server.storage import schema

LOG = -1
"""Where a recording's log is stored, next to the stretches, which begin at a moment."""

_film = schema.films.c
_table = schema.tables.c


class Reel(NamedTuple):
    """A piece of a recording: the seat that saw it, the moment when it begins (or ``LOG``), and its contents."""

    seat: int
    at: int
    told: bytes


def save_film(connection: Connection, table_id: int, first: int, reels: Sequence[Reel]) -> None:
    """Store a table's recording, which begins at a moment; it replaces any earlier one."""
    connection.execute(delete(schema.films).where(_film.table_id == table_id))
    connection.execute(insert(schema.films), [{"table_id": table_id, **reel._asdict()} for reel in reels])
    connection.execute(update(schema.tables).where(_table.id == table_id).values(film_from=first, broken=None))


def reel_at(connection: Connection, table_id: int, seat: int, moment: int) -> Reel | None:
    """The stretch that contains a moment, as a seat saw it."""
    return _reel(connection, table_id, seat, moment)


def log_of(connection: Connection, table_id: int, seat: int) -> Reel | None:
    """The log as a seat saw it."""
    return _reel(connection, table_id, seat, LOG)


def unfilmed(connection: Connection) -> list[int]:
    """The finished tables without a recording, the latest first, except those for which there can be none."""
    rows = connection.execute(
        select(_table.id)
        .where(_table.stage == "over", _table.film_from.is_(None), _table.started.is_not(None))
        .where(_table.broken.is_(None))
        .order_by(_table.id.desc())
    )
    return list(rows.scalars())


def _reel(connection: Connection, table_id: int, seat: int, at: int) -> Reel | None:
    row = connection.execute(
        select(_film.seat, _film.at, _film.told)
        .where(_film.table_id == table_id, _film.seat == seat, _film.at <= at)
        .order_by(_film.at.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None or (at > LOG and row.at == LOG) else Reel(*row)
