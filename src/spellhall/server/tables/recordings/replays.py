"""Finished games over HTTP: step by step, as the caller may see them, and playing on from any moment.

Players see a finished game from their own seats, others as spectators. They are shown its recording, so it stays
readable whatever has become of its cards.
Anyone who plays on from a moment gets it dealt anew from what they may see of it, so nothing hidden comes to light;
this works only while the cards are unchanged. Read this when a replay can't be opened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response
from sqlalchemy import Connection

from spellhall.agents import agent as known_agent
from spellhall.agents import check_agent
from spellhall.kernel.chance import Dice, seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.people.refusals import refusals
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.journal_summary import past_of
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person, Table
from spellhall.server.storage.records import Seat as StoredSeat
from spellhall.server.tables import waiting_room
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import beginning_of, same_cards, stored_game
from spellhall.server.tables.http.routes import NEW_TABLE, Anybody, Code, Player, Tables, info
from spellhall.server.tables.http.shapes import Continuation, Mark, ReplayInfo, ScoreInfo, TableInfo
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.recordings import recording
from spellhall.server.tables.recordings.game_files import document_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.restoring import footing_of, kept_of
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.setup import again as again_as
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.access import Admission, AsStored, caller_of
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.shown_seeds import is_secret, seed_of
from spellhall.server.tables.watching.shown_table import names_of, seats_shown
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR, Frame, Score

router = APIRouter(prefix="/api/replays", tags=["replays"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))

Seat = Annotated[int, Query(ge=-1, le=5, description="The seat from which to look; -1: as a spectator.")]
Moment = Annotated[int, Query(ge=0, le=1_000_000, description="How many actions had been taken.")]


@router.get("/{code}")
async def replay(code: Code, floor: Tables, me: Anybody, seat: Seat = SPECTATOR) -> ReplayInfo:
    """What happened in a finished game, and when."""
    stored, found = await finished(floor, code, seat, me)
    names = names_of(stored.seats)
    log = await film_of(floor, stored, seat, names)
    return ReplayInfo(
        code=stored.code,
        game=stored.game,
        names=names,
        seats=found.seats,
        length=log.last,
        first=log.first,
        until=log.until,
        returns=stored.returns or [],
        ending=stored.ending or "",
        score=None if stored.score is None else ScoreInfo(points=stored.score, band=stored.band or ""),
        marks=[Mark(at=line.at, text=line.text, depth=line.depth, opens=list(line.opens)) for line in log.lines],
        same_cards=await floor.work.in_thread(Urgency.READING, same_cards, stored),
    )


@router.get("/{code}/frames", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def frame(code: Code, floor: Tables, me: Anybody, at: Moment, seat: Seat = SPECTATOR) -> Response:
    """The table at a moment, as a ``Frame`` of the socket."""
    stored, _ = await finished(floor, code, seat, me)
    names = names_of(stored.seats)
    log = await film_of(floor, stored, seat, names)
    shown = Frame(
        code=stored.code,
        game=stored.game,
        stage=stored.stage,
        you=seat,
        options={name: str(value) for name, value in stored.options.items()},
        seats=seats_shown(stored.seats, stored.stage),
        rematch=stored.rematch or "",
        manner=setup_of(stored).manner,
        seal=stored.seal or "",
        seed="" if is_secret(setup_of(stored), now_ms()) else seed_of(stored),
    )
    for name, value in (await parts_at(floor, stored, seat, moment_of(log, at), names)).items():
        setattr(shown, name, value)
    if at == log.last:
        shown.returns, shown.decision, shown.ending = stored.returns or [], None, stored.ending or ""
        shown.score = None if stored.score is None else Score(stored.score, stored.band or "")
    shown.log = [line for line in log.lines if line.at <= at]
    return Response(ENCODER.encode(shown), media_type="application/json")


@router.get("/{code}/document", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def document(code: Code, floor: Tables, me: Anybody) -> Response:
    """The whole game as a file for ``spellhall replay`` and ``spellhall verify``: decks, seed, seal, all actions."""
    stored, _ = await finished(floor, code, SPECTATOR, me)
    if is_secret(setup_of(stored), now_ms()):
        raise Refusal("illegal", "others are still playing today's hand; you can download this game tomorrow")
    game = document_of(stored, await floor.store.read(kept_of, stored.id))
    named = {"content-disposition": f'attachment; filename="spellhall-{stored.code}.json"'}
    return Response(msgspec.json.encode(game), media_type="application/json", headers=named)


@router.post("/{code}/continue", status_code=201, dependencies=NEW_TABLE)
async def play_on_from(code: Code, wish: Continuation, floor: Tables, me: Player) -> TableInfo:
    """A new table, where you play on from a moment of this game against agents."""
    old, found = await finished(floor, code, SPECTATOR, me)
    known_agent(wish.agent, 0)
    if wish.seat >= len(old.seats) or old.seats[wish.seat].kind == "stand-in":
        raise Refusal("input", worded("you can't take seat {seat} at this table", seat=wish.seat))
    if wish.at > (old.length or 0):
        raise Refusal("input", beyond(old.length or 0, wish.at))
    live_game = await course_at(floor, old, wish.at)
    check_agent(wish.agent, live_game.game)
    if live_game.state.is_terminal():
        raise Refusal("illegal", "the game is already over at this point; choose an earlier one")
    view_from = wish.seat if wish.seat in found.seats else SPECTATOR
    dealt = live_game.state.resample(view_from, Dice(draw_seed()))
    dealt.rng = seeded(draw_seed())
    position = dealt.save()
    origin = {"code": old.code, "at": wish.at, "seat": wish.seat, "position": position}
    game = live_game.game
    seats = waiting_room.named_apart(_seat_again(seat, wish, game, me) for seat in old.seats)
    seats = [
        msgspec.structs.replace(seat, ready=True, deck_name=before.deck_name, deck=before.deck)
        for seat, before in zip(seats, old.seats, strict=True)
    ]

    def store(connection: Connection) -> tuple[Table, int]:
        new = tables.create_table(
            connection,
            tables.NewTable(
                game=old.game, options=old.options, setup=again_as(old.setup), seats=seats, host=me.id, origin=origin
            ),
        )
        started = tables.start_table(connection, new.id, seed=None, version=game.version, digest=game.digest())
        return new, started

    async with floor.room_for(me.id):
        stored, started = await floor.store.write(store)
        again = floor.seated(stored)
    async with again.lock:
        beginning = beginning_of(msgspec.structs.replace(again.stored, digest=game.digest()))
        again.begin(LiveGame(game, beginning), started)
    return info(again, me)


def _seat_again(old: StoredSeat, wish: Continuation, game: Game, me: Person) -> StoredSeat:
    """Who sits at a seat when a game is played on."""
    if old.kind == "stand-in":
        return waiting_room.stand_in(old.seat, game)
    return (
        waiting_room.person_seat(old.seat, me)
        if old.seat == wish.seat
        else waiting_room.agent_seat(old.seat, wish.agent)
    )


async def finished(floor: Floor, code: str, seat: int, me: Person | None) -> tuple[Table, Admission]:
    """A table whose game is over, for someone who may see it from a seat; and what they may see.

    Raises:
        Refusal: while the game is being played, or when they may not (see ``access.look_back``).
    """
    code = as_code(code)
    stored = await floor.store.read(tables.table_by_code, code) if code else None
    if stored is None:
        raise Refusal("table", "no table has this code")
    guarded = AsStored.of(stored, setup_of(stored), floor.settings.spectator_delay)
    caller = caller_of(me)
    if me is not None and stored.hand:
        mine = await floor.store.read(tables.tries_at, stored.game, stored.hand, me.id)
        caller = caller._replace(tried=any(table.stage == "over" for table in mine))
    found = access.look_back(guarded, caller, now_ms(), seat)
    if stored.started is None:
        raise Refusal("illegal", "this game never started")
    return stored, found


def setup_of(stored: Table) -> Setup:
    """A stored table's setup."""
    return msgspec.convert(stored.setup, Setup)


async def film_of(floor: Floor, stored: Table, seat: int, names: Sequence[str]) -> recording.Log:
    """The log of a game's recording. A recording that doesn't exist yet is made now.

    Raises:
        Refusal: when there can be none.
    """
    log = await floor.store.read(recording.log_at, stored.id, seat, names)
    if log is None:
        try:
            await asyncio.shield(floor.recording_jobs.want(stored.id, soon=True))
        except Exception:  # already logged where it happened
            raise Refusal("busy", "this game is still loading; try again in a moment") from None
        log = await floor.store.read(recording.log_at, stored.id, seat, names)
    if log is None:
        now = await floor.store.read(tables.table_by_id, stored.id)
        why = now.broken if now is not None else ""
        gone = "this game can't be loaded: it's gone"
        raise Refusal("table", worded("this game can't be loaded: {why}", why=why) if why else gone)
    return log


async def parts_at(floor: Floor, stored: Table, seat: int, moment: int, names: Sequence[str]) -> dict[str, Any]:
    """What the game itself shows to a seat at a moment."""
    return await floor.store.read(recording.frame_at, stored.id, seat, moment, names)


async def past_at(floor: Floor, stored: Table) -> tuple[Game, Beginning, list[int]]:
    """A finished game from its journal: how it began, and everything that was done.

    Raises:
        Refusal: when it was played with different cards.
    """
    if not await floor.work.in_thread(Urgency.READING, same_cards, stored):
        raise Refusal("illegal", "the hall's cards have changed since, so this game can't be resumed")
    kept = await floor.store.read(kept_of, stored.id)
    past = past_of(kept.steps)
    try:
        beginning = beginning_of(stored)
        if past.crossing >= 0:
            beginning = beginning.from_position(footing_of(kept))
        return stored_game(stored), beginning, past.actions
    except SpellhallError as error:
        raise Refusal("illegal", worded("this game can't be replayed: {why}", why=error)) from None


async def course_at(floor: Floor, stored: Table, moment: int) -> LiveGame:
    """A finished game as it was at a moment.

    Raises:
        Refusal: when it was played with different cards.
    """
    game, beginning, actions = await past_at(floor, stored)
    try:
        return await floor.work.in_thread(Urgency.OPENING, LiveGame.restored, game, beginning, actions[:moment])
    except Refusal:
        raise
    except SpellhallError as error:
        raise Refusal("illegal", worded("this game can't be resumed from there: {why}", why=error)) from None


def moment_of(log: recording.Log, at: int) -> int:
    """The moment, if the game's recording shows it.

    Raises:
        Refusal: when it doesn't.
    """
    if at > log.last:
        raise Refusal("input", beyond(log.last, at))
    if not (log.first <= at <= log.until or at == log.last):
        raise Refusal(
            "input", worded("you can see steps {moments} of this game, but not {at}", moments=log.moments, at=at)
        )
    return at


def beyond(length: int, at: int) -> str:
    """Why there is no such moment."""
    return worded("this game has {length} actions, so step {at} doesn't exist", length=length, at=at)
