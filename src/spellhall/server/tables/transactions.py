"""How a table stays in step with its journal: an action is computed on a copy, stored, and only then takes effect. Read
this before you change anything that a live table stores.

The order, under the table's lock:

1. the result of a step is computed on the side: the position on a copy, the clocks as numbers;
2. the journal stores the step, along with the end of the game and any chat line about it;
3. the table takes over the result, the next seat to decide is woken, and everyone is sent the update.

So nobody can see anything that is not stored, and whatever goes wrong before point 3 leaves the table as it was.
But if the database doesn't answer, nobody knows whether it has stored the step. Then the table is *in doubt*: its
clocks stop, and the next operation, or else a background task, first reads what the journal holds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from spellhall.kernel.undo import TakeBack
from spellhall.server.executors.fair_queue import Urgency
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.queries import chat, journal, tables
from spellhall.server.storage.records import Ending, Line, Scored, Step, StepKind
from spellhall.server.tables.clock import NOBODY, now_ms
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.refusal import Refusal, out_of_reach
from spellhall.server.tables.retries import persist
from spellhall.server.tables.watching import access
from spellhall.server.tables.watching.shown_table import ShownTable
from spellhall.server.wire import SPECTATOR

SNAPSHOT_EVERY = 60
"""Journal rows after which the position is stored, so that a restart need not replay all of them."""
ADDED_TIME = 60_000
"""How much time others may add to a clock at once, in milliseconds."""
MOST_WAITED = (1 << 31) - 1
"""The longest wait that a journal row can record, in milliseconds: a month."""
DECIDING = frozenset({"act", "resign", "undo", "off", "called"})
"""The kinds of steps after which a new decision waits."""

T = TypeVar("T")


class End(NamedTuple):
    """How a game ended: for each seat, after how many actions, with which score, what counts of it in an event, and
    whether it changes ratings.
    """

    returns: list[float]
    length: int
    score: Scored | None
    tally: list[dict[str, int]] | None
    rated: bool


class JournaledTable(ShownTable):
    """A table in memory that is never ahead of its journal.

    Attributes:
        heard: when the last row of the journal was written.
        furthest: the highest number of actions so far; after an undo there may be fewer.
        doubted: the decision that was waiting when the table came into doubt.
        away: whether the decision has waited less long than the journal says, because the server was down in between.
        returning: the task that stores that.
        closed: whether it has left memory.
        kept: the row of the journal after which the position was last stored.
    """

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.heard = self.started
        self.furthest = 0
        self.doubted = 0
        self.away = False
        self.returning: asyncio.Task[None] | None = None
        self.closed = False
        self.kept = -2

    def go_on(self, used: int = 0) -> None:
        """A new decision waits: wake the seat that decides, and send updates to everyone."""
        raise NotImplementedError

    def wind_clock(self) -> None:
        """Set the alarm for when the deciding seat runs out of time."""
        raise NotImplementedError

    # ------------------------------------------------------------------ steps

    async def record_step(
        self, kind: StepKind, seat: int, *, action: int | None = None, keeps: int | None = None, line: str = ""
    ) -> None:
        """Store a step; then it takes effect and everyone is sent the update. The caller holds the lock.

        Args:
            kind, seat, action, keeps: see ``Step``.
            line: the chat line about it.

        Raises:
            Refusal: when it cannot be stored.
        """
        now = self.now()
        after = await self._after(kind, seat, action, keeps)
        step = Step(
            number=self.written,
            kind=kind,
            seat=seat,
            at_ms=now - self.started,
            action=action,
            keeps=keeps,
            clocks=self._clocks_after(kind, seat, after, now),
        )
        try:
            said = await self._store(step, after, line)
        except BaseException as error:
            self._doubt(now)
            if isinstance(error, Exception):
                self.log.error("a step could not be stored", step=step.number, **_story(error))
                raise out_of_reach() from None
            raise
        self._take_over(step, after)
        if kind in DECIDING:
            self.go_on()
        else:
            self.wind_clock()
            self.tell()
        if said is not None:
            self.spread(said)
        if self.written % SNAPSHOT_EVERY == 0:
            self.in_background(self.persist("keep the position", self.keep_position))

    async def _after(self, kind: StepKind, seat: int, action: int | None, keeps: int | None) -> LiveGame | None:
        """Where a step leads; None when the position stays the same."""
        live_game = self.playing()
        if kind == "undo":
            return await self.floor.work.in_thread(Urgency.MOVE, live_game.at, keeps or 0)
        if kind not in DECIDING:
            return None
        after = live_game.copy()
        if kind == "off":
            return after
        if kind == "resign":
            after.concede(seat)
        elif kind == "called":
            after.state.call_time()
        else:
            assert action is not None
            started = time.perf_counter()
            after.state.apply(action)
            self.floor.metrics.engine.observe(time.perf_counter() - started)
        return after

    def _clocks_after(self, kind: StepKind, seat: int, after: LiveGame | None, now: int) -> list[int] | None:
        """What each seat has left on its clock after a step."""
        if self.clock is None:
            return None
        if kind == "time":
            return self.clock.given(seat, ADDED_TIME)
        if after is None:
            return list(self.clock.banks)
        earns = kind == "act" and len(self.times) == self.furthest and not after.state.is_terminal()
        return self.clock.charged(now, after.state.current_player() if earns else NOBODY)

    async def _store(self, step: Step, after: LiveGame | None, line: str) -> Line | None:
        end = None
        if after is not None and (step.kind == "off" or after.state.is_terminal()):
            tally = after.tally() if self.setup.event else None
            off = step.kind == "off"  # returns are all 0
            rated = self.setup.rated and not off
            if rated:
                rated = await self.floor.work.in_thread(Urgency.MOVE, after.all_have_chosen)
            end = End(after.state.returns(), len(after.record.actions), after.score(), tally, rated)
        if end is None and not line:
            await self.floor.store.append(journal.append_journal, (self.stored.id, step))
            return None
        return await self.floor.store.write(_store_all, self.stored.id, step, end, line)

    def _take_over(self, step: Step, after: LiveGame | None) -> None:
        """A step is stored: update the table to match."""
        if after is not None:
            assert self.live_game is not None
            if step.kind == "undo":
                self.live_game = after
            else:
                self.live_game.become(after)
        self._count(step)
        if after is not None and (step.kind == "off" or after.state.is_terminal()):
            self.stage, self.ended = "over", self.started + step.at_ms
            self.ending = "off" if step.kind == "off" else ""
            self.score = after.score()
            self.offer = None
            self.log.info("the game is over", actions=len(self.times))
            self.floor.recording_jobs.want(self.stored.id)
            self.floor.finished(self.code, self.setup)

    # ------------------------------------------------------------------ reading the journal

    def retrace(self, steps: Iterable[Step]) -> None:
        """Take over what a journal says apart from the position, which the table already has."""
        for step in steps:
            self._count(step)

    def _count(self, step: Step) -> None:
        """Take over what one journal row says apart from the position."""
        self.written = step.number + 1
        self.heard = self.started + step.at_ms
        banks = None if step.clocks is None else [int(bank) for bank in step.clocks]
        if step.kind in DECIDING:
            self.away = False
            self.decision_number += 1
            self.wish = None
            self.asked_at = self.heard
            if step.kind == "undo":
                del self.times[step.keeps or 0 :]
            elif step.kind != "off":
                self.times.append(self.asked_at)
            self.furthest = max(self.furthest, len(self.times))
            if self.clock is not None and banks is not None:
                self.clock.stop(banks)
            return
        if self.clock is not None and banks is not None:
            self.clock.banks = banks
        match step.kind:
            case "time" if self.clock is not None:
                self.clock.note_gift(step.seat, self.decision_number)
            case "back":
                self.away = False
                self.asked_at = self.heard - (step.keeps or 0)
            case "wish":
                wish = self.wish_of(step.seat)
                self.wish = wish if wish.open and not wish.refused else None
            case "yes" if self.wish is not None:
                self.wish.answer(step.seat, True)
            case "no":
                self.wish = None
            case "cards":
                self.wish = None
                self.decision_number += 1

    def wish_of(self, seat: int) -> TakeBack:
        """A seat's request to take back its last action; agents and stand-ins have already answered it."""
        assert self.live_game is not None
        record = self.live_game.record
        wish = TakeBack(record, seat, len(self.seats))
        revealed = any(record.hidden[wish.keeps :])
        for other in sorted(wish.open):
            if self.seats[other].kind != "person":
                wish.answer(other, not revealed)
        return wish

    # ------------------------------------------------------------------ in doubt

    def _doubt(self, now: int) -> None:
        """Nobody knows whether the last step is stored."""
        self.stands = now
        self.doubted = self.decision_number
        self.wind_clock()
        self.in_background(self.persist("read what the journal has got", self._settle_alone))

    async def _settle_alone(self) -> None:
        async with self.lock:
            await self.settle()

    async def settle(self) -> None:
        """Go on as the journal says, if the table is in doubt. The caller holds the lock.

        Raises:
            Refusal: when the journal can't be read right now.
        """
        if self.stands is None:
            return
        try:
            missed = await self.floor.store.read(journal.journal_of, self.stored.id, self.written - 1)
            for step in missed:
                self._take_over(step, await self._after(step.kind, step.seat, step.action, step.keeps))
        except StorageError:
            raise out_of_reach() from None  # the step in doubt has already logged why
        except Exception as error:
            self.log.error("the journal could not be followed", exc_info=error)
            raise out_of_reach() from None
        stood, self.stands = self.stands, None
        if self.decision_number != self.doubted:
            self.go_on()
        else:
            self.asked_at += self.now() - stood
            if self.clock is not None and self.clock.running >= 0:
                self.clock.since = self.asked_at
            self.wind_clock()
            self.tell()
        self.has_been_away()

    def has_been_away(self) -> None:
        """The running clock was stopped for a while: make sure that the journal records it."""
        if self.clock is not None and self.clock.running >= 0:
            self.away = True
            if self.returning is None or self.returning.done():
                self.returning = self.in_background(self.persist("note that the hall is back", self._is_back))

    async def _is_back(self) -> None:
        async with self.lock:
            await self.settle()
            if self.away and self.stage == "playing":
                waited = min(self.now() - self.asked_at, MOST_WAITED)
                await self.record_step("back", self.playing().state.current_player(), keeps=waited)

    # ------------------------------------------------------------------ in the background

    async def keep_position(self) -> None:
        """Store the position, which is never ahead of the journal, unless it is stored already."""
        row = self.written - 1
        if self.live_game is not None and self.stage == "playing" and self.kept != row:
            asked = self.live_game.state.current_player()
            text = msgspec.json.encode(self.live_game.snapshot()).decode()
            await self.floor.store.write(journal.save_snapshot, self.stored.id, text, row, asked)
            self.kept = row

    async def say(self, seat: int, person: int | None, name: str, text: str) -> None:
        """Add a chat line of the table's own."""
        self.spread(await self.floor.store.write(chat.add_chat, self.stored.id, seat, person, name, text))

    def spread(self, line: Line) -> None:
        """Send a chat line to everyone as soon as they may see it; or resend it as removed."""
        self.audience.say(self.chat(line), access.said_at(line), to_late=access.heard(self, line, now_ms()))

    def tell(self) -> None:
        """Send everyone what is new. If that fails, the step still counts."""
        try:
            self.audience.tell()
        except Exception as error:
            self.log.error("what is new could not be told", exc_info=error)

    async def persist(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        """Retry something until it is done or out of date (see ``retries.persist``)."""
        return await persist(what, work, self.log)

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something out to the end, even if the client who asked for it disconnects."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def carry_out_here(self, work: Coroutine[Any, Any, T]) -> T:
        """The same for a caller whose own task goes on when the client disconnects (see ``Client.run``): a task for
        each action would cost more than looking the action up.
        """
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            return await work
        finally:
            self.tasks.discard(task)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
        """Start something that nobody waits for; a closed table starts nothing."""
        if self.closed:
            work.close()
            return None
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):  # it was out of date
            self.log.error("a task of the table failed", exc_info=error)

    def close(self) -> None:
        """Leave memory: clocks and agents stop, stored data stays."""
        self.closed = True
        if self.flag is not None:
            self.flag.cancel()
        self.audience.close()
        for task in self.tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table left memory."""
        waits = self._thinking() < 0 and self.flag is None and self.stands is None
        return waits and not self.audience.watchers and not self.tasks and not self.lock.locked()


def _store_all(connection: Connection, table: int, step: Step, end: End | None, line: str) -> Line | None:
    """Store a journal step together with the end of the game and the chat line about it."""
    journal.append_journal(connection, [(table, step)])
    if end is not None:
        off: Ending | None = "off" if step.kind == "off" else None
        tables.finish_table(connection, table, end.returns, end.length, off, end.score, end.tally, rated=end.rated)
    return chat.add_chat(connection, table, SPECTATOR, None, "", line) if line else None


def _story(error: BaseException) -> dict[str, Any]:
    """How the server log describes an error: database errors take one sentence."""
    if isinstance(error, IntegrityError):
        return {"error": "the journal holds other steps than this server has stored; does another one use it, too?"}
    return {"error": str(error)} if isinstance(error, StorageError) else {"exc_info": error}
