"""People with browsers: they open pages, sit down at tables and play by clicking, tapping or typing."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from server.houses import House, Line
from server.houses import Visitor as Caller
from waiting import PATIENCE, Deadline, NeverCame

from spellhall.registry import house_games

expect.set_options(timeout=1000 * PATIENCE)
GLANCE = 20
"""Milliseconds between two looks at a page that is asked for a choice."""
DEALS = 40
"""So many games are begun for a moment that not every game comes to."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NO_COACH = {game: ["*"] for game in house_games()}
DESK: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
WON = re.compile(r"You won!|wins\.")
"""What the end of a game says of its winner."""

ASKS = """(part) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    if (seen('section.end').length) return 'over';
    if (seen('.curtain button').length) return 'curtain';
    const moment = seen('.question .soft').some((part) => part.textContent === 'one moment …');
    if (moment) return null;
    const choices = document.querySelectorAll('[data-choice]');
    if (seen('[data-choice]').length) {
        if (part !== null && part !== undefined) choices[Math.floor(part * choices.length)].click();
        return 'choice';
    }
    seen('.prompt .more[aria-expanded=false]').at(0)?.click();
    return null;
}"""
"""What a table asks: one of its choices, to lift the curtain, or nothing more; null while nothing is asked.

Choices that lie behind a button are unfolded. With a ``part`` from 0 to below 1 the choice at that part of them is
taken at once, before the table can go on. Asked for by roles, with all that makes a name, this would take the browser
longer than everything that it shows.
"""
UNPAINTED = """const clear = new CSSStyleSheet();
clear.replaceSync('body { opacity: 0 }');
document.adoptedStyleSheets = [clear];"""
"""Makes all of a page transparent: painting it is half of what it costs, and most tests ask only what is there."""
AT_ONCE = """localStorage.getItem('spellhall.settings')
    ?? localStorage.setItem('spellhall.settings', JSON.stringify({ version: 1, speed: 'none' }))"""
"""The settings of someone who wants to see the table as it is, without what led to it."""
PAINTED = "document.adoptedStyleSheets = []"
"""Takes that back."""
RESTS = """() => {
    const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const moves = document.getAnimations().some((one) => one.playState === 'running' && ends(one));
    let now = 0;
    for (const part of document.body.getElementsByTagName('*')) {
        const { x, y, width, height } = part.getBoundingClientRect();
        now = (31 * now + x + 3 * y + 5 * width + 7 * height) % 1e9;
    }
    window.rest.frames = moves || now !== window.rest.last ? 0 : window.rest.frames + 1;
    window.rest.last = now;
    return window.rest.frames >= 3;
}"""
"""Asked once a frame."""


class Hall:
    """The hall as people find it: each visitor has their own browser, whose pages may go unpainted."""

    def __init__(self, browser: Browser, house: House, painted: bool = True) -> None:
        self.browser = browser
        self.house = house
        self.painted = painted
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.console: list[str] = []
        self.log_began = house.log.stat().st_size

    def visitor(self, coached: bool = False, moving: bool = False, **device: Any) -> Visitor:
        """Someone who has never been here, but wants no coach unless they are ``coached``, and sees at once what has
        happened unless the table is to be ``moving``; ``device`` is what Playwright calls the options of a context.
        """
        given = DESK | {"service_workers": "block"} | device  # a worker would answer for the hall, unseen by the test
        context = self.browser.new_context(base_url=self.house.address, reduced_motion="reduce", **given)
        if not coached:
            context.add_init_script(f"localStorage.setItem('spellhall.coaching', {json.dumps(json.dumps(NO_COACH))})")
        if not moving:
            context.add_init_script(AT_ONCE)
        if not self.painted:
            context.add_init_script(UNPAINTED)
        context.set_default_timeout(1000 * PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        return Visitor(self, page)

    def listen(self, page: Page) -> None:
        """Note what goes wrong in a page."""
        page.on("pageerror", lambda error: self._note(f"{page.url}: {error}"))
        page.on("console", self._hear)

    def _note(self, fault: str) -> None:
        self.faults.append(fault)
        self.console.append(fault)

    def _hear(self, message: Any) -> None:
        self.console.append(f"{message.page.url if message.page else ''}: {message.type}: {message.text}")
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            self.faults.append(message.text)

    def logged(self) -> bytes:
        """What the server has logged since."""
        with self.house.log.open("rb") as log:
            log.seek(self.log_began)
            return log.read()

    def close(self) -> None:
        """Everybody goes; nothing may have gone wrong in any page."""
        for context in self.contexts:
            context.close()
        assert not self.faults, self.faults


class Visitor:
    """Someone at a page."""

    def __init__(self, hall: Hall, page: Page) -> None:
        self.hall = hall
        self.page = page

    # ------------------------------------------------------------------ coming in

    def plays_now(self, title: str) -> str:
        """From the first page to a table against the computer; the code of the table."""
        self.page.goto("/")
        self.page.get_by_role("button", name=re.compile(rf"Play now.*{title}")).click()
        return self.is_at_a_table()

    def is_at_a_table(self) -> str:
        """Wait for a table; its code."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1].partition("?")[0]

    def sets_up(self, game: str, *seats: str, **more: Any) -> str:
        """A table made by a request of the page: seats are "me", "open", "hot", "greedy", "random"; its code."""
        kinds = [{"kind": "agent", "agent": s} if s in ("greedy", "random") else {"kind": s} for s in seats]
        self.asks("POST", "/api/me", {"name": more.pop("name", "Ana")})
        made = self.asks("POST", "/api/tables", {"game": game, "seats": kinds, "pace": "none", **more})
        return str(made["code"])

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """A request with the cookies of this browser; its answer, however long it takes: what makes replays stands
        back behind all else, and on a busy machine for minutes. What never comes ends with the time of the test.
        """
        kind = {"content-type": "application/json"} if body is not None else None
        answer = self.page.context.request.fetch(path, method=method, data=body, headers=kind, timeout=0)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def sits_down(self, code: str) -> None:
        """Open a table by its link."""
        self.page.goto(f"/table/{code}")

    def another_tab(self) -> Visitor:
        """The same person, with one more page in the same browser."""
        page = self.page.context.new_page()
        self.hall.listen(page)
        return Visitor(self.hall, page)

    def prefers(self, **values: Any) -> None:
        """Settings that this browser remembers when its next page opens."""
        kept = json.dumps(json.dumps({"version": 1, "speed": "none", **values}))
        self.page.context.add_init_script(f"localStorage.setItem('spellhall.settings', {kept})")

    @contextmanager
    def line(self, code: str) -> Iterator[Line]:
        """A socket with the cookies of this browser, looking at a table from the first seat that is held there."""
        caller = caller_of(self)
        seat = self.asks("GET", f"/api/tables/{code}")["mine"][0]
        with caller.socket() as line:
            line.watch(code, seat["seat"], seat["token"])
            yield line

    def looks_at_the_table(self) -> None:
        """Have the sheet at the end of a game, which lies over everything, be a line below the table."""
        self.end.get_by_role("button", name="Show the table").click()

    # ------------------------------------------------------------------ playing

    @property
    def choices(self) -> Locator:
        """The buttons of the choices in the prompt."""
        return self.page.locator("[data-choice]")

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        return self.page.locator("section.end[aria-label='Game over']")

    @property
    def curtain(self) -> Locator:
        """What hides the table between two players at one screen."""
        return self.page.locator(".curtain")

    def plays_on(self, rng: random.Random, most: int = 2_000) -> int:
        """Choose at random until the game is over, or so many choices are made; how many there were."""
        for made in range(most):
            asked = self.is_asked(rng.random())
            if asked == "over":
                return made
            if asked == "curtain":
                self.curtain.get_by_role("button").click()
        return most

    def unfolds(self) -> None:
        """Have the choices shown, if all of them lie behind a button, since they are many cards of the hand."""
        self.page.evaluate(ASKS)

    def may_choose(self) -> bool:
        """Wait until there is something to choose (true), or the game is over (false)."""
        return self.is_asked() != "over"

    def is_asked(self, part: float | None = None) -> str:
        """Wait until there is something to choose, or the game is over (see ``ASKS``)."""
        try:
            return str(self.page.wait_for_function(ASKS, arg=part, polling=GLANCE).json_value())
        except PlaywrightTimeout:
            raise NeverCame(f"no choice and no end within {PATIENCE:g} s: {self.page.url}") from None


def caller_of(visitor: Visitor) -> Caller:
    """The same person without a page."""
    caller = Caller(visitor.hall.house)
    for cookie in visitor.page.context.cookies():
        caller.http.cookies.set(cookie["name"], cookie["value"])
    return caller


def until(page: Page, so: Callable[[], object], what: str, seen: Callable[[], object] | None = None) -> None:
    """Wait until something is so, while the page goes on; ``what`` and what was ``seen`` are told when it never is."""
    deadline = Deadline(what)
    while not so():
        if not deadline.left:
            raise deadline.missed([page.url, seen() if seen else None])
        page.wait_for_timeout(max(GLANCE, 1000 * deadline.pause()))


def comes_to_rest(page: Page) -> None:
    """Wait until nothing moves: in three frames all lies where it lay, and no animation that ends is running."""
    page.evaluate("window.rest = { last: -1, frames: 0 }")
    page.wait_for_function(RESTS)


def press(choice: Locator) -> None:
    """Take a choice as a script does: at once, wherever it is on the page."""
    choice.evaluate_all("found => found[0]?.click()")


def seated(hall: Hall, game: str, **more: Any) -> tuple[list[Visitor], str]:
    """Two people at a table that has begun, without the waiting room; the code of their table."""
    players = [hall.visitor(), hall.visitor()]
    return players, new_table(players, game, **more)


def new_table(players: Sequence[Visitor], game: str, **more: Any) -> str:
    """The code of a table at which two people have just begun."""
    ana, bo = players
    code = ana.sets_up(game, "me", "open", **more)
    bo.asks("POST", "/api/me", {"name": "Bo"})
    bo.asks("POST", f"/api/tables/{code}/seats", {"seat": 1})
    for seat, visitor in enumerate(players):
        visitor.asks("PATCH", f"/api/tables/{code}/seats/{seat}", {"ready": True})
    ana.asks("POST", f"/api/tables/{code}/start")
    return code


def seated_at(
    hall: Hall, game: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool], **more: Any
) -> tuple[list[Visitor], str]:
    """Two people at a table where something is so: cards are dealt at random, and not every game comes to it."""
    players = [hall.visitor(), hall.visitor()]
    for _ in range(DEALS):
        code = new_table(players, game, **more)
        if hurry_to(players, code, rng, ready):
            return players, code
    raise AssertionError(f"in {DEALS} games of {game} what was waited for did not come about")


def hurry_to(visitors: list[Visitor], code: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool]) -> bool:
    """Let everybody choose at random, without pages, until something is so (true) or the game is over (false)."""
    with ExitStack() as stack:
        frame = by_lot([stack.enter_context(visitor.line(code)) for visitor in visitors], code, rng, ready)
    return frame.get("decision") is not None


def hurry_on(visitors: list[Visitor], code: str, rng: random.Random, actions: int) -> None:
    """Let everybody choose at random, without pages, until so many more actions are done or the game is over."""
    begun: list[int] = []

    def is_done(frame: dict[str, Any]) -> bool:
        begun.append(frame.get("actions", 0))
        return begun[-1] >= begun[0] + actions

    hurry_to(visitors, code, rng, is_done)


def hurry_to_the_end(visitors: list[Visitor], code: str, rng: random.Random) -> None:
    """Let everybody choose at random, without pages, until the game is over."""
    assert not hurry_to(visitors, code, rng, lambda frame: False)


def by_lot(
    lines: Sequence[Line], code: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool], most: int = 4_000
) -> dict[str, Any]:
    """Choose at random over the sockets of all seats, until something is so or the game is over; the frame then."""
    for _ in range(most):
        deciding = who_is_asked(lines, code)
        frame = lines[0].frames[code]
        if deciding is None or ready(frame):
            return frame
        deciding.act(code, rng.randrange(len(deciding.frames[code]["decision"]["options"])))
    raise AssertionError(f"what was waited for did not come about in {most} choices")


def who_is_asked(lines: Sequence[Line], code: str) -> Line | None:
    """Wait until one of some seats may choose; none, when the game is over."""
    deadline = Deadline(f"a choice of {len(lines)} seats, or the end")
    while True:
        for line in lines:
            line.request({"t": "ping"})
        frame = lines[0].frames[code]
        if not frame.get("decision"):
            return None
        deciding = next((line for line in lines if line.mine(code)), None)
        if deciding is not None:
            return deciding
        deadline.check(frame["decision"])
        time.sleep(deadline.pause())  # it was told to some of them only, so far, or an agent thinks


def play_together(visitors: list[Visitor], rng: random.Random, most: int = 4_000) -> int:
    """Let the one who decides choose at random, each in their own browser, until the game is over; the number of
    choices.
    """
    for made in range(most):
        if who_decides(visitors, rng.random()) is None:
            return made
    return most


def who_decides(visitors: list[Visitor], part: float | None = None) -> Visitor | None:
    """Wait until someone may choose, and have that done with a ``part`` (see ``ASKS``); nobody: the game is over."""
    found: list[Visitor | None] = []

    def is_known() -> bool:
        for visitor in visitors:
            asked = visitor.page.evaluate(ASKS, part)
            if asked:
                found.append(visitor if asked == "choice" else None)
                return True
        return False

    until(visitors[0].page, is_known, "a choice for one of the players, or the end of the game")
    return found[0]
