"""Python function calls per move in the hall: what a move costs the loop that all tables share, counted, not timed.

    python -m benchmarks.hall_calls [GAME ...] [--top 20] [--keep]

One process, without a network: at each table two scripted clients watch a seat, and the deciding one chooses at random.
A move begins with the message that holds the action, and ends when both clients have been sent everything about it.
Only functions of this package in the loop's thread count, from the socket's ``Client`` down to the rules. The writer,
recordings and the web libraries are left out: how much they do per move depends on the machine. Deals and choices are
always the same, so ``tests/golden/test_calls.py`` refuses growth over the figures that ``--keep`` wrote.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from cProfile import Profile
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import httpx
import msgspec
import structlog
from rich.console import Console

import spellhall
from benchmarks.calls import KEPT, Count, by_function, compare, is_compiled
from benchmarks.hall_players import DECODER, Question, set_up
from benchmarks.hall_server import SETTINGS
from benchmarks.profile import tables_of
from spellhall.server import randomness
from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.tables.client import Client
from spellhall.server.tables.sockets import Sockets

KEPT_MOVES = KEPT.with_name("hall-calls.txt")
TABLES, MOVES = 4, 80
"""How many tables of each game are played, and at most how many moves of each."""


class Seat:
    """A scripted client, which is its own channel: it looks at a table from a seat, and notes what it is sent."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.heard: asyncio.Queue[int] = asyncio.Queue()
        self.decision: Question | None = None
        self.number = 0

    async def hear(self) -> str:
        """The next message that the client sends."""
        return await self.sent.get()

    def push(self, message: bytes) -> bool:
        """A message that the client is sent."""
        told = DECODER.decode(message)
        parts = told.frame or told.parts
        if parts is not None and parts.decision is not msgspec.UNSET:
            self.decision = parts.decision
        self.heard.put_nowait(told.n)
        return True

    def close(self, code: int, reason: str) -> None:
        """The hall hangs up, which doesn't happen here."""
        raise SystemExit(f"a client was sent away: {code} {reason}")

    async def finish(self) -> None:
        """Everything has been sent."""

    async def ask(self, **message: Any) -> None:
        """Send a message, and wait until it has been answered."""
        self.number += 1
        self.sent.put_nowait(msgspec.json.encode({"n": self.number, "table": self.table, **message}).decode())
        while await self.heard.get() != self.number:
            pass

    async def watch(self) -> None:
        """Look at the table."""
        await self.ask(t="watch", seat=self.seat, token=self.token)


async def play(seats: list[Seat], chance: Random) -> int:
    """Play up to ``MOVES`` moves at a table at random; returns how many there were before its game was over."""
    for move in range(MOVES):
        decision = seats[0].decision
        if decision is None:
            return move
        deciding = seats[decision.seat]
        asked = deciding.decision
        assert asked is not None
        option = chance.randrange(len(asked.options or ()))
        await deciding.ask(t="act", decision=asked.number, option=option)
    return MOVES


async def count(game: str, folder: Path) -> Count:
    """Play a game's tables, and count."""
    spellhall.game(game).digest()  # reads all cards: that happens once, and isn't part of any move
    randomness.SOURCE = Random(game)
    app = create_app(Settings(database=f"sqlite:///{folder}/{game}.sqlite", **SETTINGS))
    profile, moves = Profile(thread_time, builtins=False), 0
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as browser:
            made = await set_up(browser, [game] * TABLES)
        assert app.state.floor.recording_jobs.busy is not None
        app.state.floor.recording_jobs.busy.cancel()
        for table in made:
            seats = [Seat(table["code"], seat["seat"], seat["token"]) for seat in table["mine"]]
            clients = [asyncio.create_task(talk(app.state.sockets, seat)) for seat in seats]
            for seat in seats:
                await seat.watch()
            profile.enable()
            moves += await play(seats, Random(game))
            profile.disable()
            for client in clients:
                client.cancel()
    return Count(moves, by_function(profile))


async def talk(sockets: Sockets, seat: Seat) -> None:
    """A client's side of the hall."""
    await Client(sockets, seat, "", "127.0.0.1", 1 + seat.seat).run()


PARTS = {
    "client's message, limits, answer": ("server.tables.client", "server.limits", "server.buckets", "server.metrics"),
    "views of both seats, differences": ("server.tables.watching",),
    "lock, clocks, journal, next decision": ("server",),
    "the same views, in the kernel": ("kernel.views", "kernel.changed_cards", "kernel.presentation", "kernel.undo"),
    "log, labels, prompts": ("telling",),
    "rules and words": ("rules", "words", "language"),
}
"""The parts of a move, each with the modules (or packages of a game) that do it; the first that fits counts."""


def by_part(found: Count) -> dict[str, float]:
    """Calls per move by part."""
    calls = dict.fromkeys([*PARTS, "the rest"], 0.0)
    for (module, _), spent in found.spent.items():
        names = module.split(".")
        own = names[2] if names[0] == "games" and len(names) > 2 else names[0]
        fits = [part for part, places in PARTS.items() if own in places or module.startswith(places)]
        calls[fits[0] if fits else "the rest"] += spent.calls / found.choices
    return calls


def counted(found: dict[str, Count]) -> Iterator[tuple[str, float]]:
    """Calls per move of each game."""
    for game, count in found.items():
        yield game, round(count.calls(), 1)


def main() -> None:
    """Print where a move's calls go, then the counts next to the stored ones, and store them if requested."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", nargs="*", default=spellhall.game_names())
    parser.add_argument("--top", type=int, default=0, help="how many functions are listed, after their modules")
    parser.add_argument("--keep", action="store_true", help=f"write the figures into {KEPT_MOVES.name}")
    given = parser.parse_args()
    if is_compiled():
        raise SystemExit("compiled modules cannot be looked into: count with the interpreted text")
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())  # nothing is logged between the figures
    with tempfile.TemporaryDirectory() as folder:
        found = {game: asyncio.run(count(game, Path(folder))) for game in given.game}
    for game, each in found.items() if given.top else ():
        console = Console(width=120)
        console.print(f"\n{game}: {each.choices:,} moves, {each.calls():.1f} calls each")
        for part, calls in by_part(each).items():
            console.print(f"{calls:7.0f}  {part}")
        for table in tables_of(each, given.top, "move"):
            console.print(table)
    compare(counted(found), KEPT_MOVES, given.keep)


if __name__ == "__main__":
    main()
