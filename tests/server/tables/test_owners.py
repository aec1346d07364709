"""Two servers on one database: nothing is lost, nothing is done twice, and the one who was passed over stops."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import AsyncExitStack

import pytest
from server.databases import database_url as database_url
from server.floors import Page, a_floor, a_table, play, run, until
from server.houses import House, Visitor
from sqlalchemy import text
from waiting import PATIENCE
from waiting import until as wait_for
from websockets.exceptions import ConnectionClosed

from spellhall.kernel.chance import Dice
from spellhall.server.storage import Store, heartbeat
from spellhall.server.storage.engine import make_engine, writing
from spellhall.server.storage.errors import LeaseLost
from spellhall.server.storage.queries import journal
from spellhall.server.tables import floor as floor_module


def test_a_second_floor_comes_when_the_first_has_gone_and_finds_every_action(database_url):
    async def scenario():
        async with AsyncExitStack() as first_life:
            first = await first_life.enter_async_context(a_floor(database_url))
            table = await a_table(first, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            second = a_floor(database_url)
            opening = asyncio.create_task(second.__aenter__())
            await play(pages, Dice(1), 4)
            assert not opening.done()
            await play(pages, Dice(2), 4)
            await first_life.aclose()
            floor = await opening
        again = await floor.table(table.code)
        assert again.live_game.record.actions == table.live_game.record.actions
        assert len(again.live_game.record.actions) == 8
        await second.__aexit__(None, None, None)

    run(scenario())


def test_a_floor_that_was_passed_over_stores_nothing_more_and_stops(database_url, monkeypatch):
    monkeypatch.setattr(floor_module, "BEAT", 0.05)

    async def scenario():
        async with a_floor(database_url) as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            pages = [Page(table, seat) for seat in (0, 1)]
            await play(pages, Dice(1), 3)
            told = []
            floor.passed_over = told.append
            engine = make_engine(database_url)
            with writing(engine).begin() as connection:
                connection.execute(text("UPDATE alive SET owner = 'another', until_ms = 0"))
            engine.dispose()
            await until(lambda: told)
            assert isinstance(told[0], LeaseLost)
            async with Store(database_url, lease_wait=0.0) as other:
                steps = await other.read(journal.journal_of, table.stored.id)
            with pytest.raises(Exception, match=r"nothing has happened|its database"):
                await play(pages, Dice(2), 1)
            assert await floor.store.read(journal.journal_of, table.stored.id) == steps

    run(scenario())


# --- whole servers

WAITING = "another server uses the database: waiting until it has gone"


def refused(database, folder, wait):
    """A server that is not to be; what it said."""
    program = "from spellhall.cli.main import main; main()"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", database]
    environment = {"SPELLHALL_LEASE_WAIT": str(wait)}
    return subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, cwd=folder, env=os.environ | environment, check=False
    )


def test_a_second_server_refuses_with_one_sentence(tmp_path, database_url):
    with House(database_url, tmp_path):
        ended = refused(database_url, tmp_path, 0.5)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    sentence = ended.stderr.splitlines()[-1]
    assert sentence.startswith("spellhall: another server (process ")
    assert "stop it first, or name another database" in sentence


def test_a_rolling_restart_loses_no_action(tmp_path, database_url):
    """The next server is started while the one before still plays; the one who was answered finds their action
    there.
    """
    done = 0
    with House(database_url, tmp_path) as house:
        ana = Visitor(house, "Ana")
        table = ana.table("spellfire", "me", "hot", pace="none")
        code = table["code"]
        for _ in range(3):
            with ana.socket() as one, ana.socket() as other:
                lines = (one, other)
                for seat, line in enumerate(lines):
                    line.watch(code, seat, table["mine"][seat]["token"])
                assert one.frames[code].get("actions", 0) == done
                for _ in range(6):
                    for line in lines:
                        line.request({"t": "ping"})
                    deciding = next(line for line in lines if line.mine(code))
                    assert deciding.act(code)["t"] == "done"
                    done += 1
                following = House(database_url, tmp_path)
                following.port = 0
                waiting = asyncio.run(overlap(house, following))
                assert waiting == 0
                with pytest.raises(ConnectionClosed):
                    one.ends()
            house.process, house.port = following.process, following.port
            ana.http.base_url = house.address
        with ana.socket() as one:
            assert one.watch(code, 0, table["mine"][0]["token"]).get("actions", 0) == done


async def overlap(house, following):
    """Start another server, and end the first once the other says that it waits; how the first ended."""
    log = house.folder / "server.log"
    known = log.read_text().count(WAITING)
    starting = asyncio.create_task(asyncio.to_thread(following.start))
    await wait_for("another server that waits", lambda: log.read_text().count(WAITING) > known, seen=log.read_text)
    ended = await asyncio.to_thread(house.stop)
    await starting
    return ended


def test_a_server_that_is_passed_over_ends_with_one_sentence(tmp_path, database_url):
    with House(database_url, tmp_path) as house:
        engine = make_engine(database_url)
        with writing(engine).begin() as connection:
            connection.execute(text("UPDATE alive SET owner = 'another'"))
        engine.dispose()
        assert house.process.wait(PATIENCE) == 2
        house.process.stdout.close()
    said = (tmp_path / "server.log").read_text()
    assert "Traceback" not in said
    assert said.splitlines()[-1].startswith("spellhall: this server no longer owns its database")


def test_a_server_that_closes_owns_its_database_until_all_is_kept(database_url, monkeypatch):
    """However long the last films take, the signs of life go on, so that nobody takes over meanwhile."""
    monkeypatch.setattr(floor_module, "BEAT", 0.05)

    async def scenario():
        async with a_floor(database_url) as floor:
            close, seen = floor.recording_jobs.close, []
            await floor.tasks[0]  # all tables are back: from now on signs of life say when

            async def beats_again():
                return await floor.store.read(heartbeat.last_beat) > seen[0]

            async def slowly(patience):
                seen.append(await floor.store.read(heartbeat.last_beat))
                await wait_for("a sign of life of a server that closes", beats_again)
                await close(patience)

            monkeypatch.setattr(floor.recording_jobs, "close", slowly)
        assert seen

    run(scenario())
