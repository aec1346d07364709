"""A live table: one game, its seats, its clocks, its audience. Read this to follow a player's action from request to
result.

Everything that happens at a table happens here, one thing at a time.
A request is checked first: is it about the waiting decision, does this seat decide, is the choice legal?
Then it is carried out (see ``transactions``), and the next seat to decide is woken: an agent thinks, or a clock runs.
Once accepted, a request is carried out even if its socket closes.
Anything that happens without a request (an agent's action, running out of time, a delayed pass) is retried until it is
done or its decision is no longer waiting.
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
from spellhall.kernel.presentation.prompts import People
from spellhall.kernel.state import State
from spellhall.kernel.undo import FREE, TIME_CALLED, TakeBack, may_undo, time_called_since
from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Step, Table
from spellhall.server.tables.clock import NOBODY, now_ms
from spellhall.server.tables.floor_protocol import FloorProtocol
from spellhall.server.tables.live_game import LiveGame
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
"""How often other players may add time to one seat's clock in a game."""
EQUAL_WINDOW = 3_000
"""The minimum duration of a question about a hand at tables with equal windows, in milliseconds."""


class TableFloor(FloorProtocol, Protocol):
    """What the floor does for a single table, on top of what all tables share."""

    async def close_broken(self, table: LiveTable) -> None:
        """End a game that cannot go on."""

    def room_for(self, person: int | None) -> AbstractAsyncContextManager[None]:
        """A context for storing and seating one more table, if there is room for it."""

    def seated(self, stored: Table) -> LiveTable:
        """Load a table into memory that was just stored."""


class LiveTable(JournaledTable):
    """A table in play. Made by ``Floor``.

    Attributes:
        passed: the number of the decision where a pass is being held back, -1 for none.
        thought: the task that lets an agent decide.
        pace: how long agents wait before they act.
    """

    floor: TableFloor
    passed = NOBODY
    thought: asyncio.Task[None] | None = None

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.pace = Pace()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[LiveGame]:
        """A context for everything that changes the game: one change at a time, and in time.

        Raises:
            Refusal: when no game is being played, or when it is currently unknown what the journal holds.
        """
        async with self.lock:
            await self.settle()
            await self._heed_flag()
            yield self.playing()

    # ------------------------------------------------------------------ actions

    async def act(self, seat: int, decision: int, option: int) -> None:
        """A seat takes an option of the decision with this number.

        Raises:
            Refusal: when that decision isn't waiting, the seat doesn't decide, or there is no such option.
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
        """The waiting question, if it has this number and is put to this seat."""
        if decision != self.decision_number:
            raise stale()
        question = live_game.state.decision()
        if question.seat != seat:
            raise Refusal("seat", worded("it's {name}'s decision, not yours", name=self.names[question.seat]))
        return question

    async def shortcut(self, seat: int, decision: int, number: int) -> None:
        """A seat gives the answers that a shortcut stands for, one after another; each is a separate action.

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
        """How many seconds to hold back an answer, so that questions about hands last equally long whatever a seat
        holds.

        An action played in a window is visible anyway, so it is not held back.
        """
        plays = question.kind == ACT_OR_PASS and action != PASS
        if not self.game.equal_windows or not question.from_hand or plays:
            return 0.0
        return max(0, self.asked_at + EQUAL_WINDOW - self.now()) / 1000

    async def _take_later(self, action: int, seat: int, decision: int, seconds: float) -> None:
        """Give the answer once the question's time is up, if the question is still waiting then."""
        await asyncio.sleep(seconds)
        await self.persist("an answer", lambda: self._act_still(decision, seat, [action]))

    async def _act_still(self, decision: int, seat: int, actions: Sequence[int]) -> None:
        """Take an action that was chosen a while ago, if its decision is still waiting.

        If the rules fail at that action, try the next one. If they fail at every action, the game cannot go on.

        Raises:
            Refusal: when the decision is no longer waiting, or when its seat may choose something else.
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
        """Take an action and return True; return False if the rules fail at it."""
        row = self.written
        try:
            await self.record_step("act", seat, action=action)
        except (Refusal, StorageError):
            raise
        except Exception as error:
            if self.written != row:
                raise  # it has been carried out
            self.log.error("the rules fail at an action", seat=seat, action=action, exc_info=error)
            return False
        return True

    def _break_off(self) -> None:
        """The rules fail at every possible action: the game waits for its players to close it."""
        self.broken = "the rules of the hall fail at this position"
        self.log.error("a game cannot go on", why=self.broken)
        self.wind_clock()
        self.tell()
        note = functools.partial(self.floor.store.write, tables.break_table, self.stored.id, self.broken)
        self.in_background(self.persist("note that a game cannot go on", note))

    async def resign(self, seat: int) -> None:
        """A seat resigns.

        Raises:
            Refusal: when no game is being played, or the seat is already out of it.
        """
        async with self.transaction() as live_game:
            if any(action == live_game.resigned(seat) for action in live_game.record.actions):
                raise Refusal("illegal", "you've already conceded this game")
            await self.give_up(seat)

    async def call_time(self) -> None:
        """Time is called: the game ends as its rules say (see ``State.call_time``). It is called only once.

        Raises:
            Refusal: when no game is being played, or its rules have no time limit.
        """
        async with self.transaction() as live_game:
            try:
                self.game.check_time()
            except UsageError as error:
                raise Refusal("illegal", str(error)) from None
            if not self.game.is_timed(live_game.state):
                await self.record_step("called", NOBODY, action=TIME_CALLED, line="Time is called.")

    async def undo(self, seat: int) -> None:
        """A seat takes back its last action, or asks the others for permission (see ``kernel.undo``).

        Raises:
            Refusal: when there is nothing to take back, or an agent refuses.
        """
        async with self.transaction() as live_game:
            if self.setup.event:
                raise Refusal("illegal", "you can't undo in a tournament game")
            if self.setup.rated:
                raise Refusal("illegal", "you can't undo in a rated game")
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
        """A seat answers another seat's request to take something back.

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
        """A seat gives another one a minute. The decision keeps waiting, and any running clock keeps running.

        Raises:
            Refusal: when there are no clocks, or the other seat has none or was given enough.
        """
        async with self.transaction():
            if self.clock is None:
                raise Refusal("illegal", "this table has no clocks")
            if to == seat or not 0 <= to < len(self.seats):
                raise Refusal("input", "you can only give time to another seat")
            name = self.names[to]
            if self.seats[to].kind != "person":
                raise Refusal("input", worded("{name} is a computer player and has no clock", name=name))
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
        """What the strongest agent would do in this seat, and why.

        Raises:
            Refusal: when the seat does not decide.
        """
        state, decision_number = self.playing().state, self.decision_number
        if self.strict:
            raise Refusal("illegal", "this is a strict table, so there are no hints")
        question = state.decision()
        if question.seat != seat:
            raise Refusal("seat", "it's not your decision, so there's no hint to give")
        found = await self.floor.agent_processes.hint(
            state, seat, self._lot(decision_number), self.floor.settings.hint_seconds
        )
        if decision_number != self.decision_number:
            raise stale()
        people, shared_view = People(self.names, seat), self._seat_view(seat)[0].shared_view
        advice = [
            Advice(
                question.options.index(each.action),
                people.named(self.game.describe(state, question, each.action)),
                round(each.share, 3),
                [people.named(line) for line in each.line],
                people.named(each.reason),
                *(shared_view.arrow_end(end) for end in self.game.hint_ends(state, each.action)),
            )
            for each in found.actions
        ]
        measure = "score" if self.game.promise(0.0) else "wins"
        return Hint(decision=decision_number, advice=advice, agent=found.agent, measure=measure)

    # ------------------------------------------------------------------ internals

    def begin(self, live_game: LiveGame, started: int) -> None:
        """Begin a game that has been stored, at a time in seconds. The caller holds the lock."""
        self.live_game = live_game
        self.stage = "playing"
        self.started = started * 1000
        if self.setup.spectators == "off":
            self.audience.dismiss(
                SPECTATOR, Gone(table=self.code, text="the game has started and doesn't allow spectators")
            )
        self.go_on()

    def come_back(self, alive: int) -> None:
        """Resume a table that was being played before a restart.

        No clock has run since a server was last ``alive``, or since it wrote the last journal row if it stopped before
        it could report that.
        """
        self.go_on(max(0, max(alive, self.heard) - self.asked_at))
        self.has_been_away()

    def go_on(self, used: int = 0) -> None:
        """Wake the seat that decides, and send updates to everyone; ``used``: how long this decision has already
        waited.
        """
        live_game = self.live_game
        assert live_game is not None
        seat = NOBODY if self.stage == "over" else live_game.state.current_player()
        self.asked_at = now_ms() - used
        if self.clock is not None and seat >= 0 and self.seats[seat].kind == "person":
            self.clock.start(seat, self.asked_at)
        self.wind_clock()
        if self.thought is not None and self.thought is not asyncio.current_task():
            self.thought.cancel()  # it is about a decision that is no longer waiting
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
        """Take a seat out of the game. The caller has checked that it may resign, and holds the lock."""
        await self.record_step("resign", seat, action=self.playing().resigned(seat), line=line)

    # ------------------------------------------------------------------ agents and clocks

    def _charge(self, live_game: LiveGame) -> None:
        """Charge the time that people need to see what an agent has just shown."""
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
        """Let an agent decide, and act once people have seen what was shown before."""
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
        """An agent's choice. If its thinking fails it picks at random, so that nobody waits forever."""
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
        """The seed for whatever is random when an agent thinks about a moment of this table."""
        return int.from_bytes(self.tokens.of(-1, decision_number).encode(), "big") % (1 << 62)

    def wind_clock(self) -> None:
        """Set the alarm for when the deciding seat runs out of time."""
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
            pass  # already handled there

    async def _heed_flag(self) -> None:
        """The deciding seat loses if its time is up. A pass that was held back counts as made in time."""
        if self.clock is None or self.passed == self.decision_number or not self.clock.has_fallen(self.now()):
            return
        seat = self.clock.running
        await self.give_up(seat, f"{self.names[seat]}'s time is up.")


def actions_of(steps: list[Step]) -> list[int]:
    """The actions that remain in a journal after everything that was taken back is removed."""
    actions: list[int] = []
    for step in steps:
        if step.kind == "undo":
            del actions[step.keeps or 0 :]
        elif step.action is not None:
            actions.append(step.action)
    return actions
