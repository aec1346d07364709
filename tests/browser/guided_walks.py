"""Walks through what is played without a table: lessons, first fights and puzzles."""

from __future__ import annotations

from collections.abc import Iterator

from browser.coached import plays
from browser.tours import GAMES, State, Tour
from browser.visits import press
from playwright.sync_api import Locator, Page, expect

from spellhall import registry
from spellhall.agents.fights import bout
from spellhall.kernel.presentation.lessons import Room
from spellhall.server.practice.puzzles import puzzle_start, puzzles_of


def learning(tour: Tour) -> Iterator[State]:
    """A lesson of each game: as it begins, after something else was tried, and done."""
    for game in GAMES:
        page = tour.at(f"/learn/{game}")
        coach = page.get_by_role("region", name="Lesson")
        expect(coach.locator(".task")).to_be_visible()
        expect(page.locator(".middle > *").first).to_be_visible()
        yield State(f"learn: {game}", page)
        room = Room(registry.game(game).lessons()[0])
        options = room.state.legal_actions()
        right = options.index(room.right()[0])
        chooses_wrongly(coach, 1 if right == 0 else 0)
        yield State(f"learn: {game}, something else", page, ".coach")
        press(coach.locator(f"[data-choice='{right + 1}']"))
        expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
        yield State(f"learn: {game}, done", page)


def fights(tour: Tour) -> Iterator[State]:
    """A first fight of each game: as it begins, with a hint, after a wrong choice, and won; then all of them."""
    for game in GAMES:
        fight = registry.game(game).fights()[0]
        page, room = tour.at(f"/learn/{game}/{fight.name}"), bout(fight)
        coach = page.get_by_role("region", name="First fight")
        expect(coach.locator("[data-choice]").first).to_be_visible()
        expect(page.locator(".middle > *").first).to_be_visible()
        yield State(f"fight: {game}", page)
        coach.get_by_role("button", name="Hint").click()
        expect(coach.get_by_text("Hint 1:")).to_be_visible()
        objections = [room.objection(action) for action in room.state.legal_actions()]
        if any(objections):
            chooses_wrongly(coach, next(at for at, objection in enumerate(objections) if objection))
        yield State(f"fight: {game}, a hint and a wrong choice", page, ".coach")
        plays(page, fight, press)
        yield State(f"fight: {game}, won", page)
        yield State(f"learn: {game}, with stars", tour.at(f"/learn/{game}"))


def chooses_wrongly(coach: Locator, number: int) -> None:
    """Take a wrong choice, and wait until the coach says what's wrong with it."""
    press(coach.locator(f"[data-choice='{number + 1}']"))
    sure = coach.get_by_text("Sure?")
    expect(coach.locator(".wrong").or_(sure).first).to_be_visible()
    if sure.count():
        press(coach.locator("[data-choice].armed"))
    expect(coach.locator(".wrong")).to_be_visible()


def puzzles(tour: Tour) -> Iterator[State]:
    """The puzzles, and one of each game: as it begins, with a hint, and after a wrong choice."""
    yield State("puzzles", _listed(tour, GAMES[0]))
    for game in GAMES:
        puzzle = next(iter(puzzles_of(game).values()))
        page = tour.at(f"/puzzles/{game}/{puzzle.name}")
        coach = page.get_by_role("region", name="Puzzle")
        expect(coach.locator("[data-choice]").first).to_be_visible()
        expect(page.locator(".middle > *").first).to_be_visible()
        yield State(f"puzzle: {game}", page, ".coach")
        coach.get_by_role("button", name="Hint").click()
        expect(coach.get_by_text("Hint 1:")).to_be_visible()
        options = puzzle_start(game, puzzle.name).position.legal_actions()
        wrong = next(at for at, action in enumerate(options) if action not in puzzle.wins)
        chooses_wrongly(coach, wrong)
        yield State(f"puzzle: {game}, a hint and a wrong choice", page, ".coach")


def _listed(tour: Tour, game: str) -> Page:
    """The page of all puzzles, as soon as they are there."""
    page = tour.at(f"/puzzles/{game}")
    expect(page.locator(".puzzles a").first).to_be_visible()
    return page
