"""Nights of the hall: a database that is stopped and started under play, a server that is killed a hundred times."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from typing import Any

import httpx
import pytest
from server.databases import database_url as database_url
from server.faults import QuickThinkers
from server.floors import Page, a_floor, a_table, run, until
from server.houses import House, Line, Visitor
from server.postgres import Postgres, a_postgres
from server.processes import descendants, left_of, needs_proc
from waiting import PATIENCE, Deadline
from websockets.exceptions import WebSocketException

from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage.queries import journal
from spellhall.server.tables.clock import Rates
from spellhall.server.tables.live_game import LiveGame
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import actions_of

pytestmark = pytest.mark.slow
RESTARTS = 20
KILLS = 100
SIGN = 1500
"""Milliseconds between two signs of life of a server, and a little more: so much of the last thought may be lost."""
SEATS = (("Ana", "random"), ("Ana", "Bo"), ("random", "random"))


async def plays_on(floor: Any, seats: tuple[str, ...], lot: random.Random, over: Any) -> list[Any]:
    """Game after game at one table after another; the tables, each with what was answered with "done" there."""
    played = []
    night = Deadline("the last restart of the database", PATIENCE * RESTARTS)
    while not over():
        night.check(len(played))
        try:
            setup = Setup(clocks=Rates(bank=3_600_000, increment=1_000), pace="none")
            table = await a_table(floor, lot.choice(("spellchain", "spellslinger")), *seats, setup=setup)
        except SpellhallError:
            await asyncio.sleep(0.05)  # the database is away, so no table can be made
            continue
        pages = [Page(table, seat) for seat, name in enumerate(seats) if name != "random"]
        done: dict[int, int] = {}
        played.append((table, pages, done))
        game = Deadline("the end of a game during restarts", PATIENCE * RESTARTS)
        while table.stage == "playing":
            game.check(table.decision_number)
            await asyncio.sleep(0.02)
            page = next((page for page in pages if page.decides()), None)
            if page is None:
                continue
            number, question = page.frame["decision"]["number"], table.live_game.state.decision()
            option = lot.randrange(len(question.options))
            try:
                await table.act(page.seat, number, option)
                done[len(table.live_game.record.actions) - 1] = question.options[option]
            except Refusal as refusal:
                assert refusal.code in ("busy", "stale") or table.stage == "over", refusal
                assert "postgres" not in refusal.text
    return played


async def restarts(postgres: Postgres, lot: random.Random) -> None:
    for _ in range(RESTARTS):
        await asyncio.sleep(lot.uniform(0.3, 1.5))
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(lot.uniform(0, 1.0))
        await asyncio.to_thread(postgres.start)


def test_a_postgresql_that_is_stopped_and_started_twenty_times_under_play_costs_no_game() -> None:
    async def scenario(postgres: Postgres) -> None:
        lot = random.Random(20)
        async with a_floor(postgres.address) as floor:
            floor.agent_processes = QuickThinkers()
            hardship = asyncio.create_task(restarts(postgres, lot))
            tables = await asyncio.gather(*(plays_on(floor, seats, lot, hardship.done) for seats in SEATS * 2))
            await hardship
            played = [one for some in tables for one in some]
            for table, pages, done in played:
                await until(lambda: not table.tasks)  # noqa: B023
                steps = await floor.store.read(journal.journal_of, table.stored.id)
                assert [step.number for step in steps] == list(range(table.written))
                assert actions_of(steps) == table.live_game.record.actions
                assert all(table.live_game.record.actions[at] == action for at, action in done.items())
                replayed = LiveGame.restored(table.game, table.live_game.beginning, actions_of(steps))
                assert replayed.state.is_terminal()
                assert replayed.state.save() == table.live_game.state.save()
                assert all(page.frame["returns"] == replayed.state.returns() for page in pages)
            acts = sum(len(done) for _, _, done in played)
            print(f"{RESTARTS} restarts: {len(played)} games, {acts} actions of people answered")

    with a_postgres() as postgres:
        run(scenario(postgres))


# --- the server is killed


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame but for who is connected, what the clocks say, and what empty parts it names."""
    told = {name: value for name, value in frame.items() if value not in (None, "", [], {}, -1) and name != "clocks"}
    return told | {"seats": [{**seat, "here": True} for seat in frame["seats"]]}


class Night:
    """Ana plays against an agent, Bo watches later; now and then the server is killed, and has to come back.

    Attributes:
        answered: the number of the last decision whose action was answered with "done", and how many there were.
        asleep: what Ana saw when it was her decision and nothing of hers was under way, and when that was.
    """

    def __init__(self, house: House, lot: random.Random) -> None:
        self.house = house
        self.lot = lot
        self.ana, self.bo = Visitor(house, "Ana"), Visitor(house, "Bo")
        self.code = ""
        self.answered, self.done, self.games = -1, 0, 0
        self.asleep: tuple[dict[str, Any], float] | None = None
        self.same = self.charged = 0
        self.processes: set[tuple[int, str]] = set()
        self.killed = 0.0

    def begin(self) -> None:
        """Another game."""
        game = self.lot.choice(("spellchain", "spellfire", "spellslinger"))
        clocks, self.asleep = {"bank_s": 3600, "increment_s": 5}, None
        made = self.ana.table(game, "me", "greedy", clocks=clocks, spectators="delayed", pace="none")
        self.code, self.answered, self.games = made["code"], -1, self.games + 1

    def kill(self) -> None:
        """End the server as it is, and know what it had begun."""
        assert self.house.process is not None
        self.processes = descendants(self.house.process.pid)
        self.killed = time.monotonic()
        self.house.process.kill()

    def live(self, opened: float) -> None:
        """Look whether all is as it was, and play until the server is gone."""
        try:
            with self.ana.socket() as line, self.bo.socket() as late:
                if self.code:
                    self.look(line.watch(self.code, 0), opened)
                while True:
                    if not self.code or line.frames[self.code]["stage"] == "over":
                        self.begin()
                        line.watch(self.code, 0)
                    late.watch(self.code)
                    assert late.frames[self.code].get("actions", 0) <= line.watch(self.code, 0).get("actions", 0)
                    self.play(line)
        except (WebSocketException, httpx.HTTPError, OSError, EOFError):
            pass  # it was killed

    def play(self, line: Line) -> None:
        """Act once, when asked."""
        frame = line.frames[self.code]
        line.until(lambda: frame["stage"] != "playing" or line.mine(self.code))
        if frame["stage"] != "playing":
            return
        self.asleep = shown(frame) | {"clocks": frame["clocks"]}, time.monotonic()
        if self.lot.random() < 0.3:
            time.sleep(self.lot.uniform(0, 1.0))
        if self.killed > self.asleep[1]:
            raise EOFError
        number, self.asleep = frame["decision"]["number"], None
        told = line.act(self.code, self.lot.randrange(len(frame["decision"]["options"])))
        assert told["t"] == "done", told
        self.answered, self.done = number, self.done + 1

    def look(self, frame: dict[str, Any], opened: float) -> None:
        """What was answered is there; who was asked is asked the same; no time was taken while no server was there."""
        if frame["stage"] == "playing":
            assert frame["decision"]["number"] > self.answered
        if self.asleep is None:
            return
        seen, since = self.asleep
        before = {name: value for name, value in seen.items() if name != "clocks"}
        clocks = seen["clocks"]
        assert shown(frame) == before
        self.same += 1
        thought = clocks["banks"][0] - frame["clocks"]["banks"][0]
        assert frame["clocks"]["running"] == clocks["running"] == 0
        assert frame["clocks"]["banks"][1] == clocks["banks"][1]
        most = (self.killed - since) + (time.monotonic() - opened)
        assert -SIGN <= thought <= most * 1000 + SIGN, (thought, most)
        self.charged += thought


@needs_proc
def test_a_server_that_is_killed_a_hundred_times_loses_nothing_and_leaves_nothing(tmp_path, database_url) -> None:
    lot = random.Random(100)
    with House(database_url, tmp_path, spectator_delay=0.5, tables_per_person=1000, agent_processes=1) as house:
        night = Night(house, lot)
        opened = time.monotonic()
        for _ in range(KILLS):
            end = threading.Timer(lot.uniform(0.1, 4.0), night.kill)
            end.start()
            night.live(opened)
            end.join()  # it ends by itself within four seconds
            house.process.communicate(timeout=PATIENCE)
            left = left_of(night.processes)
            assert not left, f"{len(left)} processes live on"
            house.start()
            opened = time.monotonic()
        figures = (
            f"{KILLS} kills: {night.games} games, {night.done} actions answered, {night.same} times asked the same"
        )
        print(f"{figures}, {night.charged} ms charged for those")
        assert night.done > KILLS // 4
        assert night.same > KILLS // 20
