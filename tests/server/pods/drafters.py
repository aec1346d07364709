"""People in a pod, for tests: each with a browser and a line, doing what pages do."""

from __future__ import annotations

from typing import Any

from server.houses import House, Line, Visitor

GAME = "spellslinger"


class Drafter:
    """Somebody in a pod of a server."""

    def __init__(self, house: House, name: str) -> None:
        self.visitor = Visitor(house, name)
        self.frame: dict[str, Any] = {}
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: Any = None) -> Any:
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
        self.heard += line.sent
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

    def build(self, code: str) -> None:
        """Be ready with the deck that the hall suggests."""
        entries = self.ask("GET", f"/api/pods/{code}/suggestion")["entries"]
        self.ask("PUT", f"/api/pods/{code}/deck", {"cards": {one["key"]: one["copies"] for one in entries}})
