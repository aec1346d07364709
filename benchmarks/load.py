"""How a server copes with many tables: ``python -m benchmarks.load``, on loopback and with bounded time.

It starts a server of its own. Each table has two scripted clients, each with its own socket; the deciding one
thinks for a second, then chooses at random. The benchmark measures the time from when a client sends its
action until the *other* client has the news. At the end, every action that was answered with "done" must
be in the table's count. Then many more sockets connect and do nothing, and the server's memory is read again.
A second server then gets fewer tables where no one thinks: how many moves per second does it manage?

Server and clients share this machine, so the clients' own work is part of every figure.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from spellhall.server.wire import VERSION

GAMES = ("spellfire", "spellslinger", "spellchain")
SETTINGS = {
    "pace": 0,
    "tables": 100_000,
    "tables_per_person": 10_000,
    "sockets": 100_000,
    "requests_per_second": 10_000,
    "requests_burst": 100_000,
    "messages_per_second": 10_000,
    "messages_burst": 100_000,
    "reads_per_second": 10_000,
    "reads_burst": 100_000,
    "codes_per_minute": 100_000,
    "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "connections_per_address": 100_000,
}
AT_ONCE = 50
"""Connections that are opened at the same time."""
HURRIED = 50
"""Tables where no one thinks, in the second part."""
AT_FIRST = 2.0
"""Their moves are counted in this many first seconds, before the first games are over."""


class Question(msgspec.Struct):
    """A decision, and how many options it has."""

    number: int
    seat: int
    options: list[msgspec.Raw] | None = None


class Parts(msgspec.Struct):
    """What a client needs to know about a table; unset if a message doesn't mention it."""

    decision: Question | msgspec.UnsetType | None = msgspec.UNSET
    actions: int | msgspec.UnsetType = msgspec.UNSET


class Told(msgspec.Struct):
    """The fields of a message that a client needs."""

    t: str
    n: int = 0
    table: str = ""
    frame: Parts | None = None
    parts: Parts | None = None
    text: str = ""


DECODER = msgspec.json.Decoder(Told)


class Server:
    """The server under load, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        settings = {"database": f"sqlite:///{folder}/load.sqlite", "port": 0, **SETTINGS}
        environment = os.environ | {f"SPELLHALL_{name.upper()}": str(value) for name, value in settings.items()}
        program = "from spellhall.cli.main import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "serve"], env=environment, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        self.port = int(found[1])

    def browser(self) -> httpx.AsyncClient:
        """A browser of its own."""
        return httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    def memory(self) -> int:
        """Bytes of memory that the server uses."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) * 1024  # type: ignore[index]

    def seconds(self) -> float:
        """CPU seconds that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Tell it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Figures:
    """What all clients have seen; once it is closed, delays no longer count, because sockets are being closed."""

    def __init__(self) -> None:
        self.delays: dict[str, list[float]] = defaultdict(list)
        self.sent: dict[tuple[str, int], float] = {}
        self.done: dict[str, int] = defaultdict(int)
        self.times: list[float] = []
        self.counted: dict[str, int] = {}
        self.faults: list[str] = []
        self.closed = False


class Player:
    """One client: it remembers what it needs to decide, and thinks a while before it does."""

    def __init__(self, game: str, code: str, seat: int, token: str, think: float, figures: Figures) -> None:
        self.game, self.code, self.seat, self.token = game, code, seat, token
        self.think, self.figures = think, figures
        self.rng = random.Random(f"{code}{seat}")
        self.number = 10
        self.decision: Question | None = None
        self.answered = -1
        self.actions = 0

    async def play(self, port: int, gate: asyncio.Semaphore, begin: asyncio.Barrier, end: asyncio.Event) -> None:
        """Sit down, wait until everyone sits, and play until the end."""
        async with gate:
            socket = await connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, compression=None)
            await socket.send(msgspec.json.encode({"t": "hello", "n": 1, "version": VERSION}).decode())
            watch = {"t": "watch", "n": 2, "table": self.code, "seat": self.seat, "token": self.token}
            await socket.send(msgspec.json.encode(watch).decode())
            while self.decision is None:
                self.hear(await socket.recv())
        async with socket:
            await begin.wait()
            while not end.is_set():
                decision = self.decision
                if decision is not None and decision.seat == self.seat and decision.number > self.answered:
                    self.answered = decision.number
                    await self.decide(socket, decision)
                try:
                    async with asyncio.timeout(1):
                        self.hear(await socket.recv())
                except TimeoutError:
                    continue  # nothing happens at this table for a while: perhaps its game is over

    async def decide(self, socket: ClientConnection, decision: Question) -> None:
        """Think, then choose at random."""
        await asyncio.sleep(self.think * self.rng.uniform(0.5, 1.5))
        self.number += 1
        option = self.rng.randrange(len(decision.options or ()))
        act = {"t": "act", "n": self.number, "table": self.code, "decision": decision.number, "option": option}
        self.figures.sent[self.code, decision.number] = time.perf_counter()
        await socket.send(msgspec.json.encode(act).decode())

    def hear(self, text: str | bytes) -> None:
        """Take in one message."""
        now = time.perf_counter()
        told = DECODER.decode(text)
        if told.t == "refused":
            self.figures.faults.append(f"{self.code}: {told.text}")
        elif told.t == "done" and told.n > 10:
            self.figures.done[self.code] += 1
            self.figures.times.append(now)
        parts = told.frame or told.parts
        if parts is None:
            return
        if parts.decision is not msgspec.UNSET:
            before, self.decision = self.decision, parts.decision
            if told.t == "change" and before is not None and before.seat != self.seat and not self.figures.closed:
                sent = self.figures.sent.get((self.code, before.number))
                if sent is not None:
                    self.figures.delays[self.game].append(now - sent)
        if parts.actions is not msgspec.UNSET:
            self.figures.counted[self.code] = parts.actions


async def set_up(browser: httpx.AsyncClient, games: Iterable[str]) -> list[dict[str, Any]]:
    """New tables of these games, each with two seats of one person."""
    made = []
    (await browser.post("/api/me", json={"name": "Load"})).raise_for_status()
    for game in games:
        plan = {"game": game, "seats": [{"kind": "me"}, {"kind": "hot"}], "pace": "none"}
        answer = await browser.post("/api/tables", json=plan)
        answer.raise_for_status()
        made.append(answer.json())
    return made


async def warm_up(server: Server) -> None:
    """Concede one game of each kind and read it again: this triggers everything that a server does only once."""
    async with server.browser() as browser:
        made = await set_up(browser, GAMES)
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None, compression=None) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "n": 1, "version": VERSION}).decode())
        for table in made:
            seat = table["mine"][0]
            watch = {"t": "watch", "n": 2, "table": table["code"], "seat": seat["seat"], "token": seat["token"]}
            await socket.send(msgspec.json.encode(watch).decode())
            await socket.send(msgspec.json.encode({"t": "resign", "n": 3, "table": table["code"]}).decode())
            while (said := DECODER.decode(await socket.recv())).n != 3:
                pass
            if said.t != "done":
                raise SystemExit(f"a game could not be given up: {said.text}")
    async with server.browser() as browser:
        for table in made:
            (await browser.get(f"/api/replays/{table['code']}/frames?at=0")).raise_for_status()


async def idle(server: Server, count: int) -> tuple[int, float]:
    """How many idle sockets the server accepts, and how many bytes each costs it."""
    before = server.memory()
    sockets: list[ClientConnection] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with gate:
            socket = await connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None, ping_interval=None)
            await socket.send(msgspec.json.encode({"t": "hello", "n": 1, "version": VERSION}).decode())
            await socket.recv()
            sockets.append(socket)

    await asyncio.gather(*(one() for _ in range(count)))
    cost = (server.memory() - before) / max(1, count)
    await asyncio.gather(*(socket.close() for socket in sockets))
    return len(sockets), cost


async def measure(tables: int, seconds: float, think: float, sockets: int, folder: Path) -> dict[str, Any]:
    """Run it all; returns the figures."""
    server = Server(folder)
    try:
        await warm_up(server)
        empty = server.memory()
        async with server.browser() as browser:
            games = [GAMES[number % len(GAMES)] for number in range(tables)]
            made = await set_up(browser, track(games, "setting up tables"))
        figures = Figures()
        gate, end = asyncio.Semaphore(AT_ONCE), asyncio.Event()
        players = [
            Player(table["game"], table["code"], seat["seat"], seat["token"], think, figures)
            for table in made
            for seat in table["mine"]
        ]
        begin = asyncio.Barrier(len(players) + 1)
        tasks = [asyncio.create_task(player.play(server.port, gate, begin, end)) for player in players]
        await begin.wait()
        used = server.seconds()
        started = time.perf_counter()
        for _ in track(range(round(seconds * 10)), f"{tables} tables, {seconds:g} seconds"):
            await asyncio.sleep(0.1)
        lasted = time.perf_counter() - started
        used, held = server.seconds() - used, server.memory() - empty
        figures.closed = True
        end.set()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        figures.faults += [f"a client failed: {fault!r}" for fault in ended if isinstance(fault, BaseException)]
        lost = missing(figures)
        quiet, cost = await idle(server, sockets)
        return {
            "delays": figures.delays,
            "actions": sum(figures.done.values()),
            "seconds": lasted,
            "faults": figures.faults,
            "lost": lost,
            "at first": sum(at - started <= AT_FIRST for at in figures.times) / AT_FIRST,
            "memory": held / tables,
            "core": used / lasted,
            "idle": (quiet, cost),
        }
    finally:
        server.stop()


def missing(figures: Figures) -> int:
    """How many actions that were answered with "done" are missing from the tables' counts."""
    return sum(max(0, done - figures.counted.get(code, 0)) for code, done in figures.done.items())


def report(found: dict[str, Any], tables: int, think: float) -> None:
    """Print the figures."""
    console = Console(width=110)
    where = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    shown = Table(
        "game", "moves", "p50 ms", "p99 ms", "most ms", title=f"{tables} tables, {think:g} s to think; {where}"
    )
    everything: list[float] = []
    for game, delays in sorted(found["delays"].items()):
        everything += delays
        shown.add_row(game, str(len(delays)), *figures_of(delays))
    shown.add_row("all", str(len(everything)), *figures_of(everything))
    console.print(shown)
    quiet, cost = found["idle"]
    rate = found["actions"] / found["seconds"]
    console.print(f"{found['actions']} actions in {found['seconds']:.0f} s, {rate:.0f} a second")
    console.print(f"refusals and failures: {len(found['faults'])}; actions lost: {found['lost']}")
    for fault in found["faults"][:5]:
        console.print(f"  {fault}")
    console.print(f"memory a table, with its two sockets: {found['memory'] / 1000:.0f} kB")
    console.print(f"the server used {found['core']:.2f} of a core; {quiet} idle sockets: {cost / 1000:.1f} kB each")


def figures_of(delays: list[float]) -> list[str]:
    """Median, 99th percentile and maximum, in milliseconds."""
    if len(delays) < 2:
        return ["-", "-", "-"]
    cuts = statistics.quantiles(delays, n=100)
    return [f"{1000 * value:.1f}" for value in (cuts[49], cuts[98], max(delays))]


def main() -> None:
    """Measure with the numbers given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds to think, on average")
    parser.add_argument("--sockets", type=int, default=2000, help="idle sockets at the end")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    gc.disable()  # garbage collection holds all clients up, and would count as delay of the server
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(given.tables, given.seconds, given.think, given.sockets, Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        hurried = uvloop.run(measure(HURRIED, 2 * AT_FIRST, 0, 0, Path(folder)))
    report(found, given.tables, given.think)
    print(f"{HURRIED} tables without thinking: {hurried['at first']:.0f} moves a second")
    sys.exit(any(part["faults"] or part["lost"] for part in (found, hurried)))


if __name__ == "__main__":
    main()
