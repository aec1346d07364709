"""``/api/reports``: people report offensive names and texts for the hall's operator to look at."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Request
from pydantic import Field, model_validator
from sqlalchemy import Connection

from spellhall.server.people.identity import required_person, store_of
from spellhall.server.people.input_rules import Order
from spellhall.server.people.refusals import refusal, refusals
from spellhall.server.storage import times
from spellhall.server.storage.queries import reported, reports, tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching.access import AsStored, Caller, admission

HOUR = 3600
PLACES = ("table", "event", "pod", "deck", "login")
NOTHING = "there's nothing like that to report"

router = APIRouter(prefix="/api", tags=["reports"])

Someone = Annotated[Person, Depends(required_person)]
Where = Annotated[str, Field(max_length=30)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class NewReport(Order):
    """Something offensive, in one place.

    At a ``table``: the chat line with this number, or else the name at this seat. In a ``pod``: the name at this seat.
    At an ``event``: ``what`` says whether it is its name, its notes and rules, an entry of its log, a person or a team;
    ``number`` is that of the entry, the person or the entrant. A shared ``deck``, by its code. Or the name on a
    person's page, by their ``login``.
    """

    table: Where = ""
    event: Where = ""
    pod: Where = ""
    deck: Where = ""
    login: Where = ""
    line: Number = 0
    seat: int = Field(default=-1, ge=-1, le=15)
    what: Literal["title", "notes", "entry", "member", "team"] = "title"
    number: Number = 0

    @model_validator(mode="after")
    def in_one_place(self) -> NewReport:
        """Require exactly one place."""
        if sum(bool(getattr(self, place)) for place in PLACES) != 1:
            raise ValueError("say where it is: at one table, event, pod, deck or login")
        return self


@router.post("/reports", status_code=204, responses=refusals(400, 401, 403, 404, 415, 422, 429))
async def report(order: NewReport, request: Request, me: Someone) -> None:
    """Report a name or a text to the hall's operator. Anyone who may see it may do so."""
    most = request.app.state.settings.reports_per_hour
    delay = request.app.state.settings.spectator_delay
    refused = await store_of(request).write(_report, me.id, order, most, delay)
    if refused is not None:
        raise refusal(*refused)


def _report(connection: Connection, me: int, order: NewReport, most: int, delay: float) -> tuple[int, str] | None:
    """Store a report; or return why it is refused."""
    table = tables.table_by_code(connection, order.table) if order.table else None
    if order.table and (table is None or not _may_look(table, me, delay)):
        return 404, "no table you can see has this code"
    if reports.count_reports(connection, me, times.now() - HOUR) >= most:
        return 429, "you've sent too many reports in the last hour; try again later"
    if table is None:
        return _report_elsewhere(connection, me, order)
    if order.line:
        kept = reports.report_line(connection, me, table.id, order.line)
    else:
        kept = reports.report_name(connection, me, table.id, order.seat)
    return None if kept else (404, "no one at this table has that name or said that")


def _report_elsewhere(connection: Connection, me: int, order: NewReport) -> tuple[int, str] | None:
    """The same for something that is not at a table."""
    if order.event:
        seen = reported.at_event(connection, order.event, order.what, order.number)
    elif order.pod:
        seen = reported.at_pod(connection, order.pod, order.seat)
    elif order.deck:
        seen = reported.shared_deck(connection, order.deck)
    else:
        seen = reported.profile(connection, order.login, me)
    if seen is None:
        return 404, NOTHING
    reports.keep_report(connection, me, seen.kind, seen.code, seen.accused, seen.line, seen.name, seen.text)
    return None


def _may_look(table: Table, me: int, delay: float) -> bool:
    """Whether someone may look at a table from any seat (see ``access``)."""
    guarded = AsStored.of(table, msgspec.convert(table.setup, Setup), delay)
    return bool(admission(guarded, Caller(me), now_ms()).seats)
