"""People who run events: with players by name, whose games are reported, or with agents at tables of the hall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chaos.client import Visitor
from chaos.history import DONE, Sight

NAME = "Spell Chain: Duel"
AGENTS = 4


class Organiser:
    """Someone who has announced an event.

    Attributes:
        told: the event as they saw it last.
    """

    def __init__(self, visitor: Visitor, told: dict[str, Any], hurry: Callable[[], bool]) -> None:
        self.visitor, self.told, self.hurry = visitor, told, hurry
        self.code = str(told["frame"]["code"])
        self.path = f"/api/events/{self.code}"

    async def look(self) -> None:
        """See how far it is."""
        asked = self.visitor.history.now()
        self.told = await self.visitor.surely("GET", self.path)
        frame, now = self.told["frame"], self.visitor.history.now()
        over = frame["stage"] == "closed"
        self.visitor.history.add(Sight("event", self.code, self.visitor.name, now, frame["n"], asked, over))

    async def do(self, what: str, where: str, body: dict[str, Any], **more: Any) -> str:
        """Write something into its log; how that ended."""
        order = self.visitor.ask("POST", f"{self.path}/{where}", {"n": self.told["frame"]["n"], **body})
        outcome, said = await self.visitor.deed(what, self.code, order, **more)
        if outcome == DONE:
            self.told = said
        return outcome

    async def run(self, names: list[str], agents: int) -> None:
        """Do what the desk says until the event is closed, or it is time to go."""
        while self.told["frame"]["stage"] != "closed":
            await self.look()
            known = {one["name"] for one in self.told["frame"].get("entrants", [])}
            desk = self.told["desk"]
            missing = [name for name in names if name not in known]
            if self.told["frame"]["stage"] in ("announced", "open") and missing:
                await self.do("enter", "entrants", {"names": missing[:1]}, value=missing[0])
            elif agents and len(known) < agents:
                await self.do("enter agents", "entrants", {"agent": "random", "count": agents - len(known)})
            elif desk["what"] == "draw":
                if self.hurry():
                    return
                await self.do("draw", "rounds", {})
            elif desk["what"] == "publish":
                await self.do("publish", "rounds/publish", {})
            elif desk["what"] == "close":
                await self.do("close", "close", {})
            elif desk["what"] == "report" and not agents:
                await self._report(desk["tables"])
            await self.visitor.pause(0.3)
        self.visitor.closed.append(self.code)

    async def _report(self, tables: list[int]) -> None:
        """Report the next game of one of these tables."""
        number = self.visitor.lot.choice(tables)
        drawn = self.told["frame"]["rounds"][-1]
        table = next(one for one in drawn["tables"] if one["table"] == number)
        reported = [one for one in table.get("games", []) if one.get("reported")]
        game, winner = len(reported) + 1, self.visitor.lot.choice(table["entrants"])
        key = f"{drawn['round']}/{number}/{game}"
        order = {"winner": winner, "game": game}
        await self.do("report", f"tables/{number}/report", order, key=key, value=str(winner))


async def evening(people: list[Visitor], agents: int, hurry: Callable[[], bool]) -> None:
    """Event after event, until it is time to go."""
    (host,) = people
    while not hurry():
        plan: dict[str, Any] = {"name": NAME, "structure": "robin"}
        if not agents:
            plan["reporting"] = "staff"
        outcome, told = await host.deed("set up", "", host.ask("POST", "/api/events", plan))
        if outcome != DONE:
            await host.pause(0.3)
            continue
        code = told["frame"]["code"]
        names = [] if agents else [f"{name} of {code}" for name in ("Bo", "Cy", "Di", "Ed")]
        await Organiser(host, told, hurry).run(names, agents)
