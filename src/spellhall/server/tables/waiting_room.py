"""Before the game: players take seats, choose decks and get ready, then the host starts. After the game: a rematch.
Read this when a table won't start.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from spellhall.agents.names import name_for
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import Game
from spellhall.kernel.seals import seal_of
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.randomness import draw_seed
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person, Seat
from spellhall.server.tables import series
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.decks import brought, chosen_deck, decks_by_lot
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import again as again_as
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.access import Caller
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR, Rematching

if TYPE_CHECKING:
    from spellhall.server.tables.table import LiveTable

SHARE = "the common pile"
"""What is shown as the deck of a seat where nobody brings one."""
NO_TEAMS = ("none", "off")
"""The values of the option ``teams`` with which everyone plays alone."""
NO_ACCOUNT = "rated games are for people with an account; make one, or play a casual game"
NOT_READY = ("{who} isn't ready", "{who} aren't ready")


def new_token() -> str:
    """A new secret for a seat."""
    return token_urlsafe(24)


def agent_seat(seat: int, level: str) -> Seat:
    """A seat with an agent, under the name of its level."""
    return Seat(seat=seat, kind="agent", token=new_token(), name=name_for(level, ()), agent=level, ready=True)


def named_apart(seats: Iterable[Seat]) -> list[Seat]:
    """The seats of a new table, where each agent has a name of its own."""
    named: list[Seat] = []
    for seat in seats:
        again = seat
        if seat.kind == "agent":
            again = msgspec.structs.replace(seat, name=name_for(seat.agent or "", [other.name for other in named]))
        named.append(again)
    return named


def person_seat(seat: int, person: Person, name: str = "") -> Seat:
    """A seat with a person."""
    return Seat(seat=seat, kind="person", token=new_token(), person=person.id, name=name or person.name)


def open_seat(seat: int) -> Seat:
    """A seat that waits for someone."""
    return Seat(seat=seat, kind="open", token=new_token())


def stand_in(seat: int, game: Game) -> Seat:
    """A seat where nobody sits, because the game plays it."""
    return Seat(seat=seat, kind="stand-in", token=new_token(), name=game.stand_in_name, ready=True)


def waits(table: LiveTable) -> None:
    """Raise a Refusal when the game has begun."""
    if table.stage != "waiting":
        raise Refusal("illegal", "the game has started, so seats and decks can't change")


def check_account(person: Person) -> None:
    """Raise a Refusal when someone can't play rated games."""
    if person.guest:
        raise Refusal("illegal", NO_ACCOUNT)


def check_rated(person: Person, game: Game, kinds: Sequence[str]) -> None:
    """Raise a Refusal when someone can't set up a rated table with seats of these kinds."""
    check_account(person)
    if game.options.get("teams", "none") not in NO_TEAMS:
        raise Refusal("input", "team games aren't rated; choose a game without teams, or play a casual one")
    if kinds.count("me") != 1 or {*kinds} != {"me", "open"}:
        raise Refusal("input", "in a rated game, one seat is yours and every other seat is open to other people")


async def take_seat(table: LiveTable, person: Person, wanted: int | None) -> Seat:
    """A person takes a seat, or gets back the one they already have.

    Raises:
        Refusal: when there is no such seat, or none is free.
    """
    async with table.lock:
        access.look(table, Caller(person.id), now_ms())
        mine = [seat for seat in table.seats if seat.person == person.id]
        if mine and wanted in (None, *(seat.seat for seat in mine)):
            return next(seat for seat in mine if wanted in (None, seat.seat))
        waits(table)
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if not free:
            raise Refusal("illegal", "this table is full")
        if table.setup.rated:
            check_account(person)
            if mine:
                raise Refusal("illegal", "in a rated game, you can't play against yourself")
        if wanted is not None and wanted not in free:
            raise Refusal(
                "input",
                worded(
                    "seat {wanted} isn't free; the free seats are {free}", wanted=wanted, free=", ".join(map(str, free))
                ),
            )
        return await keep(table, person_seat(free[0] if wanted is None else wanted, person))


async def leave_seat(table: LiveTable, seat: int) -> None:
    """Free a seat again.

    Raises:
        Refusal: when the game has begun.
    """
    async with table.lock:
        waits(table)
        await keep(table, open_seat(seat))


async def send_away(table: LiveTable, seat: int) -> None:
    """The host frees a seat; the person who sat there may not come back.

    The others have to say again that they are ready, because they agreed to play with different people.

    Raises:
        Refusal: when the game has begun, or nobody but the host sits there.
    """
    async with table.lock:
        waits(table)
        sits = next((old for old in table.seats if old.seat == seat), None)
        person = sits.person if sits is not None else None
        if sits is None or sits.kind != "person" or (person is not None and person == table.host):
            raise Refusal("input", worded("no one at seat {seat} can be removed", seat=seat))
        seats = [_after_sending_away(table, old, seat) for old in table.seats]
        sent_away = table.sent_away if person is None else [*table.sent_away, person]
        await table.floor.store.write(tables.send_away, table.stored.id, seats, sent_away)
        table.seats, table.sent_away = seats, sent_away
        table.review()


def _after_sending_away(table: LiveTable, old: Seat, seat: int) -> Seat:
    """What becomes of a seat when someone is removed from the table."""
    leaves = old.seat == seat or (old.person is not None and old.person == table.seats[seat].person)
    if leaves:
        return open_seat(old.seat)
    ready = old.ready and (old.kind != "person" or old.person == table.host)
    return msgspec.structs.replace(old, ready=ready)


async def prepare_seat(
    table: LiveTable, seat: int, deck: str | None, deck_text: str | None, ready: bool | None, name: str | None
) -> Seat:
    """A person chooses a deck or a name, or says that they are ready; None leaves a value as it is.

    Anyone who changes their deck has to say again that they are ready.

    Raises:
        Refusal: when the game has begun, or the deck is not legal at this table.
    """
    async with table.lock:
        waits(table)
        new = table.seats[seat]
        if deck is not None or deck_text:
            work = table.floor.work
            called, keys = await work.in_thread(Urgency.OPENING, chosen_deck, table.game, deck or "", deck_text or "")
            same = (called, keys) == (new.deck_name, new.deck)
            new = msgspec.structs.replace(new, deck_name=called, deck=keys, ready=new.ready and same)
        if name is not None:
            new = msgspec.structs.replace(new, name=name)
        if ready is not None:
            new = msgspec.structs.replace(new, ready=ready)
        return await keep(table, new)


async def keep(table: LiveTable, seat: Seat) -> Seat:
    """Store a seat and send the update to everyone; the caller holds the lock."""
    kept: Seat = await table.floor.store.write(tables.save_seat, table.stored.id, seat)
    table.seats[seat.seat] = kept
    table.review()
    return kept


async def start(table: LiveTable) -> None:
    """Start the game.

    Raises:
        Refusal: when someone is missing or not ready.
    """
    async with table.lock:
        waits(table)
        missing = [str(seat.seat + 1) for seat in table.seats if seat.kind == "open"]
        if missing:
            raise Refusal("illegal", worded("no one sits at seat {seats}", seats=", ".join(missing)))
        late = [seat.name for seat in table.seats if not seat.ready]
        if late:
            raise Refusal("illegal", worded(NOT_READY[len(late) > 1], who=" and ".join(late)))
        await deal(table)


def with_decks(seats: Sequence[Seat], game: Game) -> list[Seat]:
    """The seats, each with a deck: a random one for anyone who hasn't chosen. A stand-in may play another seat's
    deck.
    """
    bare = [seat for seat in seats if seat.deck is None and (seat.kind != "stand-in" or seat.seat < game.decks)]
    beside = [seat.deck for seat in seats if seat.deck is not None]
    lots = decks_by_lot(game, len(bare), Dice(draw_seed()), beside)
    found = dict(zip((seat.seat for seat in bare), lots, strict=True))
    return [
        msgspec.structs.replace(seat, deck_name=found[seat.seat][0], deck=found[seat.seat][1])
        if seat.seat in found
        else seat
        for seat in seats
    ]


def with_shares(seats: Sequence[Seat], game: Game, seed: int) -> list[Seat]:
    """The seats, each with what is dealt to it at a table where nobody brings a deck."""
    shares = game.dealt([[] for _ in seats], seed)
    return [
        msgspec.structs.replace(seat, deck_name=SHARE, deck=share) for seat, share in zip(seats, shares, strict=True)
    ]


def dealt(game: Game, came: Sequence[Seat], seed: int) -> tuple[list[Seat], Beginning, LiveGame]:
    """A new game: the seats with their decks, how it begins, and its first position.

    Raises:
        Refusal: when it cannot be played.
    """
    seats = with_decks(came, game) if game.brings_decks else with_shares(came, game, seed)
    beginning = Beginning(brought(seats), seed, game.digest())
    try:
        return seats, beginning, LiveGame(game, beginning)
    except SpellhallError as error:
        raise Refusal("input", str(error)) from None


async def deal(table: LiveTable) -> None:
    """Choose the missing decks, seal the deal, and begin; the caller holds the lock.

    Anyone who looks at the table sees the seal before the first card.
    """
    game = table.game
    seed = draw_seed()
    seats, beginning, live_game = await table.floor.work.in_thread(Urgency.OPENING, dealt, game, table.seats, seed)
    seal = seal_of(table.code, game.name, seed, beginning.decks)

    def store(connection: Connection) -> int:
        for seat in seats:
            tables.save_seat(connection, table.stored.id, seat)
        return tables.start_table(
            connection, table.stored.id, seed=seed, seal=seal, version=game.version, digest=game.digest()
        )

    started = await table.floor.store.write(store)
    table.stored = msgspec.structs.replace(table.stored, seed=seed, seal=seal)
    table.audience.tell()
    table.seats = seats
    table.begin(live_game, started)


async def rematch(table: LiveTable, seat: int, decks: Rematching = "same") -> str:
    """The code of the table where the same people play again. The first request creates it and decides which decks are
    used.

    Raises:
        Refusal: while the game is being played.
    """
    async with table.lock:
        if table.stage != "over":
            raise Refusal("illegal", "you can have a rematch once the game is over")
        if table.setup.event:
            raise Refusal("illegal", "the tournament opens the next game of a match")
        if table.rematch:
            return table.rematch
        old = table.stored
        person = table.seats[seat].person
        setup = again_as(old.setup)
        setup["series"] = msgspec.to_builtins(
            series.after(table.setup.series, table.seats, table.frame(SPECTATOR).returns)
        )
        async with table.floor.room_for(person):
            stored = await table.floor.store.write(
                tables.create_rematch,
                old.id,
                tables.NewTable(
                    game=old.game,
                    options=old.options,
                    setup=setup,
                    seats=_seats_again(table, person, seat, decks),
                    host=person,
                    listed=False,
                    watchable=old.watchable,
                ),
            )
            again = table.floor.seated(stored)
        table.rematch = stored.code
        if all(s.ready for s in again.seats):
            async with again.lock:
                await deal(again)
        table.audience.tell()
        return stored.code


def _seats_again(table: LiveTable, person: int | None, seat: int, decks: Rematching) -> list[Seat]:
    """The seats of a rematch: the player who asked for it is ready, unless everyone has to choose a deck first."""
    brought = [old.deck is not None and old.kind != "stand-in" for old in table.seats]
    holders = [old for old, brings in zip(table.seats, brought, strict=True) if brings]
    new = []
    for old in table.seats:
        wishes = old.seat == seat or (person is not None and old.person == person)
        ready = old.kind != "person" or (wishes and decks != "new")
        again = msgspec.structs.replace(old, token=new_token(), ready=ready)
        if decks == "swap" and brought[old.seat]:
            giver = holders[(holders.index(old) + 1) % len(holders)]
            again = msgspec.structs.replace(again, deck_name=giver.deck_name, deck=giver.deck)
        elif decks == "new":
            again = msgspec.structs.replace(again, deck_name="", deck=None)
        new.append(again)
    return new
