"""The hall as a program of its own: its icons, what it shows without a line, what it keeps and what it never keeps."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from browser.visits import Visitor
from playwright.sync_api import expect

PNG = b"\x89PNG\r\n\x1a\n"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


@pytest.fixture
def guest(hall) -> Visitor:
    """Someone in whose browser the worker is at work."""
    guest: Visitor = hall.visitor(service_workers="allow")
    guest.page.goto("/")
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")
    return guest


def fetched(guest: Visitor, path: str) -> Any:
    """A file of the page."""
    answer = guest.page.context.request.get(path)
    assert answer.ok, path
    return answer


def test_it_can_be_installed(guest):
    link = guest.page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    manifest = fetched(guest, link).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = fetched(guest, icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            picture = answer.body()
            width, height = struct.unpack(">II", picture[16:24])
            assert (picture[:8], f"{width}x{height}") == (PNG, icon["sizes"])
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for shortcut in manifest["shortcuts"]:
        guest.page.goto(shortcut["url"])
        expect(guest.page.get_by_role("heading", level=1)).not_to_have_text("Page not found")
    touch = guest.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    assert touch is not None
    assert fetched(guest, touch).body()[:8] == PNG


def test_without_a_line_the_page_comes_and_says_so(guest):
    context = guest.page.context
    guest.sets_up("spellchain", "me", "open")
    context.set_offline(True)
    for path in ("/", "/lobby", "/table/BCDFGHJKMN"):
        guest.page.goto(path)
        expect(guest.page.get_by_role("banner")).to_contain_text("Spellhall")
        expect(guest.page.get_by_text("You’re offline. Nothing is lost")).to_be_visible()
        expect(guest.page.get_by_role("heading", level=1).first).to_be_visible()
    context.set_offline(False)
    expect(guest.page.get_by_text("You’re offline")).to_have_count(0)
    guest.page.goto("/lobby")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Lobby")


def test_no_answer_of_the_hall_is_kept(guest):
    guest.plays_now("Spell Chain")
    expect(guest.page.get_by_role("region", name="Prompt")).to_be_visible()
    guest.page.goto("/me")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    kept = guest.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
