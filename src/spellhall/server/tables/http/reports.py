"""``/api/reports``: players report offensive names and chat lines for the hall's operator to look at."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request
from pydantic import Field
from sqlalchemy import Connection

from spellhall.server.people.identity import required_person, store_of
from spellhall.server.people.input_rules import Order
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage import times
from spellhall.server.storage.queries import reports, tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching.access import AsStored, Caller, admission

HOUR = 3600

router = APIRouter(prefix="/api", tags=["reports"])

Someone = Annotated[Person, Depends(required_person)]


class NewReport(Order):
    """Something offensive at a table: the line with this number, or else the name at this seat."""

    table: str = Field(max_length=20)
    line: int = Field(default=0, ge=0, le=2**31 - 1)
    seat: int = Field(default=-1, ge=-1, le=5)


@router.post("/reports", status_code=204, responses=refusals(400, 401, 403, 404, 415, 422, 429))
async def report(order: NewReport, request: Request, me: Someone) -> None:
    """Report a name or a chat line to the hall's operator. Anyone who may look at the table may do so."""
    most = request.app.state.settings.reports_per_hour
    delay = request.app.state.settings.spectator_delay
    refused = await store_of(request).write(_report, me.id, order, most, delay)
    if refused is not None:
        raise refusal(*refused)


def _report(connection: Connection, me: int, order: NewReport, most: int, delay: float) -> tuple[int, str] | None:
    """Store a report; or return why it is refused."""
    table = tables.table_by_code(connection, order.table)
    if table is None or not _may_look(table, me, delay):
        return 404, "no table you can see has this code"
    if reports.count_reports(connection, me, times.now() - HOUR) >= most:
        return 429, "you've sent too many reports in the last hour; try again later"
    if order.line:
        kept = reports.report_line(connection, me, table.id, order.line)
    else:
        kept = reports.report_name(connection, me, table.id, order.seat)
    return None if kept else (404, "no one at this table has that name or said that")


def _may_look(table: Table, me: int, delay: float) -> bool:
    """Whether someone may look at a table from any seat (see ``access``)."""
    guarded = AsStored.of(table, msgspec.convert(table.setup, Setup), delay)
    return bool(admission(guarded, Caller(me), now_ms()).seats)
