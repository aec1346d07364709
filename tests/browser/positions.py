"""Positions of games that agents play, as one of the seats sees them, and a table that shows one after the other."""

from __future__ import annotations

import copy
import functools
import json
import re
from typing import Any

from browser.visits import Visitor, comes_to_rest
from played_frames import played
from playwright.sync_api import WebSocketRoute, expect

NAMES = ("Guest Yellowhammer", "Guest Oystercatcher")
"""As long as the names that the hall gives its guests."""


def positions(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    """So many frames of games between two agents, as the first seat has them: of each question the last one, those with
    the most choices and cards, then others, spread over the games.
    """
    return copy.deepcopy(_positions(game, seed, count))


@functools.cache
def _positions(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    while len(frames) < 2 * count:
        frames += played(game, seed, NAMES)
        seed += 1
    last = {_kind(frame): at for at, frame in enumerate(frames)}
    longest = max(range(len(frames)), key=lambda at: len(frames[at]["decision"].get("options", [])))
    fullest = max(range(len(frames)), key=lambda at: len(frames[at].get("cards", {})))
    chosen = {longest, fullest, *list(last.values())[-count + 2 :]}
    spread = iter(range(0, len(frames), max(1, len(frames) // count)))
    while len(chosen) < count:
        chosen.add(next(spread))
    return [frames[at] for at in sorted(chosen)]


def _kind(frame: dict[str, Any]) -> tuple[str, int, str]:
    """What is asked of whom, and whether in a battle."""
    battle = frame.get("table", {}).get("battle") or {}
    return frame["decision"]["label"], frame["decision"]["seat"], battle.get("stage", "")


class Shown:
    """A table in a browser that shows whatever position it is given, and asks the hall for everything else."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page = visitor.page
        self.game = game
        self.revision = 0
        self.lines: list[WebSocketRoute] = []
        self.answers: list[dict[str, Any]] = []
        """What the page has answered since a position was shown; the hall, which knows nothing of it, isn't asked."""
        visitor.prefers(passing="full")
        self.page.route_web_socket(re.compile("/api/socket"), self._line)
        self.code = visitor.sets_up(game, "me", "greedy", name=NAMES[0])
        visitor.sits_down(self.code)
        expect(self.page.locator("#table-middle")).to_be_visible()
        expect(self.page.locator("#hand [aria-label^='a hidden card']")).to_have_count(0)  # the cards have come, too

    def _line(self, route: WebSocketRoute) -> None:
        """Nothing that happens at the table itself comes through once a position is shown."""
        hall = route.connect_to_server()
        self.lines.append(route)

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if self.revision and message["t"] in ("act", "shortcut"):
                self.answers.append({name: message[name] for name in ("t", "option", "shortcut") if name in message})
            else:
                hall.send(text)

        def told(text: str | bytes) -> None:
            if not self.revision or json.loads(text)["t"] not in ("table", "change"):
                route.send(text)

        route.on_message(said)
        hall.on_message(told)

    def show(self, frame: dict[str, Any]) -> None:
        """Put a position onto the table."""
        self.revision += 1
        self.answers.clear()
        decision = frame["decision"] | {"number": 10_000 + self.revision}
        shown = frame | {"code": self.code, "decision": decision, "actions": 10_000 + self.revision}
        self.lines[-1].send(json.dumps({"t": "table", "n": 0, "revision": 10_000 + self.revision, "frame": shown}))
        expect(self.page.locator(f"[data-decision='{decision['number']}']")).to_be_attached()
        comes_to_rest(self.page)  # what is measured is drawn again
