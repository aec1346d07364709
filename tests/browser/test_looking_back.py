"""The end of a game in the page, and the review of one's choices in its replay."""

from __future__ import annotations

import re

from browser.test_axe import EVERYTHING, axe
from browser.test_replays import finished
from browser.tours import State
from browser.visits import PHONE, comes_to_rest
from playwright.sync_api import expect


def test_the_end_lies_over_the_table_and_leads_to_the_review_of_ones_choices(hall):
    visitor = hall.visitor()
    code, _ = finished(visitor, "spellchain", 12)
    visitor.sits_down(code)
    page, end = visitor.page, visitor.end
    expect(end.get_by_role("img", name=re.compile("^HP"))).to_be_visible()
    expect(end.get_by_role("row", name=re.compile("damage"))).to_be_visible()
    box = end.locator(".box").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= page.viewport_size["height"]  # type: ignore[index]
    comes_to_rest(page)  # it comes softly
    assert axe(State("the end", page), EVERYTHING) == []
    page.keyboard.press("Escape")
    expect(end.get_by_role("button", name="Swap decks")).to_have_count(0)
    end.get_by_role("link", name="Review").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("status")).to_contain_text(re.compile(r"istakes?.* moves?\."))
    marks = page.locator(".slider .mark").count()
    assert marks == review.get_by_role("button", name="Play the better line").count()
    assert axe(State("the review", page), EVERYTHING) == []
    if marks:
        review.get_by_role("button", name="Play the better line").first.click()
        line = review.get_by_role("group", name="The better line")
        expect(line).to_contain_text("1 of")
        line.get_by_role("button", name="Back", exact=True).click()
        expect(line).to_contain_text("0 of")
        line.get_by_role("button", name="Back to the game").click()
        expect(line).to_have_count(0)
    page.goto("/me")
    page.get_by_role("link", name="Your mistakes").click()
    page.get_by_role("link", name="Spell Chain").click()
    expect(page.get_by_role("link", name="Try this position")).to_have_count(min(3, marks))
    expect(page.get_by_role("link", name=re.compile("ago|just now")).first).to_be_visible()
    assert axe(State("your mistakes", page), EVERYTHING) == []


def test_on_a_phone_the_review_is_one_press_away_from_the_table_and_back(hall):
    visitor = hall.visitor(**PHONE)
    code, _ = finished(visitor, "spellchain", 12)
    page = visitor.page
    page.goto(f"/replay/{code}?seat=0")
    page.get_by_role("button", name="Review").tap()
    choices, seats = page.get_by_role("heading", name="Your moves"), page.get_by_role("navigation", name="Seats")
    expect(choices).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="The table").tap()
    expect(seats).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Your moves").tap()
    expect(choices).to_be_in_viewport(ratio=1)
