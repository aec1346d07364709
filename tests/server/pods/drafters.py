"""People in a pod, for tests: each with a browser and a line, doing what pages do."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import Any

from server.houses import Line, Visitor
from waiting import Deadline, wait_until

GAME = "spellslinger"
STAGES = ("waiting", "drafting", "building", "playing", "over")
SOME = 20
"""So many cards have both taken when a draft is looked at."""


class Drafter:
    """Someone in a pod of a server."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.frame: dict[str, Any] = {}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request that succeeds; its answer."""
        return self.visitor.ask(method, path, body)

    def look(self, line: Line, code: str) -> dict[str, Any]:
        """Look at the pod; what is seen."""
        told = line.request({"t": "watch_pod", "pod": code})
        assert told["t"] == "pod", told
        self.catch_up(line)
        return self.frame

    def catch_up(self, line: Line) -> None:
        """Take over what was told last."""
        for told in line.said:
            if told["t"] == "pod":
                self.frame = told["frame"]
        line.said.clear()
        line.sent.clear()

    def pick(self, line: Line, place: int = 0) -> dict[str, Any]:
        """Take a card of the pile; the answer."""
        frame = self.frame
        answer = line.request(
            {"t": "pick", "pod": frame["code"], "number": frame.get("number", 0), "card": frame["pile"][place]}
        )
        self.catch_up(line)
        return answer

    def advised(self, line: Line) -> None:
        """Take the card that the hall advises, unless the pile has just gone on: agents take their time."""
        told = line.request({"t": "advice", "pod": self.frame["code"]})
        self.catch_up(line)
        pile = self.frame.get("pile", [])
        if told.get("card") in pile:
            answer = self.pick(line, pile.index(told["card"]))
            assert answer["t"] == "done" or answer["code"] == "stale", answer

    def build(self, code: str) -> None:
        """Be ready with the deck that the hall suggests."""
        entries = self.ask("GET", f"/api/pods/{code}/suggestion")["entries"]
        self.ask("PUT", f"/api/pods/{code}/deck", {"cards": {one["key"]: one["copies"] for one in entries}})

    def table(self, line: Line, code: str) -> str:
        """The table of the game that is played now; empty for none."""
        return next((match["table"] for match in self.look(line, code).get("matches", []) if match.get("table")), "")

    def resign(self, line: Line, table: str) -> None:
        """Give the game at a table up, if it is not over yet."""
        found = self.ask("GET", f"/api/tables/{table}")
        if found["stage"] != "over":
            line.watch(table, found["mine"][0]["seat"], found["mine"][0]["token"])
            line.request({"t": "resign", "table": table})


def set_up(ana: Drafter, bo: Drafter, begun: bool = True, **more: Any) -> str:
    """A pod of two people and two agents whose packs are open, if it has ``begun``; its code."""
    plan = {"game": GAME, "seats": 4, "timer": "none", **more}
    code = str(ana.ask("POST", "/api/pods", plan)["code"])
    bo.ask("POST", f"/api/pods/{code}/seats", {})
    if begun:
        ana.ask("POST", f"/api/pods/{code}/start")
    return code


def brought_to(stage: str, ana: Drafter, bo: Drafter, **more: Any) -> str:
    """A pod of two people and two agents that has come so far; in a draft, into the midst of it. Its code."""
    wanted = STAGES.index(stage)
    code = set_up(ana, bo, wanted > 0, **more)
    if wanted == 0:
        return code
    with ExitStack() as stack:
        lines = [stack.enter_context(one.visitor.socket()) for one in (ana, bo)]
        deadline = Deadline(f"a pod that has come to {stage}")
        while ana.look(lines[0], code)["stage"] == "drafting" and (wanted > 1 or ana.frame.get("number", 0) < SOME):
            deadline.check(ana.frame)
            bo.look(lines[1], code)
            for one, line in zip((ana, bo), lines, strict=True):
                one.advised(line)
        if wanted > 2:
            ana.build(code)
            bo.build(code)
        if wanted == 3:
            wait_until("a game of the pod", lambda: ana.table(lines[0], code), seen=lambda: ana.frame)
        deadline = Deadline("the end of a pod")
        while wanted > 3 and ana.look(lines[0], code)["stage"] != "over":
            deadline.check(ana.frame)
            time.sleep(deadline.pause())
            for one, line in zip((ana, bo), lines, strict=True):
                if table := one.table(line, code):
                    one.resign(line, table)
                elif one.frame["stage"] == "playing" and not one.frame.get("ready"):
                    one.build(code)
    return code
