"""Clocks in the wild: time that is given, time that is set, time that is up."""

from __future__ import annotations

import asyncio
import time

import pytest
from server.faults import QuickThinkers
from server.floors import Page, a_floor, a_table, play, run, until
from waiting import Deadline

from spellhall.kernel.chance import Dice
from spellhall.server.storage import heartbeat
from spellhall.server.tables import clock as clock_module
from spellhall.server.tables import floor as floor_module
from spellhall.server.tables.clock import Rates, now_ms
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import MOST_GIFTS

BANK = 60_000
HOUR = 3_600_000


def test_setting_the_clock_of_the_machine_takes_no_time_from_anybody(monkeypatch):
    before = now_ms()
    monkeypatch.setattr(clock_module.time, "time", lambda: 0.0)
    monkeypatch.setattr(clock_module.time, "time_ns", lambda: 0)
    assert 0 <= now_ms() - before < HOUR


def test_the_clocks_of_a_table_count_from_the_time_of_day():
    assert abs(now_ms() - time.time() * 1000) < HOUR


def test_a_server_that_is_gone_before_all_clocks_stand_leaves_no_sign_to_charge_by(tmp_path, monkeypatch):
    """What passes until a table is back is charged to nobody, though the server gives signs of life meanwhile."""
    address = f"sqlite:///{tmp_path}/hall.db"
    monkeypatch.setattr(floor_module, "BEAT", 0.01)

    async def scenario():
        async with a_floor(address) as floor:
            await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=BANK)))
        with monkeypatch.context() as slow:
            slow.setattr(Floor, "_brought_back", lambda *_: asyncio.Event().wait())
            async with a_floor(address) as floor:
                before, first = await floor.store.read(heartbeat.last_beat), floor.beaten
                await until(lambda: floor.beaten > first)
                assert await floor.store.read(heartbeat.last_beat) == before
        async with a_floor(address) as floor:
            assert floor.last_alive == before
            await until(lambda: floor.back)
            first = floor.beaten
            await until(lambda: floor.beaten > first)
            assert await floor.store.read(heartbeat.last_beat) > before

    run(scenario())


def test_whoever_is_to_move_cannot_win_time_by_giving_it(tmp_path):
    """The fault in the wild: the seat that thinks gives the other minutes, and never loses."""

    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=300)))
            seat = table.live_game.state.current_player()
            await table.add_time(seat, 1 - seat)
            deadline = Deadline("the fall of a flag")
            while table.stage == "playing":
                deadline.check(table.clock.banks)
                with pytest.raises(Refusal, match=r"the limit is one|game is over"):
                    await table.add_time(seat, 1 - seat)
                await asyncio.sleep(0.02)
            assert table.live_game.state.returns()[seat] == -1.0
            assert table.clock.banks[seat] == 0

    run(scenario())


def test_time_is_given_ten_times_in_a_game_and_to_no_agent(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            floor.agent_processes = QuickThinkers()
            table = await a_table(floor, "spellfire", "Ana", "Bo", "random", setup=Setup(clocks=Rates(BANK)))
            pages, dice = [Page(table, seat) for seat in (0, 1)], Dice(2)
            for _ in range(MOST_GIFTS):
                await table.add_time(0, 1)
                moment, deadline = table.decision_number, Deadline("another decision")
                while table.decision_number == moment:
                    deadline.check(pages[0].frame)
                    await until(lambda: any(page.decides() for page in pages))
                    await play(pages, dice, 1)
            with pytest.raises(Refusal, match="10 extra minutes in this game"):
                await table.add_time(0, 1)
            await table.add_time(1, 0)
            with pytest.raises(Refusal, match="is a computer player"):
                await table.add_time(0, 2)

    run(scenario())


def test_giving_time_restarts_neither_window_nor_thought(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            setup = Setup(clocks=Rates(BANK))
            table = await a_table(floor, "spellfire", "Ana", "Bo", "random", setup=setup)
            begun = []

            async def thinks(*_):
                begun.append(table.decision_number)
                await asyncio.sleep(HOUR)

            floor.agent_processes.act = thinks
            pages, dice = [Page(table, seat) for seat in (0, 1)], Dice(2)
            deadline = Deadline("a thought of the agent")
            while not begun:
                deadline.check(pages[0].frame)
                await play(pages, dice, 1)
                await asyncio.sleep(0.001)
            asked_at, moment = table.asked_at, table.decision_number
            await table.add_time(0, 1)
            await asyncio.sleep(0.01)
            assert (table.asked_at, table.decision_number, begun) == (asked_at, moment, [moment])

    run(scenario())
