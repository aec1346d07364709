"""A live table: one game, its seats, its clocks, its audience. Whatever happens at it happens here, one after another.

The order of things, under the table's lock:

1. the request is checked: does it answer the decision that waits, does the seat decide, is the choice legal;
2. the course takes it;
3. the clocks are set, and the journal takes the step; if it cannot, the course goes back to where it was;
4. everybody is told what is new from where he looks;
5. whoever decides next is woken: an agent thinks, a clock runs.

So nothing is told before it is stored. A request that has been taken up is carried out even if its socket closes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import Connection

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask
from spellhall.kernel.state import State
from spellhall.kernel.undo import TakeBack
from spellhall.server.storage import chat, journal, tables
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.records import Step, StepKind
from spellhall.server.tables.clock import NOBODY, now_ms
from spellhall.server.tables.course import Course
from spellhall.server.tables.refusal import Refusal, stale
from spellhall.server.tables.setup import PACES
from spellhall.server.tables.shown import ShownTable
from spellhall.server.wire import (
    SPECTATOR,
    Advice,
    Chat,
    Gone,
    Hint,
)

if TYPE_CHECKING:
    pass

SNAPSHOT_EVERY = 60
"""Steps of the journal after which the position is kept, so that a restart need not play all of it again."""
EQUAL_WINDOW = 3_000
"""How long a window in which another seat is at turn lasts at least at tables with equal windows, in milliseconds."""
ADDED_TIME = 60_000
"""What others may put on a clock at once, in milliseconds."""
QUICK = 0.25
"""How much of the pace an agent keeps where it has no choice."""

T = TypeVar("T")


class LiveTable(ShownTable):
    """A table at which things happen. Made by ``Floor``."""

    # ------------------------------------------------------------------ what is done

    async def act(self, seat: int, decision: int, option: int) -> None:
        """A seat takes an option of the decision with a number.

        Raises:
            Refusal: when that decision does not wait, the seat does not decide, or there is no such option.
        """
        async with self.lock:
            course = self.playing()
            if decision != self.moment:
                raise stale()
            question = course.state.decision()
            if question.seat != seat:
                raise Refusal("seat", f"{self.names[question.seat]} decides now, not you")
            if not 0 <= option < len(question.options):
                raise Refusal("illegal", f"there is no option {option}; this decision has {len(question.options)}")
            action = question.options[option]
            held = self._held(question, action)
            if not held:
                await self._take(action, seat)
        if held:
            await self._pass_later(seat, decision, held)

    def _held(self, question: Ask, action: int) -> float:
        """For how many seconds a pass is held back, so that all windows last alike, whatever a seat holds."""
        if action != PASS or question.kind != ACT_OR_PASS or self.game.options.get("equal_windows") != "on":
            return 0.0
        registers = self.game.layout.registers
        if question.seat == self.playing().state.regs[registers.index("active")]:
            return 0.0
        return max(0, self.asked_at + EQUAL_WINDOW - now_ms()) / 1000

    async def _pass_later(self, seat: int, decision: int, seconds: float) -> None:
        """Pass when the window closes, if it is still open then."""
        await asyncio.sleep(seconds)
        async with self.lock:
            if decision == self.moment and self.stage == "playing":
                await self._take(PASS, seat)

    async def resign(self, seat: int) -> None:
        """A seat gives the game up.

        Raises:
            Refusal: when no game is going on, or the seat is out of it already.
        """
        async with self.lock:
            course = self.playing()
            if any(action == course.resigned(seat) for action in course.record.actions):
                raise Refusal("illegal", "you have given this game up already")
            await self._give_up(seat)

    async def undo(self, seat: int) -> None:
        """A seat takes its last action back, or asks the others whether it may (see ``kernel.undo``).

        Raises:
            Refusal: when there is nothing to take back, or an agent refuses.
        """
        async with self.lock:
            course = self.playing()
            if self.wish is not None:
                raise Refusal("illegal", "there is a wish to take back already; it must be answered first")
            wish = TakeBack(course.record, seat, len(self.seats))
            if wish.refused:
                raise Refusal("illegal", "you have not acted yet: there is nothing to take back")
            revealed = any(course.record.hidden[wish.keeps :])
            for other in sorted(wish.open):
                if self.seats[other].kind == "agent":
                    wish.answer(other, not revealed)
            if wish.refused:
                raise Refusal("illegal", "something hidden has come to light since, so that cannot be taken back")
            self.wish = wish
            if wish.granted:
                await self._take_back(wish)
            else:
                self.audience.tell()

    async def consent(self, seat: int, yes: bool) -> None:
        """A seat answers the wish of another to take something back.

        Raises:
            Refusal: when it was not asked.
        """
        async with self.lock:
            self.playing()
            if self.wish is None or seat not in self.wish.open:
                raise Refusal("illegal", "nobody waits for your consent")
            self.wish.answer(seat, yes)
            if self.wish.granted:
                await self._take_back(self.wish)
                return
            if self.wish.refused:
                self.wish = None
                await self.say(SPECTATOR, None, "", f"{self.names[seat]} would not have that taken back.")
            self.audience.tell()

    async def add_time(self, seat: int, to: int) -> None:
        """A seat gives another one a minute.

        Raises:
            Refusal: when there are no clocks, or to oneself.
        """
        async with self.lock:
            self.playing()
            if self.clock is None:
                raise Refusal("illegal", "this table has no clocks")
            if to == seat or not 0 <= to < len(self.seats):
                raise Refusal("input", "time can be given to another seat only")
            self.clock.add(to, ADDED_TIME)
            await self._happened("time", to)

    async def say(self, seat: int, person: int | None, name: str, text: str) -> None:
        """Something is said to the table."""
        line = await self.floor.store.write(chat.add_chat, self.stored.id, seat, person, name, text)
        self.audience.say(Chat(table=self.code, seat=seat, name=name, text=text, at=line.at, id=line.id))

    async def hint(self, seat: int) -> Hint:
        """What an agent would do in a seat's place.

        Raises:
            Refusal: when the seat does not decide.
        """
        state, moment = self.playing().state, self.moment
        question = state.decision()
        if question.seat != seat:
            raise Refusal("seat", "it is not your decision: there is nothing to advise")
        found = await self.floor.thinkers.hint(state, seat, self._lot(moment))
        best = found[0][1]
        advice = []
        worded = self._eye(seat)[0].outlook.worded
        for action, value, lines in found:
            option = question.options.index(action)
            text = worded(self.game.describe(state, question, action))
            advice.append(Advice(option, text, round(best - value, 2), worded(lines)))
        return Hint(decision=moment, advice=advice)

    # ------------------------------------------------------------------ the inner order of things

    async def carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    def begin(self, course: Course, started: int) -> None:
        """A game begins, at a time in seconds; the caller holds the lock, and has stored it."""
        self.course = course
        self.stage = "playing"
        self.started = started * 1000
        if self.setup.spectators == "off":
            self.audience.dismiss(SPECTATOR, Gone(table=self.code, text="the game has begun, and has no spectators"))
        self.go_on()

    def go_on(self, used: int = 0) -> None:
        """Tell everybody, and wake who decides; ``used``: for how long this decision has waited already."""
        course = self.course
        assert course is not None
        seat = NOBODY if course.state.is_terminal() else course.state.current_player()
        self.asked_at = now_ms() - used
        if self.clock is not None and seat >= 0 and self.seats[seat].kind == "person":
            self.clock.start(seat, now_ms() - used)
        self.audience.tell()
        self._wind_clock()
        if seat >= 0 and self.stage == "playing" and self.seats[seat].kind == "agent":
            self._in_background(self._let_think(self.moment, seat))

    async def _take(self, action: int, seat: int) -> None:
        course = self.playing()
        started = time.perf_counter()
        course.state.apply(action)
        self.floor.metrics.engine.observe(time.perf_counter() - started)
        await self._happened("act", seat, action=action)

    async def _give_up(self, seat: int) -> None:
        action = self.playing().concede(seat)
        await self._happened("resign", seat, action=action)

    async def _take_back(self, wish: TakeBack) -> None:
        course = self.playing()
        await asyncio.to_thread(course.back_to, wish.keeps)
        self.times = self.times[: wish.keeps]
        await self._happened("undo", wish.seat, keeps=wish.keeps)

    async def _happened(self, kind: StepKind, seat: int, action: int | None = None, keeps: int | None = None) -> None:
        """Store what has just happened to the course, then tell it."""
        course = self.playing()
        state = course.state
        over = state.is_terminal()
        now = now_ms()
        former = (self.clock.running, self.clock.since, list(self.clock.banks)) if self.clock is not None else None
        if self.clock is not None and kind != "time":
            self.clock.stop(now, NOBODY if over else state.current_player())
        step = Step(
            number=self.moment,
            kind=kind,
            seat=seat,
            at_ms=now - self.started,
            action=action,
            keeps=keeps,
            clocks=None if self.clock is None else list(self.clock.banks),
        )
        end = (state.returns(), len(course.record.actions)) if over else None
        try:
            if end is None:
                await self.floor.store.append(journal.append_journal, (self.stored.id, step))
            else:
                await self.floor.store.write(_store_end, self.stored.id, step, *end)
        except StorageError as error:
            await self._restore()
            if self.clock is not None and former is not None:
                self.clock.running, self.clock.since, self.clock.banks = former
            self.log.error("a step could not be stored", step=step.number, error=str(error))
            raise Refusal("busy", "the hall cannot store anything just now, so nothing has happened") from None
        self.moment += 1
        if action is not None:
            self.times.append(now)
        self.wish = None
        if over:
            self.stage = "over"
            self.log.info("the game is over", actions=end and end[1])
        elif self.moment % SNAPSHOT_EVERY == 0:
            self._in_background(self._keep_position())
        self.go_on()

    async def _restore(self) -> None:
        """Go back to what the journal holds."""
        steps = await self.floor.store.read(journal.journal_of, self.stored.id)
        assert self.course is not None
        self.course = Course.restored(self.game, self.course.beginning, actions_of(steps))

    async def _keep_position(self) -> None:
        async with self.lock:
            if self.course is None:
                return
            text = msgspec.json.encode(self.course.snapshot()).decode()
            await self.floor.store.write(journal.save_snapshot, self.stored.id, text, self.moment - 1)

    # ------------------------------------------------------------------ agents and clocks

    async def _let_think(self, moment: int, seat: int) -> None:
        """An agent decides, not faster than people can follow."""
        course = self.course
        if course is None or moment != self.moment:
            return
        state = course.state
        began = time.monotonic()
        options = state.legal_actions()
        pace = self.floor.settings.pace * PACES[self.setup.pace]
        if len(options) == 1:
            action, pace = options[0], pace * QUICK
        else:
            level = self.seats[seat].agent or "greedy"
            action = await self._thought(state, seat, level, moment)
        held = self._held(state.decision(), action)
        await asyncio.sleep(max(held, pace - (time.monotonic() - began)))
        async with self.lock:
            if moment == self.moment and self.stage == "playing":
                await self._take(action, seat)

    async def _thought(self, state: State, seat: int, level: str, moment: int) -> int:
        """What an agent chooses; where its thinking fails it draws lots, so that nobody waits for it for ever."""
        options = state.legal_actions()
        try:
            action = await self.floor.thinkers.act(state, seat, level, self._lot(moment))
            if action in options:
                return action
            raise UsageError(f"action {action} is none of {options}")
        except (SpellhallError, BrokenProcessPool) as error:
            self.log.error("an agent could not think", seat=seat, moment=moment, error=str(error))
            return options[Dice(self._lot(moment)).below(len(options))]

    def _lot(self, moment: int) -> int:
        """The seed of what is left to chance when an agent thinks about a moment of this table."""
        return int.from_bytes(self.tokens.of(-1, moment).encode(), "big") % (1 << 62)

    def _wind_clock(self) -> None:
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if self.clock is not None and self.clock.running >= 0 and self.stage == "playing":
            loop = asyncio.get_running_loop()
            left = max(0, self.clock.falls_at() - now_ms()) / 1000
            moment = self.moment
            self.flag = loop.call_later(left, lambda: self._in_background(self._flag_falls(moment)))

    async def _flag_falls(self, moment: int) -> None:
        """The time of the seat that decides is up: it loses."""
        async with self.lock:
            if moment != self.moment or self.stage != "playing" or self.clock is None:
                return
            seat = self.clock.running
            await self._give_up(seat)
            await self.say(SPECTATOR, None, "", f"{self.names[seat]}'s time is up.")

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.log.error("a task of the table failed", exc_info=task.exception())

    def close(self) -> None:
        """Leave memory: clocks and agents stop, what is stored stays."""
        if self.flag is not None:
            self.flag.cancel()
        for task in self.tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the table left memory."""
        return not self.audience.watchers and self._thinking() < 0 and self.flag is None and not self.lock.locked()


def _store_end(connection: Connection, table: int, step: Step, returns: list[float], actions: int) -> None:
    """The last step of the journal, and with it the end of the game."""
    journal.append_journal(connection, [(table, step)])
    tables.finish_table(connection, table, returns, actions)


def actions_of(steps: list[Step]) -> list[int]:
    """The actions that a journal leaves, once what was taken back is gone."""
    actions: list[int] = []
    for step in steps:
        if step.kind == "undo":
            del actions[step.keeps or 0 :]
        elif step.action is not None:
            actions.append(step.action)
    return actions
