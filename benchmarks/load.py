"""How a server copes with many tables: ``python -m benchmarks.load``, on loopback and with bounded time.

It starts a server of its own. Each table has two scripted clients, each with its own socket; the deciding one
thinks for a second, then chooses at random. The benchmark measures the time from when a client sends its
action until the *other* client has the news. At the end, every action that was answered with "done" must
be in the table's count. Then many more sockets connect and do nothing, and the server's memory is read again.
For each game a further server gets fewer tables where no one thinks: how many moves per second does it manage, and how
much CPU does each of its threads need for a move? ``--flat`` measures only that.

``--masters`` and ``--films`` give the server other work meanwhile: tables where the strongest agent thinks, and
games that end when the measurement begins, whose recordings it makes.

Server and clients share this machine, so the clients' own work is part of every delay, and CPU per move is steadier
than moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.hall_players import AT_ONCE, Crowd, Figures, players_of, resign_all, set_up
from benchmarks.hall_server import LOOP, OTHERS, WRITER, Server
from spellhall.server.wire import VERSION

GAMES = ("spellfire", "spellslinger", "spellchain")
FLAT_OUT = {"spellfire": 50, "spellslinger": 50, "spellchain": 150}
"""Tables where no one thinks, in the second part: as many as have games long enough for ``FLAT_SECONDS``."""
FLAT_SECONDS = 2.0
AHEAD = 3.0
"""Seconds that the games of ``--films`` are played before the measurement."""


def in_turn(count: int) -> list[str]:
    """So many games, each of the three in turn."""
    return [GAMES[number % len(GAMES)] for number in range(count)]


async def warm_up(server: Server) -> None:
    """Concede one game of each kind and read it again: this triggers everything that a server does only once."""
    async with server.browser() as browser:
        made = await set_up(browser, GAMES)
        await resign_all(server.port, made)
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


async def played_ahead(server: Server, count: int) -> list[dict[str, Any]]:
    """So many tables whose games are under way; those that are over already have their recordings wanted."""
    async with server.browser() as browser:
        made = await set_up(browser, in_turn(count))
    figures = Figures()
    crowd = Crowd(server.port, players_of(made, 0, figures))
    await crowd.begin.wait()
    await asyncio.sleep(AHEAD)
    await crowd.stop()
    return [table for table in made if table["code"] not in figures.over]


async def measure(
    games: Sequence[str],
    seconds: float,
    think: float,
    folder: Path,
    *,
    sockets: int = 0,
    masters: int = 0,
    films: int = 0,
    database: str = "",
    workers: int = 1,
) -> dict[str, Any]:
    """Run a server with a table for each of these games; returns the figures."""
    server = Server(folder, database, workers)
    try:
        await warm_up(server)
        ending = await played_ahead(server, films)
        async with server.browser() as browser:
            against = await set_up(browser, in_turn(masters), "master")
            empty = server.memory()
            made = await set_up(browser, track(games, "setting up tables"))
        beside, figures = Crowd(server.port, players_of(against, 0, Figures())), Figures()
        await beside.begin.wait()
        crowd = Crowd(server.port, players_of(made, think, figures))
        await crowd.begin.wait()
        await resign_all(server.port, ending)
        used, spent, before = server.seconds(), server.seconds_by_thread(), len(figures.times)
        own, started = time.process_time(), time.perf_counter()
        for _ in track(range(round(seconds * 10)), f"{len(games)} tables, {seconds:g} seconds"):
            await asyncio.sleep(0.1)
        lasted = time.perf_counter() - started
        own = time.process_time() - own
        used, held = server.seconds() - used, server.memory() - empty
        moves = len(figures.times) - before
        by_thread = {name: (now - spent[name]) / moves for name, now in server.seconds_by_thread().items()}
        figures.closed = True
        faults = [*await crowd.stop(), *await beside.stop(), *figures.faults]
        lost = missing(figures)
        quiet, cost = await idle(server, sockets)
        return {
            "delays": figures.delays,
            "moves": moves,
            "seconds": lasted,
            "faults": faults,
            "lost": lost,
            "microseconds": {name: round(1e6 * value, 1) for name, value in by_thread.items()},
            "memory": held / len(games),
            "core": used / lasted,
            "clients": own / lasted,
            "idle": (quiet, cost),
        }
    finally:
        server.stop()


def missing(figures: Figures) -> int:
    """How many actions that were answered with "done" are missing from the tables' counts."""
    return sum(max(0, done - figures.counted.get(code, 0)) for code, done in figures.done.items())


def report(console: Console, found: dict[str, Any], title: str) -> None:
    """Print the figures of the first part."""
    shown = Table("game", "moves", "p50 ms", "p99 ms", "most ms", title=title)
    everything: list[float] = []
    for game, delays in sorted(found["delays"].items()):
        everything += delays
        shown.add_row(game, str(len(delays)), *figures_of(delays))
    shown.add_row("all", str(len(everything)), *figures_of(everything))
    console.print(shown)
    quiet, cost = found["idle"]
    rate = found["moves"] / found["seconds"]
    console.print(f"{found['moves']} actions in {found['seconds']:.0f} s, {rate:.0f} a second")
    console.print(f"refusals and failures: {len(found['faults'])}; actions lost: {found['lost']}")
    for fault in found["faults"][:5]:
        console.print(f"  {fault}")
    console.print(f"memory a table, with its two sockets: {found['memory'] / 1000:.0f} kB")
    console.print(f"the server used {found['core']:.2f} of a core, the clients {found['clients']:.2f}")
    console.print(f"{quiet} idle sockets: {cost / 1000:.1f} kB each")
    console.print(f"CPU us a move: {by_thread_of(found)}")


def report_flat(console: Console, found: dict[str, dict[str, Any]]) -> None:
    """Print the figures of the second part, by game."""
    shown = Table("game", "tables", "moves a second", "cores", "CPU us a move", title="tables without thinking")
    for game, figures in found.items():
        cores = f"{figures['core']:.2f}, clients {figures['clients']:.2f}"
        rate = f"{figures['moves'] / figures['seconds']:.0f}"
        shown.add_row(game, str(FLAT_OUT[game]), rate, cores, by_thread_of(figures))
    console.print(shown)


def by_thread_of(found: dict[str, Any]) -> str:
    """The CPU per move of each thread."""
    return ", ".join(f"{name} {found['microseconds'].get(name, 0):.0f}" for name in (LOOP, WRITER, OTHERS))


def summary(found: dict[str, Any]) -> dict[str, Any]:
    """A part's figures, with the delays in milliseconds as median, 99th percentile and maximum."""
    return found | {"delays": {game: figures_of(delays) for game, delays in found["delays"].items()}}


def figures_of(delays: list[float]) -> list[str]:
    """Median, 99th percentile and maximum, in milliseconds."""
    if len(delays) < 2:
        return ["-", "-", "-"]
    cuts = statistics.quantiles(delays, n=100)
    return [f"{1000 * value:.1f}" for value in (cuts[49], cuts[98], max(delays))]


def arguments() -> argparse.Namespace:
    """The numbers given on the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds to think, on average")
    parser.add_argument("--sockets", type=int, default=2000, help="idle sockets at the end")
    parser.add_argument("--masters", type=int, default=0, help="more tables, where the strongest agent plays")
    parser.add_argument("--films", type=int, default=0, help="games that end at the start, to be recorded meanwhile")
    parser.add_argument("--flat", action="store_true", help="only the tables where no one thinks")
    parser.add_argument("--database", default="", help="a PostgreSQL instead of a file; it should be empty")
    parser.add_argument("--workers", type=int, default=1, help="processes of the hall, on a PostgreSQL")
    parser.add_argument("--json", type=Path, help="write the figures into this file")
    return parser.parse_args()


def main() -> None:
    """Measure with the numbers given on the command line."""
    given, console, flat = arguments(), Console(width=110), dict[str, dict[str, Any]]()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    gc.disable()  # garbage collection holds all clients up, and would count as delay of the server
    parts: list[dict[str, Any]] = []
    hall = {"database": given.database, "workers": given.workers}
    if not given.flat:
        beside = {"sockets": given.sockets, "masters": given.masters, "films": given.films, **hall}
        with tempfile.TemporaryDirectory() as folder:
            playing = measure(in_turn(given.tables), given.seconds, given.think, Path(folder), **beside)
            parts.append(uvloop.run(playing))
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            flat[game] = uvloop.run(measure([game] * FLAT_OUT[game], FLAT_SECONDS, 0, Path(folder), **hall))
    if parts:
        where = f"{os.cpu_count()} cores, Python {platform.python_version()}"
        title = (
            f"{given.tables} tables, {given.think:g} s to think, {given.masters} masters, {given.films} films; {where}"
        )
        report(console, parts[0], title)
    report_flat(console, flat)
    if given.json is not None:
        given.json.write_text(
            json.dumps(
                {
                    "tables": [summary(part) for part in parts],
                    "flat": {game: summary(part) for game, part in flat.items()},
                }
            )
        )
    sys.exit(any(part["faults"] or part["lost"] for part in (*parts, *flat.values())))


if __name__ == "__main__":
    main()
