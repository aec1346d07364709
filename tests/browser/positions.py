"""Positions of games that agents play, as one of the seats sees them, and a table that shows one after the other."""

from __future__ import annotations

import copy
import functools
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from browser.visits import Visitor, comes_to_rest
from playwright.sync_api import WebSocketRoute, expect

from spellhall.agents import agent
from spellhall.registry import game as make_game
from spellhall.server.tables.live_game import Beginning, LiveGame
from spellhall.server.tables.watching.audience import ENCODER
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.tables.watching.seat_view import SeatLog, SeatView
from spellhall.server.tables.watching.shared_view import SharedView
from spellhall.server.wire import Frame, SeatShown

NAMES = ("Guest Yellowhammer", "Guest Oystercatcher")
"""As long as the names that the hall gives its guests."""
MOST = 4_000
"""Decisions after which a game is left."""


def positions(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    """So many frames of games between two agents, as the first seat has them: of each question the last one, those with
    the most choices and cards, then others, spread over the games.
    """
    return copy.deepcopy(_positions(game, seed, count))


@functools.cache
def _positions(game: str, seed: int, count: int) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    while len(frames) < 2 * count:
        frames += _played(game, seed)
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


def _played(game: str, seed: int) -> Iterator[dict[str, Any]]:
    made = make_game(game)
    lot = random.Random(seed)
    decks = [lot.choice(sorted(made.starter_decks().items()))[1] for _ in NAMES]
    live_game = LiveGame(made, Beginning(decks, seed, made.digest()))
    agents = [agent("greedy", seed + seat) for seat in range(len(NAMES))]
    seat_view = SeatView(SharedView(live_game.state, Tokens(b"positions"), NAMES), 0)
    seat_log = SeatLog(live_game.state, 0, NAMES)
    for number in range(MOST):
        if live_game.state.is_terminal():
            return
        frame = Frame(
            code="",
            game=game,
            stage="playing",
            you=0,
            options={name: str(value) for name, value in made.options.items()},
            seats=[SeatShown(seat, "person", name, "", True, True) for seat, name in enumerate(NAMES)],
        )
        seat_view.look(frame, number + 1)
        seat_log.tell()
        frame.log = list(seat_log.lines)
        yield json.loads(ENCODER.encode(frame))
        live_game.state.apply(agents[live_game.state.current_player()].act(live_game.state))


class Shown:
    """A table in a browser that shows whatever position it is given, and asks the hall for everything else."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page = visitor.page
        self.revision = 0
        self.lines: list[WebSocketRoute] = []
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

        def told(text: str | bytes) -> None:
            if not self.revision or json.loads(text)["t"] not in ("table", "change"):
                route.send(text)

        hall.on_message(told)

    def show(self, frame: dict[str, Any]) -> None:
        """Put a position onto the table."""
        self.revision += 1
        decision = frame["decision"] | {"number": 10_000 + self.revision}
        shown = frame | {"code": self.code, "decision": decision, "actions": 10_000 + self.revision}
        self.lines[-1].send(json.dumps({"t": "table", "n": 0, "revision": 10_000 + self.revision, "frame": shown}))
        expect(self.page.locator(f"[data-decision='{decision['number']}']")).to_be_attached()
        comes_to_rest(self.page)  # what is measured is drawn again
