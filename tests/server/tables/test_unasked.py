"""What nobody has to ask for goes on, whatever the store does: agents, flags, passes held back, a wish to take back."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from server.databases import database_url as database_url
from server.faults import FaultyStore, QuickThinkers
from server.floors import Page, a_floor, a_table, play, run, until
from server.outages import here, in_line_with
from server.outages import impatient as impatient
from sqlalchemy import event
from waiting import Deadline

from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import ACT_OR_PASS, PASS
from spellhall.server.storage import StorageError
from spellhall.server.storage.queries import chat
from spellhall.server.tables import table as table_module
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup

SEATS = (("random", "random"), ("Ana", "random"))


async def plays(page: Page, dice: Dice) -> None:
    """A seat decides at random, and tries again when it is refused."""
    table, deadline = page.table, Deadline("the end of a game")
    while table.stage == "playing":
        deadline.check(page.frame)
        if page.decides():
            try:
                await page.act(dice.below(len(page.frame["decision"]["options"])))
            except Refusal as refusal:
                assert refusal.code in ("busy", "stale", "seat", "illegal"), refusal
        await asyncio.sleep(0.001)


def test_a_game_goes_on_when_a_full_disk_has_room_again(tmp_path, monkeypatch):
    """A full disk is an SQLite file that may not grow: for people, and for agents, whom nobody wakes."""

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            floor.agent_processes = QuickThinkers()
            pages, failed, append = 1 << 30, 0, floor.store.append

            def bound(connection, *_):
                connection.execute(f"PRAGMA max_page_count = {pages}")

            async def counting(*args):
                nonlocal failed
                try:
                    await append(*args)
                except StorageError:
                    failed += 1
                    raise

            event.listen(floor.store.engine, "checkout", bound)
            setup = Setup(clocks=Rates(bank=600_000), pace="none")
            tables = [await a_table(floor, "spellfire", *seats, setup=setup) for seats in SEATS]
            pages = await floor.store.read(lambda given: given.exec_driver_sql("PRAGMA page_count").scalar_one())
            with pytest.raises(StorageError, match="full"):
                for _ in range(1000):
                    await floor.store.write(chat.add_chat, tables[0].stored.id, 0, None, "", "x" * 3000)
            monkeypatch.setattr(floor.store, "append", counting)
            players = [asyncio.create_task(plays(Page(tables[1], 0), Dice(3)))]
            await until(lambda: failed > 20)
            assert [table.stage for table in tables] == ["playing", "playing"]
            pages = 1 << 30
            await until(lambda: all(table.stage == "over" and not table.tasks for table in tables))
            await asyncio.gather(*players)
            for table in tables:
                await in_line_with(floor, table)

    run(scenario())


@pytest.mark.parametrize("late", [False, True])
def test_a_flag_that_falls_while_the_database_is_away_has_fallen(late, tmp_path):
    """And everybody is told, once, when it is back."""

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo", setup=Setup(clocks=Rates(bank=50)))
            page = Page(table, 0)
            seat = table.live_game.state.current_player()
            whole, away = floor.store, True
            floor.store = FaultyStore(whole, lambda number: away, late=late)
            await until(lambda: floor.store.calls > 5)
            assert table.stage == "playing"
            away = False
            await until(lambda: table.stage == "over" and not table.tasks)
            assert page.frame["returns"][seat] == -1.0
            said = await whole.read(chat.chat_of, table.stored.id, 10)
            assert [line.text for line in said] == [f"{table.names[seat]}'s time is up."]
            floor.store = whole

    run(scenario())


class Window:
    """A window that closes when a test says so: who is held back waits for that, and not for a while.

    Attributes:
        held: whether someone is held back.
    """

    def __init__(self, monkeypatch):
        self.held, self.over = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(table_module, "EQUAL_WINDOW", 10_000_000)
        monkeypatch.setattr(table_module, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": self.sleep}))

    async def sleep(self, seconds):
        """What the table does instead of sleeping."""
        if seconds > 0:
            self.held.set()
            await self.over.wait()

    async def holds_back(self, page, option):
        """A page passes, and is held back; the task that passes."""
        passing = asyncio.create_task(page.act(option))
        await until(lambda: self.held.is_set() or passing.done())
        assert not passing.done()
        return passing


async def at_a_window(floor, **settings):
    """A table of Spellslinger with equal windows, and the page that may pass in another's turn, or play something."""
    decks = ["Tide Court", "Smugglers"]  # which can refuse what others play
    table = await a_table(floor, "spellslinger", "Ana", "Bo", decks=decks, equal_windows="on", **settings)
    pages, dice = [Page(table, seat) for seat in (0, 1)], Dice(1)
    active, deadline = table.game.layout.registers.index("active"), Deadline("a window")
    while table.stage == "playing":
        deadline.check(pages[0].frame)
        question, turn, passed = (
            table.live_game.state.decision(),
            table.live_game.state.regs[active],
            table.decision_number,
        )
        if question.forced:  # the hall passes for them
            await until(lambda: table.decision_number > passed)  # noqa: B023
            continue
        page, other = pages[question.seat], pages[1 - question.seat]
        if question.kind == ACT_OR_PASS and page.seat != turn >= 0 and other.frame["undo"] == "consent":
            return table, page, other, question.options.index(PASS)
        await play(pages, dice, 1)
    raise AssertionError("no window was found")


@pytest.mark.parametrize("meanwhile", ["time", "wish", "refused wish", "talk", "outage"])
def test_a_pass_that_is_held_back_is_not_lost(meanwhile, tmp_path, monkeypatch):
    monkeypatch.setattr(table_module, "EQUAL_WINDOW", 0)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, page, other, option = await at_a_window(floor, setup=Setup(clocks=Rates(bank=600_000)))
            window = Window(monkeypatch)
            moment, whole, away = table.decision_number, floor.store, meanwhile == "outage"
            passing = await window.holds_back(page, option)
            match meanwhile:
                case "time":
                    await table.add_time(other.seat, page.seat)
                case "wish" | "refused wish":
                    await table.undo(other.seat)
                    assert table.wish is not None
                    if meanwhile == "refused wish":
                        await table.consent(page.seat, False)
                case "talk":
                    await table.say(other.seat, None, "Bo", "well?")
                case "outage":
                    floor.store = FaultyStore(whole, lambda number: away)
            assert table.decision_number == moment
            window.over.set()
            if meanwhile == "outage":
                await until(lambda: floor.store.calls > 3)
                assert table.decision_number == moment
                away = False
            await passing
            assert table.decision_number == moment + 1
            assert table.live_game.record.actions[-1] == PASS
            assert table.live_game.record.seats[-1] == page.seat
            floor.store = whole

    run(scenario())


def test_time_that_is_up_while_a_pass_is_held_back_is_no_loss(tmp_path, monkeypatch):
    monkeypatch.setattr(table_module, "EQUAL_WINDOW", 0)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, page, _, option = await at_a_window(floor, setup=Setup(clocks=Rates(bank=600_000)))
            window, falls = Window(monkeypatch), table._flag_falls
            looked = []

            async def flag_falls():
                await falls()
                looked.append(table.stage)

            monkeypatch.setattr(table, "_flag_falls", flag_falls)
            passing = await window.holds_back(page, option)
            table.clock.since = table.now()
            table.clock.banks[page.seat] = 1
            table.wind_clock()
            await until(lambda: looked)
            window.over.set()
            await passing
            assert looked == ["playing"]
            assert table.stage == "playing"
            assert table.clock.banks[page.seat] == 0

    run(scenario())


def test_a_pass_whose_window_closes_otherwise_is_not_answered_with_done(tmp_path, monkeypatch):
    monkeypatch.setattr(table_module, "EQUAL_WINDOW", 0)

    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, page, other, option = await at_a_window(floor)
            window = Window(monkeypatch)
            passing = await window.holds_back(page, option)
            await table.undo(other.seat)
            await table.consent(page.seat, True)
            window.over.set()
            with pytest.raises(Refusal, match="moved on"):
                await passing

    run(scenario())


# --- a wish to take back


def test_a_wish_to_take_back_outlives_a_restart(database_url):
    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo", "Cy")
            pages = [Page(table, seat) for seat in (0, 1, 2)]
            await play(pages, Dice(3), 12)
            asks = table.live_game.record.seats[0]
            others = [seat for seat in (0, 1, 2) if seat != asks]
            await table.undo(asks)
            await table.consent(others[0], True)
            wish, code, actions = pages[0].frame["wish"], table.code, list(table.live_game.record.actions)
            assert wish == {"seat": asks, "open": others[1:]}
        async with a_floor(database_url) as floor:
            again = await floor.table(code)
            page = Page(again, 0)
            assert page.frame["wish"] == wish
            await again.consent(others[1], True)
            assert len(again.live_game.record.actions) < len(actions)
            assert "wish" not in page.seen()
        async with a_floor(database_url) as floor:
            assert (await floor.table(code)).wish is None

    run(scenario())
