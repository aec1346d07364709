"""What pods and events have in common: people look at one by its code, and none is ever ahead of its record.

``Journaled`` is one of them in memory, ``Keeper`` manages all of a kind, and ``look`` lets a socket look at one.
Every change is stored before it takes effect. If it is unknown whether a change was stored (the database was lost), the
pod or event is *in doubt*, and reads its record before doing anything else.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import structlog

from spellhall.server.cluster.rooms import Elsewhere, codes_of
from spellhall.server.limits import GUESSING, Limiter
from spellhall.server.settings import Settings
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.records import Plate
from spellhall.server.storage.store import Store
from spellhall.server.tables.floor import SWEEP, Floor
from spellhall.server.tables.lazy_cache import LazyCache
from spellhall.server.tables.refusal import BUSY, Refusal, out_of_reach
from spellhall.server.tables.retries import persist
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.watching.audience import ENCODER, Watcher
from spellhall.server.translatable import worded
from spellhall.server.wire import Gone

MOST_WATCHED = 40
"""How many pods, and how many events, one socket may look at."""

T = TypeVar("T")


class Journaled(ABC):
    """A pod or an event in memory that is never ahead of its record.

    Attributes:
        code: the code that leads here.
        lock: held for every change, so that they happen one after another.
        watchers: who is looking at it.
        closed: whether it has left memory.
        doubtful: whether it is unknown what is stored of it.
    """

    def __init__(self, code: str) -> None:
        self.code = code
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = self.doubtful = False
        self.log = structlog.get_logger().bind(code=code)

    # ------------------------------------------------------------------ watchers

    def join(self, watcher: Watcher, n: int = 0) -> None:
        """Someone starts looking at it; ``n`` is the number of the message that asked for that."""
        self.watchers[watcher] = None
        self.show(watcher, n)

    @abstractmethod
    def show(self, watcher: Watcher, n: int = 0) -> None:
        """Send someone everything once more."""

    def leave(self, watcher: Watcher) -> None:
        """Someone stops looking."""
        self.watchers.pop(watcher, None)

    # ------------------------------------------------------------------ its record

    async def surely(self, writing: Awaitable[T]) -> T:
        """Store something; if it is unknown whether that worked, this object is in doubt.

        Raises:
            Refusal: when it could not be stored.
        """
        try:
            return await writing
        except BaseException as error:
            self.doubtful = True
            self.in_background(self.persist("read what is stored", self._settle_alone))
            if isinstance(error, Exception):
                self.log.error("what happened could not be stored", error=str(error).partition("\n")[0])
                raise out_of_reach() from None
            raise

    async def _settle_alone(self) -> None:
        async with self.lock:
            await self.settle()

    async def read_again(self) -> None:
        """Reload from the record, which the command line has changed, and send everyone the update.

        Raises:
            Refusal: when it can't be read right now, or is gone.
        """
        self.doubtful = True
        await self._settle_alone()

    async def settle(self) -> None:
        """Reload from the record, if in doubt. The caller holds the lock.

        Raises:
            Refusal: when it can't be read right now.
        """
        if not self.doubtful:
            return
        try:
            await self._read_again()
        except StorageError:
            raise out_of_reach() from None
        self.doubtful = False
        self._settled()

    @abstractmethod
    async def _read_again(self) -> None:
        """Load what is stored.

        Raises:
            Refusal: when nothing is stored any more.
        """

    @abstractmethod
    def _settled(self) -> None:
        """What is stored is known again: send everyone the update, and go on."""

    # ------------------------------------------------------------------ in the background

    async def persist(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        """Retry something until it is done or out of date (see ``retries.persist``)."""
        return await persist(what, work, self.log)

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out to the end, even if the client who asked for it disconnects."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that nobody waits for; a closed object starts nothing."""
        if self.closed:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # it was out of date
            self.log.error("a task failed", exc_info=error)

    def close(self, why: str = "") -> None:
        """Leave memory: stored data stays. Watchers get the reason ``why``."""
        self.closed = True
        for watcher in [*self.watchers] if why else []:
            watcher.push(ENCODER.encode(Gone(table=self.code, text=why)))
        for task in self.tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if it left memory."""
        return not (self.watchers or self.tasks or self.doubtful or self.lock.locked())

    @abstractmethod
    def knows(self, person: int) -> bool:
        """Whether someone's name is shown here."""

    @abstractmethod
    def person_gone(self, person: int, now: int | None) -> None:
        """A person was deleted or merged into another."""

    @abstractmethod
    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """The link behind someone's name has changed."""


K = TypeVar("K", bound=Journaled)


class Keeper(ABC, Generic[K]):
    """Manages all live objects of a kind: loads them from the database, and unloads idle ones.

    Attributes:
        live: those in memory, by code; ``coming``: those being loaded.
        making: held while one is made, so that simultaneous requests don't all count the same free place.
    """

    kind: ClassVar[str]
    """The kind in one word; a table's ``setup`` uses the same word for the field that names its owner."""
    gone: ClassVar[str]
    """The message for watchers when one is deleted."""
    removed: ClassVar[str]
    """The message for watchers when the host removes one."""
    enough: ClassVar[str]
    """The message for someone who has {most} already, ..."""
    full: ClassVar[str]
    """... or when the hall has no room, ..."""
    too_many: ClassVar[str]
    """... or for someone who is looking at {most} already."""

    def __init__(self, floor: Floor, store: Store, settings: Settings) -> None:
        self.floor = floor
        self.store = store
        self.work = floor.work
        self.settings = settings
        self.live: dict[str, K] = {}
        self.arrivals = LazyCache(self.live, self._own)
        self.making = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.beats = 0
        self.log = structlog.get_logger()
        floor.over.append(self.finished)
        floor.errands.append(self.beat)

    async def find(self, code: str) -> K:
        """The one with this code.

        Raises:
            Refusal: when there is none, or it cannot be shown.
        """
        return await self.arrivals.find(code)

    async def _own(self, code: str) -> K:
        if code:
            await self.floor.rooms.claim(self.kind, code)
        return await self._fetch(code)

    @abstractmethod
    async def _fetch(self, code: str) -> K:
        """Load the one with this code from the database."""

    async def reread(self, code: str) -> None:
        """Reload one that the command line has changed or removed.

        Raises:
            Refusal: when the database can't be reached.
        """
        live = self.live.get(code)
        if live is None:
            return
        try:
            await live.read_again()
        except Refusal as refusal:
            if refusal.code == BUSY:
                raise
            self.live.pop(code, None)
            live.close(self.removed)

    async def renamed(self, person: int) -> None:
        """The command line has given someone another name.

        Raises:
            Refusal: when the database can't be reached.
        """
        for code in [code for code, live in self.live.items() if live.knows(person)]:
            await self.reread(code)

    async def bring_back(self, codes: Sequence[str]) -> None:
        """Resume the unfinished ones when a server starts; an error in one doesn't affect the others. If the database
        can't be reached, it is tried again, and the server doesn't wait for that.
        """
        for code in codes:
            try:
                await self.go_on_with(await self.find(code))
            except Elsewhere:
                continue  # another process was quicker
            except StorageError:
                self.in_background(self._bring_back_later(code))
            except Refusal as refusal:
                if refusal.code == BUSY:
                    self.in_background(self._bring_back_later(code))
                else:
                    self.log.error("it could not be brought back", kind=self.kind, code=code, why=refusal.text)
            except Exception as error:
                self.log.error("it could not be brought back", kind=self.kind, code=code, exc_info=error)

    async def _bring_back_later(self, code: str) -> None:
        async def go_on() -> None:
            await self.go_on_with(await self.find(code))

        await self._in_the_end(f"bring a {self.kind} back", code, go_on)

    @abstractmethod
    async def go_on_with(self, live: K) -> None:
        """Resume one that no server has held for a while."""

    def close(self) -> None:
        """Shut down: clocks stop, and nothing new starts."""
        for task in self.tasks:
            task.cancel()
        for live in self.live.values():
            live.close()

    @asynccontextmanager
    async def room_for(self, person: int, held: Callable[..., int], most: int, in_all: int) -> AsyncIterator[None]:
        """A context for making one more, if there is room: at most ``most`` per person and ``in_all`` in total.

        Raises:
            Refusal: when there is no room.
        """
        async with self.making:
            if await self.store.read(held, person) >= most:
                raise Refusal(BUSY, worded(self.enough, most=most))
            if await self.store.read(held) >= in_all:
                raise Refusal(BUSY, self.full)
            yield

    # ------------------------------------------------------------------ games at the hall's tables

    def finished(self, code: str, setup: Setup) -> None:
        """A table's game is over; if it belongs to one of these, take its result."""
        if of := getattr(setup, self.kind):
            self.in_background(self._take(of))

    async def _take(self, code: str) -> None:
        async def take() -> None:
            await self.take_results(await self.find(code))

        await self._in_the_end("take the result of a game", code, take)

    @abstractmethod
    async def take_results(self, live: K) -> None:
        """Take the results of the games that are over. This may be repeated: nothing is taken twice."""

    async def _in_the_end(self, what: str, code: str, work: Callable[[], Awaitable[None]]) -> None:
        """Retry something until it is done, or nobody needs it any more; the latter is logged."""
        log = self.log.bind(kind=self.kind, code=code)
        try:
            await persist(what, work, log)
        except Refusal as refusal:
            log.info("it no longer counts for anyone", what=what, why=refusal.text)

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that nobody waits for; it ends with the server."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------------ people, and background work

    def person_gone(self, person: int, now: int | None) -> None:
        """A person was deleted or merged into another."""
        for live in [*self.live.values()]:
            live.person_gone(person, now)

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """The link behind someone's name has changed."""
        for live in self.live.values():
            live.shown_otherwise(person, plate)

    async def beat(self) -> None:
        """Runs with each heartbeat of the server: now and then unload what is idle, and delete what is old."""
        self.beats += 1
        if self.beats % SWEEP:
            return
        try:
            for code in [code for code, live in self.live.items() if live.idle]:
                self.live.pop(code).close()
            await self.tidy_up()
        except Exception as error:  # the heartbeats must go on
            self.log.error(f"the {self.kind}s could not be tidied up", exc_info=error)

    async def tidy_up(self) -> None:
        """Delete what is too old by the settings."""

    async def throw_away(self, operation: Callable[..., list[str]], before: int, *more: Any) -> None:
        """Delete everything older than that, in batches, until there is no more."""
        while gone := await self.store.write(operation, before, *more):
            for code in gone:
                if code in self.live:
                    self.live.pop(code).close(self.gone)
            self.log.info("thrown away", what=f"{self.kind}s", number=len(gone))

    async def spared(self) -> list[str]:
        """The codes of those that someone is looking at, and of those that other processes own."""
        others = codes_of(self.kind, await self.floor.rooms.others())
        return [*others, *(code for code, live in self.live.items() if live.watchers)]


class Client(Watcher, Protocol):
    """A socket, as these objects see it."""

    address: str
    closing: bool


async def look(client: Client, limiter: Limiter, keeper: Keeper[K], watched: dict[str, K], code: str, n: int) -> None:
    """Have a socket look at one, which sends the reply; ``watched`` are the ones of its kind that the socket looks at.

    Raises:
        Refusal: when there is none with this code, or the socket looks at too many.
    """
    if not limiter.allows("code", client.address):
        raise Refusal(BUSY, GUESSING)
    found = await keeper.find(code)
    limiter.give_back("code", client.address)
    if client.closing:
        return
    if found.code not in watched and len(watched) >= MOST_WATCHED:
        raise Refusal(BUSY, worded(keeper.too_many, most=MOST_WATCHED))
    watched[found.code] = found
    found.join(client, n)


def look_away(client: Watcher, watched: dict[str, K], code: str) -> None:
    """Have a socket stop looking at one."""
    if (live := watched.pop(code, None)) is not None:
        live.leave(client)
