"""Clocks charge what was thought, whatever is sent meanwhile: any sequence of messages, against a model of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from server.faults import QuickThinkers
from server.floors import a_floor, a_table, until

from spellhall.server.storage import times
from spellhall.server.tables import floor as floor_module
from spellhall.server.tables import table as table_module
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import MOST_GIFTS
from spellhall.server.tables.watching import shown_table

BANK, INCREMENT, ALLOWANCE = 60_000, 5_000, 2_000
MINUTE = 60_000
HOUR = 3_600_000
DEEDS = ("act", "wrong act", "time", "undo", "yes", "no")
SENT = ("act", "act", "act", *DEEDS, "say", "why", "restart")
"""What may be sent; what happens often stands there often."""

messages = st.lists(
    st.tuples(
        st.sampled_from(SENT), st.integers(0, 1), st.integers(0, 9), st.sampled_from((0, 900, 4_000, 33_000, 70_000))
    ),
    max_size=25,
)
"""What is sent, by whom, which option of it, and how long after the last."""


class Hall:
    """A floor that lives as long as the tests of this file, and the time there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.time = 1_000_000_000_000
        self.back_at = 0
        self.floor: Any = None

    async def open(self) -> None:
        self.floor = await self.stack.enter_async_context(a_floor(self.address))
        self.floor.agent_processes = QuickThinkers()

    async def restart(self, table):
        """What a server does that was away for an hour, for one table; one that was killed at once left no sign."""
        self.floor.live.pop(table.code).close()
        if self.time > self.back_at:
            self.floor.last_alive = self.time
        self.time += HOUR
        self.back_at = self.time
        return await self.floor.table(table.code)


@pytest.fixture(scope="module")
def hall(tmp_path_factory) -> Iterator[Hall]:
    with pytest.MonkeyPatch.context() as patch:
        hall = Hall(f"sqlite:///{tmp_path_factory.mktemp('clocks')}/hall.db")
        for module in (table_module, floor_module, shown_table):
            patch.setattr(module, "now_ms", lambda: hall.time)
        patch.setattr(times, "now", lambda: hall.time // 1000)
        with hall.runner:
            hall.runner.run(hall.open())
            yield hall
            hall.runner.run(hall.stack.aclose())


class Model:
    """What the clocks should say, from who thought how long; it knows neither journal nor clock of the server.

    Attributes:
        people: the seats that have a clock.
        left: what each seat has, not counting the decision that waits.
        asked, since: who decides, -1 at the end, and since when.
        earned: for so many actions of the game an increment has been earned.
        gifts, given: how often each seat was given time, and whether at this decision.
    """

    def __init__(self, people: set[int], asked: int, now: int) -> None:
        self.people = people
        self.left = [BANK, BANK]
        self.asked, self.since = asked, now
        self.earned = 0
        self.gifts = [0, 0]
        self.given = [False, False]

    @property
    def runs(self) -> int:
        return self.asked if self.asked in self.people else -1

    def shows(self, now: int) -> list[int]:
        left = list(self.left)
        if self.runs >= 0:
            left[self.runs] = max(0, left[self.runs] - max(0, now - self.since - ALLOWANCE))
        return left

    def is_up(self, now: int) -> bool:
        return self.runs >= 0 and now - self.since >= ALLOWANCE + self.left[self.runs]

    def decided(self, now: int, following: int, actions: int = 0) -> None:
        """Something was done after which another decision waits: an action, the so manieth, or a taking back."""
        self.left = self.shows(now)
        if actions > self.earned:
            self.earned = actions
            if self.runs >= 0 and following not in (self.asked, -1):
                self.left[self.runs] += INCREMENT
        self.asked, self.since = following, now
        self.given = [False, False]

    def may_be_given(self, seat: int) -> bool:
        return seat in self.people and not self.given[seat] and self.gifts[seat] < MOST_GIFTS

    def is_given(self, seat: int) -> None:
        self.left[seat] += MINUTE
        self.gifts[seat] += 1
        self.given[seat] = True


async def send(table, kind: str, seat: int, option: int) -> bool:
    """What a page would have the table do; whether it was done."""
    state = table.live_game.state
    try:
        match kind:
            case "act":
                question = state.decision()
                await table.act(question.seat, table.decision_number, option % len(question.options))
            case "wrong act":
                await table.act(seat, table.decision_number + option % 3 - 1, 99)
            case "time":
                await table.add_time(seat, 1 - seat)
            case "undo":
                await table.undo(seat)
            case "yes" | "no":
                await table.consent(seat, kind == "yes")
            case "say":
                await table.say(seat, None, "", "hm")
            case "why":
                table.why(seat, "no card")
    except Refusal as refusal:
        assert refusal.code != "busy"
        return False
    return True


def asked(table) -> int:
    return table.live_game.state.current_player()


async def rests(table) -> None:
    """Wait until nothing happens by itself."""
    await until(lambda: not table.tasks and (table.stage == "over" or table._thinking() < 0))


async def compare(hall: Hall, opponent: str, sent: list[tuple[str, int, int, int]]) -> None:
    """Send the messages, and look after each what the clocks say."""
    setup = Setup(clocks=Rates(BANK, INCREMENT, ALLOWANCE), pace="none")
    hall.time += -hall.time % 1000  # the start of a table is known by the second
    table = await a_table(hall.floor, "spellchain", "Ana", opponent, setup=setup)
    model = Model({s.seat for s in table.seats if s.kind == "person"}, asked(table), hall.time)
    kept = 0  # so many actions are known to the model
    for kind, seat, option, later in [("say", 0, 0, 0), *sent]:
        hall.time += later
        up, record = model.is_up(hall.time), table.live_game.record
        if kind == "restart":
            table = await hall.restart(table)
            model.since += HOUR
        else:
            done = await send(table, kind, seat, option)
        await rests(table)
        if up and (kind in DEEDS or kind == "restart"):
            assert table.stage == "over"
            assert table.live_game.state.returns()[model.runs] == -1.0
            return
        if kind == "time":
            assert done == model.may_be_given(1 - seat)
            if done:
                model.is_given(1 - seat)
        if table.live_game.record is not record and kind != "restart":
            kept = len(table.live_game.record.actions)
            model.decided(hall.time, asked(table))
        seats = table.live_game.record.seats
        for number in range(kept, len(seats)):
            following = seats[number + 1] if number + 1 < len(seats) else asked(table)
            model.decided(hall.time, following, number + 1)
        kept = len(seats)
        clocks = table.frame(0).clocks
        assert clocks.banks == model.shows(hall.time)
        assert clocks.running == model.runs
        if table.stage == "over":
            return
    with suppress(Refusal):  # time may be up just now
        await table.resign(0)


MINUTES = [("time", 1, 0, 3_000), ("time", 0, 0, 3_000)]
ENDS = ("act", 0, -1, 900)
LOOP = [ENDS, ("undo", 0, 0, 0), ("undo", 1, 0, 0), ("yes", 0, 0, 0), ("yes", 1, 0, 0)]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=messages)
@example(sent=MINUTES * 12)
@example(sent=LOOP * 5)
@example(sent=[ENDS, *LOOP * 3])
@example(sent=[ENDS, ENDS, *LOOP * 3])
@example(sent=[("restart", 0, 0, 9_000)] * 4 + [("act", 0, 0, 900)])
@example(sent=[("restart", 0, 0, 9_000), ("restart", 0, 0, 0), ("act", 0, 0, 900)])
@example(sent=[("act", 0, 0, 9_000), ("undo", 0, 0, 0), ("undo", 1, 0, 0), ("restart", 0, 0, 9_000), *LOOP])
@pytest.mark.parametrize("opponent", ["Bo", "random"])
def test_clocks_charge_what_was_thought(hall, opponent, sent):
    hall.runner.run(compare(hall, opponent, sent))
