"""Limits of a hall of several processes: every second they tell each other what every caller has used.

So someone who spreads requests over all processes gets at most what each of them allows within a second, not more.
What belongs to a single socket is only counted where it is.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import httpx
import msgspec
from fastapi import APIRouter, Request, Response

from spellhall.server.cluster.forwarding import passed_on
from spellhall.server.cluster.members import Members
from spellhall.server.limits import Limiter
from spellhall.server.people.origin import PEER
from spellhall.server.polling import Poller
from spellhall.server.storage.members import Member

PATH = "/api/processes/used"
LOOK_SECONDS, PATIENCE = 1.0, 2.0
"""How often others are told, and how many seconds that may take."""
OF_A_SOCKET = ("message", "fault")
"""What is counted for each socket by itself."""
NOWHERE = 404


class Used(msgspec.Struct):
    """What callers have used at a process since it last told, and what they hold there now."""

    process: str
    spent: dict[str, dict[str, int]]
    held: dict[str, dict[str, int]]


class SharedLimits(Poller):
    """Tells other processes what callers use here, and counts what they use there.

    Attributes:
        held: what callers hold at the other processes, by process and kind.
    """

    def __init__(self, limiter: Limiter, members: Members, connections: httpx.AsyncHTTPTransport) -> None:
        super().__init__("shared limits", LOOK_SECONDS)
        self.limiter = limiter
        self.members = members
        self.connections = connections
        self.held: dict[str, dict[str, dict[str, int]]] = {}
        for what, buckets in limiter.buckets.items():
            if what not in OF_A_SOCKET:
                buckets.spent = Counter()

    async def look(self) -> None:
        """Tell all others what was used since the last time. One that can't be reached just doesn't learn it."""
        others = [one for one in self.members.living.values() if one.id != self.members.me.id]
        self.held = {process: held for process, held in self.held.items() if process in self.members.living}
        self._count_held()
        spent = {what: {**buckets.spent} for what, buckets in self.limiter.buckets.items() if buckets.spent}
        for what in spent:
            self.limiter.buckets[what].spent = Counter()
        held = {what: {**kept.counts} for what, kept in self.limiter.held.items()}
        told = msgspec.json.encode(Used(self.members.me.id, spent, held))
        await asyncio.gather(*(self._tell(member, told) for member in others))

    async def _tell(self, member: Member, told: bytes) -> None:
        asked = httpx.Request(
            "POST",
            f"http://{member.address}{PATH}",
            headers=[("content-type", "application/json"), *passed_on(member, "", "http")],
            content=told,
            extensions={"timeout": dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)},
        )
        with suppress(httpx.HTTPError):
            await (await self.connections.handle_async_request(asked)).aread()

    def hear(self, used: Used) -> None:
        """Another process has told what was used there."""
        now = self.limiter.clock()
        for what, callers in used.spent.items():
            for who, tokens in callers.items():
                self.limiter.buckets[what].charge(who, tokens, now)
        self.held[used.process] = used.held
        self._count_held()

    def _count_held(self) -> None:
        for what, kept in self.limiter.held.items():
            elsewhere: Counter[str] = Counter()
            for held in self.held.values():
                elsewhere.update(held.get(what, {}))
            kept.elsewhere = elsewhere


async def hear(request: Request) -> Response:
    """``POST /api/processes/used``: from another process of this hall only."""
    if PEER not in request.scope:
        return Response(status_code=NOWHERE)
    shared: SharedLimits = request.app.state.shared_limits
    shared.hear(msgspec.json.decode(await request.body(), type=Used))
    return Response(status_code=204)


router = APIRouter(include_in_schema=False)
router.add_api_route(PATH, hear, methods=["POST"])
