"""Cards are sought by the search language, decks are built of real cards, compared, and tried against the computer."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from browser.ways import Keyboard
from playwright.sync_api import Locator, Page, expect

from spellhall import registry
from spellhall.decks import Searcher
from spellhall.registry import house_games

pytestmark = pytest.mark.unpainted


def is_asked(page: Page) -> None:
    """Wait until the table asks for a decision, whether its choices are listed or are the cards of the hand."""
    expect(page.locator("[data-choice]:visible, .answers [aria-expanded]:visible").first).to_be_visible()


def found(page: Page, part: str = "Cards") -> Locator:
    """The cards that a search has found."""
    return page.get_by_role("region", name=part, exact=True).get_by_role("list").get_by_role("button")


@pytest.mark.parametrize("game", house_games())
def test_the_page_finds_what_the_search_language_means(game, hall):
    played = registry.game(game)
    searcher, shipped = Searcher(played), {card.key for card in played.shipped()}
    page = hall.visitor().page
    page.goto(f"/cards/{game}")
    box = page.get_by_role("searchbox", name="Search the cards")
    for field in searcher.fields[-3:]:
        cards = [card for card in searcher.find(field.example) if card.key in shipped]
        box.fill(field.example)
        expect(page.get_by_text(re.compile(rf"^{len(cards)} cards?$"))).to_be_visible()
        expect(found(page).first).to_have_accessible_name(played.text_of(cards[0])[0])
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query).get("q") == [searcher.fields[-1].example])
    page.reload()
    expect(box).to_have_value(searcher.fields[-1].example)
    expect(page.get_by_text(re.compile(rf"^{len(cards)} cards?$"))).to_be_visible()


def test_what_is_wrong_with_a_search_is_said_and_the_help_shows_how(hall):
    keys = Keyboard(hall.visitor())
    page = keys.page
    page.goto("/cards/spellfire")
    expect(found(page).first).to_be_visible()
    keys.press("/")
    page.keyboard.type("tipe:realm")
    box = page.get_by_role("searchbox", name="Search the cards")
    wrong = "At character 1: there's no field 'tipe'; did you mean type?"
    expect(box).to_have_accessible_description(wrong)
    expect(page.get_by_text(wrong)).to_be_visible()
    expect(found(page).first).to_be_visible()
    page.get_by_text("How to search").click()
    page.get_by_role("button", name="Try world:FR").click()
    expect(box).to_have_value("world:FR")
    expect(page.get_by_text(wrong)).to_have_count(0)
    expect(page.get_by_text(re.compile(r"^\d+ cards$"))).to_be_visible()


def opened(page: Page, view: str) -> None:
    """A starter deck in the builder, as a list or as cards."""
    page.goto("/decks/spellchain?starter=Pyre")
    expect(page.get_by_text("A legal deck of")).to_be_visible()
    button = page.get_by_role("group", name="View as").get_by_role("button", name=view)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("view", ["List", "Cards"])
def test_a_card_is_dropped_into_the_deck_and_out_of_it(view, hall):
    page = hall.visitor().page
    opened(page, view)
    page.get_by_role("searchbox", name="Find cards to add").fill("hydro name:blade copies>1")
    add = page.get_by_role("complementary", name="Cards to add")
    hits = add.get_by_role("list", name="Cards found")
    expect(hits.get_by_role("listitem")).to_have_count(1)
    rows = page.get_by_role("region", name="Cards in the deck")
    source = hits.get_by_role("listitem").locator("[draggable]").or_(hits.locator("li[draggable]")).first
    for copies in (1, 2):
        source.drag_to(rows.get_by_role("heading", name="Cards in the deck"))
        expect(page.locator("#row-hydro-blade .limit")).to_contain_text(f"{copies}/4")
    expect(page.get_by_text("27 cards, a deck has exactly 25")).to_be_visible()
    lying = page.locator("#row-hydro-blade")
    (lying if view == "List" else lying.locator("[draggable]")).drag_to(add.get_by_role("heading", name="Add cards"))
    expect(page.locator("#row-hydro-blade .limit")).to_contain_text("1/4")


def test_cards_are_added_and_taken_out_by_keys_and_shown_large(hall):
    keys = Keyboard(hall.visitor())
    page = keys.page
    opened(page, "Cards")
    keys.press("/")
    page.keyboard.type("hydro name:blade")
    hits = page.get_by_role("list", name="Cards found")
    expect(hits.get_by_role("listitem")).to_have_count(2)
    keys.tabs_to("[aria-label='Cards found'] .pick")
    expect(page.get_by_role("tooltip")).to_be_visible()
    for key, copies in (("+", 1), ("+", 2), ("-", 1), ("Enter", 2)):
        keys.press(key)
        expect(hits.locator(".limit").first).to_contain_text(f"{copies}/")
    keys.press("ArrowRight")
    expect(hits.get_by_role("button", name=re.compile("^Add ")).nth(1)).to_be_focused()
    keys.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_first_hand_is_foretold_and_dealt(hall):
    page = hall.visitor().page
    page.goto("/decks/spellslinger?starter=Gatehouse")
    odds = page.get_by_role("region", name="Opening hand")
    expect(odds).to_contain_text("in your first 7 cards")
    expect(odds.get_by_role("listitem").filter(has_text="Terrain")).to_contain_text("98%")
    odds.get_by_role("button", name="Deal a hand").click()
    expect(odds.get_by_role("list", name="Sample hand").get_by_role("listitem")).to_have_count(7)


def test_a_deck_is_tried_against_the_computer_at_one_press(hall):
    visitor = hall.visitor()
    page = visitor.page
    page.goto("/decks/spellchain?starter=Pyre")
    expect(page.get_by_text("A legal deck of")).to_be_visible()
    page.get_by_role("button", name="One fewer Fireball").click()
    expect(page.get_by_text("24 cards, a deck has exactly 25")).to_be_visible()
    page.get_by_role("button", name="Test it against the computer").click()
    expect(page.get_by_role("alert")).to_have_text("You can only play a legal deck. The problems are listed below.")
    page.get_by_role("button", name="One more Fireball").click()
    expect(page.get_by_text("A legal deck of")).to_be_visible()
    page.get_by_role("button", name="Test it against the computer").click()
    code = visitor.is_at_a_table()
    is_asked(visitor.page)
    seats = visitor.asks("GET", f"/api/tables/{code}")["seats"]
    assert (seats[0]["deck"], seats[1]["kind"]) == ("Pyre", "agent")


def test_a_starter_deck_is_played_from_the_shelf(hall):
    visitor = hall.visitor()
    visitor.page.goto("/decks/spellfire")
    starter = visitor.page.get_by_role("listitem").filter(has=visitor.page.get_by_role("link", name="Monsters"))
    about = registry.game("spellfire").about.covers["Monsters"]
    expect(starter).to_contain_text(about.plays)
    expect(starter).to_contain_text("Easy to play")
    starter.get_by_role("button", name="Play this deck").click()
    code = visitor.is_at_a_table()
    is_asked(visitor.page)
    table = visitor.asks("GET", f"/api/tables/{code}")
    assert (table["seats"][0]["deck"], table["preset"]) == ("Monsters", "tournament")


def test_two_decks_are_compared(hall):
    page = hall.visitor().page
    page.goto("/decks/spellchain")
    page.get_by_role("link", name="Compare two decks").click()
    page.get_by_label("First deck").select_option(label="Pyre")
    page.get_by_label("Second deck").select_option(label="Frenzy")
    game = registry.game("spellchain")
    one, other = (game.starter_decks()[name] for name in ("Pyre", "Frenzy"))
    for title, expected in (
        ("Only in Pyre", {*one} - {*other}),
        ("In both", {*one} & {*other}),
        ("Only in Frenzy", {*other} - {*one}),
    ):
        part = page.get_by_role("region", name=title)
        expect(part.get_by_role("link")).to_have_count(len(expected))
        names = sorted(link.inner_text() for link in part.get_by_role("link").all())
        assert names == sorted(game.catalogue[game.faces[key]].name for key in expected)
    both = page.get_by_role("region", name="In both")
    expect(both.get_by_role("listitem").filter(has_text="Counter Spell")).to_contain_text("3 / 2")
    expect(page.get_by_role("row", name=re.compile("Legality"))).to_contain_text("legal")
    page.reload()
    expect(page.get_by_label("Second deck")).to_have_value("starter:Frenzy")
    expect(both.get_by_role("link").first).to_be_visible()
