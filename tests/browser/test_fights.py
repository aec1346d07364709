"""First fights in the page: found next to the lessons, won as the coach says, by mouse and on a phone."""

from __future__ import annotations

import re

import pytest
from browser.test_learn import chooses
from browser.visits import PHONE
from playwright.sync_api import expect

from spellhall import registry
from spellhall.agents.fights import bout

GAME = "spellchain"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_fight_is_won_as_the_coach_says_after_a_mistake(hall, device):
    fight, following, *_ = registry.game(GAME).fights()
    page = (ana := hall.visitor(**device)).page
    page.goto(f"/learn/{GAME}")
    page.get_by_role("navigation", name="First fights").get_by_role("link", name=fight.rival).click()
    coach = page.get_by_role("region", name="First fight")
    expect(coach).to_contain_text(fight.greeting)
    room = bout(fight)
    options = room.state.legal_actions()
    wrong = next(place for place, action in enumerate(options) if room.objection(action))
    chooses(ana, wrong)
    expect(coach).to_contain_text(room.objection(options[wrong]))
    expect(coach).to_contain_text("Choose it again to play it anyway.")
    while not room.over:
        best, count = room.coached(), len(room.taken)
        if best.tip is not None:
            expect(coach.locator(".task")).to_have_text(best.say)
        expect(coach.locator(".task")).to_be_visible()
        slot = page.get_by_text(re.compile("you play next"))
        expect(slot).to_have_count(1)
        chooses(ana, room.state.legal_actions().index(best.action))
        room.play(best.action)
        assert len(room.taken) == count + 1
        if not room.over:
            expect(coach.locator("[data-choice]")).to_have_count(len(room.state.legal_actions()))
    expect(coach).to_contain_text(fight.won)
    expect(coach).to_contain_text("3 of 3 stars")
    page.get_by_role("link", name="Next fight").click()
    expect(page.get_by_role("heading", name=f"{following.rival}: {following.title}")).to_be_visible()
    page.goto(f"/learn/{GAME}")
    link = page.get_by_role("navigation", name="First fights").get_by_role("link", name=fight.rival)
    expect(link).to_contain_text("3 of 3 stars")
