"""An evening of twelve at tables of the hall, as docs/tournaments.md tells it: three people, each in a browser of
theirs own, and nine agents, from the announcement to the closing.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict

import pytest
from browser.visits import PHONE, Hall, Visitor, play_together
from playwright.sync_api import expect

from spellhall.registry import game

pytestmark = pytest.mark.unpainted

GAME, NAME, TITLE = "spellchain", "spell chain: duel", "Spell Chain: Duel"
AGENTS = 9


def decks() -> list[str]:
    """The starter decks as lists."""
    made = game(GAME)
    names = {card.key: card.name for card in made.catalogue}
    counted = (Counter(deck) for deck in made.starter_decks().values())
    return ["\n".join(f"{count} {names[key]}" for key, count in deck.items()) for deck in counted]


def announces(zoe: Visitor) -> str:
    """Step 1: an organiser announces the tournament; its code."""
    page = zoe.page
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Tournaments")).click()
    page.get_by_role("link", name=re.compile("Spell Chain.*new tournament")).click()
    page.get_by_label("Name", exact=True).fill(NAME)
    expect(page.get_by_text(TITLE, exact=True)).to_be_visible()
    page.get_by_label("Match is best of").select_option("1")
    page.get_by_label("Games are played").select_option(label="online; results come in automatically")
    page.get_by_label("Expected entrants").fill("12")
    expect(page.get_by_text("4 rounds, 11 tables")).to_be_visible()
    page.get_by_role("button", name="Announce").click()
    page.wait_for_url(re.compile(r"/event/[A-Z]+/run$"))
    return page.url.split("/")[-2]


def enters(visitor: Visitor, code: str, name: str, deck: str) -> None:
    """Step 3: someone follows the link, enters and registers a deck."""
    page = visitor.page
    visitor.asks("POST", "/api/me", {"name": name})
    page.goto(f"/event/{code}")
    page.get_by_role("button", name="Enter this tournament").click()
    expect(page.get_by_role("heading", name=f"{name}, you’re entered")).to_be_visible()
    page.get_by_label("Deck list, one card per line").fill(deck)
    page.get_by_role("button", name="Register this deck").click()
    expect(page.get_by_text(re.compile(r"^Your deck: \d+ cards registered$"))).to_be_visible()


def table_of(visitor: Visitor, code: str) -> str:
    """The table at which someone plays in this round; empty where they have a bye or is out."""
    page = visitor.page
    page.goto(f"/event/{code}")
    way = page.get_by_role("link", name="Go to your table")
    idle = page.get_by_text(re.compile("You have (no match right now|a bye this round)"))
    expect(way.or_(idle).first).to_be_visible()
    return str(way.get_attribute("href")).rsplit("/", 1)[1] if way.count() else ""


def plays(visitors: list[Visitor], code: str, rng: random.Random) -> int:
    """Step 5: everybody who is still in goes to their table and plays; how many games that were."""
    tables: dict[str, list[Visitor]] = defaultdict(list)
    for visitor in visitors:
        if at := table_of(visitor, code):
            tables[at].append(visitor)
    for seated in tables.values():
        for visitor in seated:
            visitor.page.get_by_role("link", name="Go to your table").click()
            visitor.is_at_a_table()
        play_together(seated, rng)
        for visitor in seated:
            visitor.page.get_by_role("link", name="Back to the tournament").click()
            visitor.page.wait_for_url(re.compile(rf"/event/{code}"))
    return len(tables)


@pytest.mark.slow
def test_an_evening_of_twelve_goes_from_announcement_to_closing(hall: Hall) -> None:
    zoe, bo, cy = hall.visitor(), hall.visitor(), hall.visitor(**PHONE)
    people, rng = [zoe, bo, cy], random.Random(12)
    zoe.asks("POST", "/api/me", {"name": "Zoe"})
    code = announces(zoe)
    desk = zoe.another_tab().page

    desk.goto(f"/event/{code}/run")
    expect(desk.get_by_role("button", name="Pair round 1")).to_have_attribute("aria-disabled", "true")
    desk.get_by_label("How many").fill(str(AGENTS))
    desk.get_by_role("button", name="Enter computer players").click()
    expect(desk.get_by_text("9 computer players added.")).to_be_visible()

    for visitor, name, deck in zip(people, ("Zoe", "Bo", "Cy"), decks(), strict=False):
        enters(visitor, code, name, deck)
    expect(desk.locator("#next-why")).to_have_text("12 have entered: pair round 1 when everyone is there.")
    desk.reload()  # the last deck came after the last entrant: a desk that has not been told of it may not draw
    expect(desk.locator("#next-why")).to_have_text("12 have entered: pair round 1 when everyone is there.")

    played = 0
    for number in (1, 2, 3, 4):
        desk.get_by_role("button", name=f"Pair round {number}").click()
        expect(desk.get_by_text(f"Round {number} is paired. Only staff can see it.")).to_be_visible()
        desk.get_by_role("button", name=f"Publish round {number}").click()
        expect(desk.get_by_text(f"Round {number} published.")).to_be_visible()
        played += plays(people, code, rng)
        after = f"Pair round {number + 1}" if number < 4 else "Finish the tournament"
        expect(desk.get_by_role("button", name=after)).to_be_enabled()
    assert played >= 2, "all three people have a match in round 1"

    desk.get_by_role("button", name="Finish the tournament").click()
    expect(desk.get_by_text("Tournament finished.").first).to_be_visible()
    for visitor in people:
        visitor.page.goto(f"/event/{code}?part=standings")
        rows = visitor.page.get_by_role("row")
        expect(rows.nth(1)).to_contain_text("won")
        expect(rows).to_have_count(13)
    frame = zoe.asks("GET", f"/api/events/{code}")["frame"]
    assert [len(drawn["tables"]) for drawn in frame["rounds"]] == [6, 3, 1, 1] and frame["seed"]
    assert all(table["games"][0]["code"] for drawn in frame["rounds"] for table in drawn["tables"])
    assert zoe.asks("GET", f"/api/events/{code}/verify")["fits"]
