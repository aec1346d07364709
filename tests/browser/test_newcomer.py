"""A newcomer's way: from the first screen over the lessons and first fights, as the coach says, to a real game."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from browser import coached
from browser.visits import DESK, PHONE, Visitor
from playwright.sync_api import Locator, expect

from spellhall import registry
from spellhall.kernel.presentation.lessons import Room
from spellhall.registry import house_games

pytestmark = pytest.mark.slow


class Presses(NamedTuple):
    """The most presses up to the first won fight, and up to the first question of a real game."""

    won: int
    real: int


MOST = {"spellchain": Presses(28, 75), "spellslinger": Presses(33, 98), "spellfire": Presses(35, 85)}
"""It took 25 and 71, 30 and 94, 32 and 81."""


class Newcomer:
    """Someone who reads, and does what the coach says; counts what they press."""

    def __init__(self, visitor: Visitor, touches: bool) -> None:
        self.page = visitor.page
        self.touches = touches
        self.presses = 0

    def press(self, thing: Locator) -> None:
        """Click or tap something that can be seen, and that nothing covers."""
        self.presses += 1
        thing.tap() if self.touches else thing.click()

    def learns(self, game: str) -> None:
        """All lessons, from the first screen on."""
        self.page.goto("/")
        title = registry.class_of(game).title
        self.press(self.page.get_by_role("link", name=re.compile(rf"Learn \(5 min\).*{title}")))
        coach = self.page.get_by_role("region", name="Lesson")
        lessons = registry.game(game).lessons()
        for lesson in lessons:
            room = Room(lesson)
            while not room.over:
                right, praise = room.right()[0], room.step.praise
                expect(coach).to_contain_text(room.step.coach)
                choice = coach.locator(f"[data-choice='{room.state.legal_actions().index(right) + 1}']")
                self.press(choice)
                room.choose(right)
                armed = choice.and_(self.page.locator(".armed"))
                expect(armed.or_(coach.get_by_text(praise))).to_be_visible()
                if armed.count():
                    self.press(armed)
                expect(coach).to_contain_text(praise)
            if lesson is not lessons[-1]:
                self.press(self.page.get_by_role("link", name="Next lesson"))


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", house_games())
def test_a_newcomer_wins_by_following_the_coach(game: str, device: dict[str, Any], hall) -> None:
    new = Newcomer(hall.visitor(**device), device is PHONE)
    new.learns(game)
    fights = registry.game(game).fights()
    coach = new.page.get_by_role("region", name="First fight")
    new.press(new.page.get_by_role("link", name=f"First fight vs {fights[0].rival}"))
    for fight in fights:
        coached.plays(new.page, fight, new.press)
        expect(coach).to_contain_text("You won!")
        if fight is fights[0]:
            assert new.presses <= MOST[game].won
        if fight is not fights[-1]:
            new.press(new.page.get_by_role("link", name="Next fight"))
    new.press(new.page.get_by_role("button", name="Play a real game"))
    expect(new.page.locator(".prompt.mine")).to_be_visible()
    assert new.presses <= MOST[game].real
