"""Queries for tables and their seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, insert, or_, select, update

from spellhall.server.storage import members, schema, times
from spellhall.server.storage.codes import as_code, new_code, new_token
from spellhall.server.storage.queries import name_links, ratings
from spellhall.server.storage.queries.people import still
from spellhall.server.storage.records import Ending, Scored, Seat, Stage, Table

MINE = 200
"""The most tables that a person's list has."""

_table = schema.tables.c
_seat = schema.seats.c
_step = schema.journal.c
_POSITION = ("snapshot", "snapshot_at", "asked", "footing")
_COLUMNS = [column for column in schema.tables.c if column.name not in _POSITION]
_SEAT = [column for column in schema.seats.c if column.name != "result"]


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """The data of a new table; its code and its secret are created with it. For the rest see ``records.Table``."""

    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    seats: Sequence[Seat]
    host: int | None = None
    listed: bool = False
    watchable: bool = False
    origin: dict[str, Any] | None = None
    hand: str | None = None


def create_table(connection: Connection, new: NewTable) -> Table:
    """Set up a table in the waiting stage."""
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
            hand=new.hand,
            created=times.now(),
        )
        .returning(_table.id)
    ).scalar_one()
    for seat in new.seats:
        connection.execute(insert(schema.seats).values(table_id=number, **_values(seat)))
    members.created(connection, "table", code, new.setup)
    return _tables(connection, select(*_COLUMNS).where(_table.id == number))[0]


def table_by_code(connection: Connection, code: str) -> Table | None:
    """The table with a code, as someone typed it."""
    found = _tables(connection, select(*_COLUMNS).where(_table.code == as_code(code)))
    return found[0] if found else None


def playing(connection: Connection, codes: Collection[str]) -> list[Table]:
    """Those of some tables, by code, where a game is in progress."""
    return _tables(connection, select(*_COLUMNS).where(_table.code.in_(codes), _table.stage == "playing"))


def save_seat(connection: Connection, table_id: int, seat: Seat) -> Seat:
    """Store a table's seat; returns it with the link behind its name."""
    values = _values(seat)
    kept = connection.execute(
        update(schema.seats).where(_seat.table_id == table_id, _seat.seat == seat.seat).values(**values)
    )
    if kept.rowcount == 0:
        connection.execute(insert(schema.seats).values(table_id=table_id, **values))
    return msgspec.structs.replace(seat, plate=name_links.plate_of(connection, seat.person))


def start_table(
    connection: Connection, table_id: int, *, seed: int | None, seal: str | None = None, version: str, digest: str
) -> int:
    """Record that the game begins: the seed of its deal and its seal, the program and the cards that it is played with.

    Returns:
        When that is, in seconds since 1970; the times in the journal count from there.
    """
    started = times.now()
    connection.execute(
        update(schema.tables)
        .where(_table.id == table_id)
        .values(stage="playing", started=started, seed=seed, seal=seal, version=version, digest=digest)
    )
    return started


def finish_table(
    connection: Connection,
    table_id: int,
    returns: list[float],
    length: int,
    ending: Ending | None = None,
    score: Scored | None = None,
    tally: list[dict[str, int]] | None = None,
    *,
    rated: bool = False,
) -> None:
    """Record that the game is over after this many actions. ``ending``: how, if no rule ended it; ``tally``: what
    counts of it, if it belonged to an event; ``rated``: whether it changes ratings.
    """
    points, band = (None, None) if score is None else score
    connection.execute(
        update(schema.tables)
        .where(_table.id == table_id)
        .values(
            stage="over",
            finished=times.now(),
            returns=returns,
            length=length,
            ending=ending,
            score=points,
            band=band,
            tally=tally,
        )
    )
    if ending is None and score is None:
        _keep_results(connection, table_id, returns)
        if rated:
            ratings.count_result(connection, table_id, returns)


def _keep_results(connection: Connection, table_id: int, returns: Sequence[float]) -> None:
    """Record how everyone who had one seat did, if the game had begun. People who play their own bot play
    themselves.
    """
    whose = func.coalesce(schema.bots.c.owner, _seat.person).label("whose")
    wanted = (
        select(_seat.seat, whose)
        .join_from(schema.seats, schema.tables)
        .outerjoin(schema.bots, schema.bots.c.person == _seat.person)
        .where(_table.id == table_id, _seat.person.is_not(None), _table.started.is_not(None))
    )
    people = connection.execute(wanted).all()
    seats = Counter(row.whose for row in people)
    for row in people:
        if seats[row.whose] == 1:
            result = (returns[row.seat] > 0) - (returns[row.seat] < 0)
            mine = update(schema.seats).where(_seat.table_id == table_id, _seat.seat == row.seat)
            connection.execute(mine.values(result=result))


def send_away(connection: Connection, table_id: int, seats: Iterable[Seat], sent_away: list[int]) -> None:
    """Record that the host has removed people: store these seats, and those people may not come back."""
    for seat in seats:
        save_seat(connection, table_id, seat)
    connection.execute(update(schema.tables).where(_table.id == table_id).values(sent_away=sent_away))


def renew_tokens(connection: Connection, person: int) -> dict[tuple[int, int], str]:
    """Give all seats of a person new secrets; returns them by table and seat."""
    mine = select(_seat.table_id, _seat.seat).where(_seat.person == person)
    new = {(row.table_id, row.seat): new_token() for row in connection.execute(mine)}
    for (table_id, seat), token in new.items():
        connection.execute(
            update(schema.seats).where(_seat.table_id == table_id, _seat.seat == seat).values(token=token)
        )
    return new


def tokens_of(connection: Connection, person: int) -> dict[tuple[int, int], str]:
    """The secrets of a person's seats at unfinished tables, by table and seat."""
    mine = select(_seat.table_id, _seat.seat, _seat.token).where(
        _seat.person == person, _seat.table_id == _table.id, _table.stage != "over"
    )
    return {(row.table_id, row.seat): row.token for row in connection.execute(mine)}


def tokens_at(connection: Connection, table_ids: Collection[int]) -> dict[tuple[int, int], str]:
    """The secrets of all seats at some tables, by table and seat."""
    wanted = select(_seat.table_id, _seat.seat, _seat.token).where(_seat.table_id.in_(table_ids))
    return {(row.table_id, row.seat): row.token for row in connection.execute(wanted)}


def create_rematch(connection: Connection, table_id: int, new: NewTable) -> Table:
    """Set up the table where the same people play again."""
    made = create_table(connection, new)
    connection.execute(update(schema.tables).where(_table.id == table_id).values(rematch=made.code))
    return made


def lobby(connection: Connection, limit: int) -> list[Table]:
    """Public tables, newest first: those that wait for players before those that may be watched."""
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
    """The tables where a person sits, or that a person has set up, newest first."""
    sits = select(_seat.table_id).where(_seat.person == person)
    return _tables(
        connection,
        select(*_COLUMNS).where(or_(_table.id.in_(sits), _table.host == person)).order_by(_table.id.desc()).limit(MINE),
    )


def scored_by(connection: Connection, person: int, game: str) -> list[Table]:
    """A person's finished games that were played for points, oldest first."""
    sits = select(_seat.table_id).where(_seat.person == person)
    wanted = select(*_COLUMNS).where(_table.id.in_(sits), _table.game == game, _table.score.is_not(None))
    return _tables(connection, wanted.order_by(_table.id.desc()).limit(MINE))[::-1]


def finished_by(connection: Connection, person: int, game: str, most: int) -> list[Table]:
    """A person's last games that were played to an end, newest first."""
    sits = select(_seat.table_id).where(_seat.person == person)
    wanted = select(*_COLUMNS).where(_table.id.in_(sits), _table.game == game, _table.stage == "over")
    played = wanted.where(_table.started.is_not(None), _table.ending.is_(None), _table.broken.is_(None))
    return _tables(connection, played.order_by(_table.finished.desc(), _table.id.desc()).limit(most))


def tries_at(connection: Connection, game: str, day: str, person: int | None = None) -> list[Table]:
    """The tables where a day's hand was dealt, a person's or all, oldest first."""
    wanted = select(*_COLUMNS).where(_table.hand == day, _table.game == game).order_by(_table.id)
    if person is not None:
        wanted = wanted.where(_table.id.in_(select(_seat.table_id).where(_seat.person == person)))
    return _tables(connection, wanted)


def held_by(connection: Connection, person: int) -> int:
    """How many of a person's tables are unfinished and could go on."""
    return connection.execute(
        select(func.count())
        .select_from(schema.tables)
        .where(_table.host == person, _table.stage != "over", _table.broken.is_(None))
    ).scalar_one()


def all_tables(connection: Connection, limit: int, stage: Stage | None = None) -> list[Table]:
    """The hall's tables, in one stage or all, newest first."""
    wanted = select(*_COLUMNS).order_by(_table.id.desc()).limit(limit)
    return _tables(connection, wanted if stage is None else wanted.where(_table.stage == stage))


def table_by_id(connection: Connection, table_id: int) -> Table | None:
    """The table with a number."""
    found = _tables(connection, select(*_COLUMNS).where(_table.id == table_id))
    return found[0] if found else None


def agree(connection: Connection, table_id: int, setup: dict[str, Any]) -> None:
    """Store a changed setup for a table."""
    connection.execute(update(schema.tables).where(_table.id == table_id).values(setup=setup))


def tables_where(connection: Connection, which: ColumnElement[bool]) -> list[Table]:
    """The tables that meet a condition, newest first."""
    return _tables(connection, select(*_COLUMNS).where(which).order_by(_table.id.desc()))


def break_table(connection: Connection, table_id: int, why: str | None) -> None:
    """Store why a game cannot go on, or that it can (None)."""
    connection.execute(update(schema.tables).where(_table.id == table_id).values(broken=why))


class Running(NamedTuple):
    """A table with a game in progress, whether it must be in memory because a clock runs or an agent decides there, and
    its room (see ``storage.members``).

    Who decides is known if the last snapshot belongs to the last row; otherwise the table counts as one that must be in
    memory.
    """

    code: str
    urgent: bool
    room: str


def running_tables(connection: Connection) -> list[Running]:
    """The tables with a game in progress, oldest first, for a server that starts."""
    last = select(func.max(_step.number)).where(_step.table_id == _table.id).correlate(schema.tables).scalar_subquery()
    rows = connection.execute(
        select(_table.code, _table.setup, _table.snapshot_at, func.coalesce(last, -1).label("last"), _seat.kind)
        .select_from(schema.tables)
        .outerjoin(schema.seats, and_(_seat.table_id == _table.id, _seat.seat == _table.asked))
        .where(_table.stage == "playing", _table.broken.is_(None))
        .order_by(_table.id)
    )
    return [
        Running(
            row.code,
            bool(row.setup.get("clocks")) or row.kind != "person" or row.snapshot_at != row.last,
            members.room_of("table", row.code, row.setup),
        )
        for row in rows
    ]


def _values(seat: Seat) -> dict[str, Any]:
    values = {**msgspec.structs.asdict(seat), "person": still(seat.person)}
    del values["plate"]
    return values


def _tables(connection: Connection, wanted: Select[*tuple[Any, ...]]) -> list[Table]:
    rows = connection.execute(wanted).all()
    seats = _seats(connection, [row.id for row in rows])
    return [Table(**row._mapping, seats=seats[row.id]) for row in rows]


def _seats(connection: Connection, tables: Iterable[int]) -> dict[int, list[Seat]]:
    found: dict[int, list[Seat]] = {table: [] for table in tables}
    rows: Iterable[Row[*tuple[Any, ...]]] = connection.execute(
        select(*_SEAT, *name_links.COLUMNS)
        .outerjoin_from(schema.seats, schema.people, schema.people.c.id == _seat.person)
        .where(_seat.table_id.in_(found))
        .order_by(_seat.table_id, _seat.seat)
    )
    for row in rows:
        values = {column.name: row._mapping[column] for column in _SEAT}
        found[values.pop("table_id")].append(Seat(**values, plate=name_links.plate(row)))
    return found
