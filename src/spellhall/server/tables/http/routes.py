"""Tables over HTTP: setup, seats, the lobby. Everything during a game goes through the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Path, Request

from spellhall.agents import check_agent
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.limits import TOO_MANY_TABLES
from spellhall.server.people import person as known_person
from spellhall.server.people import required_person, required_player
from spellhall.server.people.origin import counted
from spellhall.server.people.refusals import refusals
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person, Seat, Table
from spellhall.server.tables import waiting_room
from spellhall.server.tables.clock import Rates, now_ms
from spellhall.server.tables.decks import chosen_deck
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import prepared_game
from spellhall.server.tables.http.shapes import (
    ClockPlan,
    Lobby,
    Mine,
    MySeat,
    SeatChange,
    SeatInfo,
    SeatPlan,
    SeatWish,
    TableInfo,
    TablePlan,
    TableRow,
)
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.access import Admission, AsStored, Guarded, caller_of
from spellhall.server.tables.watching.shown_seeds import told_seed
from spellhall.server.tables.watching.shown_table import logins_of, names_of
from spellhall.server.translatable import worded

FRIEND = "Friend"
"""The default name of someone at the same screen."""
LISTED = 60
"""The most tables that the lobby shows."""
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))

Code = Annotated[str, Path(max_length=20, description="The code of the table.")]
Anybody = Annotated[Person | None, Depends(known_person)]
Known = Annotated[Person, Depends(required_person)]
Player = Annotated[Person, Depends(required_player)]


def floor_of(request: Request) -> Floor:
    """This server's live tables."""
    floor: Floor = request.app.state.floor
    return floor


def new_table(request: Request) -> None:
    """Count another table made from this address.

    Raises:
        Refusal: when that is too many.
    """
    if not counted("table", request):
        raise Refusal("busy", TOO_MANY_TABLES)


Tables = Annotated[Floor, Depends(floor_of)]
NEW_TABLE = [Depends(new_table)]
"""A dependency for routes that create a table."""


@router.get("")
async def lobby(floor: Tables, me: Anybody) -> Lobby:
    """The lobby: tables that wait for players, and games that may be watched."""
    found = [row(table, me, floor) for table in await floor.store.read(tables.lobby, LISTED)]
    return Lobby(
        open=[table for table in found if table.stage == "waiting"],
        watchable=[table for table in found if table.stage == "playing"],
    )


@router.get("/mine")
async def mine(floor: Tables, me: Anybody) -> Mine:
    """The tables where you sit."""
    if me is None:
        return Mine(running=[], waiting=[], finished=[])
    found = [row(table, me, floor) for table in await floor.store.read(tables.tables_of, me.id)]
    return Mine(
        running=[table for table in found if table.stage == "playing"],
        waiting=[table for table in found if table.stage == "waiting"],
        finished=[table for table in found if table.stage == "over"],
    )


@router.post("", status_code=201, dependencies=NEW_TABLE)
async def set_up(plan: TablePlan, floor: Tables, me: Player) -> TableInfo:
    """Set up a table, and sit down at it. Without an open seat the game begins at once."""
    if not any(seat.kind == "me" for seat in plan.seats):
        raise Refusal("input", "one seat must be yours (kind `me`)")
    if "preset" in plan.options:
        raise Refusal("input", "the preset isn't an option; send it as preset, next to the options")
    try:
        options = {"preset": plan.preset, **plan.options}
        game = await floor.work.in_thread(Urgency.OPENING, prepared_game, plan.game, options)
    except Refusal:
        raise
    except SpellhallError as error:
        raise Refusal("input", str(error)) from None
    plans = all_seats(game, plan.seats)
    if plan.rated:
        waiting_room.check_rated(me, game, [seat.kind for seat in plans])
    seats = waiting_room.named_apart(
        await floor.work.in_thread(
            Urgency.OPENING, lambda: [_seat(game, number, seat, me) for number, seat in enumerate(plans)]
        )
    )
    async with floor.room_for(me.id):
        stored = await floor.store.write(
            tables.create_table,
            tables.NewTable(
                game=game.name,
                options=dict(game.options),
                setup=msgspec.to_builtins(_setup(plan)),
                seats=seats,
                host=me.id,
                listed=plan.listed,
                watchable=plan.listed and plan.spectators != "off",
            ),
        )
        table = floor.seated(stored)
    if not any(seat.kind == "open" for seat in plans):
        try:
            async with table.lock:
                await waiting_room.deal(table)
        except Refusal:
            await floor.discard(table)
            raise
    return info(table, me)


def all_seats(game: Game, plans: Sequence[SeatPlan]) -> list[SeatPlan]:
    """The plans for all seats of a table, including those where nobody sits.

    Raises:
        Refusal: when there is no such table.
    """
    if not game.stand_ins:
        if any(plan.kind == "stand-in" for plan in plans):
            raise Refusal("input", "every seat at this table is taken")
        if len(plans) < 2:
            raise Refusal("input", "a table needs at least 2 seats")
        return list(plans)
    named = [plan for plan in plans if plan.kind == "stand-in"]
    people = [plan for plan in plans if plan.kind != "stand-in"]
    free = max(game.stand_ins) + 1 - len(game.stand_ins)
    if len(people) != free or len(named) > len(game.stand_ins):
        raise Refusal(
            "input",
            worded("this table takes {people} player(s), against {other}", people=free, other=game.stand_in_name),
        )
    decks = iter(named)
    mine = iter(people)
    return [
        next(decks, SeatPlan(kind="stand-in")) if seat in game.stand_ins else next(mine)
        for seat in range(max(game.stand_ins) + 1)
    ]


def _setup(plan: TablePlan) -> Setup:
    rates = None
    if plan.clocks is not None:
        clocks = plan.clocks
        rates = Rates(clocks.bank_s * 1000, clocks.increment_s * 1000, clocks.allowance_s * 1000)
    return Setup(
        preset=plan.preset,
        clocks=rates,
        spectators=plan.spectators,
        pace=plan.pace,
        manner="strict" if plan.rated else plan.manner,
        rated=plan.rated,
    )


def _seat(game: Game, number: int, plan: SeatPlan, me: Person) -> Seat:
    if plan.kind == "open":
        return waiting_room.open_seat(number)
    if plan.kind == "stand-in" and number >= game.decks:
        if plan.deck or plan.deck_text:
            raise Refusal(
                "input", worded("{other} doesn't need a deck; they draw from yours", other=game.stand_in_name)
            )
        return waiting_room.stand_in(number, game)
    deck_name, deck = chosen_deck(game, plan.deck, plan.deck_text)
    if plan.kind == "agent":
        check_agent(plan.agent, game)
        seat = waiting_room.agent_seat(number, plan.agent)
    elif plan.kind == "stand-in":
        seat = waiting_room.stand_in(number, game)
    else:
        seat = waiting_room.person_seat(number, me, plan.name or (FRIEND if plan.kind == "hot" else ""))
        seat = msgspec.structs.replace(seat, ready=plan.kind == "hot")
    return msgspec.structs.replace(seat, deck_name=deck_name, deck=deck)


@router.get("/{code}")
async def look(code: Code, floor: Tables, me: Anybody) -> TableInfo:
    """One table, with the tokens of your seats."""
    table = await floor.table(code)
    access.look(table, caller_of(me), now_ms())
    return info(table, me)


@router.post("/{code}/seats", status_code=201)
async def sit_down(code: Code, wish: SeatWish, floor: Tables, me: Player) -> MySeat:
    """Take a seat; if you already sit there, you get its token again."""
    seat = await waiting_room.take_seat(await floor.table(code), me, wish.seat)
    return MySeat(seat=seat.seat, token=seat.token)


@router.patch("/{code}/seats/{seat}")
async def prepare(code: Code, seat: int, change: SeatChange, floor: Tables, me: Known) -> TableInfo:
    """Choose a deck, or say that you're ready."""
    table = await own(floor, code, seat, me)
    await waiting_room.prepare_seat(table, seat, change.deck, change.deck_text, change.ready, change.name)
    return info(table, me)


@router.delete("/{code}/seats/{seat}")
async def stand_up(code: Code, seat: int, floor: Tables, me: Known) -> TableInfo:
    """Leave a table before the game has begun; or, as the host, remove someone, who may not come back."""
    table = await floor.table(code)
    if table.host == me.id and not _sits(table, seat, me):
        await waiting_room.send_away(table, seat)
    else:
        await waiting_room.leave_seat(await own(floor, code, seat, me), seat)
    return info(table, me)


@router.post("/{code}/start")
async def start(code: Code, floor: Tables, me: Known) -> TableInfo:
    """Begin the game; only the host may."""
    table = await floor.table(code)
    if table.host != me.id:
        raise Refusal("seat", "only the table's host can start the game")
    await table.carry_out(waiting_room.start(table))
    return info(table, me)


async def own(floor: Floor, code: str, seat: int, me: Person) -> LiveTable:
    """A table where this person has a seat.

    Raises:
        Refusal: when the seat is not theirs.
    """
    table = await floor.table(code)
    if not _sits(table, seat, me):
        raise Refusal("seat", "this isn't your seat")
    return table


def _sits(table: LiveTable, seat: int, me: Person) -> bool:
    return any(one.seat == seat and caller_of(me).holds(one) for one in table.seats)


# --- how tables are described


def info(table: LiveTable, me: Person | None) -> TableInfo:
    """A table, as a person may see it who has access to it."""
    found = access.admission(table, caller_of(me), now_ms())
    clocks = table.setup.clocks
    return TableInfo(
        code=table.code,
        game=table.game.name,
        stage=found.stage,
        options={name: str(value) for name, value in table.game.options.items()},
        preset=table.setup.preset,
        clocks=None
        if clocks is None
        else ClockPlan(
            bank_s=clocks.bank // 1000, increment_s=clocks.increment // 1000, allowance_s=clocks.allowance // 1000
        ),
        spectators=table.setup.spectators,
        behind=table.behind // 1000,
        pace=table.setup.pace,
        manner=table.setup.manner,
        rated=table.setup.rated,
        listed=table.stored.listed,
        host=me is not None and table.host == me.id,
        seats=seats_of(table.seats, found),
        mine=[MySeat(seat=seat, token=table.seats[seat].token) for seat in found.own],
        cards=sorted({key for seat in found.own for key in table.seats[seat].deck or ()}),
        rematch="" if found.late else table.rematch,
        broken=table.broken,
        seal="" if found.stage == "waiting" else table.stored.seal or "",
        seed=told_seed(table.stored, found.stage, table.setup, bool(found.own), now_ms()),
    )


def seats_of(seats: Sequence[Seat], found: Admission) -> list[SeatInfo]:
    """Who sits where, without secrets, for someone who may see this much."""
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            agent=seat.agent or "",
            deck=seat.deck_name if seat.seat in found.decks else "",
            ready=seat.ready,
            login=login,
            bot=seat.plate.bot,
        )
        for seat, login in zip(seats, logins_of(seats, found.stage), strict=True)
    ]


def row(stored: Table, me: Person | None, floor: Floor) -> TableRow:
    """A table in a list, as someone may see it; only its players see whose turn it is, and only while it is in
    memory.
    """
    setup = msgspec.convert(stored.setup, Setup)
    table: Guarded = AsStored.of(stored, setup, floor.settings.spectator_delay)
    found = access.admission(table, caller_of(me), now_ms())
    turn = ""
    live = floor.live.get(stored.code)
    if found.own and live is not None and live.live_game is not None and live.stage == "playing":
        turn = live.names[live.live_game.state.current_player()]
    over = found.seats and found.stage == "over"
    return TableRow(
        code=stored.code,
        game=stored.game,
        stage=found.stage,
        seats=seats_of(stored.seats, found),
        created=stored.created,
        yours=bool(found.own),
        manner=setup.manner,
        rated=setup.rated,
        turn_of=turn,
        result=result_of(stored) if over else "",
        length=(stored.length or 0) if over else 0,
        broken=stored.broken or "",
    )


def result_of(stored: Table) -> str:
    """How a game ended, in one sentence; empty while it is being played."""
    if stored.returns is None:
        return ""
    if stored.ending == "off":
        return "Called off."
    if stored.score is not None:
        return f"Score {stored.score}: {stored.band}." if stored.band else f"Score {stored.score}."
    names = names_of(stored.seats)
    winners = [name for name, result in zip(names, stored.returns, strict=True) if result > 0]
    return f"{' and '.join(winners)} won." if winners else "Nobody won."
