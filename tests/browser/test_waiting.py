"""How long people wait for the computer, in a browser: a turn that shows nothing is short, and so is one of one play.

A machine that is busy makes everything longer. So every second turn is played without any pace, and what such turns
take is no part of the wait. The same is tested with a clock that stands in ``tests/server/tables/test_pace.py``.
"""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

import pytest
from browser.visits import Hall
from playwright.sync_api import Page
from server.houses import House

from spellhall.registry import house_games

pytestmark = pytest.mark.slow  # measures real seconds, turn after turn

EMPTY_TURN, TURN_OF_ONE_PLAY = 2.0, 4.0
"""So many seconds a turn of the computer may take at most, without a play and with one."""
SHOWN = 0.9
"""For so many seconds a play is shown, by the usual setting."""
ENOUGH = 3
"""So many turns of each kind are looked at ..."""
SECONDS = 150.0
"""... or as many as come up in this time."""
ME, COMPUTER = 0, 1
HEAR = """(() => {
    const Line = window.WebSocket;
    window.heard = [];
    window.WebSocket = class extends Line {
        constructor(...where) {
            super(...where);
            this.addEventListener('message', ({ data }) => window.heard.push([performance.now(), 0, data]));
        }
        send(said) {
            window.heard.push([performance.now(), 1, said]);
            super.send(said);
        }
    };
})()"""
"""A page that remembers what its line said and heard, and when."""


class Turn(NamedTuple):
    """A turn of the computer: for how many seconds I had nothing to do in it, how much it played, and at which pace.

    In a game without turns it is what it did between two of my answers.
    """

    waited: float
    plays: int
    pace: str


class Watch:
    """What a page has waited for: turn after turn, from all that its line said and heard.

    Attributes:
        since: since when I have had nothing to do; None while I am asked.
        waits: for each line of the log with which a turn began, how long I have waited in it.
        answers: what the computer did after each of my answers.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log: list[dict[str, Any]] = []
        self.plays: dict[int, int] = {}
        self.paces: dict[int, str] = {}
        self.waits: dict[int, float] = {}
        self.frame: dict[str, Any] = {}
        self.since: float | None = None
        self.answers: list[Turn] = []
        self.answered = 0.0
        self.known: set[int] = set()

    def look(self) -> None:
        """Read what has come up since."""
        for at, said, text in self.page.evaluate("window.heard.splice(0)"):
            message = json.loads(text)
            if said:
                if message["t"] in ("act", "shortcut"):
                    self.since = self.answered = at / 1000
                    self.known = {*self.plays}
            elif message["t"] in ("table", "change"):
                self._hear(at / 1000, message)

    def _hear(self, at: float, message: dict[str, Any]) -> None:
        if message["t"] == "table":
            self.frame = message["frame"]
            self.log = list(self.frame.get("log", []))
        else:
            self.frame |= message.get("parts", {})
            if "keep" in message:
                self.log = self.log[: message["keep"]] + message.get("log", [])
        for play in self.frame.get("plays", []):
            self.plays[play["line"]] = play["seat"]
        self._waited(at)

    def _waited(self, at: float) -> None:
        """Charge the turn that goes on with what has passed while I was not asked."""
        begun = max((line for line, told in enumerate(self.log) if told.get("turn", -1) >= 0), default=-1)
        self.paces.setdefault(begun, self.frame.get("pace", "normal"))
        if self.since is not None:
            self.waits[begun] = self.waits.get(begun, 0.0) + at - self.since
            self.since = at
            if (self.frame.get("decision") or {}).get("options") is not None:
                plays = sum(self.plays[line] == COMPUTER for line in {*self.plays} - self.known)
                self.answers.append(Turn(at - self.answered, plays, self.frame.get("pace", "normal")))
                self.since = None

    @property
    def mine(self) -> bool:
        """Whether my own turn goes on; where a game has no turns, whether I am asked."""
        begun = [told["turn"] for told in self.log if told.get("turn", -1) >= 0]
        return begun[-1] == ME if begun else self.since is None

    def turns(self) -> Iterator[Turn]:
        """The turns of the computer that are over."""
        begun = [line for line, told in enumerate(self.log) if told.get("turn", -1) >= 0]
        if not begun:
            yield from self.answers
        for line, after in itertools.pairwise(begun):
            if self.log[line]["turn"] == COMPUTER:
                plays = sum(seat == COMPUTER and line <= at < after for at, seat in self.plays.items())
                yield Turn(self.waits.get(line, 0.0), plays, self.paces.get(line, ""))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the usual pace."""
    folder = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder, pace=SHOWN) as house:
        yield house


def watched(hall: Hall, game: str, seed: int, before: list[Turn], until: float) -> list[Turn]:
    """A game at random against the computer, which plays every second turn without any pace; its turns."""
    ana = hall.visitor()
    ana.page.add_init_script(HEAR)
    code = ana.sets_up(game, "me", "random", pace="normal")
    ana.sits_down(code)
    watch, rng, paces = Watch(ana.page), random.Random(seed), itertools.cycle(("none", "normal"))
    seen, found = 0, list[Turn]()
    with ana.line(code) as line:
        while not enough([*before, *found], until) and ana.may_choose():
            watch.look()
            found = [*watch.turns()]
            if len(found) > seen and watch.mine:
                seen = len(found)
                line.request({"t": "pace", "table": code, "pace": next(paces)})
            ana.plays_on(rng, 1)
    ana.page.close()
    return found


def waits(turns: list[Turn], pace: str, *plays: int) -> list[float]:
    """How long I have waited in the turns of a pace with so many plays."""
    return [turn.waited for turn in turns if turn.pace == pace and turn.plays in plays]


def enough(turns: list[Turn], until: float) -> bool:
    """Whether there are turns enough of each kind; after a time one of each will do."""
    kinds = (waits(turns, "normal", 0), waits(turns, "normal", 1), waits(turns, "none", 0, 1))
    return min(map(len, kinds)) >= (ENOUGH if time.monotonic() < until else 1)


@pytest.mark.parametrize("game", house_games())
def test_a_turn_of_the_computer_is_short_where_little_is_seen(hall: Hall, game: str) -> None:
    until, found = time.monotonic() + SECONDS, list[Turn]()
    for seed in itertools.count():
        if enough(found, until):
            break
        found += watched(hall, game, seed, found, until)
    beside = median(waits(found, "none", 0, 1))
    assert median(waits(found, "normal", 0)) - beside < EMPTY_TURN, found
    assert median(waits(found, "normal", 1)) - beside < TURN_OF_ONE_PLAY, found
