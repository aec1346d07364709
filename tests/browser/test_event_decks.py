"""Decks of tournaments in real browsers: cards that are exchanged between games, and cards that are handed out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.visits import Hall, Visitor, caller_of, comes_to_rest
from playwright.sync_api import Locator, Page, expect
from server.houses import Visitor as Caller

from spellhall.decks import deck_of, print_list
from spellhall.kernel.parts.tournament import Format
from spellhall.registry import game

pytestmark = pytest.mark.unpainted

FIRE = game("spellfire")
BOOK = FIRE.tournament_book()
FORMAT = Format("Championship", size=55)
CARDS = {card.key: card for card in FIRE.catalogue}
NAMES = {key: card.name for key, card in CARDS.items()}
LOOK = "button => [getComputedStyle(button).color, getComputedStyle(button).backgroundColor]"


def allies(deck: list[str]) -> list[str]:
    """The allies of a deck, each once."""
    return [key for key in dict.fromkeys(deck) if FIRE.face_of(CARDS[key])["type"] == "ally"]


def listed(keys: list[str]) -> str:
    return print_list(FIRE, deck_of(keys))


def with_seven_beside() -> tuple[list[str], list[str]]:
    """A deck, and seven allies of others that it does not have."""
    deck = BOOK.random_deck(FORMAT, 1)
    there = {NAMES[key] for key in deck}
    others = {NAMES[key]: key for seed in range(50, 60) for key in allies(BOOK.random_deck(FORMAT, seed))}
    return deck, [key for name, key in others.items() if name not in there][:7]


def resigns(caller: Caller, code: str) -> None:
    """Someone gives up their game."""
    seat = caller.ask("GET", f"/api/tables/{code}")["mine"][0]
    with caller.socket() as line:
        line.watch(code, seat["seat"], seat["token"])
        assert line.request({"t": "resign", "table": code})["t"] != "refused"


def games_of(caller: Caller, path: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = caller.ask("GET", path)["frame"]["rounds"][0]["tables"][0].get("games", [])
    return games


def takes(side: Locator, key: str) -> None:
    side.get_by_role("button", name=re.compile(rf"^\+ one more {re.escape(NAMES[key])}")).click()


def begun(hall: Hall, bo: Visitor) -> tuple[Caller, list[Caller], str, list[str], list[str]]:
    """A match of three in the hall, whose page Bo looks at; they have cards beside their deck. Its organiser, all
    three, the path of the event, Bo's deck, and the cards beside it.
    """
    bo.asks("POST", "/api/me", {"name": "Bo"})
    zoe, people = Caller(hall.house, "Zoe"), [caller_of(bo), *(Caller(hall.house, name) for name in ("Ana", "Cy"))]
    told = zoe.ask("POST", "/api/events", {"name": "SPELLFIRE: Championship (Sideboards) - Standard [55]"})
    path = f"/api/events/{told['frame']['code']}"
    deck, beside = with_seven_beside()
    for seat, person in enumerate(people):
        entrant = person.ask("POST", f"{path}/entrants", {"n": 0})["you"]["entrant"]
        more = {"beside": listed(beside)} if seat == 0 else {}
        person.ask("PUT", f"{path}/entrants/{entrant}/deck", {"n": 0, "deck": listed(deck), **more})
    for where in ("rounds", "rounds/publish"):
        zoe.ask("POST", f"{path}/{where}", {"n": zoe.ask("GET", path)["frame"]["n"]})
    bo.page.goto(f"/event/{path.rpartition('/')[2]}")
    return zoe, people, path, deck, beside


def plays(page: Page, people: list[Caller], *losers: int) -> Locator:
    """A game of the match ends, since all others give up; where the next one will be found."""
    way = page.get_by_role("link", name="Go to your table")
    expect(way).to_be_visible()
    for loser in losers:
        resigns(people[loser], str(way.get_attribute("href")).rpartition("/")[2])
    return way


def test_cards_are_exchanged_before_the_second_game_and_back_before_the_third(hall: Hall) -> None:
    bo = hall.visitor()
    zoe, people, path, deck, beside = begun(hall, bo)
    page, out, into = bo.page, allies(deck)[0], beside[0]
    for number, (losers, leaving, coming) in enumerate((((1, 2), out, into), ((0, 2), into, out)), 1):
        way = plays(page, people, *losers)
        expect(page.get_by_text("The next game waits for you until")).to_be_visible()
        page.get_by_text("Swap cards before the next game").click()
        takes(page.get_by_role("region", name=re.compile("^Out of the deck")), leaving)
        takes(page.get_by_role("region", name=re.compile("^Into the deck")), coming)
        page.get_by_role("button", name="Swap 1 card").click()
        expect(way).to_be_visible()
        assert len(games_of(zoe, path)) == number + 1
        page.reload()  # what could be exchanged is folded again
    plays(page, people, 1, 2)
    expect(page.get_by_role("heading", name="Bo, you’re entered")).to_be_visible()


def test_who_exchanges_nothing_says_that_he_is_ready_and_the_next_game_begins(hall: Hall) -> None:
    bo = hall.visitor()
    zoe, people, path, *_ = begun(hall, bo)
    way = plays(bo.page, people, 1, 2)
    bo.page.get_by_role("button", name="I’m ready").click()
    expect(way).to_be_visible()
    assert len(games_of(zoe, path)) == 2


def test_a_judge_lays_a_deck_beside_its_list(hall: Hall) -> None:
    zoe = hall.visitor()
    zoe.asks("POST", "/api/me", {"name": "Zoe"})
    caller, ana = caller_of(zoe), Caller(hall.house, "Ana")
    told = caller.ask("POST", "/api/events", {"name": "SPELLFIRE: Championship - Standard [55]"})
    path = f"/api/events/{told['frame']['code']}"
    entrant = ana.ask("POST", f"{path}/entrants", {"n": 0})["you"]["entrant"]
    deck, beside = with_seven_beside()
    ana.ask("PUT", f"{path}/entrants/{entrant}/deck", {"n": 0, "deck": listed(deck)})
    lost, page = allies(deck)[0], zoe.page
    page.goto(f"/event/{path.rpartition('/')[2]}/run?part=judging")
    page.get_by_label("Whose deck").select_option("Ana")
    page.get_by_label("Deck on the table").fill(listed([beside[0] if key == lost else key for key in deck]))
    page.get_by_role("button", name="Compare with the list").click()
    expect(page.get_by_text(f"Missing: {NAMES[lost]} ({lost}).")).to_be_visible()
    expect(page.get_by_text(f"Not on the list: {NAMES[beside[0]]} ({beside[0]}).")).to_be_visible()


def test_cards_are_handed_out_and_a_button_that_waits_can_be_read_under_the_pointer(hall: Hall) -> None:
    zoe, dee = hall.visitor(), hall.visitor()
    for visitor, name in ((zoe, "Zoe"), (dee, "Dee")):
        visitor.asks("POST", "/api/me", {"name": name})
    sealed = {"name": "SPELLFIRE: Sealed Deck - Standard [55]", "reporting": "staff"}
    code = zoe.asks("POST", "/api/events", sealed)["frame"]["code"]
    dee.page.goto(f"/event/{code}")
    dee.page.get_by_role("button", name="Enter this tournament").click()
    page = zoe.page
    page.goto(f"/event/{code}/run")
    draw = page.get_by_role("button", name="Pair round 1")
    expect(draw).to_have_attribute("aria-disabled", "true")
    ink, ground = draw.evaluate(LOOK)
    draw.hover()
    expect(draw).to_have_css("cursor", "not-allowed")
    comes_to_rest(page)  # a colour fades to the next
    assert draw.evaluate(LOOK) == [ink, ground]
    page.get_by_role("button", name="Deal out cards").click()
    expect(page.get_by_text("Cards dealt out.")).to_be_visible()
    expect(dee.page.get_by_text("Your deck: 55 cards registered")).to_be_visible()
    dee.page.get_by_text("Your 55 cards").click()
    expect(dee.page.get_by_text("Only you and the staff can see them.")).to_be_visible()
    page.get_by_role("button", name="Deal out cards").click()
    expect(page.get_by_role("alert").first).to_contain_text("Everyone already has sealed cards.")
