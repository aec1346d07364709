"""A live table: one game, its seats, its clocks, its audience. Whatever happens at it happens here, one after another.

A request is checked first: does it answer the decision that waits, does the seat decide, is the choice legal? Then it
happens (see ``transactions``), and the one who decides next is woken: an agent thinks, a clock runs. A request that has
been taken up is carried out even if its socket closes. What has to happen without a request (an agent's action, a flag
that falls, a pass that was held back) is tried until it is done, or until its decision does not wait any more.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask
from spellhall.kernel.state import State
from spellhall.kernel.undo import FREE, TakeBack, may_undo, time_called_since
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Step, Table
from spellhall.server.tables.clock import NOBODY, now_ms
from spellhall.server.tables.floor_protocol import FloorProtocol
from spellhall.server.tables.live_game import TIME_CALLED, LiveGame
from spellhall.server.tables.pace import Pace
from spellhall.server.tables.refusal import Refusal, stale
from spellhall.server.tables.setup import PACES
from spellhall.server.tables.transactions import JournaledTable
from spellhall.server.translatable import worded
from spellhall.server.wire import (
    SPECTATOR,
    Advice,
    Gone,
    Hint,
)

MOST_GIFTS = 10
"""How often others may put time on one seat's clock in a game."""
EQUAL_WINDOW = 3_000
"""How long a question about a hand lasts at least at tables with equal windows, in milliseconds."""


class TableFloor(FloorProtocol, Protocol):
    """What the floor does for one of its tables, beside what all share."""

    async def close_broken(self, table: LiveTable) -> None:
        """End a game that cannot go on."""

    def room_for(self, person: int | None) -> AbstractAsyncContextManager[None]:
        """Within this one table more is stored and seated, if there is room for it."""

    def seated(self, stored: Table) -> LiveTable:
        """A table that was just stored, in memory."""


class LiveTable(JournaledTable):
    """A table where things happen. Made by ``Floor``.

    Attributes:
        passed: the number of the decision where a pass is held back, -1 for none.
        thought: the task where an agent decides.
        pace: how long agents wait until they act.
    """

    floor: TableFloor
    passed = NOBODY
    thought: asyncio.Task[None] | None = None

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.pace = Pace()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[LiveGame]:
        """What is done to the game is done within this: one after another, and in time.

        Raises:
            Refusal: when no game is going on, or it is not known just now what the journal holds.
        """
        async with self.lock:
            await self.settle()
            await self._heed_flag()
            yield self.playing()

    # ------------------------------------------------------------------ what is done

    async def act(self, seat: int, decision: int, option: int) -> None:
        """A seat takes an option of the decision with a number.

        Raises:
            Refusal: when that decision does not wait, the seat does not decide, or there is no such option.
        """
        async with self.transaction() as live_game:
            question = self._asked(live_game, seat, decision)
            if not 0 <= option < len(question.options):
                raise Refusal(
                    "illegal",
                    worded(
                        "option {option} doesn't exist; this decision has {count}",
                        option=option,
                        count=len(question.options),
                    ),
                )
            action = question.options[option]
            held = self._held(question, action)
            if held:
                self.passed = decision
            else:
                await self.record_step("act", seat, action=action)
        if held:
            await self._take_later(action, seat, decision, held)

    def _asked(self, live_game: LiveGame, seat: int, decision: int) -> Ask:
        """The question that waits, if it is the one with a number and put to a seat."""
        if decision != self.decision_number:
            raise stale()
        question = live_game.state.decision()
        if question.seat != seat:
            raise Refusal("seat", worded("it's {name}'s decision, not yours", name=self.names[question.seat]))
        return question

    async def shortcut(self, seat: int, decision: int, number: int) -> None:
        """A seat gives one after another the answers that a shortcut stands for; each is an action of its own.

        Raises:
            Refusal: as for an action, or when there is no such shortcut.
        """
        async with self.transaction() as live_game:
            self._asked(live_game, seat, decision)
            found = [*self.game.shortcuts(live_game.state), *self.game.ahead(live_game.state)]
            if not 0 <= number < len(found):
                raise Refusal(
                    "illegal",
                    worded(
                        "shortcut {number} doesn't exist; this decision has {count}", number=number, count=len(found)
                    ),
                )
            while self.stage == "playing" and (action := found[number].next(self.playing().state)) is not None:
                await self.record_step("act", seat, action=action)

    def _held(self, question: Ask, action: int) -> float:
        """For how many seconds an answer is held back, so that questions about hands last alike, whatever a seat holds.

        What is played in a window shows itself, so it is not held back.
        """
        plays = question.kind == ACT_OR_PASS and action != PASS
        if not self.game.equal_windows or not question.from_hand or plays:
            return 0.0
        return max(0, self.asked_at + EQUAL_WINDOW - self.now()) / 1000

    async def _take_later(self, action: int, seat: int, decision: int, seconds: float) -> None:
        """Answer when the time of the question is up, if it still waits then."""
        await asyncio.sleep(seconds)
        await self.persist("an answer", lambda: self._act_still(decision, seat, [action]))

    async def _act_still(self, decision: int, seat: int, actions: Sequence[int]) -> None:
        """Take an action that was chosen a while ago, if its decision waits still; where the rules fail at it, the
        next one. Where they fail at all that there is, the game cannot go on.

        Raises:
            Refusal: when the decision waits no more, or who has chosen may choose something else.
        """
        async with self.transaction() as live_game:
            if decision != self.decision_number:
                raise stale()
            for action in actions:
                if await self._can_happen(seat, action):
                    return
            if len(actions) < len(live_game.state.legal_actions()):
                self.passed = NOBODY
                self.wind_clock()
                raise Refusal("illegal", "that caused an error in the hall; choose something else")
            self._break_off()

    async def _can_happen(self, seat: int, action: int) -> bool:
        """Whether an action could be taken; then it has happened. If not, the rules fail at it."""
        row = self.written
        try:
            await self.record_step("act", seat, action=action)
        except (Refusal, StorageError):
            raise
        except Exception as error:
            if self.written != row:
                raise  # it has happened
            self.log.error("the rules fail at an action", seat=seat, action=action, exc_info=error)
            return False
        return True

    def _break_off(self) -> None:
        """The rules fail at everything that could be done: the game waits for its players to close it."""
        self.broken = "the rules of the hall fail at this position"
        self.log.error("a game cannot go on", why=self.broken)
        self.wind_clock()
        self.tell()
        note = functools.partial(self.floor.store.write, tables.break_table, self.stored.id, self.broken)
        self.in_background(self.persist("note that a game cannot go on", note))

    async def resign(self, seat: int) -> None:
        """A seat gives the game up.

        Raises:
            Refusal: when no game is going on, or the seat is out of it already.
        """
        async with self.transaction() as live_game:
            if any(action == live_game.resigned(seat) for action in live_game.record.actions):
                raise Refusal("illegal", "you've already conceded this game")
            await self.give_up(seat)

    async def call_time(self) -> None:
        """Time is called: the game comes to its end as its rules say (see ``State.call_time``). It is called once.

        Raises:
            Refusal: when no game is going on, or its rules know no time.
        """
        async with self.transaction() as live_game:
            try:
                self.game.check_time()
            except UsageError as error:
                raise Refusal("illegal", str(error)) from None
            if not self.game.is_timed(live_game.state):
                await self.record_step("called", NOBODY, action=TIME_CALLED, line="Time is called.")

    async def undo(self, seat: int) -> None:
        """A seat takes its last action back, or asks the others whether it may (see ``kernel.undo``).

        Raises:
            Refusal: when there is nothing to take back, or an agent refuses.
        """
        async with self.transaction() as live_game:
            if self.setup.event:
                raise Refusal("illegal", "you can't undo in a tournament game")
            if self.wish is not None:
                raise Refusal("illegal", "someone has already asked to undo; answer that first")
            if seat not in live_game.record.seats:
                raise Refusal("illegal", "you haven't made a move yet, so there's nothing to undo")
            if time_called_since(live_game.record, seat):
                raise Refusal("illegal", "time has been called since, so you can't undo that")
            wish = self.wish_of(seat)
            if wish.keeps < live_game.beginning.taken:
                raise Refusal("illegal", "the hall's cards have changed since, so you can't undo earlier moves")
            if self.strict and may_undo(live_game.record, seat) != FREE:
                raise Refusal("illegal", "this is a strict table, so you can undo only moves that revealed nothing")
            if wish.refused:
                raise Refusal("illegal", "something hidden has been revealed since, so you can't undo that")
            if wish.granted:
                await self._take_back(wish)
            else:
                await self.record_step("wish", seat)

    async def consent(self, seat: int, yes: bool) -> None:
        """A seat answers the wish of another to take something back.

        Raises:
            Refusal: when it was not asked.
        """
        async with self.transaction():
            wish = self.wish
            if wish is None or seat not in wish.open:
                raise Refusal("illegal", "no one is waiting for your consent")
            if not yes:
                await self.record_step("no", seat, line=f"{self.names[seat]} refused the undo.")
            elif wish.open == {seat}:
                await self._take_back(wish)
            else:
                await self.record_step("yes", seat)

    async def _take_back(self, wish: TakeBack) -> None:
        await self.record_step("undo", wish.seat, keeps=wish.keeps)

    async def add_time(self, seat: int, to: int) -> None:
        """A seat gives another one a minute. The decision goes on, and so does whatever time runs.

        Raises:
            Refusal: when there are no clocks, the other has none, or was given enough.
        """
        async with self.transaction():
            if self.clock is None:
                raise Refusal("illegal", "this table has no clocks")
            if to == seat or not 0 <= to < len(self.seats):
                raise Refusal("input", "you can only give time to another seat")
            name = self.names[to]
            if self.seats[to].kind != "person":
                raise Refusal("input", worded("{name} isn't a person, so no clock is running", name=name))
            if self.clock.gift_at[to] == self.decision_number:
                raise Refusal(
                    "illegal",
                    worded("{name} already got an extra minute for this decision; the limit is one", name=name),
                )
            if self.clock.gifts[to] >= MOST_GIFTS:
                raise Refusal(
                    "illegal",
                    worded(
                        "{name} already got {most} extra minutes in this game; that's the limit",
                        name=name,
                        most=MOST_GIFTS,
                    ),
                )
            await self.record_step("time", to)

    async def hint(self, seat: int) -> Hint:
        """What the strongest agent would do in a seat's place, and why.

        Raises:
            Refusal: when the seat does not decide.
        """
        state, decision_number = self.playing().state, self.decision_number
        if self.strict:
            raise Refusal("illegal", "this is a strict table, so there are no hints")
        question = state.decision()
        if question.seat != seat:
            raise Refusal("seat", "it's not your decision, so there's nothing to advise")
        found = await self.floor.agent_processes.hint(
            state, seat, self._lot(decision_number), self.floor.settings.hint_seconds
        )
        if decision_number != self.decision_number:
            raise stale()
        worded = self._seat_view(seat)[0].shared_view.worded
        advice = [
            Advice(
                question.options.index(action),
                worded(self.game.describe(state, question, action)),
                round(share, 3),
                worded(line),
            )
            for action, share, line in found.actions
        ]
        measure = "score" if self.game.promise(0.0) else "wins"
        return Hint(decision=decision_number, advice=advice, agent=found.agent, measure=measure)

    # ------------------------------------------------------------------ the inner order of things

    def begin(self, live_game: LiveGame, started: int) -> None:
        """A game begins, at a time in seconds; the caller holds the lock, and has stored it."""
        self.live_game = live_game
        self.stage = "playing"
        self.started = started * 1000
        if self.setup.spectators == "off":
            self.audience.dismiss(
                SPECTATOR, Gone(table=self.code, text="the game has started and doesn't allow spectators")
            )
        self.go_on()

    def come_back(self, alive: int) -> None:
        """A table that was being played is back in memory. No clock has run since a server was last ``alive``, or, if
        it did not live long enough to say so, since it wrote the last row of the journal.
        """
        self.go_on(max(0, max(alive, self.heard) - self.asked_at))
        self.has_been_away()

    def go_on(self, used: int = 0) -> None:
        """Wake who decides, and tell everybody; ``used``: for how long this decision has waited already."""
        live_game = self.live_game
        assert live_game is not None
        seat = NOBODY if self.stage == "over" else live_game.state.current_player()
        self.asked_at = now_ms() - used
        if self.clock is not None and seat >= 0 and self.seats[seat].kind == "person":
            self.clock.start(seat, self.asked_at)
        self.wind_clock()
        if self.thought is not None and self.thought is not asyncio.current_task():
            self.thought.cancel()  # it is about a decision that does not wait any more
        self.thought = None
        self._charge(live_game)
        if seat >= 0 and self.seats[seat].kind == "agent":
            self.thought = self.in_background(self._let_think(self.decision_number, seat))
        elif seat >= 0 and (question := live_game.state.decision()).forced:
            self.passed = self.decision_number
            action = question.options[0]
            later = self._take_later(action, seat, self.decision_number, self._held(question, action))
            self.thought = self.in_background(later)
        self.tell()

    async def give_up(self, seat: int, line: str = "") -> None:
        """A seat is out of the game; the caller has seen to it that it may, and holds the lock."""
        await self.record_step("resign", seat, action=self.playing().resigned(seat), line=line)

    # ------------------------------------------------------------------ agents and clocks

    def _charge(self, live_game: LiveGame) -> None:
        """What an agent has just shown takes its time."""
        kinds = [seat.kind for seat in self.seats]
        if "agent" not in kinds:
            return
        lines = self._seat_view(SPECTATOR)[1].tell()
        acted = live_game.record.seats[-1] if live_game.record.seats else NOBODY
        if acted >= 0 and kinds[acted] == "agent":
            people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
            play = self.floor.settings.pace * PACES[self.setup.pace]
            self.pace.charge(acted, lines, live_game.state, people, play)

    async def _let_think(self, decision_number: int, seat: int) -> None:
        """An agent decides, and acts when people have seen what was shown before."""
        live_game = self.playing()
        if decision_number != self.decision_number:
            return
        state = live_game.state
        question = state.decision()
        if len(question.options) == 1:
            action = question.options[0]
        else:
            level = self.seats[seat].agent or "greedy"
            action = await self._thought(state, seat, level, decision_number)
        if decision_number == self.decision_number:
            await asyncio.sleep(self._held(question, action))
            if self.pace.is_due(seat, question):
                await self.pace.rest()
            others = [other for other in question.options if other != action]
            Dice(self._lot(decision_number)).shuffle(others)
            await self.persist("an agent's action", lambda: self._act_still(decision_number, seat, [action, *others]))

    async def _thought(self, state: State, seat: int, level: str, decision_number: int) -> int:
        """What an agent chooses; where its thinking fails it picks at random, so that nobody waits for it for ever."""
        options = state.legal_actions()
        try:
            action = await self.floor.agent_processes.act(state, seat, level, self._lot(decision_number))
            if action in options:
                return action
            raise UsageError(f"action {action} is none of {options}")
        except Exception as error:
            self.log.error("an agent could not think", seat=seat, decision_number=decision_number, error=str(error))
            return options[Dice(self._lot(decision_number)).below(len(options))]

    def _lot(self, decision_number: int) -> int:
        """The seed of what is left to chance when an agent thinks about a moment of this table."""
        return int.from_bytes(self.tokens.of(-1, decision_number).encode(), "big") % (1 << 62)

    def wind_clock(self) -> None:
        """Have the flag fall when the time of the seat that decides is up."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        if self.clock is not None and self.clock.running >= 0 and self.stands is None and self._goes_on():
            left = max(0, self.clock.falls_at() - self.now()) / 1000
            self.flag = asyncio.get_running_loop().call_later(left, self._look_at_flag)

    def _goes_on(self) -> bool:
        return self.stage == "playing" and not self.broken

    def _look_at_flag(self) -> None:
        self.in_background(self.persist("a flag that falls", self._flag_falls))

    async def _flag_falls(self) -> None:
        async with self.transaction():
            pass  # which has heeded it

    async def _heed_flag(self) -> None:
        """Anyone who decides loses, if the time for it is up. A pass that was held back was made in time."""
        if self.clock is None or self.passed == self.decision_number or not self.clock.has_fallen(self.now()):
            return
        seat = self.clock.running
        await self.give_up(seat, f"{self.names[seat]}'s time is up.")


def actions_of(steps: list[Step]) -> list[int]:
    """The actions that a journal leaves, once what was taken back is gone."""
    actions: list[int] = []
    for step in steps:
        if step.kind == "undo":
            del actions[step.keeps or 0 :]
        elif step.action is not None:
            actions.append(step.action)
    return actions
