"""A deck is tested from the deck builder: asked for, watched, stopped, and read, by mouse, by keys and on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.visits import PHONE, Visitor
from playwright.sync_api import Locator, Page, expect
from server.houses import House

pytestmark = pytest.mark.unpainted

FEW = 4


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A hall in which tests are short."""
    folder: Path = tmp_path_factory.mktemp("hall")
    with House(f"sqlite:///{folder}/hall.db", folder, deck_test_games=FEW) as house:
        yield house


def comes_to_a_deck(visitor: Visitor) -> Page:
    page = visitor.page
    page.goto("/decks/spellchain?starter=Pyre")
    expect(page.get_by_text("A legal deck of")).to_be_visible()
    return page


def figure(page: Page, title: str) -> Locator:
    return page.get_by_role("region", name=title)


def test_a_deck_is_tested_and_its_figures_are_read(hall):
    page = comes_to_a_deck(hall.visitor())
    page.get_by_role("button", name="Test this deck").click()
    expect(page.get_by_role("progressbar", name="Games played")).to_be_visible()
    expect(page.get_by_text(f"Pyre: {FEW} test games.")).to_be_visible()
    against = figure(page, "Against the starter decks")
    expect(against.get_by_role("img")).to_have_accessible_name(re.compile("games won by opponent: .*%"))
    expect(against.get_by_role("table")).not_to_be_visible()
    against.get_by_text("The numbers").click()
    expect(against.get_by_role("row")).to_have_count(1 + FEW // 2)
    page.get_by_role("button", name="One fewer Fireball").click()
    expect(page.get_by_text("These results are for the old version")).to_be_visible()
    page.reload()
    expect(page.get_by_text(f"Pyre: {FEW} test games.")).to_be_visible()


def test_a_test_is_begun_and_stopped_by_keys_and_read_on_a_phone(hall):
    page = comes_to_a_deck(hall.visitor(**PHONE))
    button = page.get_by_role("button", name="Test this deck")
    button.focus()
    page.keyboard.press("Enter")
    stop = page.get_by_role("button", name="Stop the test")
    over = page.get_by_text(re.compile(r"Pyre: \d+ test games|You stopped testing Pyre"))
    expect(stop.or_(over).first).to_be_visible()
    if stop.is_visible():
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(over.first).to_be_visible()
    expect(stop).to_have_count(0)
