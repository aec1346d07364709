"""A first game with a coach, who speaks when a kind of question comes for the first time, and can be sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.unpainted

TITLES = ("Spellfire", "Spell Chain", "Spellslinger")


@pytest.mark.parametrize("title", TITLES)
def test_a_newcomer_is_coached_until_he_waves_the_coach_away(hall, title):
    ana = hall.visitor(coached=True)
    ana.plays_now(title)
    coach = ana.page.get_by_role("note", name="Coach")
    expect(coach).to_be_visible()
    expect(ana.page.locator(".question p").first).to_be_visible()
    box, window = coach.bounding_box(), ana.page.viewport_size
    assert box and box["y"] + box["height"] <= window["height"]
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    ana.page.evaluate("localStorage.removeItem('spellhall.coaching')")
    ana.page.reload()
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Turn off the coach").click()
    expect(coach).to_have_count(0)
    ana.page.reload()
    expect(ana.page.locator(".question p").first).to_be_visible()
    expect(coach).to_have_count(0)


def test_who_wants_no_coach_has_none(hall):
    ana = hall.visitor()
    ana.plays_now("Spell Chain")
    expect(ana.page.locator(".question p").first).to_be_visible()
    expect(ana.page.get_by_role("note", name="Coach")).to_have_count(0)


def test_the_coach_leaves_when_the_game_is_over(hall):
    ana = hall.visitor(coached=True)
    code = ana.plays_now("Spell Chain")
    coach = ana.page.get_by_role("note", name="Coach")
    expect(coach).to_be_visible()
    with ana.line(code) as line:
        line.request({"t": "resign", "table": code})
    expect(ana.end).to_be_visible()
    expect(coach).to_have_count(0)
    ana.page.reload()
    expect(ana.end).to_be_visible()
    assert ana.page.evaluate("JSON.parse(localStorage.getItem('spellhall.coaching')).spellchain") == ["*"]
