"""Puzzles in the page: solved by mouse, keys and touch, after something else was tried; and moments of games tried."""

from __future__ import annotations

import random

import pytest
from browser.visits import DESK, PHONE, Visitor, hurry_to_the_end, seated
from playwright.sync_api import expect

from spellhall.server.practice.puzzles import puzzle_of, puzzle_start, puzzles_of
from spellhall.server.practice.room import PracticeRoom

GAME = "spellchain"


def longer(game: str) -> str:
    """The name of a puzzle that takes three choices."""
    return next(name for name, puzzle in puzzles_of(game).items() if puzzle.length == 3)


def opened(visitor: Visitor, game: str, name: str) -> PracticeRoom:
    """A puzzle in the page, and the same one here."""
    visitor.page.goto(f"/puzzles/{game}/{name}")
    return PracticeRoom(puzzle_start(game, name))


def rights(room: PracticeRoom) -> list[bool]:
    """Which options are right now; those of which nothing is said are."""
    options = room.state.legal_actions()
    told = [room.start.judge(room.state, action, room.own) for action in options]
    return [said is None or said.right for said in told]


def chooses(visitor: Visitor, room: PracticeRoom, at: int, by: str) -> None:
    """Choose an option, once the page is where we are, and wait until its answer is there."""
    expect(visitor.page.locator(".coach [data-choice]")).to_have_count(len(room.state.legal_actions()))
    choice = visitor.page.locator(f".coach [data-choice='{at + 1}']")
    if by == "keys":
        visitor.page.keyboard.press(str(at + 1))
    elif by == "touch":
        choice.tap()
    else:
        choice.click()
    said = room.choose(at)
    room.go_on()
    if said is not None and not room.over:
        expect(visitor.page.locator(".coach .answer")).to_have_text(said.text.replace("seat 1", "Rook"))


def solves(visitor: Visitor, room: PracticeRoom, by: str) -> None:
    while not room.over:
        chooses(visitor, room, rights(room).index(True), by)
    expect(visitor.page.locator(".coach .answer")).to_have_text("Solved!")


@pytest.mark.parametrize(("by", "device"), [("mouse", DESK), ("keys", DESK), ("touch", PHONE)])
def test_a_puzzle_is_solved_after_a_wrong_choice_was_said(hall, by: str, device: dict) -> None:
    ana = hall.visitor(**device)
    name = longer(GAME)
    room = opened(ana, GAME, name)
    chooses(ana, room, rights(room).index(False), by)
    assert room.taken == []
    solves(ana, room, by)
    ana.page.get_by_role("link", name="All puzzles").click()
    line = ana.page.locator(f".puzzles a[href='/puzzles/{GAME}/{name}']")
    expect(line).to_contain_text("solved")
    ana.page.reload()
    expect(line).to_contain_text("solved")


def test_hints_come_in_steps_and_a_choice_is_taken_back(hall) -> None:
    ana = hall.visitor(**DESK)
    room = opened(ana, GAME, longer(GAME))
    expect(ana.page.get_by_role("button", name="Hint")).to_be_visible()
    for number in (1, 2, 3):
        ana.page.keyboard.press("h")
        expect(ana.page.get_by_text(f"Hint {number}:")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Another hint")).to_have_count(0)
    expect(ana.page.locator("[data-hint]")).to_have_count(len(puzzle_of(GAME, longer(GAME)).wins))
    chooses(ana, room, rights(room).index(True), "mouse")
    before = ana.page.locator("#hand [data-token]").count()
    ana.page.keyboard.press("u")
    expect(ana.page.locator("#hand [data-token]")).to_have_count(before + 1)
    expect(ana.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_the_puzzle_of_the_day_begins_a_streak_and_then_waits_on_the_home_page(hall) -> None:
    ana = hall.visitor(**DESK)
    ana.page.goto("/puzzles")
    of_today = ana.page.get_by_role("region", name="Puzzle of the day")
    of_today.get_by_role("link", name="Spell Chain").click()
    expect(ana.page.locator(".coach [data-choice]").first).to_be_visible()
    room = PracticeRoom(puzzle_start(GAME, ana.page.url.rsplit("/", 1)[1]))
    solves(ana, room, "mouse")
    expect(ana.page.get_by_text("Days in a row: 1.")).to_be_visible()
    ana.page.goto("/")
    expect(of_today).to_contain_text("One day in a row.")


def test_a_moment_of_a_game_is_tried_from_its_replay(hall) -> None:
    people, code = seated(hall, GAME)
    hurry_to_the_end(people, code, random.Random(2))
    ana = people[0]
    ana.page.goto(f"/replay/{code}?at=4&seat=0")
    ana.page.get_by_role("link", name="Try this position").click()
    choice = ana.page.locator(".coach [data-choice]").first
    expect(choice).to_be_visible()
    choice.click()
    ana.page.get_by_role("button", name="Take back").click()
    expect(ana.page.get_by_role("button", name="Take back")).to_have_count(0)
