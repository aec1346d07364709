"""People with browsers: they open pages, sit down at tables and play by clicking, tapping or typing."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from server.houses import House, Line
from server.houses import Visitor as Caller

from spellhall.registry import house_games

PATIENCE = 60_000
"""Milliseconds that a test waits for something to be seen; far more than it ever takes."""
expect.set_options(timeout=PATIENCE)
DEALS = 40
"""So many games are begun for a moment that not every game comes to."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NO_COACH = {game: ["*"] for game in house_games()}
DESK: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}


class Hall:
    """The hall as people find it: every visitor has a browser of his own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def visitor(self, coached: bool = False, **device: Any) -> Visitor:
        """Somebody who has never been here, but wants no coach unless he is ``coached``; ``device`` is what Playwright
        calls the options of a context.
        """
        given = DESK | {"service_workers": "block"} | device  # a worker would answer for the hall, unseen by the test
        context = self.browser.new_context(base_url=self.house.address, reduced_motion="reduce", **given)
        if not coached:
            context.add_init_script(f"localStorage.setItem('spellhall.coaching', {json.dumps(json.dumps(NO_COACH))})")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        return Visitor(self, page)

    def listen(self, page: Page) -> None:
        """Note what goes wrong in a page."""
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            self.faults.append(message.text)

    def close(self) -> None:
        """Everybody goes; nothing may have gone wrong in any page."""
        for context in self.contexts:
            context.close()
        assert not self.faults, self.faults


class Visitor:
    """Somebody at a page."""

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
        if self.page.url == "about:blank":
            self.page.goto("/")
        kinds = [{"kind": "agent", "agent": s} if s in ("greedy", "random") else {"kind": s} for s in seats]
        self.asks("POST", "/api/me", {"name": more.pop("name", "Ana")})
        made = self.asks("POST", "/api/tables", {"game": game, "seats": kinds, "pace": "none", **more})
        return str(made["code"])

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """A request with the cookies of this browser; its answer."""
        answer = self.page.context.request.fetch(
            path, method=method, data=body, headers={"content-type": "application/json"} if body is not None else None
        )
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
        kept = json.dumps(json.dumps({"version": 1, **values}))
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
        self.end.get_by_role("button", name="Look at the table").click()

    # ------------------------------------------------------------------ playing

    @property
    def choices(self) -> Locator:
        """The buttons of the choices in the prompt."""
        return self.page.locator("[data-choice]")

    @property
    def end(self) -> Locator:
        """The panel at the end of a game."""
        return self.page.get_by_role("region", name="The end")

    @property
    def curtain(self) -> Locator:
        """What hides the table between two players at one screen."""
        return self.page.locator(".curtain")

    def plays_on(self, rng: random.Random, most: int = 2_000, take: Callable[[Locator], None] | None = None) -> int:
        """Choose by lot until the game is over, or so many choices are made; how many there were."""
        for made in range(most):
            if not self.may_choose():
                return made
            if self.curtain.is_visible():
                self.curtain.get_by_role("button").click()
                continue
            number = rng.randrange(max(1, self.choices.count()))
            (take or press)(self.choices.nth(number))
        return most

    @property
    def folded(self) -> Locator:
        """The button behind which choices lie that are many cards of the hand."""
        return self.page.locator(".prompt .more[aria-expanded=false]:visible")

    def unfolds(self) -> None:
        """Have the choices shown, if all of them lie behind the button."""
        if not self.choices.count():
            press(self.folded)

    def may_choose(self) -> bool:
        """Wait until there is something to choose (true), or the game is over (false)."""
        ready = self.choices.first.or_(self.end).or_(self.curtain.get_by_role("button")).or_(self.folded).first
        expect(ready).to_be_visible(timeout=PATIENCE)
        self.unfolds()
        return not self.end.is_visible()


def caller_of(visitor: Visitor) -> Caller:
    """The same person without a page."""
    caller = Caller(visitor.hall.house)
    for cookie in visitor.page.context.cookies():
        caller.http.cookies.set(cookie["name"], cookie["value"])
    return caller


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
    """Two people at a table where something is so: cards are dealt by lot, and not every game comes to it."""
    players = [hall.visitor(), hall.visitor()]
    for _ in range(DEALS):
        code = new_table(players, game, **more)
        if hurry_to(players, code, rng, ready):
            return players, code
    raise AssertionError(f"in {DEALS} games of {game} what was waited for did not come about")


def hurry_to(visitors: list[Visitor], code: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool]) -> bool:
    """Let everybody choose by lot, without pages, until something is so (true) or the game is over (false)."""
    with ExitStack() as stack:
        frame = by_lot([stack.enter_context(visitor.line(code)) for visitor in visitors], code, rng, ready)
    return frame.get("decision") is not None


def by_lot(
    lines: Sequence[Line], code: str, rng: random.Random, ready: Callable[[dict[str, Any]], bool], most: int = 4_000
) -> dict[str, Any]:
    """Choose by lot over the sockets of all seats, until something is so or the game is over; the frame then."""
    for _ in range(most):
        for line in lines:
            line.request({"t": "ping"})
        frame = lines[0].frames[code]
        if not frame.get("decision") or ready(frame):
            return frame
        deciding = next((line for line in lines if line.mine(code)), None)
        if deciding is not None:  # else it was told to some of them only, so far
            deciding.act(code, rng.randrange(len(deciding.frames[code]["decision"]["options"])))
    raise TimeoutError(f"what was waited for did not come about in {most} choices")


def play_together(visitors: list[Visitor], rng: random.Random, most: int = 4_000) -> int:
    """Let whoever decides choose by lot, each in his own browser, until the game is over; the number of choices."""
    for made in range(most):
        deciding = who_decides(visitors)
        if deciding is None:
            return made
        press(deciding.choices.nth(rng.randrange(max(1, deciding.choices.count()))))
    return most


def who_decides(visitors: list[Visitor]) -> Visitor | None:
    """Wait until somebody may choose; nobody, when the game is over."""
    for _ in range(PATIENCE // 20):
        for visitor in visitors:
            if visitor.end.count():
                return None
            visitor.unfolds()
            if visitor.choices.count() and not visitor.page.get_by_text("one moment …").count():
                return visitor
        visitors[0].page.wait_for_timeout(20)
    raise TimeoutError("nobody may choose, and the game is not over")
