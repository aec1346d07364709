"""How long people wait for the computer: for what they see, and for nothing else."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace

import pytest
from server.faults import QuickThinkers
from server.floors import Page, a_floor, a_table, run, until
from waiting import Deadline

from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, CHOOSE_TARGET, Ask
from spellhall.kernel.game import Line, Play
from spellhall.server.tables import pace_control, waiting_room
from spellhall.server.tables.pace import AIMED, LINE, PLAY, Pace
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup

SHOWN = 0.9
"""How many seconds a play is shown, by the usual setting."""
EMPTY_TURN, TURN_OF_ONE_PLAY = 2.0, 4.0
"""So many seconds a turn of the computer may take at most, without a play and with one."""
DECISIONS = 250
"""Decisions of a person within which there are turns of both kinds."""
ME, COMPUTER = 0, 1


async def answers_by_lot(table, page, dice):
    for _ in range(DECISIONS):
        await until(lambda: page.decides() or table.stage == "over")
        if table.stage == "over":
            return
        await page.act(dice.below(len(page.frame["decision"]["options"])))


def turns_of(table):
    """For each turn whose it was, and how many plays the computer showed in it."""
    turns = []
    for line in table.game.teller(-1, table.names).tell(table.live_game.record.entries):
        if line.turn >= 0:
            turns.append([line.turn, 0])
        if turns and line.play is not None and line.play.seat == COMPUTER and not line.play.more:
            turns[-1][1] += 1
    return turns


@pytest.fixture
def still_clock(monkeypatch):
    """A clock that stands at 0: what people wait is exactly what was charged, however slow the machine is."""
    monkeypatch.setattr("spellhall.server.tables.pace.time", SimpleNamespace(monotonic=lambda: 0.0))


async def watched(floor, game, monkeypatch):
    """A game against the computer: for each of its turns how long people waited, and how many plays it showed."""
    table = await a_table(floor, game, "Ana", "random", dealt=False)
    page, waits = Page(table, ME), Counter()

    async def rest(pace):
        turn = sum(line.get("turn", -1) >= 0 for line in page.frame.get("log", []))
        waits[turn - 1] += pace.left
        pace.until = 0.0

    monkeypatch.setattr(Pace, "rest", rest)
    async with table.lock:
        await waiting_room.deal(table)
    await answers_by_lot(table, page, Dice(4))
    return [(waits[turn], plays) for turn, (seat, plays) in enumerate(turns_of(table)) if seat == COMPUTER]


@pytest.mark.parametrize("game", ["spellfire", "spellslinger"])
def test_a_turn_of_the_computer_lasts_as_long_as_there_is_something_to_see(game, tmp_path, monkeypatch, still_clock):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", pace=SHOWN) as floor:
            floor.agent_processes = QuickThinkers()
            turns, deadline = [], Deadline("turns of both kinds")
            while min(sum(plays == some for _, plays in turns) for some in (0, 1)) < 3:
                deadline.check(turns)
                turns += await watched(floor, game, monkeypatch)
            assert max(waited for waited, plays in turns if plays == 0) < EMPTY_TURN
            assert SHOWN <= max(waited for waited, plays in turns if plays == 1) < TURN_OF_ONE_PLAY

    run(scenario())


def test_a_card_that_the_computer_lays_into_the_chain_is_waited_for_once(tmp_path, monkeypatch, still_clock):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", pace=SHOWN) as floor:
            floor.agent_processes = QuickThinkers()
            table = await a_table(floor, "spellchain", "Ana", "random", dealt=False)
            page, waits = Page(table, ME), []

            async def rest(pace):
                waits.append(pace.left)
                pace.until = 0.0

            monkeypatch.setattr(Pace, "rest", rest)
            async with table.lock:
                await waiting_room.deal(table)
            await answers_by_lot(table, page, Dice(4))
            lines = table.game.teller(-1, table.names).tell(table.live_game.record.entries)
            laid = sum(line.play is not None and line.play.seat == COMPUTER for line in lines)
            assert laid >= 4
            assert sum(waits) < (laid + 2) * SHOWN + table.decision_number * LINE * SHOWN
            assert max(waits) <= 2 * SHOWN

    run(scenario())


# --- what is charged


class Table:
    """The one thing that is asked of a state: whose cards are whose."""

    control = (0, 1)


def question(kind):
    return Ask(COMPUTER, kind, [0], "then", "", "", True, (), False, "")


def charged(*lines, pace=None):
    pace = pace or Pace()
    before = pace.left
    pace.charge(COMPUTER, lines, Table(), [ME], 1.0)
    return round(pace.left - before, 1)


def line(*play, **more):
    return Line("It is so.", 1, 3, play=Play(COMPUTER, *play, **more) if play else None)


def test_nothing_is_charged_for_what_shows_nothing_and_more_for_what_is_aimed_at_a_person():
    assert charged() == 0
    assert charged(line()) == LINE
    assert charged(line(5, 7)) == charged(line(), line(5, 7), line()) == PLAY
    assert charged(line(5, 7, cards=(1,))) == PLAY
    assert charged(line(5, 7, cards=(0,))) == charged(line(5, 7, seats=(ME,))) == AIMED
    assert charged(line(5, 7), line(6, 7)) == PLAY


def test_a_target_that_is_told_later_is_charged_what_its_play_was_not():
    pace = Pace()
    assert charged(line(5, 7), pace=pace) == PLAY
    assert charged(line(5, 7, cards=(1,), more=True), pace=pace) == 0
    assert charged(line(5, 7, seats=(ME,), more=True), pace=pace) == AIMED - PLAY
    assert charged(line(5, 7, seats=(ME,), more=True), pace=pace) == 0


def test_nobody_waits_between_a_play_and_its_target():
    pace = Pace()
    assert pace.is_due(COMPUTER, question(CHOOSE_TARGET))
    charged(line(5, 7), pace=pace)
    assert not pace.is_due(COMPUTER, question(CHOOSE_TARGET))
    assert pace.is_due(COMPUTER, question(ACT_OR_PASS))
    assert pace.is_due(COMPUTER, question(CHOOSE_TARGET)), "that belongs to another play"
    charged(line(5, 7), pace=pace)
    assert pace.is_due(COMPUTER, question(CHOOSE_CARD))
    assert pace.is_due(ME, question(CHOOSE_TARGET))


# --- what people say about it


def test_whoever_plays_alone_against_the_computer_may_hurry_it_and_set_its_pace(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db", pace=600.0) as floor:
            floor.agent_processes = QuickThinkers()
            table = await a_table(floor, "spellslinger", "Ana", "random", setup=Setup(pace="slow"))
            page, dice = Page(table, ME), Dice(2)
            acting = asyncio.create_task(asyncio.sleep(0))
            deadline = Deadline("a play of the computer that is shown")
            while not table.pace.left:  # the computer may play before our action is answered, or after
                deadline.check(page.frame)
                await until(lambda: page.decides() or table.pace.left)
                if not table.pace.left:
                    acting = asyncio.create_task(page.act(dice.below(len(page.frame["decision"]["options"]))))
                    await until(lambda acting=acting: acting.done() or table.pace.left)
            pace_control.hurry(table, ME)
            assert table.pace.left == 0
            with pytest.raises(Refusal, match="slow, normal, fast, none"):
                await pace_control.set_pace(table, ME, "warp")
            await pace_control.set_pace(table, ME, "none")
            await acting
            assert page.frame["pace"] == "none"
            for _ in range(30):
                await until(lambda: page.decides() or table.stage == "over")
                assert table.pace.left == 0
                if table.stage == "over":
                    break
                await page.act(dice.below(len(page.frame["decision"]["options"])))
            code = table.code
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            assert (await floor.table(code)).setup.pace == "none"

    run(scenario())


def test_where_several_people_play_the_host_sets_the_pace_and_nobody_hurries(tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo", "random")
            for seat in (0, 1):
                with pytest.raises(Refusal, match="others are watching"):
                    pace_control.hurry(table, seat)
            with pytest.raises(Refusal, match="table's host"):
                await pace_control.set_pace(table, 1, "fast")
            await pace_control.set_pace(table, 0, "fast")
            assert table.setup.pace == "fast"

    run(scenario())
