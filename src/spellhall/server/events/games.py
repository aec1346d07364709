"""An event's games at the hall's tables: each is an ordinary table, opened together with its log entry; its result is
taken when it is over. Read this when a result doesn't arrive.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.parts.tournament import TableFacts
from spellhall.kernel.seals import seal_of
from spellhall.server.events.event_store import KeptEvent
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import journal, tables
from spellhall.server.storage.records import Seat, Step
from spellhall.server.storage.records import Table as StoredTable
from spellhall.server.tables import waiting_room
from spellhall.server.tables.decks import brought
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.tournaments.commands import decks, reports
from spellhall.tournaments.entries import Report, Started
from spellhall.tournaments.event import Event
from spellhall.tournaments.state import Table

DECK = "the deck of the event"
GONE = "its table is no longer in the hall"
UNCOUNTED = "it was called off, and no one knows how much of it counts"
ALONE = "fewer than two of its players can play"


class Finished(NamedTuple):
    """A finished table that was a game of the event: what is stored of it, and its journal."""

    table: StoredTable
    steps: Sequence[Step]


def wanted(live: KeptEvent) -> list[Table]:
    """The tables of the current round where a game can begin."""
    event = live.event
    if event.stage != "running":
        return []
    return [
        table
        for table in event.state.rounds[-1].tables
        if table.time is None
        and not event.match(table).over
        and (number := len(table.reports) + 1) not in table.started
        and (table.round, table.number, number) not in live.stuck
    ]


def playing(event: Event) -> list[tuple[Table, int, str]]:
    """The games of the current round that have begun at the hall's tables and are not reported: their tables, numbers
    and codes.
    """
    if not event.state.rounds or event.state.closed:
        return []
    found = []
    for table in event.state.rounds[-1].tables:
        number = len(table.reports) + 1
        if code := table.started.get(number, ""):
            found.append((table, number, code))
    return found


def has_time(game: Game) -> bool:
    """Whether a game's rules say what happens when time is up."""
    try:
        game.check_time()
    except UsageError:
        return False
    return True


def seated(event: Event, table: Table, number: int) -> list[int]:
    """Who plays a game of a match, in seat order; for a game that has begun, who played when it began."""
    if number in table.started and (table.left or table.out_of):
        for entry in reversed(event.log):
            body = entry.body
            if isinstance(body, Started) and (body.round, body.table, body.game) == (table.round, table.number, number):
                table = event.until(entry.n - 1).table(table.number, table.round)
                break
    return [entrant for entrant in table.entrants if table.plays(entrant, number)]


async def open_game(floor: Floor, live: KeptEvent, table: Table) -> None:
    """Open the next game of a match. Table and entry are stored together, so that neither exists without the other; the
    caller holds the event's lock.

    Raises:
        Refusal: when the hall has no room for it right now, or it cannot be played.
    """
    event, number = live.event, len(table.reports) + 1
    playing = seated(event, table, number)
    if len(playing) < 2:
        raise Refusal("illegal", ALONE)
    format = event.plan.format
    facts = TableFacts(len(playing), tuple(i for i, one in enumerate(playing) if event.entrant(one).brought))
    try:
        game = game_of(live.stored.game, dict(live.book.options(format, facts)))
        seats = [_seat(live, table, seat, entrant) for seat, entrant in enumerate(playing)]
        beginning = Beginning(brought(seats), draw_seed(), game.digest())
        live_game = await floor.work.in_thread(Urgency.OPENING, LiveGame, game, beginning)
    except Refusal:
        raise
    except SpellhallError as error:
        raise Refusal("illegal", str(error)) from None
    person = any(seat.kind == "person" for seat in seats)
    setup = Setup(
        preset=str(game.options.get("preset", "")),
        spectators="delayed",
        manner="strict",
        pace="normal" if person else "none",
        event=live.code,
    )
    made: list[tuple[StoredTable, int]] = []

    def store(connection: Connection) -> Started:
        new = tables.create_table(
            connection,
            tables.NewTable(game=game.name, options=dict(game.options), setup=msgspec.to_builtins(setup), seats=seats),
        )
        seal = seal_of(new.code, game.name, beginning.seed, beginning.decks)
        started = tables.start_table(
            connection, new.id, seed=beginning.seed, seal=seal, version=game.version, digest=game.digest()
        )
        made.append((msgspec.structs.replace(new, seed=beginning.seed, seal=seal), started))
        return Started(round=table.round, table=table.number, game=number, code=new.code)

    def checked(event: Event) -> list[Started]:
        reports.start(event, table)
        return []

    async with floor.room_for(None):
        await live.record_step(checked, also=store)
        stored, started = made[-1]
        opened = floor.seated(stored)
    async with opened.lock:
        opened.begin(live_game, started)


def _seat(live: KeptEvent, table: Table, number: int, entrant: int) -> Seat:
    """A seat of a table, reserved for an entrant."""
    member = live.event.entrant(entrant).members[0]
    who = next((one for one in live.stored.people if one.number == member), None)
    person = None if who is None else who.person
    deck, _ = decks.played(live.event, entrant, table)
    level = "greedy" if game_of(live.stored.game, {}).judges else "random"
    return Seat(
        seat=number,
        kind="agent" if person is None else "person",
        token=waiting_room.new_token(),
        person=person,
        name=live.event.name(entrant),
        agent=None if person is not None else (who.agent if who is not None and who.agent else level),
        deck_name=DECK,
        deck=list(deck),
        ready=True,
    )


async def take_result(floor: Floor, live: KeptEvent, table: Table, number: int, code: str) -> bool:
    """Take a game's result if it is over; the caller holds the lock. Returns whether the event has moved on.

    A result that cannot count is left to staff, who see the reason.
    """
    key = (table.round, table.number, number)
    if key in live.stuck or live.event.match(table).over:
        return False
    at = floor.live.get(code)
    if at is not None and at.stage != "over":
        return False
    found = await floor.store.read(_finished, code)
    if found is not None and found.table.stage != "over":
        await floor.table(code)  # loads the table: agents may have to act there
        return False
    try:
        if found is None:
            raise Refusal("illegal", GONE)
        report = report_of(live, table, number, found)
        await live.record_step(lambda event: reports.report(event, table, report, live.book))
    except Refusal as refusal:
        if refusal.code != "illegal":
            raise
        live.stuck[key] = refusal.text
        live.log.warning("a game has no result that counts", round=table.round, table=table.number, why=refusal.text)
        live.tell()
        return False
    return True


def _finished(connection: Connection, code: str) -> Finished | None:
    table = tables.table_by_code(connection, code)
    return None if table is None else Finished(table, journal.journal_of(connection, table.id))


def report_of(live: KeptEvent, table: Table, number: int, found: Finished) -> Report:
    """The report of a game from its finished table.

    Raises:
        Refusal: when the table doesn't provide what counts.
    """
    stored, entrants = found.table, seated(live.event, table, number)
    tally = stored.tally
    if tally is None or len(tally) != len(entrants):
        raise Refusal("illegal", UNCOUNTED)
    own = dict(zip(entrants, tally, strict=True))
    gave_up = [entrants[step.seat] for step in found.steps if step.kind == "resign" and step.seat < len(entrants)]
    best = [entrant for entrant, result in zip(entrants, stored.returns or (), strict=False) if result > 0]
    winner = best[0] if len(best) == 1 and not stored.ending else None
    left = tuple(dict.fromkeys(entrant for entrant in gave_up if entrant != winner))
    tallies = tuple({} if one in left else own.get(one, {}) for one in table.entrants)
    end = "drawn" if winner is None else "conceded" if len(left) == len(entrants) - 1 else "victory"
    if end == "victory":
        told = {"winner": table.entrants.index(best[0]), "end": end, "tallies": list(tallies)}
        called = any(step.kind == "called" for step in found.steps[-1:])
        if called or live.book.report_faults(live.event.plan.format, told):
            end = "time"  # won by having the most, but less than a victory takes
    return Report(number, winner, tallies, end, left, source=f"table {stored.code}")
