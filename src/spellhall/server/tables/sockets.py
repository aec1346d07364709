"""All sockets of the server: who may open one, and when they close. Read this to see how a client comes and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from itertools import count
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from spellhall.server import people, wire
from spellhall.server.bots.registry import Bots
from spellhall.server.channels import channel_of
from spellhall.server.events.registry import Events
from spellhall.server.limits import Limiter
from spellhall.server.metrics import Metrics
from spellhall.server.people.origin import PEER, address_of
from spellhall.server.pods.registry import Pods
from spellhall.server.settings import Settings
from spellhall.server.social.hub import SocialHub
from spellhall.server.tables.client import GOING_AWAY, POLICY, TOO_SLOW, Client
from spellhall.server.tables.floor import Floor

if TYPE_CHECKING:
    from spellhall.server.cluster.relays import Relays

TOO_MANY_PAGES = "you have too many pages open; close some"


class Sockets:
    """All sockets of one server.

    Attributes:
        cut_off: whether clients have to go to another process, because this one can't reach the database.
        relays: for a hall of several processes, makes a client's connections to the others.
    """

    def __init__(
        self,
        floor: Floor,
        pods: Pods,
        events: Events,
        company: SocialHub,
        bots: Bots,
        settings: Settings,
        limiter: Limiter,
        metrics: Metrics,
    ) -> None:
        self.floor = floor
        self.pods = pods
        self.events = events
        self.company = company
        self.bots = bots
        self.settings = settings
        self.limiter = limiter
        self.metrics = metrics
        self.cut_off = False
        self.relays: Callable[[Client, WebSocket], Relays] | None = None
        self.clients: set[Client] = set()
        company.clients = self.clients
        self.numbers = count(1)
        self.notice = wire.Notice(text="")

    async def serve(self, socket: WebSocket) -> None:
        """Talk with a client until it disconnects.

        The socket is registered before its owner is looked up, so that it notices if its session ends in the meantime.
        """
        await socket.accept()
        if self.cut_off:
            await socket.close(GOING_AWAY)
            return
        if PEER in socket.scope:
            return await self._serve_for_another(socket)
        if len(self.clients) >= self.settings.sockets:
            await socket.close(TOO_SLOW, "the hall is full; try again later")
            return
        address = address_of(socket)
        if not self.limiter.hold("address", address):
            await socket.close(TOO_SLOW, TOO_MANY_PAGES)
            return
        client = Client(self, channel_of(socket), people.session_of(socket), address, next(self.numbers))
        if self.relays is not None:
            client.relays = self.relays(client, socket)
        try:
            await self._attend(client, socket, self._serve)
        finally:
            self.limiter.let_go("address", address)

    async def _serve_for_another(self, socket: WebSocket) -> None:
        """Talk with a client whose own socket is at another process of this hall, which has counted it."""
        client = Client(self, channel_of(socket), people.session_of(socket), address_of(socket), next(self.numbers))
        client.own = False
        await self._attend(client, socket, _run)

    async def _attend(self, client: Client, socket: WebSocket, serve: Callable[[Client], Awaitable[None]]) -> None:
        self.clients.add(client)
        self.metrics.sockets.set(len(self.clients))
        try:
            client.person = await people.person(socket)
            if client.person is None and people.bearer_of(socket):
                client.close(POLICY)  # the token has just been renewed
            else:
                await serve(client)
        finally:
            self.clients.discard(client)
            self.metrics.sockets.set(len(self.clients))
            await client.channel.finish()

    async def _serve(self, client: Client) -> None:
        person = None if client.person is None else str(client.person.owner or client.person.id)
        if person is not None and not self.limiter.hold("person", person):
            client.close(TOO_SLOW, TOO_MANY_PAGES)
            return
        try:
            await _run(client)
        finally:
            if person is not None:
                self.limiter.let_go("person", person)

    def end(self, sessions: Collection[str]) -> None:
        """Sessions have ended: disconnect their clients at once, and ignore anything they still send."""
        for client in [client for client in self.clients if client.session in sessions]:
            client.leave()
            client.close(POLICY)

    def rename(self, person: int, name: str) -> None:
        """Someone has a new name."""
        for client in self.clients:
            if client.person is not None and client.person.id == person:
                client.person = msgspec.structs.replace(client.person, name=name)

    def announce(self, notice: wire.Notice) -> None:
        """Announce something to everyone, and to clients who connect later."""
        if notice != self.notice:
            self.notice = notice
            for client in [client for client in self.clients if client.own]:
                client.send(notice)

    def dismiss(self, person: int) -> None:
        """Disconnect someone who is no longer signed in, from everything they look at."""
        for client in [*self.clients]:
            if client.person is not None and client.person.id == person:
                client.close(POLICY)

    async def send_away(self) -> None:
        """The server is shutting down: notify all clients."""
        for client in [*self.clients]:
            client.send(wire.Restarting())
            client.close(GOING_AWAY)
        for _ in range(20):
            if not self.clients:
                return
            await asyncio.sleep(0.05)


async def _run(client: Client) -> None:
    """Serve a client to its end, whoever stops waiting for that."""
    await asyncio.shield(asyncio.get_running_loop().create_task(client.run()))
