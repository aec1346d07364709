"""A hint on the board: the best card is marked, one sentence says why, and nothing moves."""

from __future__ import annotations

import re

import pytest
from browser.visits import PHONE, Visitor, until
from playwright.sync_api import Locator, expect

GAMES = ("spellfire", "spellslinger", "spellchain")

RINGED = """() => {
    const ring = document.querySelector('[data-hint] .ring')?.getBoundingClientRect();
    if (!ring) return null;
    const near = (part) => {
        const box = part.getBoundingClientRect();
        return Math.abs(box.x + box.width / 2 - ring.x - ring.width / 2) < 12
            && Math.abs(box.y + box.height / 2 - ring.y - ring.height / 2) < 12;
    };
    return [...document.querySelectorAll('[data-token], [data-choice], [data-place], [data-at], .more')].filter(near)
        .map((part) => part.dataset.token ?? part.dataset.choice ?? part.dataset.place ?? part.dataset.at ?? 'more');
}"""
"""What the ring is around."""


def asked(visitor: Visitor, game: str) -> Locator:
    """At a table where it's the visitor's turn; the strip of a hint, once it's asked for."""
    visitor.sits_down(visitor.sets_up(game, "me", "greedy"))
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()
    visitor.page.keyboard.press("h")
    strip = visitor.page.get_by_role("region", name="Hint")
    expect(strip).to_be_visible()
    return strip


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_marks_what_it_advises_says_why_and_does_it(game, hall):
    ana = hall.visitor()
    strip = asked(ana, game)
    page = ana.page
    expect(strip.get_by_role("status")).to_have_text(re.compile(r"^[A-Z].{5,100}\.$"))
    assert "%" not in strip.inner_text()
    expect(page.locator("[data-hint] .ring .bulb")).to_be_visible()
    until(page, lambda: page.evaluate(RINGED), "a ring around something")
    number = page.locator(".prompt").get_attribute("data-decision")
    strip.get_by_role("button", name="Play this").click()
    expect(strip).to_have_count(0)
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator(f".prompt[data-decision='{number}']")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_hint_moves_nothing_and_keeps_its_figures_until_they_are_asked_for(device, hall):
    ana = hall.visitor(**device)
    ana.sits_down(ana.sets_up("spellfire", "me", "greedy"))
    page = ana.page
    expect(page.locator(".prompt.mine")).to_be_visible()
    board = page.locator("#table-middle").bounding_box()
    page.keyboard.press("h")
    strip = page.get_by_role("region", name="Hint")
    expect(strip).to_be_visible()
    assert page.locator("#table-middle").bounding_box() == board
    strip.get_by_role("button", name="More").click()
    expect(strip.get_by_text(re.compile(r"You win \d+% \(best\)"))).to_be_visible()
    assert page.locator("#table-middle").bounding_box() == board
    prompt, box = page.locator(".prompt").bounding_box(), strip.bounding_box()
    assert prompt and box and box["y"] + box["height"] <= prompt["y"] + 1, "it stands above the prompt"
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
