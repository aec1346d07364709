"""Finished games, watched again step by step, sent to others, and played on from the middle."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from browser.visits import WON, Visitor, by_lot
from playwright.sync_api import Locator, expect
from typer.testing import CliRunner

from spellhall.cli.main import app as program

pytestmark = pytest.mark.unpainted

GAMES = ("spellchain", "spellfire", "spellslinger")


class Watcher:
    """Someone at the page of a replay."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def slider(self) -> Locator:
        """Where one is in the game."""
        return self.page.get_by_role("slider", name="Game step")

    @property
    def hand(self) -> Locator:
        """The cards of the hand of the seat from which one looks."""
        return self.page.get_by_role("region", name="Your hand").locator("[data-token]")

    @property
    def standings(self) -> Locator:
        """What the rail says of the seats in numbers."""
        return self.page.get_by_role("navigation", name="Seats").locator(".numbers")

    def is_at(self, at: int) -> None:
        """Wait until a moment is shown."""
        expect(self.slider).to_have_value(str(at))
        expect(self.page.get_by_role("region", name="Replay").get_by_role("alert")).to_have_count(0)

    def goes(self, step: str) -> None:
        """Press one of the buttons that lead through the game."""
        self.page.get_by_role("group", name="Steps").get_by_role("button", name=step).click()


def finished(visitor: Visitor, game: str, seed: int) -> tuple[str, dict[str, Any]]:
    """A game against the computer that is over, played without a page: its code, and the last frame of it."""
    code = visitor.sets_up(game, "me", "greedy")
    rng = random.Random(seed)
    with visitor.line(code) as line:
        return code, by_lot((line,), code, rng, lambda frame: False)


@pytest.fixture(scope="module")
def kept() -> dict[str, tuple[list[Any], str, dict[str, Any]]]:
    """By game: one that is over, with the cookies of who has played it, its code and its last frame."""
    return {}


@pytest.fixture
def over(hall, kept) -> Callable[[str], tuple[Watcher, str, dict[str, Any]]]:
    """Someone who has played a game, its code, and its last frame; a game is played for the first test that asks."""

    def played(game: str) -> tuple[Watcher, str, dict[str, Any]]:
        watcher = Watcher(hall.visitor())
        context = watcher.page.context
        if game not in kept:
            code, end = finished(watcher.visitor, game, 11)
            kept[game] = context.cookies(), code, end
        cookies, code, end = kept[game]
        context.add_cookies(cookies)
        return watcher, code, end

    return played


def opened(over: Any, game: str, at: int = 0) -> tuple[Watcher, str, int]:
    """The replay of a finished game of one's own, its code and its length."""
    watcher, code, end = over(game)
    watcher.page.goto(f"/replay/{code}?at={at}")
    watcher.is_at(at)
    return watcher, code, end["actions"]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_leads_to_its_replay_whose_last_moment_is_its_end(game, over):
    watcher, code, end = over(game)
    watcher.visitor.sits_down(code)
    expect(watcher.visitor.end).to_be_visible()
    standings, hand = watcher.standings.all_text_contents(), watcher.hand.count()
    watcher.visitor.end.get_by_role("link", name="Watch the replay").click()
    watcher.page.wait_for_url(f"**/replay/{code}*")
    watcher.is_at(0)
    watcher.goes("To the end")
    watcher.is_at(end["actions"])
    expect(watcher.standings).to_have_text(standings)
    expect(watcher.hand).to_have_count(hand)
    last = watcher.visitor.asks("GET", f"/api/replays/{code}/frames?seat=0&at={end['actions']}")
    for part in ("returns", "sides", "cards", "registers"):
        assert last.get(part) == end.get(part), part


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_the_log_leads_to_that_moment(game, over):
    watcher, code, _ = over(game)
    watcher.visitor.sits_down(code)
    watcher.visitor.looks_at_the_table()
    moment = watcher.page.locator("#log-lines a.moment").nth(3)
    at = int((moment.get_attribute("href") or "").rpartition("at=")[2])
    moment.click()
    watcher.is_at(at)


@pytest.mark.parametrize("game", GAMES)
def test_one_goes_through_a_game_by_buttons_keys_slider_and_log(game, over):
    watcher, _, length = opened(over, game)
    page = watcher.page
    for step, at in (
        ("One step forward", 1),
        ("One step forward", 2),
        ("One step back", 1),
        ("To the end", length),
        ("One step back", length - 1),
        ("To the start", 0),
    ):
        watcher.goes(step)
        watcher.is_at(at)
    steps = page.get_by_role("group", name="Steps")
    expect(steps.get_by_role("button", name="One step back")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("heading", level=1).click()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length), ("Home", 0)):
        page.keyboard.press(key)
        watcher.is_at(at)
    page.keyboard.press("Space")
    expect(steps.get_by_role("button", name="Pause")).to_be_visible()
    expect(watcher.slider).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(steps.get_by_role("button", name="Play", exact=True)).to_be_visible()
    watcher.slider.fill(str(length // 2))
    watcher.is_at(length // 2)
    watcher.slider.press("ArrowRight")
    watcher.is_at(length // 2 + 1)
    log = page.get_by_role("region", name="What happened")
    current = int(log.locator("[aria-current=step]").get_by_role("button").first.inner_text())
    assert current <= length // 2 + 1
    line = log.get_by_role("button", name="Go to step").first
    line.click()
    watcher.is_at(int(line.inner_text()))


@pytest.mark.parametrize("game", GAMES)
def test_one_looks_from_ones_own_seat_or_as_a_spectator(game, over):
    watcher, _, length = opened(over, game, at=6)
    expect(watcher.hand.first).to_be_visible()
    seats = watcher.page.get_by_label("View as")
    assert [option.inner_text() for option in seats.locator("option").all()] == ["Ana", "spectator"]
    seats.select_option("spectator")
    expect(watcher.hand).to_have_count(0)
    watcher.is_at(6)
    expect(watcher.page).to_have_url(re.compile(r"[?&]seat=-1"))
    watcher.page.reload()
    watcher.is_at(6)
    expect(watcher.hand).to_have_count(0)
    seats.select_option("Ana")
    expect(watcher.hand.first).to_be_visible()
    assert length > 6


@pytest.mark.parametrize("game", GAMES)
def test_a_link_brings_strangers_to_the_moment_and_shows_them_no_hand(game, hall, over):
    watcher, code, _ = opened(over, game)
    for _ in range(4):
        watcher.goes("One step forward")
    watcher.is_at(4)
    watcher.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watcher.page.get_by_role("button", name="Copy link").click()
    expect(watcher.page.get_by_text("Link copied.")).to_be_visible()
    link = watcher.page.evaluate("navigator.clipboard.readText()")
    stranger = Watcher(hall.visitor())
    stranger.page.goto(link)
    stranger.is_at(4)
    expect(stranger.page.get_by_role("navigation", name="Seats")).to_contain_text("Ana")
    expect(stranger.hand).to_have_count(0)
    expect(stranger.page.get_by_label("View as")).to_have_count(0)
    refused = stranger.page.context.request.get(f"/api/replays/{code}/frames?seat=0&at=4")
    assert refused.status == 403
    seen = stranger.visitor.asks("GET", f"/api/replays/{code}/frames?at=4")
    hands = [card for card in seen.get("cards", {}).values() if card["zone"] == "hand"]
    assert not [card for card in hands if card.get("key")]


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_the_middle_to_another_end(game, over):
    watcher, code, length = opened(over, game, at=7)
    watcher.page.get_by_role("button", name="Play on from here").click()
    dialog = watcher.page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_label("You play")).to_have_value("0")
    dialog.get_by_label("Opponents").select_option(index=0)
    dialog.get_by_role("button", name="Play on from step 7").click()
    new = watcher.visitor.is_at_a_table()
    assert new != code
    watcher.visitor.plays_on(random.Random(14), most=6)
    with watcher.visitor.line(new) as line:
        line.request({"t": "resign", "table": new})
    expect(watcher.visitor.end).to_contain_text(WON)
    before = watcher.visitor.asks("GET", f"/api/replays/{code}/frames?seat=0&at=7")
    after = watcher.visitor.asks("GET", f"/api/replays/{new}/frames?seat=0&at=0")
    assert after["sides"] == before["sides"]
    assert after["decision"]["label"] == before["decision"]["label"]
    assert watcher.visitor.asks("GET", f"/api/replays/{code}")["length"] == length


def test_a_game_is_taken_home_and_its_deal_is_that_which_was_sealed(hall, tmp_path):
    visitor = hall.visitor()
    code = visitor.sets_up("spellchain", "me", "greedy")
    visitor.sits_down(code)
    visitor.page.get_by_role("button", name="More").first.click()
    visitor.page.get_by_text("The deal is sealed").click()
    seal = visitor.page.locator("dd code").inner_text()
    with visitor.line(code) as line:
        line.request({"t": "resign", "table": code})
    visitor.page.goto(f"/replay/{code}")
    visitor.page.get_by_role("button", name="Download").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the game").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    found = CliRunner().invoke(program, ["verify", str(file), "--seal", seal])
    assert (file.name, found.exit_code) == (f"spellhall-{code}.json", 0), found.output
