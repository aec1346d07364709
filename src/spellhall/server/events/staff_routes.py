"""Events over HTTP: what staff do (and players, where they report their own games). For judges see ``judge_routes``."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from msgspec.structs import replace

from spellhall.kernel.errors import UsageError
from spellhall.server.events import planning, shapes, slips
from spellhall.server.events.event_store import HALL
from spellhall.server.events.live import COORDINATOR, JUDGES, LiveEvent
from spellhall.server.events.route_helpers import (
    REFUSALS,
    AllEvents,
    Code,
    GameNumber,
    RefusingRoute,
    RoundNumber,
    TableNumber,
    answer,
    done,
    table_of,
)
from spellhall.server.tables.http.routes import Anybody, Known
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments.commands import announcing, closing, corrections, draw, reports
from spellhall.tournaments.entries import Closed, Entry, Report, TimeCalled
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table
from spellhall.tournaments.typed_results import typed_report

router = APIRouter(prefix="/api/events", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)
Answer = shapes.EventAnswer
SLIP = "slip"
"""The source of a report made with the code on a slip."""


# --- before the event


@router.patch("/{code}")
async def replan(code: Code, order: shapes.PlanChange, keeper: AllEvents, me: Known) -> Answer:
    """Change the plan, before round 1 is drawn."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)

    def command(event: Event) -> list[Entry]:
        if order.name and any(one.lists or one.pool is not None for one in event.state.entrants.values()):
            raise Refusal("illegal", "decks are already registered for the announced format, so you can't change it")
        return announcing.replan(event, planning.changed(event.plan, order, live.book), live.book)

    return await done(live, me, live.write(command, by, seen=order.n, long=True))


@router.post("/{code}/doors")
async def doors(code: Code, order: shapes.Doors, keeper: AllEvents, me: Known) -> Answer:
    """Open or close registration."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)
    return await done(live, me, live.write(lambda event: announcing.doors(event, order.open), by, seen=order.n))


@router.post("/{code}/staff")
async def staff(code: Code, order: shapes.StaffChange, keeper: AllEvents, me: Known) -> Answer:
    """Make someone coordinator, judge or scorekeeper, or undo that."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)

    def command(event: Event) -> list[Entry]:
        return announcing.staff(event, _person(live, order.name), order.role)

    return await done(live, me, live.write(command, by, seen=order.n))


def _person(live: LiveEvent, name: str) -> int:
    """Someone by their number at the event, or their full name."""
    wanted = " ".join(name.split())
    for one in live.stored.people:
        if wanted == str(one.number) or (one.name and one.name.casefold() == wanted.casefold()):
            return one.number
    raise Refusal("illegal", "no one at this tournament has that name; staff must join it before you name them")


@router.post("/{code}/products")
async def products(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Hand out random sealed cards to everyone who has none yet."""
    live = await keeper.find(code)
    return await done(live, me, live.hand_out(live.need_staff(me, COORDINATOR), order.n))


# --- rounds


@router.post("/{code}/rounds", status_code=201)
async def draw_round(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Draw the next round at random; only staff see it until they publish it."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)
    return await done(live, me, live.write(draw.draw, by, seen=order.n, reason=order.reason, long=True))


@router.post("/{code}/rounds/redraw")
async def redraw(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Draw the last round again, with a reason, while none of its games has begun."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return draw.redraw(event, order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason, long=True))


@router.post("/{code}/rounds/publish")
async def publish(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Show the drawn round to everyone; its time begins, and tables open if it is played in the hall."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)
    return await done(live, me, live.write(draw.publish, by, seen=order.n, reason=order.reason))


@router.post("/{code}/rounds/move")
async def move(code: Code, order: shapes.Move, keeper: AllEvents, me: Known) -> Answer:
    """Swap the seats of two entrants in the last round by hand, with a reason that everyone can read."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return draw.move(event, order.one, order.other, order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))


@router.post("/{code}/second-chance")
async def second_chance(code: Code, order: shapes.SecondChance, keeper: AllEvents, me: Known) -> Answer:
    """Ask the next entrant whether they come back, and record the answer; the entrant may answer as well."""
    live = await keeper.find(code)
    asked = order.say in ("yes", "no") and live.you(me.id).asked
    by = live.number_of(me.id) if asked else live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        if order.say == "ask":
            return draw.ask_back(event)
        if order.say in ("play", "rank"):
            return draw.go_on_alone(event, order.say)
        return draw.answer(event, order.say)

    return await done(live, me, live.write(command, by, seen=None if asked else order.n))


# --- games


@router.post("/{code}/tables/{table}/report", status_code=201)
async def report(code: Code, table: TableNumber, order: shapes.TableReport, keeper: AllEvents, me: Anybody) -> Answer:
    """Report the next game of a table."""
    live = await keeper.find(code)
    by = await slips.reporter(live, table, me, order.slip, order.entrant)

    def command(event: Event) -> list[Entry]:
        at = table_of(live, table)
        told = _told(live, event, at, order, order.game)
        return reports.report(event, at, replace(told, source=SLIP) if order.slip else told, live.book)

    return await done(live, me, live.write(command, by, seen=order.n))


def _told(live: LiveEvent, event: Event, table: Table, order: shapes.GameReport, game: int) -> Report:
    """A report as it was typed, or as it was given seat by seat."""
    winner = event.name(order.winner) if order.winner else ""
    conceded = [event.name(one) for one in order.conceded]
    text, more = order.text, dict(order.facts)
    if order.counts:
        if len(order.counts) != len(table.entrants):
            raise UsageError(
                f"{len(table.entrants)} players are at this table, but the report has counts for {len(order.counts)}"
            )
        typed: dict[str, list[str]] = {}
        for entrant, counts in zip(table.entrants, order.counts, strict=True):
            for fact, value in counts.items():
                typed.setdefault(fact, []).append(f"{event.name(entrant)} {value}")
        first = event.state.facts[0].name if event.state.facts else ""
        text = ", ".join(typed.pop(first, []))
        more |= {fact: ", ".join(parts) for fact, parts in typed.items()}
    return typed_report(
        event,
        live.book,
        table,
        text,
        game=game,
        time=order.time,
        conceded=conceded,
        winner=winner,
        drawn=order.drawn,
        more=more,
    )


@router.put("/{code}/rounds/{round}/tables/{table}/games/{game}")
async def correct(
    code: Code,
    round: RoundNumber,
    table: TableNumber,
    game: GameNumber,
    order: shapes.Correction,
    keeper: AllEvents,
    me: Known,
) -> Answer:
    """Correct a report; ``notes`` say what follows from that."""
    live = await keeper.find(code)
    by = live.need_staff(me)
    at = table_of(live, table, round)
    if not 0 < game <= len(at.reports):
        raise Refusal(
            "illegal",
            worded("game {game} of table {table} in round {round} isn't reported", game=game, table=table, round=round),
        )
    right = _told(live, live.event, at, order, game)
    notes = corrections.consequences(live.event, at, right).told(live.event)
    if order.dry:
        return answer(live, me, notes)

    def command(event: Event) -> list[Entry]:
        return corrections.correct(event, event.table(table, round), right, live.book, order.reason, order.choice)

    await live.carry_out(live.write(command, by, seen=order.n, reason=order.reason))
    return answer(live, me, notes)


@router.post("/{code}/tables/{table}/confirm")
async def confirm(code: Code, table: TableNumber, order: shapes.WhichGame, keeper: AllEvents, me: Anybody) -> Answer:
    """Confirm another player's report."""
    live = await keeper.find(code)
    by = await slips.reporter(live, table, me, order.slip, order.entrant)

    def command(event: Event) -> list[Entry]:
        at = table_of(live, table)
        wrote = next((one.by for one in reversed(event.log) if _is_report(one.body, at, order.game)), 0)
        if wrote == by and (order.slip or not live.is_staff(me)):
            raise Refusal("seat", "someone else at the table, or staff, must confirm a report")
        return reports.confirm(event, at, order.game)

    return await done(live, me, live.write(command, by))


def _is_report(body: Any, table: Table, game: int) -> bool:
    told = getattr(body, "report", None) or getattr(body, "after", None)
    return isinstance(told, Report) and (body.round, body.table, told.game) == (table.round, table.number, game)


@router.post("/{code}/tables/{table}/count")
async def count(code: Code, table: TableNumber, order: shapes.Sums, keeper: AllEvents, me: Anybody) -> Answer:
    """Enter what a fact sums up to over a match, where that breaks a tie."""
    live = await keeper.find(code)
    by = await slips.reporter(live, table, me, order.slip, order.entrant)

    def command(event: Event) -> list[Entry]:
        at = table_of(live, table)
        sums = {int(who): value for who, value in order.sums.items() if who.isdecimal()}
        return reports.count(event, at, order.fact, sums)

    return await done(live, me, live.write(command, by, seen=order.n))


@router.post("/{code}/tables/{table}/void")
async def void(code: Code, table: TableNumber, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Void the last game of a table; it is played again."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return reports.void(event, table_of(live, table), order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))


@router.post("/{code}/tables/{table}/stop")
async def stop(code: Code, table: TableNumber, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """End the match at a table as it stands."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return reports.stop(event, table_of(live, table), order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))


@router.post("/{code}/time")
async def call_time(code: Code, order: shapes.TimeCall, keeper: AllEvents, me: Known) -> Answer:
    """Call time in the round, or at some tables: the current games are the last. At the hall's tables they end as the
    game's rules say.
    """
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)
    return await done(live, me, live.write(lambda event: reports.call_time(event, order.tables), by, seen=order.n))


@router.post("/{code}/extend")
async def extend(code: Code, order: shapes.MoreTime, keeper: AllEvents, me: Known) -> Answer:
    """Give one table, or all, more minutes."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        return reports.extend(event, order.minutes, order.table, order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))


# --- other


@router.post("/{code}/ticks")
async def tick(code: Code, order: shapes.Tick, keeper: AllEvents, me: Known) -> Answer:
    """Mark something that a scored event needs as done, with evidence."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)

    def command(event: Event) -> list[Entry]:
        return announcing.tick(event, order.item, order.note, order.done)

    return await done(live, me, live.write(command, by, seen=order.n))


@router.post("/{code}/undo")
async def undo(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Take back the last entry."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        last = corrections.last_entry(event)
        if last is not None and last.by == HALL:
            raise Refusal("illegal", "the hall wrote the last entry; to change it, have the game replayed instead")
        if last is not None and isinstance(last.body, TimeCalled) and live.plays_here and live.called:
            raise Refusal("illegal", "time was also called at the online tables, so you can't undo that")
        return corrections.undo(event)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))


@router.post("/{code}/close")
async def close(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Close the event when everything is played; its seed is published."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)
    return await done(live, me, live.write(closing.close, by, seen=order.n))


@router.post("/{code}/reopen")
async def reopen(code: Code, order: shapes.WithReason, keeper: AllEvents, me: Known) -> Answer:
    """Reopen a closed event, with a reason."""
    live = await keeper.find(code)
    by = live.need_staff(me, COORDINATOR)

    def command(event: Event) -> list[Entry]:
        last = next((entry for entry in reversed(event.standing_log()) if isinstance(entry.body, Closed)), None)
        if last is not None and last.by == HALL:
            raise Refusal("seat", "the host of the hall closed this tournament, so it stays closed")
        return closing.reopen(event, by, order.reason)

    return await done(live, me, live.write(command, by, seen=order.n, reason=order.reason))
