"""Finished games over HTTP: step by step, as somebody may see them, and from any moment on.

A game that is over is seen by its players from their own seats, by others as a spectator sees it. Whoever plays on from
a moment gets that moment dealt again from what he may see of it, so nothing comes to light that was hidden.
"""

from __future__ import annotations

from secrets import randbits
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from spellhall.agents import agent as known_agent
from spellhall.kernel.chance import WIDEST, Dice, seeded
from spellhall.server.people.refusals import refusals
from spellhall.server.storage import tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.tables import room
from spellhall.server.tables.audience import ENCODER
from spellhall.server.tables.course import Course
from spellhall.server.tables.documents import document_of
from spellhall.server.tables.floor import Floor, beginning_of
from spellhall.server.tables.outlook import Outlook
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.routes import Anybody, Code, Known, Tables, info
from spellhall.server.tables.shapes import Continuation, Mark, ReplayInfo, TableInfo
from spellhall.server.tables.sight import Chronicle, Eye
from spellhall.server.tables.table import LiveTable
from spellhall.server.wire import SPECTATOR, Frame

router = APIRouter(prefix="/api/replays", tags=["replays"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))

Seat = Annotated[int, Query(ge=-1, le=5, description="The seat from which to look; -1: as a spectator.")]
Moment = Annotated[int, Query(ge=0, le=1_000_000, description="How many actions had been taken.")]


@router.get("/{code}")
async def replay(code: Code, floor: Tables, me: Anybody, seat: Seat = SPECTATOR) -> ReplayInfo:
    """What happened in a finished game, and when."""
    table = await finished(floor, code, seat, me)
    assert table.course is not None
    lines = Chronicle(table.course.state, seat, table.names).lines
    return ReplayInfo(
        code=table.code,
        game=table.game.name,
        names=table.names,
        seats=seen_from(table, me),
        length=len(table.course.record.actions),
        returns=table.course.state.returns(),
        marks=[Mark(at=line.at, text=line.text, depth=line.depth) for line in lines],
        same_cards=table.stored.digest in ("", table.game.digest()),
    )


@router.get("/{code}/frames", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def frame(code: Code, floor: Tables, me: Anybody, at: Moment, seat: Seat = SPECTATOR) -> Response:
    """The table at a moment, as a ``Frame`` of the socket."""
    table = await finished(floor, code, seat, me)
    async with floor.places.lock:
        course = await floor.places.at(table, moment_of(table, at))
        shown = table.frame(seat)
        eye = Eye(Outlook(course.state, table.tokens, table.names), seat)
        eye.look(shown, at)
        shown.log = Chronicle(course.state, seat, table.names).lines
    return Response(ENCODER.encode(without_present(shown)), media_type="application/json")


@router.get("/{code}/document", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def document(code: Code, floor: Tables, me: Anybody) -> Response:
    """The whole game as a file for ``spellhall replay`` and ``spellhall verify``: decks, seed, seal, all actions."""
    table = await finished(floor, code, SPECTATOR, me)
    named = {"content-disposition": f'attachment; filename="spellhall-{table.code}.json"'}
    return Response(msgspec.json.encode(document_of(table)), media_type="application/json", headers=named)


def without_present(shown: Frame) -> Frame:
    """A frame of the past: no clock runs, nobody thinks, nothing can be taken back."""
    shown.clocks, shown.wish, shown.undo, shown.thinking = None, None, "", -1
    return shown


@router.post("/{code}/continue", status_code=201)
async def play_on_from(code: Code, wish: Continuation, floor: Tables, me: Known) -> TableInfo:
    """A new table, at which a moment of this game is played on against agents."""
    table = await finished(floor, code, SPECTATOR, me)
    known_agent(wish.agent, 0)
    if wish.seat >= len(table.seats):
        raise Refusal("input", f"there is no seat {wish.seat} at this table")
    async with floor.places.lock:
        course = await floor.places.at(table, moment_of(table, wish.at))
        if course.state.is_terminal():
            raise Refusal("illegal", "the game is over at this moment; choose an earlier one")
        view_from = wish.seat if wish.seat in seen_from(table, me) else SPECTATOR
        dealt = course.state.resample(view_from, Dice(randbits(WIDEST)))
        dealt.rng = seeded(randbits(WIDEST))
        position = dealt.save()
    origin = {"code": table.code, "at": wish.at, "seat": wish.seat, "position": position}
    seats = [
        room.person_seat(seat.seat, me) if seat.seat == wish.seat else room.agent_seat(seat.seat, wish.agent)
        for seat in table.seats
    ]
    old = table.stored
    seats = [
        msgspec.structs.replace(seat, ready=True, deck_name=before.deck_name, deck=before.deck)
        for seat, before in zip(seats, table.seats, strict=True)
    ]

    def store(connection: Connection) -> tuple[Table, int]:
        new = tables.create_table(
            connection,
            tables.NewTable(
                game=old.game, options=old.options, setup=old.setup, seats=seats, host=me.id, origin=origin
            ),
        )
        game = table.game
        started = tables.start_table(connection, new.id, seed=None, version=game.version, digest=game.digest())
        return new, started

    stored, started = await floor.store.write(store)
    again = floor.seated(stored)
    async with again.lock:
        beginning = beginning_of(msgspec.structs.replace(again.stored, digest=table.game.digest()))
        again.begin(Course(table.game, beginning), started)
    return info(again, me)


def seen_from(table: LiveTable, me: Person | None) -> list[int]:
    """The seats from which somebody may see a finished game."""
    own = [seat.seat for seat in table.seats if me is not None and seat.person == me.id and seat.kind == "person"]
    return [*own, SPECTATOR] if own or table.setup.spectators != "off" else []


async def finished(floor: Floor, code: str, seat: int, me: Person | None) -> LiveTable:
    """A table whose game is over, for somebody who may see it from a seat.

    Raises:
        Refusal: while it is going on, or when the seat is not his.
    """
    table = await floor.table(code)
    if table.stage != "over" or table.course is None:
        raise Refusal("illegal", "a replay can be seen when the game is over")
    if seat not in seen_from(table, me):
        raise Refusal("seat", "this seat was not yours: look from your own, or as a spectator (seat -1)")
    return table


def moment_of(table: LiveTable, at: int) -> int:
    """A moment of a game.

    Raises:
        Refusal: when the game was shorter.
    """
    assert table.course is not None
    length = len(table.course.record.actions)
    if at > length:
        raise Refusal("input", f"this game has {length} actions, so there is no moment {at}")
    return at
