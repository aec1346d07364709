"""Events over HTTP: calls for judges, deck checks, and judges' decisions."""

from __future__ import annotations

from fastapi import APIRouter

from spellhall.server.events import shapes
from spellhall.server.events.live import JUDGES
from spellhall.server.events.route_helpers import (
    REFUSALS,
    AllEvents,
    CallNumber,
    CaseNumber,
    Code,
    Entrant,
    RefusingRoute,
    cards,
    done,
)
from spellhall.server.library.decks import entries_of
from spellhall.server.tables.games import game_of
from spellhall.server.tables.http.routes import Known
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments.commands import decks, judging
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event

router = APIRouter(prefix="/api/events", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)
Answer = shapes.EventAnswer


# --- calls


@router.post("/{code}/calls", status_code=201)
async def call_judge(code: Code, order: shapes.JudgeCall, keeper: AllEvents, me: Known) -> Answer:
    """Call a judge to your table; staff can also call one for someone else. Staff see who is waiting, and since
    when.
    """
    live = await keeper.find(code)
    entrant = order.entrant or live.you(me.id).entrant
    if not entrant:
        raise Refusal("seat", "you're not playing in this tournament")
    by = live.need_own(me, entrant)
    return await done(live, me, live.write(lambda event: judging.call_judge(event, entrant, order.text), by))


@router.post("/{code}/calls/{call}/take")
async def take_call(code: Code, call: CallNumber, order: shapes.Write, keeper: AllEvents, me: Known) -> Answer:
    """Take a call; the other judges and the person who called see it."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)
    return await done(live, me, live.write(lambda event: judging.take_call(event, by, call), by))


@router.post("/{code}/calls/{call}/settle")
async def settle_call(code: Code, call: CallNumber, order: shapes.Settled, keeper: AllEvents, me: Known) -> Answer:
    """Close a call, with its outcome; the person who called may do so themselves."""
    live = await keeper.find(code)
    found = live.event.state.calls.get(call)
    if found is None:
        raise Refusal("table", worded("call {call} doesn't exist", call=call))
    by = live.need_own(me, found.entrant, JUDGES)
    return await done(live, me, live.write(lambda event: judging.settle_call(event, by, call, order.outcome), by))


# --- deck checks


@router.post("/{code}/entrants/{entrant}/compare")
async def compare(
    code: Code, entrant: Entrant, order: shapes.DeckFound, keeper: AllEvents, me: Known
) -> shapes.DeckBeside:
    """Compare a deck with its registered list (SFT-DCK-04). The log records that someone has looked."""
    live = await keeper.find(code)
    live.need_staff(me, JUDGES)
    by = live.need_reader(me, entrant)
    if not live.event.entrant(entrant).lists:
        raise Refusal("illegal", worded("{name} hasn't registered a deck", name=live.event.name(entrant)))
    await live.carry_out(live.looked_at(entrant, by))
    missing, foreign = decks.compare(live.event, entrant, cards(live, order.deck), live.book)
    game = game_of(live.stored.game, {})
    return shapes.DeckBeside(missing=entries_of(game, missing), foreign=entries_of(game, foreign))


# --- decisions


@router.post("/{code}/rulings", status_code=201)
async def rule(code: Code, order: shapes.Ruling, keeper: AllEvents, me: Known) -> Answer:
    """Record a judge's ruling, which binds the event."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return judging.rule(event, by, order.text, order.rules, event.table(order.table) if order.table else None)

    return await done(live, me, live.write(command, by, seen=order.n))


@router.post("/{code}/cases", status_code=201)
async def open_case(code: Code, order: shapes.NewCase, keeper: AllEvents, me: Known) -> Answer:
    """Open a case for a possible offence; it has no consequences until a judge decides."""
    live = await keeper.find(code)
    by = live.need_staff(me)

    def command(event: Event) -> list[Entry]:
        return judging.open_case(event, order.entrant, order.matter, order.rules)

    return await done(live, me, live.write(command, by, seen=order.n))


@router.patch("/{code}/cases/{case}")
async def decide(code: Code, case: CaseNumber, order: shapes.Outcome, keeper: AllEvents, me: Known) -> Answer:
    """Decide a case."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)
    return await done(
        live, me, live.write(lambda event: judging.decide(event, by, case, order.outcome), by, seen=order.n)
    )


@router.post("/{code}/penalties", status_code=201)
async def penalise(code: Code, order: shapes.Penalty, keeper: AllEvents, me: Known) -> Answer:
    """Give a penalty."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        at = event.table(order.table) if order.table else None
        return judging.penalise(event, by, order.entrant, order.penalty, at, order.case)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))
