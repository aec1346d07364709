"""Scripted clients of a hall: each has a socket of its own, and plays a seat at random."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from spellhall.server.wire import VERSION

AT_ONCE = 50
"""Connections that are opened at the same time."""


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


class Figures:
    """What all clients have seen; once it is closed, delays no longer count, because sockets are being closed."""

    def __init__(self) -> None:
        self.delays: dict[str, list[float]] = defaultdict(list)
        self.sent: dict[tuple[str, int], float] = {}
        self.done: dict[str, int] = defaultdict(int)
        self.times: list[float] = []
        self.counted: dict[str, int] = {}
        self.faults: list[str] = []
        self.over: set[str] = set()
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
            if parts.decision is None:
                self.figures.over.add(self.code)
            if told.t == "change" and before is not None and before.seat != self.seat and not self.figures.closed:
                sent = self.figures.sent.get((self.code, before.number))
                if sent is not None:
                    self.figures.delays[self.game].append(now - sent)
        if parts.actions is not msgspec.UNSET:
            self.figures.counted[self.code] = parts.actions


async def set_up(browser: httpx.AsyncClient, games: Iterable[str], opponent: str = "") -> list[dict[str, Any]]:
    """New tables of these games, each with two seats of one person, or one against an agent of this level."""
    made = []
    (await browser.post("/api/me", json={"name": "Load"})).raise_for_status()
    other = {"kind": "agent", "agent": opponent} if opponent else {"kind": "hot"}
    for game in games:
        plan = {"game": game, "seats": [{"kind": "me"}, other], "pace": "none"}
        answer = await browser.post("/api/tables", json=plan)
        answer.raise_for_status()
        made.append(answer.json())
    return made


def players_of(tables: Iterable[dict[str, Any]], think: float, figures: Figures) -> list[Player]:
    """A client for each seat that isn't an agent's."""
    return [
        Player(table["game"], table["code"], seat["seat"], seat["token"], think, figures)
        for table in tables
        for seat in table["mine"]
    ]


class Crowd:
    """Clients that play at the same time, from when all of them sit until ``stop``."""

    def __init__(self, port: int, players: Sequence[Player]) -> None:
        gate, self.end = asyncio.Semaphore(AT_ONCE), asyncio.Event()
        self.begin = asyncio.Barrier(len(players) + 1)
        self.tasks = [asyncio.create_task(player.play(port, gate, self.begin, self.end)) for player in players]

    async def stop(self) -> list[str]:
        """End it; returns what went wrong with the clients."""
        self.end.set()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        return [f"a client failed: {fault!r}" for fault in ended if isinstance(fault, BaseException)]


async def resign_all(port: int, tables: Iterable[dict[str, Any]]) -> None:
    """Concede the games of these tables, in one seat of each."""
    async with connect(f"ws://127.0.0.1:{port}/api/socket", max_size=None, compression=None) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "n": 1, "version": VERSION}).decode())
        for table in tables:
            seat = table["mine"][0]
            watch = {"t": "watch", "n": 2, "table": table["code"], "seat": seat["seat"], "token": seat["token"]}
            await socket.send(msgspec.json.encode(watch).decode())
            await socket.send(msgspec.json.encode({"t": "resign", "n": 3, "table": table["code"]}).decode())
            while (said := DECODER.decode(await socket.recv())).n != 3:
                pass
            if said.t != "done":
                raise SystemExit(f"a game could not be given up: {said.text}")
            leave = {"t": "unwatch", "n": 4, "table": table["code"]}  # a socket may not look at all of them at once
            await socket.send(msgspec.json.encode(leave).decode())
