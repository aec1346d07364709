"""People in a pod: they open packs, pick cards and change their minds, build decks, and play their rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from chaos.client import Line, Unanswered, Visitor
from chaos.history import DONE
from chaos.play_tables import LOOKS_AGAIN, THINKS, TWICE, SeatPlayer

GAME = "spellslinger"
CHANGES = 0.2
"""How often someone takes another card instead."""
CONCEDES = 0.2
"""How often someone concedes a game instead of choosing, so that rounds of a pod end."""


class Drafter:
    """Someone in a pod."""

    def __init__(self, visitor: Visitor, code: str, hurry: Callable[[], bool]) -> None:
        self.visitor, self.code, self.hurry = visitor, code, hurry
        self.line = Line(visitor, {"t": "watch_pod", "pod": code}, "pod", code, visitor.name)
        self.played: set[str] = set()

    async def take_part(self) -> None:
        """Do what has to be done until the pod is over, or it is time to go."""
        async with self.line.open():
            while self.line.frame.get("stage") != "over":
                await self.line.until(lambda: self.line.connection is not None, LOOKS_AGAIN)
                match self.line.frame.get("stage"):
                    case "drafting" if self.hurry():
                        return
                    case "drafting":
                        await self._pick()
                    case "building":
                        await self._build()
                    case "playing":
                        await self._play()
                    case _:
                        await self.visitor.pause(THINKS)

    async def _pick(self) -> None:
        lot, frame = self.visitor.lot, self.line.frame
        pile, number = frame.get("pile", []), frame.get("number", 0)
        if not pile or frame.get("chosen"):
            await self.line.until(lambda: self.line.frame.get("number", 0) > number, 0.5)
            return
        await self.visitor.pause(THINKS / 2)
        first, second = lot.choice(pile), lot.choice(pile)
        orders = [self._take(first, number)]
        if lot.random() < TWICE:
            orders.append(self._take(first, number))
        await asyncio.gather(*orders)
        if lot.random() < CHANGES:
            await self._take(second, number)

    async def _take(self, card: str, number: int) -> None:
        order = {"t": "pick", "pod": self.code, "number": number, "card": card}
        await self.line.deed("pick", order, seat=self.line.frame["you"], number=number, value=card)

    async def _build(self) -> None:
        """Be ready for the next game with the deck that the hall suggests."""
        if self.line.frame.get("ready"):
            await self.line.until(lambda: not self.line.frame.get("ready"), LOOKS_AGAIN)
            return
        with suppress(Unanswered):
            status, said = await self.visitor.ask("GET", f"/api/pods/{self.code}/suggestion")
            if status < 300:
                cards = {one["key"]: one["copies"] for one in said["entries"]}
                work = self.visitor.ask("PUT", f"/api/pods/{self.code}/deck", {"cards": cards})
                await self.visitor.deed("deck", self.code, work, seat=self.line.frame["you"])
        await self.visitor.pause(THINKS)

    async def _play(self) -> None:
        """Play the game that is open; without one, be ready for the next."""
        frame = self.line.frame
        mine = [match for match in frame.get("matches", []) if frame["you"] in match["seats"]]
        code = next((match["table"] for match in mine if match.get("running") and match.get("table")), "")
        if not code or code in self.played:
            if any(match.get("winner") is None and not match.get("running") for match in mine):
                await self._build()
            await self.line.until(lambda: self.line.frame is not frame, 0.5)
            return
        found = await self.visitor.surely("GET", f"/api/tables/{code}")
        seat = found["mine"][0]
        player = SeatPlayer(self.visitor, code, seat["seat"], seat["token"], self.hurry)
        player.concedes = CONCEDES
        await player.play()
        self.played.add(code)


async def evening(people: list[Visitor], hurry: Callable[[], bool]) -> None:
    """Pod after pod of two people and two agents, until it is time to go."""
    host, guest = people
    while not hurry():
        form = host.lot.choice(("draft", "draft", "sealed"))
        plan = {"game": GAME, "form": form, "seats": 4, "timer": "none"}
        outcome, made = await host.deed("set up", "", host.ask("POST", "/api/pods", plan))
        if outcome != DONE:
            await host.pause(0.3)
            continue
        code = made["code"]
        await _sit(guest, code)
        while (await host.surely("GET", f"/api/pods/{code}"))["stage"] == "waiting":
            with suppress(Unanswered):
                await host.ask("POST", f"/api/pods/{code}/start")
        await asyncio.gather(*(Drafter(one, code, hurry).take_part() for one in people))


async def _sit(guest: Visitor, code: str) -> None:
    """Take a seat, however often that has to be asked for."""
    found: dict[str, Any] = await guest.surely("GET", f"/api/pods/{code}")
    while found["mine"] < 0:
        with suppress(Unanswered):
            await guest.ask("POST", f"/api/pods/{code}/seats", {})
        found = await guest.surely("GET", f"/api/pods/{code}")
