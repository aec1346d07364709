"""Queries for reports: names and texts that someone found offensive, until the operator has settled them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from spellhall.server.storage import schema, times
from spellhall.server.storage.queries.people import still

_report = schema.reports.c
_line = schema.chat.c
_seat = schema.seats.c
_table = schema.tables.c


KINDS: Mapping[str, str] = {
    "name": "a name at a table",
    "line": "a chat line",
    "pod": "a name in a pod",
    "profile": "the name on a profile",
    "deck": "a shared deck",
    "title": "the name of an event",
    "notes": "the notes and rules of an event",
    "entry": "text in an event's log",
    "member": "a name at an event",
    "team": "the name of a team at an event",
}
"""What can be reported."""
OF_A_PERSON = ("name", "pod", "profile")
"""Reports about the name that someone has everywhere."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A report.

    Attributes:
        kind: what was reported (see ``KINDS``).
        code: of the table, pod, event or deck where it was seen; the login for a profile.
        line: the number of what was reported there, if there are several: of a chat line, a seat of a pod, or an
            event's entry, person or entrant.
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
    keep_report(connection, reporter, "name", row.code, row.person, None, row.name, "")
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
    keep_report(connection, reporter, "line", row.code, row.person, line, row.name, row.text)
    return True


def keep_report(
    connection: Connection,
    reporter: int,
    kind: str,
    code: str,
    accused: int | None,
    line: int | None,
    name: str,
    text: str,
) -> None:
    """Store a report of something that was seen; the same one is stored once."""
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


def settle_about(connection: Connection, person: int, verdict: str) -> int:
    """Settle all pending reports about what someone wrote; returns how many."""
    which = (_report.accused == person, _report.settled.is_(None))
    return connection.execute(
        update(schema.reports).where(*which).values(settled=times.now(), verdict=verdict)
    ).rowcount


def settle(connection: Connection, report: Report, verdict: str) -> int:
    """Settle a report, along with all pending ones about the same thing; returns how many."""
    same = [_report.kind == report.kind, _report.settled.is_(None)]
    if report.kind in OF_A_PERSON:
        same[0] = _report.kind.in_(OF_A_PERSON)
        same += [_report.name == report.name, _report.accused.is_not_distinct_from(report.accused)]
    else:
        same += [_report.code == report.code, _report.line.is_not_distinct_from(report.line)]
    settled = connection.execute(update(schema.reports).where(*same).values(settled=times.now(), verdict=verdict))
    return settled.rowcount
