"""Tournaments on paper at each of their stages, made over HTTP, for the one who wants to look at them."""

from __future__ import annotations

from typing import Any

from server.houses import Visitor as Caller

STAGES = ("open", "drawn", "running", "between", "closed")
NAME = "SPELLFIRE: Championship - Standard [55]"
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jon")
COUNTS = (6, 4, 3, 2)
"""What the seats of a table have in each of its games."""


class Organiser:
    """Someone who runs an event, and whose writes know the last entry of its log."""

    def __init__(self, caller: Caller, **plan: Any) -> None:
        self.caller = caller
        self.told: dict[str, Any] = caller.ask("POST", "/api/events", {"name": NAME, "reporting": "staff", **plan})
        self.code = str(self.told["frame"]["code"])

    def does(self, where: str, method: str = "POST", **body: Any) -> None:
        """Write something."""
        path = f"/api/events/{self.code}"
        n = self.caller.ask("GET", path)["frame"]["n"]
        self.told = self.caller.ask(method, f"{path}/{where}", {"n": n, **body})

    def plays(self, table: dict[str, Any], games: int = 2) -> None:
        """Games of a table end: its first seat wins them."""
        played = len([game for game in table.get("games", ()) if game.get("reported")])
        for game in range(played + 1, played + games + 1):
            counts = [{"realms": count} for count, _ in zip(COUNTS, table["entrants"], strict=False)]
            self.does(f"tables/{table['table']}/report", counts=counts, game=game)


def brought_to(stage: str, caller: Caller, **plan: Any) -> str:
    """An event that has come so far; its code. While one is running a game is reported at each table but the first."""
    wanted = STAGES.index(stage)
    host = Organiser(caller, notes="Bring a pen. The last bus goes at eleven.", **plan)
    host.does("entrants", names=list(NAMES))
    if wanted > 0:
        host.does("rounds")
    if wanted > 1:
        host.does("rounds/publish")
        for table in host.told["frame"]["rounds"][-1]["tables"][1:]:
            host.plays(table, games=1 if wanted == 2 else 2)
    if wanted > 2:
        host.plays(host.told["frame"]["rounds"][-1]["tables"][0])
    if wanted > 3:
        host.does("rounds")
        host.does("rounds/publish")
        host.plays(host.told["frame"]["rounds"][-1]["tables"][0])
        host.does("close")
    return host.code
