"""Requests that belong to another process: they are passed on, and its answer comes back.

A process knows the others by their secret, which they read from its row in the database. It believes them whose request
they pass on (``PeerDoor``), and counts nothing against the caller again.
"""

from __future__ import annotations

import asyncio
import time
from secrets import compare_digest

import httpx
from fastapi import Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from spellhall.server.cluster.members import Members
from spellhall.server.cluster.rooms import Elsewhere
from spellhall.server.people.origin import PEER
from spellhall.server.people.refusals import refused
from spellhall.server.storage.errors import OUT_OF_REACH
from spellhall.server.storage.members import Member

SECRET, CALLER, SCHEME = "x-spellhall-peer", "x-spellhall-for", "x-spellhall-scheme"
"""The headers of what is passed on: the secret of its receiver, the address of the caller, and the caller's scheme."""
MOVED = "x-spellhall-moved"
"""The header of an answer that says that the room is no longer there either."""
PATIENCE, PAUSE = 12.0, 0.25
"""How many seconds a request waits for a process to be taken over, and the pause before it is tried again."""
REST = 2.0
"""Seconds after which an idle connection is closed: before the other process does, which might meet a request."""
TIMES = {"timeout": {"connect": 2.0, "read": 30.0, "write": 10.0, "pool": 5.0}}
"""How many seconds another process may take: to accept a connection, to answer, to read, to be free."""
KEPT = (
    b"cache-control",
    b"content-disposition",
    b"content-type",
    b"etag",
    b"last-modified",
    b"location",
    b"retry-after",
    b"set-cookie",
)
"""The headers of an answer that are passed on; this process adds the rest."""
UNSENT = ("connection", "content-length", "accept-encoding", "transfer-encoding", "keep-alive", "upgrade")
BAD_GATEWAY = 503


class PeerDoor:
    """ASGI middleware: knows the other processes of the hall, and believes them for whom they speak."""

    def __init__(self, app: ASGIApp, me: Member | None = None) -> None:
        self.app = app
        self.me = me

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as coming from the caller whom another process names."""
        if self.me is not None and scope["type"] in ("http", "websocket"):
            said = {name: value for name, value in scope["headers"] if name.startswith(b"x-spellhall-")}
            if compare_digest(said.get(SECRET.encode(), b""), self.me.secret.encode()):
                caller = said.get(CALLER.encode(), b"").decode("latin-1")
                scheme = said.get(SCHEME.encode(), b"").decode("latin-1") or scope["scheme"]
                scope = {**scope, "client": (caller, 0), "scheme": scheme, PEER: True}
        await self.app(scope, receive, send)


class Forwarding:
    """Passes on requests."""

    def __init__(self, members: Members) -> None:
        self.members = members
        # Not a client, which would keep the cookies of one caller and send them for the next.
        self.connections = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=200, keepalive_expiry=REST))

    async def close(self) -> None:
        """Close the connections to other processes."""
        await self.connections.aclose()

    async def pass_on(self, request: Request, elsewhere: Elsewhere) -> Response:
        """The answer of the process that owns a room. While its owner changes, this waits for the next one."""
        if request.scope.get(PEER):
            return Response(status_code=BAD_GATEWAY, headers={MOVED: "1"})
        body = await request.body()
        member = elsewhere.member
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self._ask(request, member, body)
            except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):  # it was not sent
                answer = None
            except httpx.HTTPError:
                return refused(BAD_GATEWAY, OUT_OF_REACH)
            if answer is not None and MOVED not in answer.headers:
                found = Response(answer.content, answer.status_code)
                found.raw_headers += [(name, value) for name, value in answer.headers.raw if name.lower() in KEPT]
                return found
            if time.monotonic() > until:
                return refused(BAD_GATEWAY, OUT_OF_REACH)
            await asyncio.sleep(PAUSE)
            member = await self.members.owner(elsewhere.room)

    async def _ask(self, request: Request, member: Member, body: bytes) -> httpx.Response:
        headers = [(name, value) for name, value in request.headers.items() if name not in UNSENT]
        headers += passed_on(member, request.client.host if request.client else "", request.scope["scheme"])
        path = request.scope["raw_path"].decode("latin-1")
        query = request.scope["query_string"].decode("latin-1")
        address = f"http://{member.address}{path}" + (f"?{query}" if query else "")
        asked = httpx.Request(request.method, address, headers=headers, content=body, extensions=TIMES)
        answer = await self.connections.handle_async_request(asked)
        await answer.aread()
        return answer


def passed_on(member: Member, caller: str, scheme: str) -> list[tuple[str, str]]:
    """The headers that say for whom this process speaks."""
    return [(SECRET, member.secret), (CALLER, caller), (SCHEME, scheme)]


async def pass_on(request: Request, error: Exception) -> Response:
    """What an application does with a request that belongs to another process."""
    assert isinstance(error, Elsewhere)
    forwarding: Forwarding = request.app.state.forwarding
    return await forwarding.pass_on(request, error)
