"""A client: one socket, and the tables that it looks at. Read this to follow a message from the page to a table.

A client reads at its own speed. One that falls too far behind is disconnected; it reconnects by itself and gets the
tables anew.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from spellhall.kernel.errors import SpellhallError
from spellhall.server import wire, wire_events, wire_pods, wire_social
from spellhall.server.bots import socket_messages as about_bots
from spellhall.server.bots.registry import Bots
from spellhall.server.channels import Channel, Gone
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.events import socket_messages as about_events
from spellhall.server.events.live import LiveEvent
from spellhall.server.events.registry import Events
from spellhall.server.limits import GUESSING, TOO_MANY_TABLES, Limiter
from spellhall.server.metrics import Metrics
from spellhall.server.people.input_rules import watching
from spellhall.server.pods import socket_messages as about_pods
from spellhall.server.pods.live import LivePod
from spellhall.server.pods.registry import Pods
from spellhall.server.settings import Settings
from spellhall.server.social import socket_messages as about_company
from spellhall.server.social.hub import SocialHub
from spellhall.server.storage import times
from spellhall.server.storage.errors import OUT_OF_REACH, StorageError
from spellhall.server.storage.queries import chat
from spellhall.server.storage.records import Person
from spellhall.server.tables import claims, pace_control, waiting_room
from spellhall.server.tables.clock import now_ms
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import BUSY, Refusal
from spellhall.server.tables.table import LiveTable
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.access import Caller
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.translatable import made_of, worded

if TYPE_CHECKING:
    from spellhall.server.cluster.relays import Relays

MOST_WATCHED = 40
"""How many tables one socket may look at."""
CHAT_SHOWN = 50
"""How many earlier chat lines a newcomer gets."""
GOING_AWAY, TOO_SLOW, POLICY = 1012, 1013, 1008
"""The codes with which a socket is closed: server restart, try again later, not allowed."""
DECODER = msgspec.json.Decoder(wire.ClientMessage)
ANSWERED_BY_THEMSELVES = (wire.Watch, wire_pods.WatchPod, wire_events.WatchEvent, wire_social.WatchCompany)
"""Messages that the table, the pod, ... answers with what is watched."""
HIGHEST = 1 << 63
"""Message numbers must stay below this to be decodable."""


def number_of(text: str) -> int:
    """The number of a message that is otherwise invalid, because its sender waits for an answer to that number; 0 if it
    can't be read.
    """
    try:
        number = json.loads(text)["n"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return 0
    return number if type(number) is int and 0 <= number < HIGHEST else 0


class House(Protocol):
    """What all sockets share."""

    floor: Floor
    pods: Pods
    events: Events
    company: SocialHub
    bots: Bots
    settings: Settings
    limiter: Limiter
    metrics: Metrics
    notice: wire.Notice


class Client:
    """One socket, and the seats from which it looks at tables.

    Attributes:
        session: the ID of its session, with which it ends; empty for a newcomer.
        person: who that is.
        watching: for each table the seat, and the secret it came with.
        pods: the pods that it looks at, by code; ``events``: the events.
        aside: the tasks for answers that take long to compute.
        plays: the tables at other processes where it sits, if it is passed on by another process.
        own: whether its socket is at this process; otherwise another process passes on its messages.
        relays: its connections to other processes of the hall, if there are any.
    """

    def __init__(self, sockets: House, channel: Channel, session: str, address: str, number: int) -> None:
        self.sockets = sockets
        self.channel = channel
        self.session = session
        self.person: Person | None = None
        self.key = str(number)
        self.address = address
        self.watching: dict[str, tuple[LiveTable, int, str]] = {}
        self.pods: dict[str, LivePod] = {}
        self.events: dict[str, LiveEvent] = {}
        self.closing = False
        self.aside: set[asyncio.Task[None]] = set()
        self.own = True
        self.plays: set[str] = set()
        self.relays: Relays | None = None
        self.log = structlog.get_logger().bind(client=number)

    # ------------------------------------------------------------------ outgoing

    def push(self, message: bytes) -> None:
        """Queue a message for sending (see ``audience.Watcher``)."""
        if self.relays is not None and self.relays.standing:
            message = self.relays.with_all_calls(message)
        if not self.closing and not self.channel.push(message):
            self._fall_behind()

    def forward(self, message: bytes) -> None:
        """The same for a message of another process."""
        if not self.closing and not self.channel.push(message):
            self._fall_behind()

    def _fall_behind(self) -> None:
        self.log.info("a client does not keep up")
        self.close(TOO_SLOW)

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message of the socket's own."""
        self.push(ENCODER.encode(message))

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket once everything is sent."""
        if not self.closing:
            self.closing = True
            self.channel.close(code, reason)

    def caller(self, code: str) -> Caller:
        """The caller as whom it looks at a table (see ``audience.Watcher``)."""
        _, _, token = self.watching.get(code, (None, -1, ""))
        return Caller(None if self.person is None else self.person.id, token)

    def leave(self) -> None:
        """Stop looking at all tables and pods."""
        tables = [table for table, _, _ in self.watching.values()]
        pods, events = [*self.pods.values()], [*self.events.values()]
        self.sockets.company.leave(self)
        self.sockets.bots.leave(self)
        self.watching.clear()
        self.pods.clear()
        self.events.clear()
        for pod in pods:
            pod.leave(self)
        for event in events:
            event.leave(self)
        for table in tables:
            table.audience.leave(self)

    # ------------------------------------------------------------------ incoming

    async def run(self) -> None:
        """Read and answer until the client disconnects.

        This is a task of its own, which nothing cancels when the socket closes: what has been accepted is carried out.
        """
        try:
            if self.relays is not None and self.person is not None:
                self._beside(self.relays.be_present())
            await self._read()
        finally:
            for task in self.aside:
                task.cancel()
            self.leave()
            if self.relays is not None:
                await self.relays.close()

    async def _read(self) -> None:
        while True:
            try:
                text = await self.channel.hear()
            except Gone:
                return
            if self.closing:
                return
            if len(text) > self.sockets.settings.message_bytes:
                self.close(POLICY)
                return
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        """Answer one message. Answers that take long run on the side, and other messages are handled meanwhile."""
        if not self.own and text.startswith("@"):
            self._note(text)
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._lose_patience()
            self._refuse(number_of(text), "input", worded("this message can't be read: {why}", why=error))
            return
        if isinstance(message, wire.AskHint):
            self._beside(self._answer(message, text))
        else:
            await self._answer(message, text)

    def _note(self, text: str) -> None:
        """Another process says where this client has sat down, or what it has left (see ``cluster.relays``)."""
        what, _, code = text.partition(" ")
        if what == "@plays":
            self.plays.add(code)
        else:
            self.plays.discard(code)

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.aside.add(task)
        task.add_done_callback(self.aside.discard)

    async def _answer(self, message: Any, text: str) -> None:
        """Answer one message; any error becomes one sentence."""
        n = message.n
        try:
            if not self.sockets.limiter.allows("message", self.key):
                self._lose_patience()
                raise Refusal("busy", "you're sending messages too fast; wait a moment")
            self.sockets.metrics.heard(type(message))
            if self.relays is None or not await self.relays.passes_on(message, text):
                await self._obey(message, text)
            if self.relays is not None:
                await self.relays.note(message)
        except Refusal as refusal:
            self._refuse(n, refusal.code, refusal.sentence)
            if refusal.code == "stale":
                self._show_again(message.pod if isinstance(message, wire_pods.Pick) else message.table)
        except StorageError as error:
            self.log.error("a message could not be answered", error=str(error))
            self._refuse(n, BUSY, OUT_OF_REACH)
        except SpellhallError as error:
            self._refuse(n, "illegal", str(error))
        except Exception as error:
            self.log.error("a message could not be answered", exc_info=error)
            self._refuse(n, "busy", "something went wrong in the hall; the error was logged")

    def _lose_patience(self) -> None:
        """A message was invalid or came too fast: that is tolerated, but not forever."""
        if not self.sockets.limiter.allows("fault", self.key):
            self.close(POLICY)

    def _refuse(self, n: int, code: str, sentence: str) -> None:
        self.sockets.metrics.refused(code)
        pattern, filled = made_of(sentence)
        self.send(wire.Refused(n=n, code=code, text=str(sentence), pattern=pattern, filled=dict(filled)))

    def _show_again(self, code: str) -> None:
        if code in self.watching:
            self.watching[code][0].audience.show(self)
        elif code in self.pods:
            self.pods[code].show(self)

    async def _obey(self, message: Any, text: str) -> None:
        about_bots.check(self.person, message)
        answer = ANSWERS[type(message)]
        try:
            reply = await answer(self, message)
        except Elsewhere as elsewhere:
            if self.relays is None:
                raise Refusal(BUSY, OUT_OF_REACH) from None  # it has just moved on
            if isinstance(message, ANSWERED_BY_THEMSELVES):
                self.sockets.limiter.give_back("code", self.address)  # it was a code, though not of something here
            if await self.relays.send(elsewhere, message, text):
                return
            reply = await answer(self, message)
        if reply is not None:
            self.send(reply)
        elif not isinstance(message, ANSWERED_BY_THEMSELVES):
            self.send(wire.Done(n=message.n))

    def table_at(self, code: str) -> tuple[LiveTable, int]:
        """The table that the client looks at, and from which seat.

        Raises:
            Refusal: when it isn't looking at it.
        """
        table, seat, _ = self.watching.get(code, (None, -1, ""))
        if table is None or self not in table.audience.watchers:
            raise Refusal("table", "you're not at this table; start watching it first")
        return table, seat

    def seat_at(self, code: str) -> tuple[LiveTable, int]:
        """The table and the seat from which the client looks at it.

        Raises:
            Refusal: when it looks at it as a spectator, or not at all.
        """
        table, seat = self.table_at(code)
        if seat < 0:
            raise Refusal("seat", "you're a spectator; only players can do that")
        return table, seat

    # ------------------------------------------------------------------ client requests

    async def hello(self, message: wire.Hello) -> wire.ServerMessage:
        if message.version != wire.VERSION:
            raise Refusal("version", "this page and the hall are different versions; reload the page")
        notice = self.sockets.notice
        if notice.text and notice.until > times.now():
            self.send(notice)
        return wire.Welcome(n=message.n, version=wire.VERSION, name=self.person.name if self.person else "")

    async def watch(self, message: wire.Watch) -> None:
        if not self.sockets.limiter.allows("code", self.address):
            raise Refusal("busy", GUESSING)
        table = await self.sockets.floor.table(message.table)
        self.sockets.limiter.give_back("code", self.address)
        caller = Caller(None if self.person is None else self.person.id, message.token)
        access.look(table, caller, now_ms(), message.seat)
        if self.closing:
            return
        if table.code not in self.watching and len(self.watching) >= MOST_WATCHED:
            raise Refusal("busy", worded("one page can watch at most {most} tables at once", most=MOST_WATCHED))
        new = table.code not in self.watching
        self.watching[table.code] = table, message.seat, message.token
        table.audience.join(self, message.seat, message.n)
        if new:
            late = message.seat == wire.SPECTATOR and table.behind > 0
            for line in await table.floor.store.read(chat.chat_of, table.stored.id, CHAT_SHOWN):
                if not late or access.heard(table, line, now_ms()):
                    self.send(table.chat(line))

    async def unwatch(self, message: wire.Unwatch) -> None:
        table, _, _ = self.watching.pop(message.table, (None, -1, ""))
        if table is not None:
            table.audience.leave(self)

    async def act(self, message: wire.Act) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.act(seat, message.decision, message.option))

    async def shortcut(self, message: wire.TakeShortcut) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.shortcut(seat, message.decision, message.shortcut))

    async def why(self, message: wire.Why) -> wire.ServerMessage:
        table, seat = self.table_at(message.table)
        reason = table.why(seat, message.card)
        reason.n = message.n
        return reason

    async def hint(self, message: wire.AskHint) -> wire.ServerMessage:
        table, seat = self.seat_at(message.table)
        if not self.sockets.limiter.allows("hint", self.address if self.person is None else str(self.person.id)):
            raise Refusal("busy", "too many hints at once; wait a moment")
        found = await table.hint(seat)
        found.n = message.n
        return found

    async def undo(self, message: wire.Undo) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.undo(seat))

    async def consent(self, message: wire.Consent) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.consent(seat, message.yes))

    async def resign(self, message: wire.Resign) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.resign(seat))

    async def say(self, message: wire.Say) -> None:
        table, seat = self.table_at(message.table)
        if self.person is None and seat < 0:
            raise Refusal("seat", "pick a name before you chat")
        text = " ".join(message.text.split())
        longest = self.sockets.settings.chat_length
        if not text or len(text) > longest or not text.isprintable():
            raise Refusal(
                "input", worded("a message must be 1 to {longest} printable characters long", longest=longest)
            )
        speaker = f"seat {seat}" if self.person is None else f"person {self.person.id}"
        if not self.sockets.limiter.allows("chat", f"{table.code} {speaker}"):
            raise Refusal("busy", "you're chatting too fast; wait a moment")
        visitor = watching(self.person.name, table.names) if self.person else ""
        name = table.names[seat] if seat >= 0 else visitor
        await table.say(seat, self.person.id if self.person else None, name, text)

    async def add_time(self, message: wire.AddTime) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(table.add_time(seat, message.seat))

    async def claim(self, message: wire.Claim) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(claims.claim(table, seat))

    async def call_off(self, message: wire.CallOff) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(claims.call_off(table, seat, message.yes))

    async def rematch(self, message: wire.Rematch) -> None:
        table, seat = self.seat_at(message.table)
        if not table.rematch and not self.sockets.limiter.allows("table", self.address):
            raise Refusal("busy", TOO_MANY_TABLES)
        await table.carry_out_here(waiting_room.rematch(table, seat, message.decks))

    async def hurry(self, message: wire.Hurry) -> None:
        table, seat = self.seat_at(message.table)
        pace_control.hurry(table, seat)

    async def set_pace(self, message: wire.SetPace) -> None:
        table, seat = self.seat_at(message.table)
        await table.carry_out_here(pace_control.set_pace(table, seat, message.pace))

    async def ping(self, message: wire.Ping) -> wire.ServerMessage:
        return wire.Pong(n=message.n)


ANSWERS: dict[type, Callable[[Client, Any], Awaitable[wire.ServerMessage | None]]] = {
    wire.Hello: Client.hello,
    wire.Watch: Client.watch,
    wire.Unwatch: Client.unwatch,
    wire.Act: Client.act,
    wire.TakeShortcut: Client.shortcut,
    wire.Why: Client.why,
    wire.AskHint: Client.hint,
    wire.Undo: Client.undo,
    wire.Consent: Client.consent,
    wire.Resign: Client.resign,
    wire.Say: Client.say,
    wire.AddTime: Client.add_time,
    wire.Claim: Client.claim,
    wire.CallOff: Client.call_off,
    wire.Rematch: Client.rematch,
    wire.Hurry: Client.hurry,
    wire.SetPace: Client.set_pace,
    wire.Ping: Client.ping,
    **about_pods.ANSWERS,
    **about_events.ANSWERS,
    **about_company.ANSWERS,
    **about_bots.ANSWERS,
}
