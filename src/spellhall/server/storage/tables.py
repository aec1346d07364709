"""Storing tables and their seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, and_, delete, insert, or_, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.codes import as_code, new_code, new_token
from spellhall.server.storage.people import still
from spellhall.server.storage.records import Seat, Table

MINE = 200
"""The most tables of one person that are listed."""

_table = schema.tables.c
_seat = schema.seats.c
_COLUMNS = [column for column in schema.tables.c if column.name not in ("snapshot", "snapshot_at")]


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is made of; its code and its secret are made with it. For the rest see ``records.Table``."""

    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    seats: Sequence[Seat]
    host: int | None = None
    listed: bool = False
    watchable: bool = False
    origin: dict[str, Any] | None = None


def create_table(connection: Connection, new: NewTable) -> Table:
    """Set a table up; it waits."""
    code = new_code()
    while connection.execute(select(_table.id).where(_table.code == code)).first() is not None:
        code = new_code()
    number = connection.execute(
        insert(schema.tables)
        .values(
            code=code,
            game=new.game,
            options=new.options,
            setup=new.setup,
            listed=new.listed,
            watchable=new.watchable,
            version="",
            digest="",
            secret=new_token(),
            stage="waiting",
            host=still(new.host),
            origin=new.origin,
            created=times.now(),
        )
        .returning(_table.id)
    ).scalar_one()
    for seat in new.seats:
        connection.execute(insert(schema.seats).values(table_id=number, **_values(seat)))
    return _tables(connection, select(*_COLUMNS).where(_table.id == number))[0]


def table_by_code(connection: Connection, code: str) -> Table | None:
    """The table with a code, as somebody typed it."""
    found = _tables(connection, select(*_COLUMNS).where(_table.code == as_code(code)))
    return found[0] if found else None


def save_seat(connection: Connection, table_id: int, seat: Seat) -> None:
    """Keep a seat of a table as it is now."""
    values = _values(seat)
    kept = connection.execute(
        update(schema.seats).where(_seat.table_id == table_id, _seat.seat == seat.seat).values(**values)
    )
    if kept.rowcount == 0:
        connection.execute(insert(schema.seats).values(table_id=table_id, **values))


def start_table(
    connection: Connection, table_id: int, *, seed: int | None, seal: str | None = None, version: str, digest: str
) -> int:
    """The game begins: the seed that it is dealt with and its seal, the program and the cards that it is played with.

    Returns:
        When that is, in seconds since 1970; the times of the journal count from there.
    """
    started = times.now()
    connection.execute(
        update(schema.tables)
        .where(_table.id == table_id)
        .values(stage="playing", started=started, seed=seed, seal=seal, version=version, digest=digest)
    )
    return started


def finish_table(connection: Connection, table_id: int, returns: list[float], length: int) -> None:
    """The game is over after so many actions."""
    connection.execute(
        update(schema.tables)
        .where(_table.id == table_id)
        .values(stage="over", finished=times.now(), returns=returns, length=length)
    )


def save_rematch(connection: Connection, table_id: int, code: str) -> None:
    """The code of the table at which the same people play again."""
    connection.execute(update(schema.tables).where(_table.id == table_id).values(rematch=code))


def lobby(connection: Connection, limit: int) -> list[Table]:
    """Tables that everybody may see, newest first: those that wait for players before those that may be watched."""
    return _tables(
        connection,
        select(*_COLUMNS)
        .where(
            or_(
                and_(_table.stage == "waiting", _table.listed, _table.host.is_not(None)),
                and_(_table.stage == "playing", _table.watchable),
            )
        )
        .order_by(_table.stage == "playing", _table.id.desc())
        .limit(limit),
    )


def tables_of(connection: Connection, person: int) -> list[Table]:
    """The tables at which a person sits, or which a person has set up, newest first."""
    sits = select(_seat.table_id).where(_seat.person == person)
    return _tables(
        connection,
        select(*_COLUMNS).where(or_(_table.id.in_(sits), _table.host == person)).order_by(_table.id.desc()).limit(MINE),
    )


def delete_waiting(connection: Connection, before: int, spared: Sequence[str]) -> list[str]:
    """Throw away tables that wait since before a time, in seconds, but for some; the codes of those that are gone."""
    old = and_(_table.stage == "waiting", _table.created < before, _table.code.not_in(spared))
    codes = [code for (code,) in connection.execute(select(_table.code).where(old))]
    connection.execute(delete(schema.tables).where(_table.code.in_(codes), _table.stage == "waiting"))
    return codes


def running_tables(connection: Connection) -> list[Table]:
    """The tables at which a game is going on, oldest first: what a server that starts has to rebuild."""
    return _tables(connection, select(*_COLUMNS).where(_table.stage == "playing").order_by(_table.id))


def _values(seat: Seat) -> dict[str, Any]:
    return {**msgspec.structs.asdict(seat), "person": still(seat.person)}


def _tables(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Table]:
    rows = connection.execute(wanted).all()
    seats = _seats(connection, [row.id for row in rows])
    return [Table(**row._mapping, seats=seats[row.id]) for row in rows]


def _seats(connection: Connection, tables: Iterable[int]) -> dict[int, list[Seat]]:
    found: dict[int, list[Seat]] = {table: [] for table in tables}
    rows: Iterable[Row[*tuple[Any, ...]]] = connection.execute(
        select(schema.seats).where(_seat.table_id.in_(found)).order_by(_seat.table_id, _seat.seat)
    )
    for row in rows:
        values = dict(row._mapping)
        found[values.pop("table_id")].append(Seat(**values))
    return found
