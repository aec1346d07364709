"""Storing films: what was told of finished games. What stands in one is the business of ``recordings.recording``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from spellhall.server.storage import schema

LOG = -1
"""Where the log of a film stands, beside the stretches, which begin at a moment."""

_film = schema.films.c
_table = schema.tables.c


class Reel(NamedTuple):
    """A piece of a film: the seat it was told to, the moment when it begins (or ``LOG``), and what it holds."""

    seat: int
    at: int
    told: bytes


def save_film(connection: Connection, table_id: int, first: int, reels: Sequence[Reel]) -> None:
    """Keep the film of a table, which shows it from a moment on; one that was kept before is replaced."""
    connection.execute(delete(schema.films).where(_film.table_id == table_id))
    connection.execute(insert(schema.films), [{"table_id": table_id, **reel._asdict()} for reel in reels])
    connection.execute(update(schema.tables).where(_table.id == table_id).values(film_from=first, broken=None))


def reel_at(connection: Connection, table_id: int, seat: int, moment: int) -> Reel | None:
    """The stretch where a moment lies, as it was told to a seat."""
    return _reel(connection, table_id, seat, moment)


def log_of(connection: Connection, table_id: int, seat: int) -> Reel | None:
    """The log as it was told to a seat."""
    return _reel(connection, table_id, seat, LOG)


def unfilmed(connection: Connection) -> list[int]:
    """The tables whose game is over and has no film yet, the latest first, but for those of which there can be none."""
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
