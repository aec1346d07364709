"""Bytes over the wire and first paints, with an empty cache."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page

from benchmarks.page.hall import GAMES, newcomer

LOOK_MS = 50
STILL = 12
"""How many looks in a row."""
PAINTS = "() => Object.fromEntries(performance.getEntriesByType('paint').map(one => [one.name, one.startTime]))"


class Wire:
    """What a page has received over HTTP, answer by answer; the socket is not counted."""

    def __init__(self, page: Page) -> None:
        self.sizes: list[tuple[str, int]] = []
        self._page = page
        self._urls: dict[str, str] = {}
        self._open: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", lambda event: self._open.add(event["requestId"]))
        session.on("Network.loadingFailed", lambda event: self._open.discard(event["requestId"]))
        session.on("Network.responseReceived", self._came)
        session.on("Network.loadingFinished", self._ended)
        session.send("Network.enable")

    def _came(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["response"]["url"]

    def _ended(self, event: dict[str, Any]) -> None:
        path = re.sub(r"^https?://[^/]+", "", self._urls.get(event["requestId"], ""))
        self.sizes.append((path, int(event["encodedDataLength"])))
        self._open.discard(event["requestId"])

    def comes_to_rest(self) -> None:
        """Wait until nothing has been under way for a while."""
        still = 0
        while still < STILL:
            self._page.wait_for_timeout(LOOK_MS)
            still = 0 if self._open else still + 1

    def total(self) -> dict[str, Any]:
        """Bytes and requests so far, and the largest answers."""
        largest = sorted(self.sizes, key=lambda one: -one[1])[:8]
        return {"bytes": sum(size for _, size in self.sizes), "requests": len(self.sizes), "largest": largest}


def home(browser: Browser, address: str) -> dict[str, Any]:
    """The home page."""
    context = newcomer(browser, address)
    page = context.new_page()
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("heading").first.wait_for()
    wire.comes_to_rest()
    paints = page.evaluate(PAINTS)
    context.close()
    return wire.total() | {"paints_ms": {name: round(ms) for name, ms in paints.items()}}


def first_decision(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """From the home page to the first decision of a game against the computer, all included."""
    context = newcomer(browser, address)
    page = context.new_page()
    wire = Wire(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile(rf"^Play\b.*{GAMES[game]}")).first.click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.mine").wait_for(timeout=60_000)
    wire.comes_to_rest()
    context.close()
    return wire.total()
