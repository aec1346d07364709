"""The parts that only a hall of several processes has, put together. A hall of one process never loads this module."""

from __future__ import annotations

from functools import partial

from fastapi import FastAPI
from starlette.websockets import WebSocket

from spellhall.server.cluster import shared_limits
from spellhall.server.cluster.forwarding import Forwarding, PeerDoor, pass_on
from spellhall.server.cluster.members import Members
from spellhall.server.cluster.people_everywhere import Everywhere
from spellhall.server.cluster.relays import Relays
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.cluster.shared_limits import SharedLimits
from spellhall.server.cluster.takeover import release_idle, take_over
from spellhall.server.cluster.watch import Watch
from spellhall.server.events.registry import Events
from spellhall.server.pods.registry import Pods
from spellhall.server.storage.members import Member, withdraw
from spellhall.server.storage.store import Store
from spellhall.server.tables.client import Client
from spellhall.server.tables.floor import Floor


class Cluster:
    """What connects this process with the others."""

    def __init__(self, store: Store, me: Member) -> None:
        self.members = Members(store, me)
        self.forwarding = Forwarding(self.members)
        self.limits: SharedLimits | None = None
        self.watch: Watch | None = None

    async def open(self, app: FastAPI) -> None:
        """Join the others: from now on requests, messages, and news of people go wherever they belong."""
        state = app.state
        state.forwarding = self.forwarding
        state.porter = Everywhere(state.porter, self.members)
        state.sockets.relays = self._relays
        self.limits = state.shared_limits = SharedLimits(state.limiter, self.members, self.forwarding.connections)
        state.floor.errands += [
            self.members.look,
            partial(release_idle, self.members, state.floor, state.pods, state.events),
        ]
        state.hall.before_stopping(self._withdraw)
        await self.members.open()
        self.limits.open()
        self.watch = Watch(state.floor, state.sockets)
        self.watch.open()

    def take_over_from_now_on(self, floor: Floor, pods: Pods, events: Events) -> None:
        """Load what is handed to this process, which is open now."""
        self.members.load = partial(take_over, floor, pods, events)
        self.members.store.serves = True

    async def _withdraw(self) -> None:
        """This process is about to end: it takes over nothing more."""
        self.members.load = None
        self.members.store.serves = False
        await self.members.store.write(withdraw, self.members.me.id)

    async def close(self) -> None:
        """Leave the others alone."""
        if self.watch is not None:
            self.watch.close()
        if self.limits is not None:
            self.limits.close()
        self.members.close()
        await self.forwarding.close()

    def _relays(self, client: Client, socket: WebSocket) -> Relays:
        return Relays(client, self.members, socket.headers, socket.scope["scheme"])


def open_doors(app: FastAPI, me: Member) -> None:
    """Have an application know the other processes, and pass on to them what is theirs."""
    app.add_exception_handler(Elsewhere, pass_on)
    app.add_middleware(PeerDoor, me=me)
    app.include_router(shared_limits.router)
