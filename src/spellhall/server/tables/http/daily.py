"""``/api/daily``: everyone is dealt the same hand each day, plays it once, and compares results.

Deck, variation and seed are drawn at random when someone first asks for a day's hand, so nobody knows it beforehand,
and its seal is published at once. Once you have played it, you may look at how others did; the seed is revealed when
the day is over.

Guests can play too, but only accounts are listed: it takes one click to become another guest, who has already seen the
hand.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Request
from sqlalchemy import Connection

from spellhall.kernel.chance import Dice
from spellhall.kernel.seals import seal_of
from spellhall.registry import class_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.people.input_rules import GameName
from spellhall.server.people.refusals import refusals
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import daily_hands, people, tables
from spellhall.server.storage.records import Hand, Person, Table
from spellhall.server.tables import waiting_room
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.decks import brought, decks_by_lot
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.http.daily_par import LEVEL, DailyPars
from spellhall.server.tables.http.days import day_of, end_of
from spellhall.server.tables.http.routes import NEW_TABLE, Anybody, Player, Tables, info
from spellhall.server.tables.http.shapes import Daily, DailyPar, MyTry, TableInfo, TryRow
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching.shown_table import names_of

MOST = 20
"""How many of the best tries are listed."""
router = APIRouter(prefix="/api/daily", tags=["tables"], responses=refusals(400, 401, 403, 404, 409, 415, 422, 429))


def pars_of(request: Request) -> DailyPars:
    """This process's pars."""
    found: DailyPars = request.app.state.daily_pars
    return found


@router.get("/{game}")
async def look(game: GameName, floor: Tables, me: Anybody) -> Daily:
    """Today's hand, your try at it, and the hall's best tries."""
    hand = await todays(floor, game)
    tried = await floor.store.read(tables.tries_at, game, hand.day)
    mine = next((table for table in tried if me is not None and _is_of(table, me)), None)
    done = [table for table in tried if table.stage == "over" and table.score is not None]
    players = {seat.person for table in done for seat in table.seats if seat.person is not None}
    known = await floor.store.read(people.people_of, players)
    accounts = {number for number, person in known.items() if not person.guest}
    done = [table for table in done if any(seat.person in accounts for seat in table.seats)]
    best = sorted(done, key=lambda table: (-(table.score or 0), table.finished or 0, table.id))[:MOST]
    over = mine is not None and mine.stage == "over"
    return Daily(
        day=hand.day,
        until=end_of(hand.day),
        deck=hand.deck_name,
        options={name: str(value) for name, value in hand.options.items()},
        seal=seal_of(hand.day, game, hand.seed, [hand.deck]),
        mine=None if mine is None else MyTry(code=mine.code, over=over),
        best=[
            TryRow(
                name=names_of(table.seats)[0],
                points=table.score or 0,
                band=table.band or "",
                yours=table is mine,
                code=table.code if over else "",
            )
            for table in best
        ],
    )


@router.get("/{game}/par")
async def par(game: GameName, floor: Tables, pars: Annotated[DailyPars, Depends(pars_of)]) -> DailyPar:
    """What a computer player scores with today's cards. The first time they have to be played; ask again if that takes
    longer.
    """
    hand = await todays(floor, game)
    points = await pars.of(hand)
    band = "" if points is None else game_of(game, hand.options).band(points)
    return DailyPar(day=hand.day, points=points, band=band, level=LEVEL)


@router.post("/{game}", status_code=201, dependencies=NEW_TABLE)
async def play(game: GameName, floor: Tables, me: Player) -> TableInfo:
    """Your try at today's hand: it begins, or goes on if it has already begun."""
    hand = await todays(floor, game)
    made = game_of(game, hand.options)
    mine = waiting_room.person_seat(0, me)
    seats = [
        msgspec.structs.replace(mine, ready=True, deck_name=hand.deck_name, deck=hand.deck),
        *(waiting_room.stand_in(seat, made) for seat in sorted(made.stand_ins)),
    ]
    beginning = Beginning(brought(seats), hand.seed, made.digest())
    live_game = await floor.work.in_thread(Urgency.OPENING, LiveGame, made, beginning)
    setup = Setup(preset=str(hand.options["preset"]), manner="strict", hand=hand.day)

    def store(connection: Connection) -> tuple[Table, int]:
        before = tables.tries_at(connection, game, hand.day, me.id)
        if before:
            return before[0], 0
        new = tables.create_table(
            connection,
            tables.NewTable(
                game=game,
                options=dict(made.options),
                setup=msgspec.to_builtins(setup),
                seats=seats,
                host=me.id,
                hand=hand.day,
            ),
        )
        seal = seal_of(new.code, game, hand.seed, beginning.decks)
        started = tables.start_table(
            connection, new.id, seed=hand.seed, seal=seal, version=made.version, digest=made.digest()
        )
        return msgspec.structs.replace(new, seed=hand.seed, seal=seal), started

    async with floor.room_for(me.id):
        stored, started = await floor.store.write(store)
        if not started:
            return info(await floor.table(stored.code), me)
        table = floor.seated(stored)
    async with table.lock:
        table.begin(live_game, started)
    return info(table, me)


async def todays(floor: Floor, game: str) -> Hand:
    """Today's hand, drawn at random on the first request.

    Raises:
        Refusal: for a game that has none.
    """
    if not class_of(game).daily:
        raise Refusal("table", "this game has no daily hand")
    day = day_of(now_ms())
    kept = await floor.store.read(daily_hands.hand_of, game, day)
    if kept is None:
        hand = await floor.work.in_thread(Urgency.OPENING, drawn, game, day)
        kept = await floor.store.write(daily_hands.keep_hand, hand)
    return kept


def drawn(game: str, day: str) -> Hand:
    """A random hand: variation, deck and seed."""
    kind = class_of(game)
    dice = Dice(draw_seed())
    preset = kind.about.first_preset or kind.terms.presets[0].name
    options = {"preset": preset, **kind.alone, **kind.daily[dice.below(len(kind.daily))]}
    [(name, deck)] = decks_by_lot(game_of(game, options), 1, dice)
    return Hand(game=game, day=day, options=options, deck_name=name, deck=deck, seed=draw_seed())


def _is_of(table: Table, me: Person) -> bool:
    return any(seat.person == me.id for seat in table.seats)
