"""The bots that are online, and where they are called. A host calls one to an open seat; it sits down, or declines.

Calls are kept in memory, for as long as the seat is open. A waiting bot is sent all its tables again when something
about them changes: at once when it is called, and within a moment otherwise.
So a bot that comes back after a crash finds its games again, and learns about a rematch as it does about any call.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol

from spellhall.server import wire_bots as wire
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.polling import Poller
from spellhall.server.storage.queries import bots, tables
from spellhall.server.storage.records import Bot, Person
from spellhall.server.tables import waiting_room
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.translatable import worded

LOOK_SECONDS = 1.0
"""Seconds between two checks of where bots are called."""
MOST_TABLES = 20
"""The most tables where one bot may sit or be called to."""
NOT_CALLED = "you weren't invited to this table"
NOT_HERE = "this bot has left; choose another"


class Visitor(Protocol):
    """A socket, as the bot registry sees it."""

    person: Person | None
    closing: bool

    def push(self, message: bytes) -> None:
        """Queue a message for sending; never waits."""


class Bots(Poller):
    """The bots of one server.

    Attributes:
        standing: the sockets of waiting bots, with what they were last sent.
        plays: the games that each of them plays.
        calls: where bots are called to: the seat, by bot and table code.
    """

    def __init__(self, floor: Floor) -> None:
        super().__init__("bots", LOOK_SECONDS)
        self.floor = floor
        self.standing: dict[Visitor, list[wire.Call]] = {}
        self.plays: dict[int, list[str]] = {}
        self.calls: dict[tuple[int, str], int] = {}

    # ------------------------------------------------------------------ who is online

    async def join(self, client: Visitor, bot: Person, n: int) -> wire.CallsTold:
        """A bot is waiting for calls; it is sent its tables, which are loaded into memory for it."""
        self.plays[bot.id] = await self.floor.store.read(bots.games_of, bot.id)
        for stored in await self.floor.store.read(tables.tables_of, bot.id):
            if stored.stage != "over" and not stored.broken:
                with suppress(Elsewhere):  # that process tells the bot about it
                    await self.floor.table(stored.code)
        return self.told(client, bot, n)

    def leave(self, client: Visitor) -> None:
        """A bot has gone, and with its last socket all calls to it."""
        if self.standing.pop(client, None) is None or client.person is None:
            return
        gone = client.person.id
        if not self.is_here(gone):
            self.plays.pop(gone, None)
            self.calls = {key: seat for key, seat in self.calls.items() if key[0] != gone}

    def is_here(self, bot: int) -> bool:
        """Whether a bot is waiting for calls."""
        return any(client.person is not None and client.person.id == bot for client in self.standing)

    def here(self, game: str) -> set[int]:
        """The waiting bots that play a game."""
        return {bot for bot, games in self.plays.items() if game in games and self.is_here(bot)}

    # ------------------------------------------------------------------ calling

    def call(self, table: LiveTable, seat: int, bot: Bot) -> None:
        """Call a bot to an open seat of a waiting table.

        Raises:
            Refusal: when it is not online, does not play this, or already sits there, the seat is taken, or the
                game is rated.
        """
        waiting_room.waits(table)
        if table.setup.rated:
            raise Refusal("illegal", "rated games are between people, so bots can't join")
        if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "open":
            raise Refusal("illegal", worded("seat {seat} isn't open", seat=seat + 1))
        if bot.person not in self.here(table.game.name):
            raise Refusal("illegal", NOT_HERE if not self.is_here(bot.person) else "this bot doesn't play this game")
        if any(one.person == bot.person for one in table.seats):
            raise Refusal("illegal", "this bot already sits here")
        if len(self._tables(bot.person)) >= MOST_TABLES:
            raise Refusal("busy", "this bot is already at its table limit; choose another")
        self.calls[bot.person, table.code] = seat
        self._tell_changed()

    async def sit(self, client: Visitor, bot: Person, order: wire.SitDown) -> wire.CallsTold:
        """A bot takes the seat that it is called to, and is ready; or it sits there and is ready now.

        Raises:
            Refusal: when it is not called there, or its deck is not legal.
        """
        table = await self.floor.table(order.table)
        seat = next((one.seat for one in table.seats if one.person == bot.id), None)
        if seat is None:
            wanted = self.calls.pop((bot.id, table.code), None)
            if wanted is None:
                raise Refusal("seat", NOT_CALLED)
            seat = (await waiting_room.take_seat(table, bot, wanted)).seat
        if table.stage == "waiting":
            try:
                await waiting_room.prepare_seat(table, seat, None, order.deck_text, True, None)
            except Refusal:
                await waiting_room.leave_seat(table, seat)
                raise
        return self.told(client, bot, order.n)

    async def decline(self, client: Visitor, bot: Person, order: wire.Decline) -> wire.CallsTold:
        """A bot declines, or leaves a table that is still waiting.

        Raises:
            Refusal: when it is not called there, or the game has begun.
        """
        table = await self.floor.table(order.table)
        seat = next((one.seat for one in table.seats if one.person == bot.id), None)
        if seat is not None:
            await waiting_room.leave_seat(table, seat)
        elif self.calls.pop((bot.id, table.code), None) is None:
            raise Refusal("seat", NOT_CALLED)
        return self.told(client, bot, order.n)

    # ------------------------------------------------------------------ updates

    def told(self, client: Visitor, bot: Person, n: int = 0) -> wire.CallsTold:
        """A bot's tables, in reply to a message with this number."""
        found = self._tables(bot.id)
        if not client.closing:
            self.standing[client] = found
        return wire.CallsTold(n=n, calls=found)

    def _tell_changed(self) -> None:
        """Send bots their tables if something has changed there."""
        for client, last in [*self.standing.items()]:
            bot = client.person
            if bot is not None and self._tables(bot.id) != last:
                client.push(ENCODER.encode(self.told(client, bot)))

    def _tables(self, bot: int) -> list[wire.Call]:
        """Where a bot sits, and where it is called to."""
        found = []
        for table in self.floor.live.values():
            if table.stage == "over" or table.broken:
                continue
            own = next((one for one in table.seats if one.person == bot), None)
            if own is not None:
                found.append(_call(table, own.seat, own.token, own.ready))
            elif (bot, table.code) in self.calls:
                found.append(_call(table, self.calls[bot, table.code]))
        return found

    async def look(self) -> None:
        """Drop calls to seats that are no longer open, and send changes."""
        self.calls = {key: seat for key, seat in self.calls.items() if self._is_open(key[1], seat)}
        self._tell_changed()

    def _is_open(self, code: str, seat: int) -> bool:
        table: LiveTable | None = self.floor.live.get(code)
        return table is not None and table.stage == "waiting" and table.seats[seat].kind == "open"


def _call(table: LiveTable, seat: int, token: str = "", ready: bool = False) -> wire.Call:
    return wire.Call(table.code, table.game.name, seat, table.options, token, ready)
