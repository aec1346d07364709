"""What a first visit weighs over the wire, and that a table fetches only the cards it shows."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from browser.visits import Visitor, until
from playwright.sync_api import Page, expect

from benchmarks.page.weight import Wire
from spellhall import registry
from spellhall.registry import house_games

pytestmark = pytest.mark.unpainted

HOME = 100_000
FIRST_DECISION = 200_000
"""Bytes of all answers over HTTP with their headers, from an empty cache to the page at rest.

A browser that isn't blocked from it then caches the home page for offline use; no one waits for that.
"""
FACE_DOWN = "a hidden card"


def cards_fetched(wire: Wire) -> list[set[str]]:
    """The keys in each request for cards; an empty set stands for a whole catalogue."""
    paths = [urlsplit(path) for path, _ in wire.sizes]
    queries = [
        parse_qs(path.query).get("keys", [""])[0] for path in paths if re.fullmatch(r"/api/games/\w+/cards", path.path)
    ]
    return [set(filter(None, keys.split(","))) for keys in queries]


def heaviest(wire: Wire) -> list[tuple[str, int]]:
    """What to look at when there's too much of it."""
    return sorted(wire.sizes, key=lambda one: -one[1])[:12]


def names_in_hand(page: Page) -> list[str]:
    """The cards of the hand, as they are read out."""
    cards = page.locator("#hand [data-token]")
    return [card.get_attribute("aria-label") or "" for card in cards.all()]


def is_asked(page: Page) -> None:
    """Wait until the table asks for the first decision."""
    expect(page.locator("[data-choice]:visible, .answers [aria-expanded]:visible").first).to_be_visible()


def test_the_home_page_is_light(hall):
    page = hall.visitor().page
    wire = Wire(page)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("Play now.*Spellfire"))).to_be_visible()
    wire.comes_to_rest()
    assert wire.total()["bytes"] < HOME, heaviest(wire)


@pytest.mark.parametrize("game", house_games())
def test_a_table_is_light_up_to_its_first_decision(game, hall):
    visitor = hall.visitor()
    wire = Wire(visitor.page)
    visitor.plays_now(registry.class_of(game).title)
    is_asked(visitor.page)
    wire.comes_to_rest()
    assert wire.total()["bytes"] < FIRST_DECISION, heaviest(wire)
    assert set() not in cards_fetched(wire)


def test_a_table_fetches_the_cards_of_its_own_deck_at_once_and_others_once_they_are_seen(hall):
    visitor = hall.visitor()
    wire = Wire(visitor.page)
    code = visitor.plays_now("Spellfire")
    is_asked(visitor.page)
    until(visitor.page, lambda: names_in_hand(visitor.page), "the hand")
    until(visitor.page, lambda: not any(FACE_DOWN in name for name in names_in_hand(visitor.page)), "its names")
    own = {*visitor.asks("GET", f"/api/tables/{code}")["cards"]}
    with visitor.line(code) as line:
        frame = line.frames[code]
    seen = {card["key"] for card in [*frame["cards"].values(), *frame.get("plays", [])] if card.get("key")}
    fetched = cards_fetched(wire)
    assert own <= set().union(*fetched) <= own | seen
    assert sum(map(len, fetched)) == len(set().union(*fetched)), "a card was fetched twice"


def test_every_name_in_the_log_is_a_link_once_you_turn_to_the_log(hall):
    visitor = hall.visitor()
    wire = Wire(visitor.page)
    visitor.plays_now("Spellfire")
    is_asked(visitor.page)
    lines = visitor.page.get_by_role("region", name="What happened")
    drawn = lines.get_by_role("listitem").filter(has_text="for the first turn")
    expect(drawn.nth(1)).to_be_visible()  # there are more after a mulligan
    assert set() not in cards_fetched(wire)
    lines.focus()
    until(visitor.page, lambda: set() in cards_fetched(wire), "the whole catalogue")
    for line in drawn.all():
        expect(line.get_by_role("button", name=re.compile("^(?!Why)")).first).to_be_visible()


def test_the_whole_catalogue_comes_with_the_pages_about_cards(hall):
    visitor: Visitor = hall.visitor()
    wire = Wire(visitor.page)
    visitor.page.goto("/cards/spellchain")
    expect(visitor.page.get_by_role("region", name="Cards").get_by_role("listitem").first).to_be_visible()
    assert cards_fetched(wire) == [set()]
