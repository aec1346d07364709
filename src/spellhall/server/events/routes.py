"""Events over HTTP: lists, announcing, and everything that entrants and the public may do. For staff see
``staff_routes``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from spellhall.registry import game_names
from spellhall.server.events import planning, shapes
from spellhall.server.events.file_import import read_file
from spellhall.server.events.judge_routes import router as judge_router
from spellhall.server.events.live import EVERYBODY, JUDGES, SEED_BITS
from spellhall.server.events.rankings import Ranked
from spellhall.server.events.reading_routes import router as reading_router
from spellhall.server.events.reading_routes import slip_router
from spellhall.server.events.route_helpers import (
    REFUSALS,
    AllEvents,
    Code,
    Entrant,
    RefusingRoute,
    answer,
    cards,
)
from spellhall.server.events.staff_routes import router as staff_router
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.library.decks import entries_of
from spellhall.server.randomness import draw_seed
from spellhall.server.storage import times
from spellhall.server.storage.queries import events, name_links
from spellhall.server.storage.records import NO_PLATE, Person, Plate
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.server.tables.floor import DAY
from spellhall.server.tables.games import game_of
from spellhall.server.tables.http.routes import NEW_TABLE, Anybody, Known, Player
from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.tournaments.commands import decks, entrants
from spellhall.tournaments.entries import Entry
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import Row, read_rows

RECENT = 2 * DAY
"""How long a closed event stays in the list."""
LISTED = 60

router = APIRouter(prefix="/api/events", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)
books = APIRouter(prefix="/api", tags=["events"], responses=REFUSALS, route_class=RefusingRoute)
routers = (books, router, staff_router, judge_router, reading_router, slip_router)


@books.get("/games/{game}/tournament")
async def book(game: Annotated[str, Path(max_length=40)], keeper: AllEvents) -> shapes.TournamentBook:
    """What a game offers for tournaments."""
    if game not in game_names():
        raise Refusal("table", "that game doesn't exist")
    return await keeper.work.in_thread(Urgency.READING, planning.offered, game)


@books.get("/rankings/{game}")
async def ranking(
    game: Annotated[str, Path(max_length=40)],
    keeper: AllEvents,
    me: Anybody,
    most: Annotated[int, Query(ge=1, le=1000)] = 100,
) -> shapes.RankingOfGame:
    """Player rankings in a game: ratings (Plackett-Luce, as openskill computes them) by places in the matches of closed
    public events that this hall refereed, in order of closing, and the points from scored events. Only people with an
    account count, and of a match only their places among each other.
    """
    if game not in game_names():
        raise Refusal("table", "that game doesn't exist")
    found = await keeper.rankings.of(game)
    shown = found.ranked[:most]
    known = {one.person.id for one in shown} | ({me.id} if me is not None else set())
    shows: Mapping[int, Plate] = await keeper.store.read(name_links.plates_of, known)
    lines = [_rank(one, me, shows) for one in shown]
    mine = next((_rank(one, me, shows) for one in found.ranked if me is not None and one.person.id == me.id), None)
    return shapes.RankingOfGame(game=game, events=found.events, people=len(found.ranked), ranks=lines, me=mine)


def _rank(one: Ranked, me: Person | None, known: Mapping[int, Plate]) -> shapes.RankLine:
    return shapes.RankLine(
        place=one.place,
        name=one.person.name,
        login=known.get(one.person.id, NO_PLATE).page,
        me=me is not None and me.id == one.person.id,
        surely=round(one.rating.sure, 2),
        rating=round(one.rating.mean, 2),
        spread=round(one.rating.spread, 2),
        matches=one.rating.matches,
        points=one.points,
    )


@books.post("/tournament-name")
async def read_name(order: shapes.NameToRead, keeper: AllEvents) -> shapes.NameRead:
    """Parse the name of an event: its proper form, what it stands for, and how the event would go."""
    return await keeper.work.in_thread(Urgency.READING, planning.read_name, order)


@router.get("")
async def open_events(keeper: AllEvents, me: Anybody) -> shapes.EventRows:
    """The public events: unfinished ones, and those that ended recently."""
    found: Sequence[StoredEvent] = await keeper.store.read(events.listed_events, times.now() - RECENT, LISTED)
    return shapes.EventRows(events=[_row(one, me) for one in found])


@router.get("/mine")
async def mine(keeper: AllEvents, me: Anybody) -> shapes.EventRows:
    """The events where you have a part."""
    found: Sequence[StoredEvent] = [] if me is None else await keeper.store.read(events.events_of, me.id)
    rows = [_row(one, me) for one in found]
    for row in rows:
        live = keeper.live.get(row.code)
        you = None if live is None or me is None else live.you(me.id)
        if you is not None:
            row.role, row.table = you.role or row.role, you.code
    return shapes.EventRows(events=rows)


def _row(stored: StoredEvent, me: Person | None) -> shapes.EventRow:
    mine = me is not None and any(one.person == me.id for one in stored.people)
    host = me is not None and stored.host == me.id
    return shapes.EventRow(
        code=stored.code,
        game=stored.game,
        title=stored.title,
        stage=stored.stage,
        entrants=stored.entrants,
        round=stored.round,
        created=stored.created,
        closed=stored.closed or 0,
        role="coordinator" if host else "takes part" if mine else "",
    )


@router.post("", status_code=201, dependencies=NEW_TABLE)
async def announce(order: shapes.EventToAnnounce, keeper: AllEvents, me: Player) -> shapes.EventAnswer:
    """Announce an event, and become its coordinator."""
    seed = draw_seed(SEED_BITS)
    plan, book = await keeper.work.in_thread(Urgency.OPENING, planning.planned, order, seed)
    return answer(await keeper.announce(me, plan, book, seed, order.listed), me)


@router.post("/import", status_code=201, dependencies=NEW_TABLE)
async def bring(order: shapes.EventToBring, keeper: AllEvents, me: Player) -> shapes.EventAnswer:
    """Import an event from a file of ``spellhall event``, and become its coordinator here. Everything in it is
    recomputed first; if the hall already has the event, it is continued from the file.
    """
    incoming = await keeper.work.in_process(Urgency.LONG, read_file, order.file)
    return answer(await keeper.bring(me, incoming, order.listed), me)


@router.get("/{code}", response_model=shapes.EventAnswer)
async def look_at(code: Code, keeper: AllEvents, me: Anybody) -> Response:
    """One event."""
    live = await keeper.find(code)
    return Response(live.answer(None if me is None else me.id), media_type="application/json")


@router.post("/{code}/helpers")
async def help_with(code: Code, keeper: AllEvents, me: Player) -> shapes.EventAnswer:
    """Register with the event without playing, so that its coordinator can make you staff."""
    live = await keeper.find(code)
    await live.carry_out(live.help(me))
    return answer(live, me)


# --- entrants


@router.post("/{code}/entrants", status_code=201)
async def enter(code: Code, order: shapes.Entering, keeper: AllEvents, me: Player) -> shapes.EventAnswer:
    """Enter yourself; staff enter others by name, and agents."""
    live = await keeper.find(code)
    if not order.names and not order.agent:
        await live.carry_out(live.enter(me, order.table))
        return answer(live, me)
    by = live.need_staff(me)
    if order.agent:
        await live.carry_out(live.enter_agents(order.agent, order.count, by, order.n, order.table))
    elif live.event.plan.team > 1:
        rows = [Row(tuple(order.names), order.team)]
        await live.carry_out(live.enter_rows(rows, by, order.n, order.table))
    else:
        rows = [Row((name,)) for name in order.names]
        await live.carry_out(live.enter_rows(rows, by, order.n, order.table))
    return answer(live, me)


@router.post("/{code}/entrants/import", status_code=201)
async def enter_list(code: Code, order: shapes.ListToEnter, keeper: AllEvents, me: Known) -> shapes.EventAnswer:
    """Enter everyone on a list: all of them, or nobody."""
    live = await keeper.find(code)
    by = live.need_staff(me)
    await live.carry_out(live.enter_rows(read_rows(order.text), by, order.n))
    return answer(live, me)


@router.patch("/{code}/entrants/{entrant}")
async def change(
    code: Code, entrant: Entrant, order: shapes.EntrantChange, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Set what draws should take into account about an entrant, and whether what they brought counts."""
    live = await keeper.find(code)
    by = live.need_staff(me, JUDGES)

    def command(event: Event) -> list[Entry]:
        bodies: list[Entry] = []
        if order.brought is not None:
            bodies += decks.brought(event, entrant, order.brought)
        if order.fixed_table is not None or order.apart is not None:
            bodies += entrants.change(event, entrant, order.fixed_table, order.apart)
        return bodies

    await live.carry_out(live.write(command, by, seen=order.n))
    return answer(live, me)


@router.post("/{code}/entrants/{entrant}/checkin")
async def check_in(
    code: Code, entrant: Entrant, order: shapes.WithReason, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Check in; or staff check someone in."""
    live = await keeper.find(code)
    by = live.need_own(me, entrant)
    await live.carry_out(live.write(lambda event: entrants.check_in(event, entrant), by))
    return answer(live, me)


@router.post("/{code}/entrants/{entrant}/drop")
async def drop(code: Code, entrant: Entrant, order: shapes.Leaving, keeper: AllEvents, me: Known) -> shapes.EventAnswer:
    """Leave the event; or staff record that someone has gone."""
    live = await keeper.find(code)
    if order.how == "left":
        by = live.need_own(me, entrant)
    else:
        by = live.need_staff(me, JUDGES if order.how == "ejected" else EVERYBODY)

    def command(event: Event) -> list[Entry]:
        return entrants.drop(event, entrant, order.how, by, order.reason)

    await live.carry_out(live.write(command, by, reason=order.reason))
    return answer(live, me)


@router.post("/{code}/entrants/{entrant}/reinstate")
async def reinstate(
    code: Code, entrant: Entrant, order: shapes.WithReason, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Bring back someone who had gone."""
    live = await keeper.find(code)
    by = live.need_staff(me)
    command = live.write(lambda event: entrants.reinstate(event, entrant), by, seen=order.n, reason=order.reason)
    await live.carry_out(command)
    return answer(live, me)


@router.put("/{code}/entrants/{entrant}/deck")
async def register(
    code: Code, entrant: Entrant, order: shapes.DeckToRegister, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Register your deck; or judges change someone's, with a reason."""
    live = await keeper.find(code)
    changes = bool(order.reason and live.event.entrant(entrant).lists)
    by = live.need_staff(me, JUDGES) if changes else live.need_own(me, entrant)
    deck, beside = cards(live, order.deck), cards(live, order.beside)

    def command(event: Event) -> list[Entry]:
        if event.entrant(entrant).lists and order.reason:
            return decks.change_list(event, entrant, deck, beside, live.book, by, order.reason)
        return decks.register(event, entrant, deck, beside, live.book)

    await live.carry_out(live.write(command, by, reason=order.reason))
    return answer(live, me)


@router.get("/{code}/entrants/{entrant}/deck")
async def deck_of(code: Code, entrant: Entrant, keeper: AllEvents, me: Anybody) -> shapes.DeckOfEntrant:
    """A registered deck: for its owner and for staff who don't play, and for everyone once lists are public. The log
    records that staff have looked.
    """
    live = await keeper.find(code)
    by = live.need_reader(me, entrant)
    await live.carry_out(live.looked_at(entrant, by))
    mine = live.you(None if me is None else me.id).entrant == entrant
    deck, beside = decks.readable(live.event, entrant)
    game = game_of(live.stored.game, {})
    pool = decks.opened(live.event, entrant) if mine or live.is_staff(me) else ()
    return shapes.DeckOfEntrant(
        deck=entries_of(game, deck), beside=entries_of(game, beside), pool=entries_of(game, pool)
    )


@router.post("/{code}/entrants/{entrant}/swap")
async def swap(
    code: Code, entrant: Entrant, order: shapes.Swapping, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Exchange cards of your deck for sideboard cards, before a later game of a match."""
    live = await keeper.find(code)
    by = live.need_own(me, entrant, JUDGES)

    def command(event: Event) -> list[Entry]:
        rounds = event.state.rounds
        table = next((one for one in rounds[-1].tables if entrant in one.entrants), None) if rounds else None
        if table is None:
            raise Refusal("illegal", worded("{name} isn't playing at any table", name=event.name(entrant)))
        return decks.swap(event, entrant, table, order.out, order.into, live.book)

    await live.carry_out(live.write(command, by))
    if live.you(me.id).exchange and live.you(me.id).entrant == entrant:
        live.is_ready(entrant)
    return answer(live, me)


@router.post("/{code}/entrants/{entrant}/ready")
async def be_ready(
    code: Code, entrant: Entrant, order: shapes.Write, keeper: AllEvents, me: Known
) -> shapes.EventAnswer:
    """Exchange no cards before your next game: it begins when everyone is ready, or when the time for that is up."""
    live = await keeper.find(code)
    live.need_own(me, entrant, JUDGES)
    live.is_ready(entrant)
    return answer(live, me)


@router.post("/{code}/entrants/{entrant}/check")
async def check(
    code: Code, entrant: Entrant, order: shapes.DeckToCheck, keeper: AllEvents, me: Known
) -> shapes.CheckedDeck:
    """What would be wrong with a deck if you registered it; nothing is written."""
    live = await keeper.find(code)
    live.need_own(me, entrant, JUDGES)
    if decks.is_closed(live.event, entrant):  # the faults of a list would reveal what's in the booster
        raise Refusal("illegal", decks.CLOSED)
    deck, beside = cards(live, order.deck), cards(live, order.beside)
    faults = await keeper.work.in_thread(Urgency.READING, decks.faults, live.event, entrant, deck, beside, live.book)
    return shapes.CheckedDeck(size=len(deck), beside=len(beside), faults=faults)


@router.get("/{code}/entrants/{entrant}/suggestion")
async def suggestion(code: Code, entrant: Entrant, keeper: AllEvents, me: Known) -> shapes.Suggestion:
    """The deck that the hall would build from your sealed cards."""
    live = await keeper.find(code)
    live.need_own(me, entrant, JUDGES)
    live.need_reader(me, entrant)
    pool, game = live.event.entrant(entrant).pool, game_of(live.stored.game, {})
    if not pool or live.event.plan.format.size:
        raise Refusal("illegal", "this isn't a sealed-deck tournament")
    return shapes.Suggestion(
        deck=entries_of(game, await keeper.work.in_thread(Urgency.READING, game.suggested_deck, list(pool)))
    )
