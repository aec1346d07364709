"""Lessons in the page: done as told, after something else was tried, by mouse and on a phone."""

from __future__ import annotations

import re

import pytest
from browser.test_axe import EVERYTHING, axe
from browser.tours import State
from browser.visits import PHONE, Visitor, comes_to_rest
from playwright.sync_api import expect

from spellhall import registry
from spellhall.kernel.presentation.lessons import Room
from spellhall.registry import house_games


def is_told(visitor: Visitor, text: str) -> None:
    """Wait until the coach says something."""
    expect(visitor.page.get_by_role("region", name="Lesson")).to_contain_text(text)


def chooses(visitor: Visitor, number: int) -> None:
    """Press a choice, by its place; one that gives something up is pressed twice."""
    choice = visitor.page.locator(f".coach [data-choice='{number + 1}']")
    choice.click()
    sure = choice.filter(has_text="Sure?")
    if sure.count():
        sure.click()


def learns(visitor: Visitor, game: str, astray: bool) -> None:
    """All lessons of a game, from the first screen to the last word; ``astray``: each time another choice first."""
    visitor.page.goto("/")
    title = registry.class_of(game).title
    visitor.page.get_by_role("link", name=re.compile(rf"Learn \(5 min\).*{title}")).click()
    lessons = registry.game(game).lessons()
    for number, lesson in enumerate(lessons, 1):
        expect(visitor.page.get_by_text(f"Lesson {number} of {len(lessons)}: {lesson.title}")).to_be_visible()
        room = Room(lesson)
        while not room.over:
            step, options = room.step, room.state.legal_actions()
            is_told(visitor, step.coach)
            if astray:
                wrong = next(at for at, action in enumerate(options) if action not in room.right())
                chooses(visitor, wrong)
                is_told(visitor, room.choose(options[wrong]).text)
            right = room.right()[0]
            chooses(visitor, options.index(right))
            room.choose(right)
            is_told(visitor, step.praise)
        if number < len(lessons):
            visitor.page.get_by_role("link", name="Next lesson").click()
    expect(
        visitor.page.get_by_role("link", name=f"First fight vs {registry.game(game).fights()[0].rival}")
    ).to_be_visible()
    visitor.page.get_by_role("button", name="Play your first game").click()
    expect(visitor.page.locator(".prompt, .asks .end").first).to_be_visible()
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("link", name=re.compile(rf"Learn \(5 min\).*{title}"))).to_have_count(0)
    visitor.page.get_by_role("link", name=re.compile(f"Lessons and first fights.*{title}")).click()
    expect(visitor.page.get_by_role("navigation", name="First fights")).to_be_visible()


@pytest.mark.parametrize("game", house_games())
def test_all_lessons_are_done_as_told(hall, game):
    learns(hall.visitor(), game, astray=False)


def test_whoever_does_something_else_first_is_told_why_not_on_a_phone_too(hall):
    learns(hall.visitor(**PHONE), "spellchain", astray=True)


def test_the_home_page_offers_lessons(hall):
    ana = hall.visitor()
    ana.page.goto("/")
    expect(ana.page.get_by_role("link", name="Learn (5 min)")).to_have_count(len(house_games()))


@pytest.mark.parametrize("game", house_games())
def test_axe_finds_nothing_in_a_lesson(hall, game):
    ana = hall.visitor()
    ana.page.goto(f"/learn/{game}")
    is_told(ana, registry.game(game).lessons()[0].steps[0].coach)
    assert axe(State("lesson", ana.page), EVERYTHING) == []


@pytest.mark.parametrize("game", house_games())
def test_the_coach_covers_nothing_of_the_table(game, hall):
    page = hall.visitor().page
    page.goto(f"/learn/{game}")
    coach = page.get_by_role("region", name="Lesson")
    expect(coach.locator("[data-choice]").first).to_be_visible()
    expect(page.locator(".middle > *").first).to_be_visible()
    for width, height in ((1280, 720), (1024, 600), (390, 844), (360, 560)):
        page.set_viewport_size({"width": width, "height": height})
        comes_to_rest(page)
        for where in ("top", "bottom"):
            page.evaluate("where => scrollTo(0, where === 'top' ? 0 : document.body.scrollHeight)", where)
            over = coach.bounding_box()
            for part in ("nav[aria-label='Seats']", ".table > .middle", "#hand"):
                under = page.locator(part).bounding_box()
                apart = (
                    under["x"] + under["width"] <= over["x"] + 1
                    or over["y"] + over["height"] <= under["y"] + 1
                    or under["y"] + under["height"] <= over["y"] + 1
                )
                assert apart, (width, height, where, part, under, over)


def test_on_a_phone_the_place_of_the_first_realm_and_the_whole_hand_are_in_sight(hall):
    page = hall.visitor(**PHONE).page
    page.goto("/learn/spellfire")
    expect(page.locator("[data-place='A']")).to_be_in_viewport(ratio=1)
    cards = page.locator("#hand [data-token]")
    expect(cards.first).to_be_visible()
    assert len({round(card.bounding_box()["y"]) for card in cards.all()}) == 1, "the hand is one row"


def test_on_a_phone_a_battle_is_shown_from_its_totals_on(hall):
    page = hall.visitor(**PHONE).page
    page.goto("/learn/spellfire?lesson=behind")
    expect(page.locator(".lane").get_by_text("round 1")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=re.compile("Attack 5, defence 6"))).to_be_in_viewport(ratio=1)
    for fighters in ("You attack", "Wren defends"):
        fighter = page.locator(".lane").get_by_role("group", name=fighters).get_by_role("button")
        expect(fighter).to_be_in_viewport()
