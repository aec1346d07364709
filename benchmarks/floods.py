"""How others fare while strangers flood the hall: ``python -m benchmarks.floods``, on loopback.

One address asks for the check of a big closed tournament hundreds of times and hangs up; 41 guests at another start
the longest deck tests. Meanwhile a third address sets up tables and searches cards, and others play at 50 tables. It
prints how long the third waits, and the delays of moves, without the flood and with it.

Each caller has a loopback address of its own, and the hall has its usual limits, except that the players may do what
many people would. Server and clients share this machine, so compare the columns with each other.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from benchmarks.big_event import event_file
from benchmarks.hall_players import Crowd, Figures, players_of, set_up
from benchmarks.hall_server import Server
from spellhall.decks import print_deck
from spellhall.registry import game

HOST, CHECKER, TESTERS, NEIGHBOUR = "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"
GAMES = ("spellfire", "spellslinger", "spellchain")
PAUSE = 0.2
"""Seconds between two requests of the neighbour."""
PATIENCE = 2.0
"""Seconds after which someone who asks for a check hangs up."""
LONGEST_TEST = 500
NEW_TABLE = {"game": "spellfire", "seats": [{"kind": "me"}, {"kind": "open"}]}
USUAL = {"checks_per_minute": 10, "guests_per_hour": 100, "reads_per_second": 60, "reads_burst": 600}
"""The limits of a hall that flooding runs into."""


def caller(port: int, address: str, patience: float = 120.0) -> httpx.AsyncClient:
    """A browser that calls from an address."""
    limits = httpx.Limits(max_connections=None)
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits, verify=False)  # TLS costs time, unused
    return httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=patience)


async def a_big_event(server: Server, players: int) -> str:
    """The code of a big closed event."""
    async with caller(server.port, HOST) as host:
        (await host.post("/api/me", json={"name": "Host"})).raise_for_status()
        file = await asyncio.to_thread(event_file, players)
        answer = await host.post("/api/events/import", json={"file": file.decode(), "listed": True})
        code: str = answer.raise_for_status().json()["frame"]["code"]
        return code


def ask_for_checks(port: int, code: str, count: int) -> None:
    """So many people at one address want to know whether an event is right, and have no patience. In a process of its
    own, so that its work doesn't count as the players'.
    """

    async def ask() -> None:
        async with caller(port, CHECKER, PATIENCE) as people:
            asked = [people.get(f"/api/events/{code}/verify") for _ in range(count)]
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(ask())


async def start_tests(server: Server, count: int) -> int:
    """So many guests at one address start a deck test; returns how many may."""
    chain = game("spellchain")
    text = print_deck(chain, next(iter(chain.starter_decks().values())), "Mine")
    order = {"game": "spellchain", "name": "Mine", "text": text, "games": LONGEST_TEST}

    async def start(number: int) -> int:
        async with caller(server.port, TESTERS) as guest:
            await guest.post("/api/me", json={"name": f"Guest {number}"})
            return (await guest.post("/api/deck-tests", json=order)).status_code

    return sum([status == 201 for status in await asyncio.gather(*(start(number) for number in range(count)))])


async def beside(work: Callable[..., None], *args: Any) -> None:
    """Do something in another process, which leaves the machine to the hall and its players."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=os.nice, initargs=(15,)) as pool:
        await asyncio.get_running_loop().run_in_executor(pool, work, *args)


async def neighbour(server: Server, seconds: float) -> dict[str, list[float]]:
    """How long someone at an address of their own waits for new tables and card searches."""
    waits: dict[str, list[float]] = {"new table": [], "card search": []}
    async with caller(server.port, NEIGHBOUR) as one:
        await one.post("/api/me", json={"name": "Neighbour"})
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            began = time.perf_counter()
            (await one.post("/api/tables", json=NEW_TABLE)).raise_for_status()
            waits["new table"].append(time.perf_counter() - began)
            began = time.perf_counter()
            (await one.get("/api/games/spellfire/cards/search?q=dragon")).raise_for_status()
            waits["card search"].append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
    return waits


async def measure(folder: Path, given: argparse.Namespace, flood: bool) -> dict[str, Any]:
    """A hall with people who play, and with a flood or without."""
    server = Server(folder, **USUAL)
    try:
        code = await a_big_event(server, given.players)
        await neighbour(server, 3.0)  # what is loaded only once
        async with server.browser() as browser:
            made = await set_up(browser, [GAMES[number % len(GAMES)] for number in range(given.tables)])
        figures = Figures()
        crowd = Crowd(server.port, players_of(made, 1.0, figures))
        await crowd.begin.wait()
        tests = 0
        if flood:
            tests = await start_tests(server, given.tests)
        checks = [asyncio.create_task(beside(ask_for_checks, server.port, code, given.checks))] if flood else []
        used, began = server.seconds(), time.perf_counter()
        waits = await neighbour(server, given.seconds)
        core = (server.seconds() - used) / (time.perf_counter() - began)
        await asyncio.gather(*checks)
        figures.closed = True
        faults = [*await crowd.stop(), *figures.faults]
        delays = [delay for own in figures.delays.values() for delay in own]
        return {"waits": waits | {"move": delays}, "core": core, "tests": tests, "faults": faults}
    finally:
        server.stop()


def report(console: Console, quiet: dict[str, Any], flooded: dict[str, Any]) -> None:
    """Print both in one table."""
    shown = Table("seconds", "without", "with the flood", title="median, 99th percentile, longest")
    for what in quiet["waits"]:
        shown.add_row(what, _figures(quiet["waits"][what]), _figures(flooded["waits"][what]))
    console.print(shown)
    console.print(f"deck tests under way: {flooded['tests']}; the hall's own process used ", end="")
    console.print(f"{quiet['core']:.2f} and {flooded['core']:.2f} of a core")
    for fault in (*quiet["faults"], *flooded["faults"]):
        console.print(f"  {fault}")


def _figures(waits: list[float]) -> str:
    cuts = statistics.quantiles([*waits, max(waits)], n=100)
    return f"{cuts[49]:.3f}, {min(cuts[98], max(waits)):.3f}, {max(waits):.3f} ({len(waits)})"


def main() -> None:
    """Read the arguments, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=256, help="of the tournament that is checked")
    parser.add_argument("--checks", type=int, default=600)
    parser.add_argument("--tests", type=int, default=41)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    found = []
    for flood in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            found.append(asyncio.run(measure(Path(folder), given, flood)))
    report(Console(), *found)


if __name__ == "__main__":
    main()
