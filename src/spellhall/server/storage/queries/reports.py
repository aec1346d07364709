"""Queries for reports: names and chat lines that someone found offensive, until the operator has settled them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.queries.people import FORGOTTEN, still

_report = schema.reports.c
_line = schema.chat.c
_seat = schema.seats.c
_table = schema.tables.c


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report.

    Attributes:
        kind: "name" or "line".
        code: of the table where it was seen.
        line: the number of the line, for lines.
        name, text: what was seen.
        verdict: "kept", "removed" or "banned", once it is settled.
    """

    id: int
    at: int
    kind: str
    code: str
    reporter: int | None
    accused: int | None
    line: int | None
    name: str
    text: str
    settled: int | None
    verdict: str | None


def count_reports(connection: Connection, reporter: int, since: int) -> int:
    """How many reports someone has made since a time."""
    return connection.execute(
        select(func.count()).where(_report.reporter == reporter, _report.at >= since)
    ).scalar_one()


def report_name(connection: Connection, reporter: int, table_id: int, seat: int) -> bool:
    """Report the name at a seat; False when no person sits there. The same report is stored once."""
    row = connection.execute(
        select(_seat.name, _seat.person, _table.code)
        .join_from(schema.seats, schema.tables)
        .where(_seat.table_id == table_id, _seat.seat == seat, _seat.kind == "person")
    ).one_or_none()
    if row is None:
        return False
    _keep(connection, reporter, "name", row.code, row.person, None, row.name, "")
    return True


def report_line(connection: Connection, reporter: int, table_id: int, line: int) -> bool:
    """Report a chat line; False when nobody at this table said it. The same report is stored once."""
    row = connection.execute(
        select(_line.name, _line.text, _line.person, _table.code)
        .join_from(schema.chat, schema.tables)
        .where(_line.id == line, _line.table_id == table_id, _line.name != "")
    ).one_or_none()
    if row is None:
        return False
    _keep(connection, reporter, "line", row.code, row.person, line, row.name, row.text)
    return True


def _keep(
    connection: Connection,
    reporter: int,
    kind: str,
    code: str,
    accused: int | None,
    line: int | None,
    name: str,
    text: str,
) -> None:
    same = select(_report.id).where(
        _report.reporter == reporter,
        _report.kind == kind,
        _report.code == code,
        _report.name == name,
        _report.line.is_(None) if line is None else _report.line == line,
        _report.settled.is_(None),
    )
    if connection.execute(same).first() is None:
        connection.execute(
            insert(schema.reports).values(
                at=times.now(),
                kind=kind,
                code=code,
                reporter=still(reporter),
                accused=still(accused),
                line=line,
                name=name,
                text=text,
            )
        )


def reports_of(connection: Connection, last: int, settled: bool = False) -> list[Report]:
    """The pending reports, oldest first; or also the latest settled ones."""
    wanted = select(schema.reports)
    if not settled:
        wanted = wanted.where(_report.settled.is_(None))
    rows = connection.execute(wanted.order_by(_report.id.desc()).limit(last))
    return [Report(**row) for row in rows.mappings()][::-1]


def report_by_id(connection: Connection, number: int) -> Report | None:
    """One report."""
    row = connection.execute(select(schema.reports).where(_report.id == number)).one_or_none()
    return None if row is None else Report(**row._mapping)


def settle(connection: Connection, report: Report, verdict: str) -> int:
    """Settle a report, along with all pending ones about the same thing; returns how many."""
    same = [_report.kind == report.kind, _report.settled.is_(None)]
    if report.line is not None:
        same.append(_report.line == report.line)
    else:
        same += [_report.name == report.name, _report.accused.is_not_distinct_from(report.accused)]
    settled = connection.execute(update(schema.reports).where(*same).values(settled=times.now(), verdict=verdict))
    return settled.rowcount


def remove_line(connection: Connection, line: int) -> bool:
    """Hide a chat line from everyone; False when there is none."""
    gone = connection.execute(update(schema.chat).where(_line.id == line).values(removed=times.now()))
    return gone.rowcount > 0


def remove_name(connection: Connection, person: int) -> None:
    """Rename someone to "someone", at all tables and from now on; they may choose another name."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=FORGOTTEN))
    for table in (schema.seats, schema.pod_seats, schema.event_people, schema.chat):
        connection.execute(update(table).where(table.c.person == person).values(name=FORGOTTEN))
