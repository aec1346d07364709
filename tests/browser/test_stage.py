"""What happens is shown before the table changes, and everything that is shown belongs to the table as it is seen."""

from __future__ import annotations

import random
import re
from typing import Any

from browser.visits import Visitor, seated_at
from playwright.sync_api import Page, expect
from server.houses import Line

SLOTS = 8
A_MOMENT = 100
"""Milliseconds; less than a moment of a chain is shown."""
ARROW = """(token) => {
  const tip = document.querySelector('.stage polygon')?.getBoundingClientRect();
  const goal = document.querySelector(`#table-middle [data-token="${token}"]`).getBoundingClientRect();
  if (!tip) return 'no arrow';
  const [x, y] = [tip.left + tip.width / 2, tip.top + tip.height / 2];
  const near = x > goal.left - 25 && x < goal.right + 25 && y > goal.top - 25 && y < goal.bottom + 25;
  return near ? 'there' : `at ${x}, ${y}, and not at ${JSON.stringify(goal)}`;
}"""
"""Where the arrow of a shown play ends."""


def stops_the_clock(page: Page) -> None:
    """From now on no time passes in a page but what the test lets pass."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)


def bo_may_attack(frame: dict[str, Any]) -> bool:
    """Whether the second seat may attack one of the first one's realms, with a champion."""
    return frame["decision"]["seat"] == 1 and frame["decision"]["rule"] == "SF-PH4-01" and bool(standing(frame, 0))


def standing(frame: dict[str, Any], seat: int) -> list[str]:
    """The unrazed realms of a seat."""
    return [
        token
        for token, card in frame["cards"].items()
        if (card["seat"], card["zone"]) == (seat, "formation") and not card["facts"].get("razed", False)
    ]


def chosen(line: Line, code: str, verb: str) -> dict[str, Any]:
    """Take the first option with a verb; the option."""
    options: list[dict[str, Any]] = line.frames[code]["decision"]["options"]
    at = next(at for at, option in enumerate(options) if option["verb"] == verb)
    line.act(code, at)
    return options[at]


def test_an_attack_points_at_the_realm_and_the_table_waits_for_it(hall):
    (_, bo), code = seated_at(hall, "spellfire", random.Random(5), bo_may_attack, pace="normal")
    ana = moving(hall, code)
    page = ana.page
    stops_the_clock(page)
    attacked = page.get_by_role("button", name=re.compile("under attack"))
    with bo.line(code) as line:
        realm = chosen(line, code, "attack")["card"]
    expect(page.locator(".stage figcaption")).to_contain_text("Bo attacks")
    assert page.evaluate(ARROW, realm) == "there"
    expect(attacked).to_have_count(0)
    expect(page.locator("#log-lines")).not_to_contain_text("Bo attacks")
    page.keyboard.press("Escape")
    expect(attacked).to_be_visible()
    expect(page.locator(".stage figcaption")).to_have_count(0)


def moving(hall: Any, code: str) -> Visitor:
    """A spectator with a clock of their own, at whose table everything moves."""
    visitor: Visitor = hall.visitor(moving=True)
    visitor.page.clock.install()
    visitor.sits_down(code)
    expect(visitor.page.get_by_role("region", name="Prompt")).to_be_visible()
    return visitor


def lays_the_last_card(frame: dict[str, Any]) -> bool:
    """Whether one more card fills the chain."""
    laid = [card for card in frame["cards"].values() if card["zone"] == "chain"]
    return len(laid) == SLOTS - 1 and frame["decision"]["rule"] == "SC-PL-05"


def test_a_chain_is_walked_through_before_anything_tells_its_end(hall):
    (ana, bo), code = seated_at(hall, "spellchain", random.Random(3), lays_the_last_card)
    page = moving(hall, code).page
    stops_the_clock(page)
    prompt, log = page.get_by_role("region", name="Prompt"), page.locator("#log-lines")
    told = log.inner_text()
    with ana.line(code) as one, bo.line(code) as other:
        deciding = one if one.mine(code) else other
        deciding.act(code, 0)
    moments = []
    expect(prompt).to_contain_text("The chain is full")
    while prompt.get_by_role("button", name="Skip").count():
        moments.append(prompt.inner_text())
        assert log.inner_text() == told
        page.clock.run_for(A_MOMENT)
    assert len(moments) > 2
    assert log.inner_text() != told
