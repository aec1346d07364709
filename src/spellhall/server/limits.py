"""Rate limits and size limits: how often callers may do something, how much they may have, and how much they may send.

One limiter serves requests and socket messages; ``settings.py`` holds the limits. Read this when a caller gets 429 or
413.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spellhall.server.buckets import Buckets, Held
from spellhall.server.executors.callers import Caller, calls
from spellhall.server.people.origin import CHANGING, PEER, address_of
from spellhall.server.people.refusals import refused
from spellhall.server.settings import Settings
from spellhall.server.translatable import worded
from spellhall.server.turnstile import Turnstile

MOST_BYTES = 64 * 1024
"""The longest body of a request: a deck list has at most 20,000 characters."""
BRINGING = "/api/events/import"
"""Here a request may be longer (``Settings.event_bytes``), because it contains a whole event."""
LONGEST_LENGTH = 12
"""The most digits of a length that are parsed; a longer number is too much anyway."""
API = "/api/"
DOORS = (
    "/api/tables/",
    "/api/replays/",
    "/api/shared/",
    "/api/reports",
    "/api/pods/",
    "/api/events/",
    "/api/slips",
    "/api/people/",
    "/api/bots/",
)
"""Paths of requests that contain a code or a person's login: a caller might try to guess them."""
PLAIN = ("/api/tables/mine", "/api/pods/mine", "/api/events/mine", "/api/bots/mine", BRINGING)
"""Paths that begin like those, but contain no code."""
TOO_FAST = "you're going too fast; wait a moment"
TOO_MANY_TABLES = "too many new tables from your address; try again later"
TOO_MANY_CHECKS = "too many tournament checks from your address; wait a minute"
GUESSING = "too many invalid codes; wait a minute"
AT_ONCE = 40
"""How many requests of an address are in progress at the same time; more of them wait."""
DAY, HOUR, MINUTE = 86_400.0, 3600.0, 60.0
NOT_FOUND, LATER, TOO_LONG = 404, 429, 413


class Limiter:
    """Counts what every caller does; after a burst they have to wait."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets = {
            "message": Buckets(settings.messages_burst, settings.messages_per_second),
            "fault": Buckets(settings.faults_burst, settings.faults_per_second),
            "chat": Buckets(settings.chat_burst, settings.chat_per_second),
            "request": Buckets(settings.requests_burst, settings.requests_per_second),
            "reading": Buckets(settings.reads_burst, settings.reads_per_second),
            "code": Buckets(settings.codes_per_minute, settings.codes_per_minute / MINUTE),
            "account": Buckets(settings.guests_per_hour, settings.guests_per_hour / HOUR),
            "guest": Buckets(settings.guests_per_hour, settings.guests_per_hour / HOUR),
            "table": Buckets(settings.tables_per_hour, settings.tables_per_hour / HOUR),
            "check": Buckets(settings.checks_per_minute, settings.checks_per_minute / MINUTE),
            "hint": Buckets(settings.hints_per_minute, settings.hints_per_minute / MINUTE),
            "review": Buckets(settings.reviews_per_day, settings.reviews_per_day / DAY),
            "asking": Buckets(settings.asks_per_hour, settings.asks_per_hour / HOUR),
            "deck test": Buckets(settings.deck_tests_per_day, settings.deck_tests_per_day / DAY),
        }
        self.held = {
            "address": Held(settings.sockets_per_address),
            "person": Held(settings.sockets_per_person),
        }

    def allows(self, what: str, who: str) -> bool:
        """Whether someone may do something once more; if so, it counts."""
        return self.buckets[what].take(who, self.clock())

    def give_back(self, what: str, who: str) -> None:
        """Something that was allowed doesn't count after all."""
        self.buckets[what].give_back(who, self.clock())

    def hold(self, what: str, who: str) -> bool:
        """Whether an "address" or a "person" may have another socket; if so, it counts until ``let_go``."""
        return self.held[what].take(who)

    def let_go(self, what: str, who: str) -> None:
        """A counted socket has closed."""
        self.held[what].give_back(who)


class Bounds:
    """ASGI middleware: limits requests per address, their size, and guessing at codes; notes whose work they cause."""

    def __init__(self, app: ASGIApp, limiter: Limiter, event_bytes: int = MOST_BYTES) -> None:
        self.app = app
        self.limiter = limiter
        self.event_bytes = event_bytes
        self.turnstile = Turnstile(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        connection = HTTPConnection(scope)
        address, path = address_of(connection), scope["path"]
        calls(Caller(address, receive=receive if scope["type"] == "http" else None))
        if PEER in scope:  # the process that passed it on has counted it
            return await self.app(scope, receive, send)
        changes = scope["type"] == "http" and scope["method"] in CHANGING
        if (changes or path.startswith(API)) and not self.limiter.allows("request" if changes else "reading", address):
            return await self._refuse(LATER, TOO_FAST, scope, receive, send)
        most = self.event_bytes if path == BRINGING else MOST_BYTES
        if changes and _too_long(connection, most):
            sentence = worded("a request can have at most {most} bytes, and must declare its length", most=most)
            return await self._refuse(TOO_LONG, sentence, scope, receive, send)
        if scope["type"] == "websocket":
            return await self.app(scope, receive, send)
        async with self.turnstile.passed(address):
            if path.startswith(DOORS) and path not in PLAIN:
                return await self._try_code(address, scope, receive, send)
            return await self.app(scope, receive, send)

    async def _try_code(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request that contains a code. It counts before the code is looked up, and not if the code was
        right.
        """
        if not self.limiter.allows("code", address):
            return await self._refuse(LATER, GUESSING, scope, receive, send)

        async def watching(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] != NOT_FOUND:
                self.limiter.give_back("code", address)
            await send(message)

        await self.app(scope, receive, watching)

    async def _refuse(self, status: int, sentence: str, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await send({"type": "websocket.close"})
        await refused(status, sentence)(scope, receive, send)


def _too_long(connection: HTTPConnection, most: int) -> bool:
    length = connection.headers.get("content-length", "")
    known = length.isascii() and length.isdecimal() and len(length) <= LONGEST_LENGTH
    return "transfer-encoding" in connection.headers or (bool(length) and not (known and int(length) <= most))
