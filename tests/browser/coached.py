"""A first fight in the page, played as its coach says."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from spellhall.agents.fights import bout
from spellhall.kernel.presentation.fights import Fight


def plays(page: Page, fight: Fight, press: Callable[[Locator], None]) -> None:
    """Win a fight that has just been opened; ``press`` takes a choice, and is used for every press."""
    room = bout(fight)
    coach = page.get_by_role("region", name="First fight")
    while not room.over:
        options, best = room.state.legal_actions(), room.coached()
        expect(coach.locator("[data-choice]")).to_have_count(len(options))
        expect(coach.locator(".task")).to_be_visible()
        if best.tip is not None:
            expect(coach.locator(".task")).to_have_text(best.say)
        asked = coach.get_attribute("data-decision") or ""
        choice = coach.locator(f"[data-choice='{options.index(best.action) + 1}']")
        press(choice)
        armed = choice.and_(page.locator(".armed"))
        expect(armed.or_(page.locator(f".coach:not([data-decision='{asked}'])"))).to_be_visible()
        if armed.count():
            press(armed)
        room.play(best.action)
        expect(page.locator(f".coach:not([data-decision='{asked}'])")).to_be_visible()
    expect(coach).to_contain_text(fight.won)
