"""Time is called at a table: a step like any other, after which the game ends as its rules say."""

from __future__ import annotations

import json

import pytest
from server.databases import database_url as database_url
from server.faults import FaultyStore
from server.floors import Page, a_floor, a_table, play, run, until
from server.outages import here
from typer.testing import CliRunner

from spellhall.cli.main import app as program
from spellhall.kernel.chance import Dice
from spellhall.kernel.undo import TIME_CALLED
from spellhall.server.storage.queries import chat, journal, tables
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.recordings import replays
from spellhall.server.tables.recordings.game_files import document_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.restoring import kept_of
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import actions_of
from spellhall.server.wire import SPECTATOR

TIMED = ("spellfire", "spellslinger")
SOME = 30
"""Decisions after which time is called."""


async def under_way(floor, game, most=SOME):
    """A game that has been played for a while, and what three look at."""
    table = await a_table(floor, game, "Ana", "Bo", setup=Setup())
    pages = [Page(table, seat) for seat in (0, 1, SPECTATOR)]
    await play(pages, Dice(7), most)
    return table, pages


async def steps_at(floor, table):
    return await floor.store.read(journal.journal_of, table.stored.id)


@pytest.mark.parametrize("game", TIMED)
def test_time_is_called_once_and_all_see_it(game, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, pages = await under_way(floor, game)
            taken = table.live_game.record.actions[:]
            await table.call_time()
            if table.stage == "playing":
                await table.call_time()
            steps = await steps_at(floor, table)
            assert [(step.kind, step.seat, step.action) for step in steps[len(taken) :]] == [
                ("called", -1, TIME_CALLED)
            ]
            assert table.live_game.record.actions == [*taken, TIME_CALLED]
            for page in pages:
                assert page.seen() == page.in_full()
                assert any("ime is" in line["text"] for line in page.frame["log"]), page.frame["log"][-3:]
            said = await floor.store.read(chat.chat_of, table.stored.id, 5)
            assert [line.text for line in said] == ["Time is called."]
            if game == "spellfire":
                assert pages[2].frame["table"]["turns_left"] == 5

    run(scenario())


@pytest.mark.parametrize("game", TIMED)
def test_a_game_whose_time_was_called_comes_to_its_end_and_is_told_afterwards(game, tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, pages = await under_way(floor, game)
            await table.call_time()
            await play(pages, Dice(11), 5_000)
            assert table.stage == "over" and max(table.live_game.state.returns()) > 0
            stored = await floor.store.read(tables.table_by_id, table.stored.id)
            assert stored.length == len(table.live_game.record.actions)
            shown = await replays.replay(table.code, floor, None, SPECTATOR)
            assert shown.length == stored.length
            at = table.live_game.record.actions.index(TIME_CALLED) + 1
            await replays.frame(table.code, floor, None, at, SPECTATOR)
            return document_of(stored, await floor.store.read(kept_of, stored.id))

    file = tmp_path / "game.json"
    file.write_text(json.dumps(run(scenario())), encoding="utf-8")
    told = CliRunner().invoke(program, ["verify", str(file)])
    assert told.exit_code == 0, told.output


@pytest.mark.parametrize("game", TIMED)
def test_time_that_was_called_is_called_after_a_restart(game, database_url):
    async def scenario():
        async with a_floor(database_url) as floor:
            table, _ = await under_way(floor, game, 12)
            await table.call_time()
            code, stage, before = table.code, table.stage, table.live_game.state.save()
            begun = table.live_game.beginning
        async with a_floor(database_url) as floor:
            again = await floor.table(code)
            steps = await steps_at(floor, again)
            assert steps[-1].kind == "called" and again.stage == stage
            replayed = LiveGame.restored(again.game, begun, actions_of(steps))
            assert replayed.state.save() == before
            if stage == "playing":
                assert again.live_game.state.save() == before
                await again.call_time()
                assert again.written == len(steps)

    run(scenario())


def test_where_it_cannot_be_stored_time_is_not_called(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, pages = await under_way(floor, "spellfire")
            before, whole = table.live_game.state.save(), floor.store
            floor.store = FaultyStore(whole, lambda number: number == 0)
            with pytest.raises(Refusal, match="try again"):
                await table.call_time()
            floor.store = whole
            await until(lambda: table.stands is None)
            assert table.live_game.state.save() == before and not table.game.is_timed(table.live_game.state)
            assert all("turns_left" not in page.frame["table"] for page in pages)
            await table.call_time()
            assert table.game.is_timed(table.live_game.state)

    run(scenario())


def test_what_was_played_before_time_was_called_is_not_taken_back(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, _ = await under_way(floor, "spellfire")
            await table.call_time()
            for seat in (0, 1):
                with pytest.raises(Refusal, match="time has been called since"):
                    await table.undo(seat)
                assert table.frame(seat).undo == ""

    run(scenario())


def test_a_game_whose_rules_know_no_time_is_played_on(tmp_path):
    async def scenario():
        async with a_floor(here(tmp_path)) as floor:
            table, _ = await under_way(floor, "spellchain", 3)
            written = table.written
            with pytest.raises(Refusal, match="no rule for a game whose time is up"):
                await table.call_time()
            assert table.written == written == len(await steps_at(floor, table))

    run(scenario())
