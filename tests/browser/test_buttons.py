"""Buttons look as what they are."""

from __future__ import annotations

from playwright.sync_api import expect

COLOURS = "button => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"
ADD = """kind => document.querySelector('main').insertAdjacentHTML(
  'afterbegin', `<button class="button ${kind}" aria-disabled="true" id="waits-${kind}">Wait</button>`)"""


def test_a_button_that_waits_looks_alike_under_the_pointer(hall):
    page = hall.visitor().page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for kind in ("", "primary", "quiet", "danger"):
        page.evaluate(ADD, kind)
        button = page.locator(f"#waits-{kind}")
        page.mouse.move(0, 0)
        before = button.evaluate(COLOURS)
        button.hover()
        assert button.evaluate("button => button.matches(':hover')")
        assert button.evaluate(COLOURS) == before, kind
