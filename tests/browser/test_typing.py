"""Searches as you type: asked once you have stopped, and a search that can't be read yet is no error."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.unpainted

LETTER = 100
"""Milliseconds between two letters."""
STILL = 250
"""As in ``web/src/lib/typing.ts``."""


def types(page: Page, text: str) -> None:
    """Type letter by letter; no other time passes in the page."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    for letter in text:
        page.keyboard.type(letter)
        page.clock.run_for(LETTER)


@pytest.mark.parametrize(
    ("path", "box", "asked", "text", "answer"),
    [
        ("/cards/spellfire", "Search the cards", "/cards/search?", "type:realm world:FR", r"^\d+ cards$"),
        ("/cards/spellfire", "Search the cards", "/cards/search?", "tipe:realm", "did you mean type"),
        ("/decks/spellchain?starter=Pyre", "Find cards to add", "/cards/search?", "(fire", "is never closed"),
    ],
)
def test_a_search_is_asked_once_when_you_have_stopped_typing(path, box, asked, text, answer, hall):
    page = hall.visitor().page
    page.clock.install()
    page.goto(path)
    field = page.get_by_role("searchbox", name=box)
    field.focus()
    page.wait_for_load_state("networkidle")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url) if asked in request.url else None)
    types(page, text)
    assert requests == []
    page.clock.run_for(STILL)
    expect(page.get_by_text(re.compile(answer))).to_be_visible()
    assert len(requests) == 1
    assert not [line for line in hall.console if ": error:" in line]


def test_a_half_typed_search_is_no_error(hall):
    page = hall.visitor().page
    page.clock.install()
    page.goto("/cards/spellfire")
    page.get_by_role("searchbox", name="Search the cards").focus()
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    for part in ("type:re", "alm (world:", "FR)"):
        with page.expect_response(re.compile("/cards/search")) as answer:
            page.keyboard.type(part)
            page.clock.run_for(STILL)
        assert answer.value.ok
    expect(page.get_by_text(re.compile(r"^\d+ cards$"))).to_be_visible()
    assert not [line for line in hall.console if ": error:" in line]
