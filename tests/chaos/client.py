"""A person at the hall: a browser with a cookie, and sockets that connect again. Whatever they ask is written down."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from chaos.history import DONE, NEVER, REFUSED, UNKNOWN, Deed, History, Sight
from kept_frames import enter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from spellhall.server.wire import VERSION

ANSWERS_WITHIN = 8.0
"""Seconds after which a client gives an answer up."""
BUSY = "busy"
LOST: dict[str, Any] = {"t": "lost"}
"""What a request gets instead of an answer when its line is lost."""
WATCH = 2
"""The number of a line's first message, which asks to see something; later ones have greater numbers."""
GONE = (httpx.HTTPError, OSError, EOFError, TimeoutError, WebSocketException, msgspec.DecodeError)
"""What a client meets when the hall does not answer."""


class Unanswered(Exception):
    """Nobody knows what became of a request."""


class Denied(Exception):
    """The hall refused what it has to grant."""


class Visitor:
    """Someone with a browser.

    Attributes:
        lot: what they choose by.
        base: where they find the hall.
        kept: what they saw last of the tables where a game has ended, by code and seat.
        closed: the codes of the events that they have closed.
    """

    def __init__(self, name: str, base: str, history: History, seed: str) -> None:
        self.name, self.base, self.history = name, base, history
        self.lot = random.Random(f"{seed} {name}")
        self.http = httpx.AsyncClient(base_url=base, timeout=ANSWERS_WITHIN)
        self.kept: dict[tuple[str, int], dict[str, Any]] = {}
        self.closed: list[str] = []

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request; the status and the answer.

        Raises:
            Unanswered: when nobody knows whether it was carried out: no answer came, or one of a hall in trouble.
        """
        try:
            answer = await self.http.request(method, path, json=body)
            said = answer.json()
        except (*GONE, ValueError) as error:
            raise Unanswered(str(error)) from None
        if answer.status_code in (429, 500, 502, 503):
            raise Unanswered(str(said))
        return answer.status_code, said

    async def surely(self, method: str, path: str, body: Any = None) -> Any:
        """A request that may be repeated until it is answered with success.

        Raises:
            Denied: when it is refused.
        """
        while True:
            with suppress(Unanswered):
                status, said = await self.ask(method, path, body)
                if status < 300:
                    return said
                raise Denied(f"{method} {path}: {status} {said}")
            await self.pause(0.3)

    async def deed(
        self, what: str, where: str, work: Awaitable[tuple[int, Any]], **more: Any
    ) -> tuple[str, dict[str, Any]]:
        """Do something over HTTP, and write it down; how it ended, and the answer."""
        begun = self.history.now()
        said: dict[str, Any] = {}
        try:
            status, said = await work
            outcome = DONE if status < 300 else REFUSED
        except Unanswered:
            outcome = UNKNOWN
        if outcome == DONE and "frame" in said:
            more.setdefault("number", said["frame"].get("n", -1))
        ended = self.history.now()
        self.history.add(Deed(what, where, self.name, begun, ended, outcome, **more))
        return outcome, said

    async def pause(self, seconds: float) -> None:
        """Do nothing for about so long."""
        await asyncio.sleep(self.lot.uniform(0.5, 1.5) * seconds)

    async def close(self) -> None:
        """Go."""
        await self.http.aclose()


class Line:
    """A socket of someone who looks at one thing, a table or a pod; it connects again whenever it is lost.

    Attributes:
        frame: what they see now; empty before they see anything.
        news: set whenever that changes.
    """

    def __init__(self, visitor: Visitor, watch: dict[str, Any], what: str, where: str, view: str) -> None:
        self.visitor, self.history = visitor, visitor.history
        self.watch, self.what, self.where, self.view = watch, what, where, view
        self.frame: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.connection: ClientConnection | None = None
        self.number = 0
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        """The line, which listens meanwhile."""
        task = asyncio.create_task(self._live())
        try:
            yield self
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def request(self, **message: Any) -> dict[str, Any]:
        """Say something; the answer.

        Raises:
            Unanswered: when none comes.
        """
        if self.connection is None:
            raise Unanswered("there is no line")
        self.number += 1
        number, answer = self.number, asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self.connection.send(msgspec.json.encode({"n": number, **message}).decode())
                told: dict[str, Any] = await answer
        except GONE as error:
            if isinstance(error, TimeoutError):
                self.hang_up()  # a page does the same when the hall is silent for too long
            raise Unanswered(str(error)) from None
        finally:
            self.waiting.pop(number, None)
        if told == LOST:
            raise Unanswered("the line was lost")
        return told

    async def deed(self, what: str, message: dict[str, Any], **more: Any) -> str:
        """Do something, and write it down; how it ended."""
        begun, why = self.history.now(), ""
        try:
            told = await self.request(**message)
            why = told.get("code", "")
            outcome = REFUSED if told["t"] == "refused" else DONE
        except Unanswered:
            outcome = UNKNOWN
        if why == BUSY:
            outcome = UNKNOWN
        ended = self.history.now()
        self.history.add(Deed(what, self.where, self.visitor.name, begun, ended, outcome, why=why, **more))
        return outcome

    def hang_up(self) -> None:
        """Break the connection off, as a page does that is loaded again."""
        if self.connection is not None:
            self.connection.transport.abort()

    async def until(self, ready: Callable[[], object], seconds: float) -> bool:
        """Wait for something to be so; whether it is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not ready():
                    self.news.clear()
                    await self.news.wait()
        return bool(ready())

    async def _live(self) -> None:
        address = self.visitor.base.replace("http", "ws") + "/api/socket"
        while True:
            cookie = "; ".join(f"{name}={value}" for name, value in self.visitor.http.cookies.items())
            with suppress(*GONE):
                async with connect(
                    address,
                    additional_headers={"cookie": cookie},
                    max_size=None,
                    compression=None,
                    open_timeout=ANSWERS_WITHIN,
                    close_timeout=0.1,
                ) as connection:
                    await self._listen(connection)
            self._lose()
            await self.visitor.pause(0.2)

    async def _listen(self, connection: ClientConnection) -> None:
        asked = self.history.now()
        for message in ({"t": "hello", "n": 1, "version": VERSION}, {"n": WATCH, **self.watch}):
            await connection.send(msgspec.json.encode(message).decode())
        self.number = max(self.number, WATCH)
        while True:
            told = msgspec.json.decode(await connection.recv())
            if told["t"] in ("table", "pod") or (told["t"] == "change" and self.frame):
                self.connection = connection
                self._see(told, asked if told.get("n") == WATCH else NEVER)
            elif told["t"] == "refused" and told.get("n") == WATCH:
                return  # the hall is in trouble, or it does not know the code any more
            if (answer := self.waiting.get(told.get("n", 0))) is not None and not answer.done():
                answer.set_result(told)

    def _see(self, told: dict[str, Any], asked: float) -> None:
        if told["t"] == "change":
            enter(self.frame, told)
        else:
            self.frame = told["frame"]
        self.news.set()
        over = self.frame["stage"] == "over"
        decision = self.frame.get("decision") if self.what == "table" else {"number": self.frame.get("number", 0)}
        if decision is not None or over:
            number = decision["number"] if decision is not None else -1
            now = self.history.now()
            self.history.add(Sight(self.what, self.where, self.view, now, number, asked, over))

    def _lose(self) -> None:
        self.connection = None
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_result(LOST)
        self.news.set()
