"""Socket messages that belong to another process: a client's messages go there, and what comes back goes to the client.

For each client and each process that it needs, there is one connection, opened with the client's own cookie or token:
there it is a client like any other. If that connection is lost, the client's own is closed, too, and it reconnects by
itself, to whatever process; its tables are then with their next owner. So nothing has to be repaired here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from spellhall.server import wire, wire_bots, wire_events, wire_pods, wire_social
from spellhall.server.cluster.forwarding import PATIENCE, PAUSE, passed_on
from spellhall.server.cluster.members import Members
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.storage.codes import as_code
from spellhall.server.storage.errors import OUT_OF_REACH
from spellhall.server.storage.members import LEADER, Member
from spellhall.server.tables.refusal import BUSY, Refusal

OPEN_SECONDS = 3.0
PING_SECONDS, PONG_SECONDS = 3.0, 4.0
"""How often a connection is tried, and how long the answer may take: then it counts as cut."""
IDENTITY = ("cookie", "authorization", "user-agent")
"""The headers that say who a client is."""
LOOKS = (wire.Watch, wire_pods.WatchPod, wire_events.WatchEvent)
MOST_NOTED = 40
OF_THE_LEADER = (wire_social.WatchCompany, wire_social.UnwatchCompany)
CALLS = b'{"t":"calls"'
"""How a message begins that tells a bot its tables."""
PLAYS, LEAVES = "@plays ", "@leaves "
"""What the leader hears of a client that sits down at a table anywhere, and that leaves it; followed by its code."""
LOOK_SECONDS = 1.0
"""Seconds between two checks whether a bot stands by at every process."""
NAMES = ("table", "pod", "event")
"""The fields of a message that name what it is about."""
POLICY, GOING_AWAY = 1008, 1012


class Client(Protocol):
    """A client's own socket."""

    address: str
    closing: bool

    def forward(self, message: bytes) -> None:
        """Queue a message for sending, as it is."""

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket once everything is sent."""


class Relays:
    """One client's connections to other processes.

    Attributes:
        lines: the connections, by the ID of the process.
        places: where the tables, pods and events are that the client looks at there, by code.
        standing: the message with which a bot stands by: it does so at every process, because it may be called at any.
        stands_at: the processes that have got it.
        noted: the tables where the client sits, as far as the leader knows.
        calls: what each process has told the bot, by its ID.
    """

    def __init__(self, client: Client, members: Members, headers: Mapping[str, str], scheme: str) -> None:
        self.client = client
        self.members = members
        self.identity = [(name, headers[name]) for name in IDENTITY if name in headers]
        self.scheme = scheme
        self.lines: dict[str, ClientConnection] = {}
        self.places: dict[str, Member] = {}
        self.standing = ""
        self.stands_at: set[str] = set()
        self.noted: set[str] = set()
        self.calls: dict[str, list[wire_bots.Call]] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """The client has gone."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(line.close() for line in self.lines.values()), return_exceptions=True)

    async def be_present(self) -> None:
        """Let the leader know that someone is here: friends see it, and get challenges through it."""
        if not self.members.leads:
            try:
                await self._line(self.members.leading())
            except (OSError, TimeoutError, WebSocketException, Refusal):
                return  # the next message to the leader tries again

    async def passes_on(self, message: Any, text: str) -> bool:
        """Whether a message belongs to another process, which has now got it.

        Raises:
            Refusal: when that process can't be reached.
        """
        if isinstance(message, wire_bots.StandBy) and not self.standing:
            self.standing = msgspec.json.encode(msgspec.structs.replace(message, n=0)).decode()
            self._begin(self._stand_by_everywhere())
        if isinstance(message, OF_THE_LEADER):
            if self.members.leads:
                return False
            return await self.send(Elsewhere(LEADER, self.members.leading()), message, text)
        if isinstance(message, LOOKS):  # it may have moved on since, so this process looks for it again
            self.places.pop(_code(message), None)
        member = self.places.get(_code(message))
        return member is not None and await self._sent(member, text)

    async def send(self, elsewhere: Elsewhere, message: Any, text: str) -> bool:
        """Send a message to the owner of a room, who may be changing; returns False if this process owns it now.

        Raises:
            Refusal: when its owner can't be reached.
        """
        member = elsewhere.member
        until = time.monotonic() + PATIENCE
        while not await self._sent(member, text):
            if self.client.closing or time.monotonic() > until:
                self.client.close(GOING_AWAY)  # it comes back by itself, and tries again
                raise Refusal(BUSY, OUT_OF_REACH)
            await asyncio.sleep(PAUSE)
            member = await self.members.owner(elsewhere.room)
            if member.id == self.members.me.id:
                return False
        if code := _code(message):
            self.places[code] = member
        return True

    async def _sent(self, member: Member, text: str) -> bool:
        try:
            await (await self._line(member)).send(text)
        except (OSError, TimeoutError, WebSocketException):
            return False
        return True

    async def _line(self, member: Member) -> ClientConnection:
        async with self.opening:
            if member.id not in self.lines:
                self.lines[member.id] = line = await self._open(member)
                self._begin(self._hear(member.id, line))
            return self.lines[member.id]

    async def _open(self, member: Member) -> ClientConnection:
        return await connect(
            f"ws://{member.address}/api/socket",
            additional_headers=[*self.identity, *passed_on(member, self.client.address, self.scheme)],
            user_agent_header=None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=PING_SECONDS,
            ping_timeout=PONG_SECONDS,
        )

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _hear(self, member: str, line: ClientConnection) -> None:
        """Pass on to the client what another process sends it."""
        try:
            while True:
                message = await line.recv(decode=False)
                self.client.forward(self.with_all_calls(message, member) if self.standing else message)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else GOING_AWAY
            self.client.close(POLICY if code == POLICY else GOING_AWAY)

    # ------------------------------------------------------------------ what the leader knows of a client

    async def note(self, message: Any) -> None:
        """A message was carried out: if the client has sat down somewhere, or left, its friends may see that."""
        code = _code(message)
        if isinstance(message, wire.Watch) and message.seat >= 0 and code not in self.noted:
            if len(self.noted) >= MOST_NOTED:
                return
            self.noted.add(code)
            told = PLAYS + code
        elif isinstance(message, wire.Unwatch) and code in self.noted:
            self.noted.discard(code)
            told = LEAVES + code
        else:
            return
        if not self.members.leads:
            with suppress(Refusal):  # there is no leader right now, and then this line is about to break
                await self._sent(self.members.leading(), told)

    # ------------------------------------------------------------------ bots

    async def _stand_by_everywhere(self) -> None:
        while True:
            for member in [*self.members.living.values()]:
                if member.id != self.members.me.id and member.id not in self.stands_at:
                    if await self._sent(member, self.standing):
                        self.stands_at.add(member.id)
            await asyncio.sleep(LOOK_SECONDS)

    def with_all_calls(self, message: bytes, member: str = "") -> bytes:
        """What one process, or this one, tells a bot about its tables, together with what all others have told."""
        if not message.startswith(CALLS):
            return message
        told = msgspec.json.decode(message, type=wire_bots.CallsTold)
        self.calls[member] = told.calls
        every = [call for calls in self.calls.values() for call in calls]
        return msgspec.json.encode(msgspec.structs.replace(told, calls=every))


def _code(message: Any) -> str:
    """The code of what a message is about; empty if it is about nothing of the kind."""
    return next((as_code(getattr(message, name)) for name in NAMES if hasattr(message, name)), "")
