"""Events over HTTP, read-only: the log, the check of its consistency, sheets, the file; and where slips lead."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from spellhall.server.events import archive, shapes, slips
from spellhall.server.events.live import COORDINATOR
from spellhall.server.events.route_helpers import REFUSALS, AllEvents, Code, RefusingRoute
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.limits import TOO_MANY_CHECKS
from spellhall.server.people.origin import address_of
from spellhall.server.storage.queries import events
from spellhall.server.storage.queries.slips import slip_by_code
from spellhall.server.tables.http.routes import Anybody, Known
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments import log_sentences
from spellhall.tournaments.sheets import OF_A_ROUND, OF_THE_EVENT, rounds
from spellhall.tournaments.sheets.formats import FORMATS
from spellhall.tournaments.sheets.sheet import Sheet

MEDIA = {"html": "text/html", "csv": "text/csv", "json": "application/json", "text": "text/plain"}

router = APIRouter(prefix="/api/events", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)
slip_router = APIRouter(prefix="/api/slips", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)


@router.get("/{code}/log")
async def log(code: Code, keeper: AllEvents, me: Anybody) -> shapes.EventLog:
    """The log in sentences; only staff see a draw that is not published."""
    live = await keeper.find(code)
    staff = live.is_staff(me)
    hidden = len(live.event.state.rounds) if live.event.stage == "drawn" and not staff else 0
    told = log_sentences.told(live.event, staff)
    lines = [shapes.LogLine(n=entry.n, text=line) for entry, line in zip(live.event.log, told, strict=True)]
    if hidden:
        lines = [
            line for entry, line in zip(live.event.log, lines, strict=True) if getattr(entry.body, "round", 0) < hidden
        ]
    return shapes.EventLog(lines=lines)


@router.get("/{code}/verify")
async def verify(request: Request, code: Code, keeper: AllEvents, me: Anybody) -> shapes.Verified:
    """Check the whole log again; before the event ends, only staff may."""
    live = await keeper.find(code)
    if not live.event.state.closed and not live.is_staff(me):
        raise Refusal("seat", "anyone can verify the tournament once it's closed")

    def allow() -> None:
        if not request.app.state.limiter.allows("check", address_of(request)):
            raise Refusal("busy", TOO_MANY_CHECKS)

    found = await keeper.checks.of(live.code, live.event, live.book, allow)
    return shapes.Verified(fits=found.fits, lines=found.lines)


@router.get("/{code}/sheets/{name}", response_class=Response)
async def sheet(
    request: Request,
    code: Code,
    name: Annotated[str, Path(max_length=20)],
    keeper: AllEvents,
    me: Anybody,
    format: Annotated[Literal["html", "csv", "json", "text"], Query()] = "html",
    round: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> Response:
    """A sheet to print, or for other programs to read: of a round, or of the whole event. Slips show where their table
    is on the page.
    """
    live = await keeper.find(code)
    event = live.event
    if name in OF_A_ROUND:
        number = round or len(event.state.rounds)
        secret = 0 < number <= len(event.state.rounds) and not event.state.rounds[number - 1].published
        if secret and not live.is_staff(me):
            raise Refusal("seat", worded("round {number} isn't published yet", number=number))
        page = f"{request.base_url}event/{live.code}"
        found: Sheet = (
            rounds.slips(event, number, lambda table: f"{page}?table={table}")
            if name == "slips"
            else OF_A_ROUND[name](event, number)
        )
    elif name in OF_THE_EVENT:
        found = OF_THE_EVENT[name](event)
    else:
        raise Refusal(
            "table",
            worded(
                "sheet {name} doesn't exist; choose from {sheets}",
                name=repr(name),
                sheets=", ".join([*OF_A_ROUND, *OF_THE_EVENT]),
            ),
        )
    if found.secret and not live.is_staff(me):
        raise Refusal("seat", "this sheet is for staff only")
    told = await keeper.work.in_thread(Urgency.READING, FORMATS[format], found)  # QR codes take a millisecond each
    return Response(told, media_type=f"{MEDIA[format]}; charset=utf-8")


@router.post("/{code}/slips", status_code=201, response_class=Response)
async def print_slips(request: Request, code: Code, keeper: AllEvents, me: Known) -> Response:
    """The slips of the current round as a sheet (JSON), each with a code for reporting its table's results without an
    account. Codes are shown only this once.
    """
    live = await keeper.find(code)
    live.need_staff(me)
    found = await live.carry_out(slips.printed(live, f"{request.base_url}r/"))
    told = await keeper.work.in_thread(Urgency.OPENING, FORMATS["json"], found)
    return Response(told, 201, media_type=f"{MEDIA['json']}; charset=utf-8")


@router.get("/{code}/file", response_class=Response)
async def as_file(code: Code, keeper: AllEvents, me: Known) -> Response:
    """The whole event as a file of ``spellhall event``, with all decks: for its coordinator, once it is closed."""
    live = await keeper.find(code)
    live.need_staff(me, COORDINATOR)
    if not live.event.state.closed:
        raise Refusal(
            "illegal", "the file holds the seed and all decks, so you can download it once the tournament is closed"
        )
    log = await keeper.store.read(events.entries_of, live.stored.id)
    headers = {"content-disposition": f'attachment; filename="{live.code}.event"'}
    return Response(archive.as_file(live.stored, log), media_type="application/x-ndjson", headers=headers)


@slip_router.post("")
async def read_slip(order: shapes.SlipToRead, keeper: AllEvents) -> shapes.TableOfSlip:
    """Where the code on a slip leads."""
    found = await keeper.store.read(slip_by_code, order.slip)
    if found is None:
        raise Refusal("table", slips.ENDED)
    live = await keeper.find(found.event)
    table = slips.table_of(live, found)
    return shapes.TableOfSlip(
        event=live.code, round=table.round, table=table.number, entrants=slips.speaks_for(live, table)
    )
