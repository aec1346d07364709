"""Games for one in the page: by mouse, by keys, on a phone by touch; why they did that; the score at the end."""

from __future__ import annotations

import random
import re

import pytest
from browser.test_ways import (
    BY_KEYS,
    BY_MOUSE,
    BY_TOUCH,
    by_card,
    by_click,
    by_digit,
    by_drag,
    by_drawer,
    by_sheet,
    plays_on,
)
from browser.visits import PHONE, Visitor, press
from browser.ways import Finger, Keyboard, Mouse
from playwright.sync_api import expect

pytestmark = pytest.mark.unpainted
OPENED = re.compile("SOL-|^Levels: ")
"""What a reason of theirs opens into: a rule, or the sum behind it."""


def deals(visitor: Visitor, title: str = "Spellfire") -> str:
    """From the first page to a game for one in two presses; the code of its table."""
    visitor.page.goto("/")
    visitor.page.get_by_role("link", name=re.compile(f"Solitaire.*{title}")).click()
    visitor.page.get_by_role("button", name="Deal the cards").click()
    return visitor.is_at_a_table()


def ends_with_a_score(visitor: Visitor, code: str) -> int:
    """The panel at the end tells the score, and so do the scores; how many points."""
    expect(visitor.end).to_contain_text(re.compile(r"Your score is [0-6]: (pathetic|average|good|a full win)\."))
    row = visitor.asks("GET", "/api/scores/spellfire")["scores"][-1]
    assert row["code"] == code
    return int(row["points"])


def test_a_game_for_one_begins_in_two_presses_and_opens_into_reasons(hall):
    ana = hall.visitor()
    ana.prefers(passing="full")
    code = deals(ana)
    why = ana.page.locator("details.why")
    while not why.count() and ana.may_choose():
        press(ana.choices.first)
    ana.page.get_by_role("button", name="Log").filter(visible=True).or_(ana.page.locator("#log-lines")).first.click()
    opens = why.last
    opens.locator("summary").focus()
    ana.page.keyboard.press("Enter")
    expect(opens.get_by_role("listitem").first).to_contain_text(OPENED)
    table = ana.asks("GET", f"/api/tables/{code}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "stand-in"]
    left, right = (ana.page.get_by_role("region", name=f"{name}’s board") for name in table_names(table))
    his, mine = (side.locator("header").bounding_box() for side in (left, right))
    realms = ana.page.locator(".pyramid").bounding_box()
    assert his["x"] + his["width"] <= realms["x"] + 1 <= realms["x"] + realms["width"] <= mine["x"] + 1, "SOL-SET-07"
    abysses = [
        side.get_by_role("button", name=re.compile("abyss", re.IGNORECASE)).bounding_box() for side in (left, right)
    ]
    assert abysses[0]["x"] < his["x"] + his["width"] / 2, "his lies at the left edge (SOL-SET-08)"
    assert abysses[1]["x"] > mine["x"] + mine["width"] / 2, "yours at the right edge"


def table_names(table: dict) -> tuple[str, str]:
    """The opponent, and the person."""
    return table["seats"][1]["name"], table["seats"][0]["name"]


def test_what_is_said_of_decks_and_variations_before_the_game(hall):
    ana = hall.visitor()
    ana.page.goto("/alone/spellfire")
    ana.page.get_by_text("Variations").click()
    ana.page.get_by_role("radio", name="A deck for each side").check()
    expect(ana.page.get_by_label("Opponent’s deck")).to_be_visible()
    ana.page.get_by_role("radio", name="One deck for both sides").check()
    ana.page.get_by_role("switch", name=re.compile("The opponent.s hand: open")).check()
    ana.page.get_by_role("switch", name=re.compile("^Razed realms")).check()
    ana.page.get_by_role("button", name="Deal the cards").click()
    code = ana.is_at_a_table()
    options = ana.asks("GET", f"/api/tables/{code}")["options"]
    assert (options["solitaire"], options["opponent_hand"], options["razed_realms"]) == ("one-deck", "open", "on")
    expect(ana.page.get_by_role("group", name=re.compile("imaginary opponent’s hand", re.IGNORECASE))).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_for_one_by_mouse(hall):
    mouse = Mouse(hall.visitor())
    code = deals(mouse.visitor)
    used = plays_on(mouse, BY_MOUSE, random.Random(4))
    assert used[by_click]
    assert used[by_drag]
    points = ends_with_a_score(mouse.visitor, code)
    mouse.page.get_by_role("link", name="Your scores").click()
    expect(mouse.page.get_by_role("img", name=re.compile(f"Scores with .*: {points}$"))).to_be_visible()
    mouse.page.go_back()
    mouse.page.get_by_role("button", name="Play again").click()
    mouse.page.wait_for_url(lambda url: code not in url)
    assert mouse.asked(), "another deal, at once"


@pytest.mark.slow
def test_a_whole_game_for_one_by_keys(hall):
    keys = Keyboard(hall.visitor())
    keys.page.goto("/alone/spellfire")
    keys.tabs_to("form button.primary")
    keys.press("Enter")
    code = keys.visitor.is_at_a_table()
    used = plays_on(keys, BY_KEYS, random.Random(1))
    assert used[by_digit]
    assert used[by_card]
    ends_with_a_score(keys.visitor, code)
    keys.tabs_to(".end button[aria-expanded]")
    keys.press("Escape", "c")
    keys.tabs_to("details.why > summary")
    keys.press("Enter")
    expect(keys.page.locator("details.why[open] li").first).to_contain_text(OPENED)


@pytest.mark.slow
def test_a_whole_game_for_one_by_touch_on_a_phone(hall):
    finger = Finger(hall.visitor(**PHONE))
    finger.page.goto("/")
    finger.tap(finger.page.get_by_role("link", name=re.compile("Solitaire")))
    finger.tap(finger.page.get_by_role("button", name="Deal the cards"))
    code = finger.visitor.is_at_a_table()
    used = plays_on(finger, BY_TOUCH, random.Random(3))
    assert used[by_sheet]
    assert used[by_drawer]
    ends_with_a_score(finger.visitor, code)
    finger.tap(finger.page.get_by_role("button", name="Show the table"))
    finger.tap(finger.page.locator(".drawers").get_by_role("button", name="Log"))
    finger.tap(finger.page.locator("details.why > summary").last)
    expect(finger.page.locator("details.why[open] li").first).to_contain_text(OPENED)
