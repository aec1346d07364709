"""People at tables: they set one up, play at random, chat, undo, concede, watch, load the page again, click twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from chaos.client import Line, Unanswered, Visitor
from chaos.history import DONE

GAMES = ("spellchain", "spellslinger", "spellfire")
THINKS = 0.05
"""About so many seconds a person thinks about a choice."""
TWICE, RELOADS, LATE, CHATS, UNDOES, CONCEDES = 0.1, 0.04, 0.03, 0.05, 0.04, 0.01
"""How often someone clicks twice, reloads the page in the middle of a choice, takes long, and so on."""
LOOKS_AGAIN = 5.0


class SeatPlayer:
    """Someone at a seat of a table.

    Attributes:
        hurry: whether to give the game up, because the run is over.
    """

    def __init__(self, visitor: Visitor, code: str, seat: int, token: str, hurry: Callable[[], bool]) -> None:
        self.visitor, self.code, self.seat, self.hurry = visitor, code, seat, hurry
        watch = {"t": "watch", "table": code, "seat": seat, "token": token}
        self.line = Line(visitor, watch, "table", code, f"{visitor.name} at {seat}")
        self.chatted = 0
        self.concedes = CONCEDES

    async def play(self) -> None:
        """Play until the game is over."""
        async with self.line.open():
            while self.line.frame.get("stage") != "over":
                await self.line.until(self._is_asked, LOOKS_AGAIN)
                if self.line.frame.get("stage") == "playing" and self.line.connection is not None:
                    await self._go_on()
        self.visitor.kept[self.code, self.seat] = self.line.frame

    def _is_asked(self) -> bool:
        frame, decision = self.line.frame, self.line.frame.get("decision")
        if self.line.connection is None:
            return False
        if frame.get("stage") == "over" or self.hurry() or self.seat in (frame.get("wish") or {}).get("open", ()):
            return True
        return decision is not None and decision["seat"] == self.seat

    async def _go_on(self) -> None:
        lot, frame, line = self.visitor.lot, self.line.frame, self.line
        if self.hurry() or lot.random() < self.concedes:
            if await line.deed("resign", {"t": "resign", "table": self.code}, seat=self.seat) != DONE:
                await self.visitor.pause(0.3)
            return
        if self.seat in (frame.get("wish") or {}).get("open", ()):
            yes = lot.random() < 0.5
            await line.deed("consent", {"t": "consent", "table": self.code, "yes": yes}, seat=self.seat)
            return
        if lot.random() < CHATS:
            await self._chat()
        if lot.random() < UNDOES:
            await line.deed("undo", {"t": "undo", "table": self.code}, seat=self.seat)
            return
        await self._choose()

    async def _choose(self) -> None:
        lot, line = self.visitor.lot, self.line
        decision = line.frame.get("decision")
        if decision is None or decision["seat"] != self.seat:
            return
        await self.visitor.pause(THINKS)
        if lot.random() < LATE:
            await self.visitor.pause(1.5)
        number, option = decision["number"], lot.randrange(len(decision["options"]))
        order = {"t": "act", "table": self.code, "decision": number, "option": option}
        clicks = [line.deed("act", order, seat=self.seat, number=number, value=str(option))]
        if lot.random() < TWICE:
            clicks.append(line.deed("act", order, seat=self.seat, number=number, value=str(option)))
        if lot.random() < RELOADS:
            clicks.append(self._reload())
        outcomes = await asyncio.gather(*clicks)
        if outcomes[0] == DONE:
            await line.until(lambda: self._moved_on(number), LOOKS_AGAIN)
        else:
            await self.visitor.pause(0.2)

    def _moved_on(self, number: int) -> bool:
        decision = self.line.frame.get("decision")
        return decision is None or decision["number"] > number

    async def _reload(self) -> str:
        await asyncio.sleep(self.visitor.lot.uniform(0, 0.01))
        self.line.hang_up()
        return ""

    async def _chat(self) -> None:
        self.chatted += 1
        text = f"{self.visitor.name} says {self.chatted} at {self.code} {self.seat}"
        await self.line.deed("say", {"t": "say", "table": self.code, "text": text}, seat=self.seat, value=text)


async def watch(visitor: Visitor, code: str, over: asyncio.Event) -> None:
    """Look at a table from outside, and load the page again now and then, until the game is over."""
    order = {"t": "watch", "table": code, "seat": -1, "token": ""}
    line = Line(visitor, order, "table", code, f"{visitor.name} outside")
    async with line.open():
        while not over.is_set() and line.frame.get("stage") != "over":
            with suppress(TimeoutError):
                async with asyncio.timeout(visitor.lot.uniform(1, 10)):
                    await over.wait()
            line.hang_up()


async def evening(people: list[Visitor], hurry: Callable[[], bool]) -> None:
    """Game after game of a few people, until it is time to go."""
    host, other, outsider = people
    while not hurry():
        kind = host.lot.choice(("alone", "hot", "together"))
        seats = [{"kind": "me"}, {"kind": {"alone": "agent", "hot": "hot", "together": "open"}[kind]}]
        if kind == "alone":
            seats[1]["agent"] = "random"
        plan = {"game": host.lot.choice(GAMES), "seats": seats, "pace": "none"}
        outcome, made = await host.deed("set up", "", host.ask("POST", "/api/tables", plan))
        if outcome != DONE:
            await host.pause(0.3)
            continue
        code = made["code"]
        players = [SeatPlayer(host, code, one["seat"], one["token"], hurry) for one in made["mine"]]
        if kind == "together":
            players.append(await _join(other, host, code, hurry))
        over = asyncio.Event()
        looking = asyncio.create_task(watch(outsider, code, over))
        await asyncio.gather(*(player.play() for player in players))
        over.set()
        await looking


async def _join(guest: Visitor, host: Visitor, code: str, hurry: Callable[[], bool]) -> SeatPlayer:
    """Someone sits down at an open seat, and both are ready."""
    while True:
        found = await guest.surely("GET", f"/api/tables/{code}")
        if found["mine"]:
            break
        with suppress(Unanswered):
            await guest.ask("POST", f"/api/tables/{code}/seats", {})
    mine = found["mine"][0]
    while found["stage"] == "waiting":
        for one in (host, guest):
            with suppress(Unanswered):
                seat: dict[str, Any] = (await one.surely("GET", f"/api/tables/{code}"))["mine"][0]
                await one.ask("PATCH", f"/api/tables/{code}/seats/{seat['seat']}", {"ready": True})
        with suppress(Unanswered):
            await host.ask("POST", f"/api/tables/{code}/start")
        found = await guest.surely("GET", f"/api/tables/{code}")
    return SeatPlayer(guest, code, mine["seat"], mine["token"], hurry)


async def give_up_the_rest(visitor: Visitor) -> None:
    """End what someone has left behind: games whose making was never answered."""
    for row in (await visitor.surely("GET", "/api/tables/mine"))["running"]:
        found = await visitor.surely("GET", f"/api/tables/{row['code']}")
        for one in found["mine"]:
            await SeatPlayer(visitor, row["code"], one["seat"], one["token"], lambda: True).play()
