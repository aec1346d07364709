"""The page in German: no English text of the catalogue is left, everybody can use it, and nothing is cut on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser.test_axe import EVERYTHING, axe, beside
from browser.tours import State
from browser.visits import PHONE, Hall, Visitor
from playwright.sync_api import Page, expect

from spellhall.registry import house_games

LANGUAGES = Path(__file__).parents[2] / "web/src/languages"
GERMAN: dict[str, Any] = {"locale": "de-DE"}
PAGES = (
    "/",
    "/lobby",
    "/cards",
    "/decks",
    "/rules",
    "/events",
    "/me",
    "/nowhere",
    *(f"/new/{game}" for game in house_games()),
    "/alone/spellfire",
    "/learn/spellchain",
    "/cards/spellslinger",
    "/decks/spellchain?starter=Pyre",
    "/events/new/spellfire",
    "/pod/new/spellslinger",
    "/rankings/spellfire",
)
WORDS_OF_ITS_OWN = 2
"""A text of fewer words may be the same in both languages, or be a name."""
TEXTS = """() => {
    const english = (node) => node.closest('[lang]').lang !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { parentElement: around, data } = walker.currentNode;
        if (!english(around) && !around.closest('script, style, noscript')) found.push(data);
    }
    for (const node of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        if (!english(node))
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
    return [document.title, ...found].map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
"""Every text of a page that is in its own language, as it is read or spoken."""


def texts(language: str) -> list[tuple[str, str]]:
    """The texts of the page: the English one, and that of a language; the wordings of a number one by one."""
    found = []
    for entry in (LANGUAGES / f"{language}.po").read_text(encoding="utf-8").split("\n\n")[1:]:
        joined = re.sub(r'"\n"', "", entry)
        said = re.findall(r'^msg(?:id|id_plural|str(?:\[\d\])?) "(.*)"$', joined, re.MULTILINE)
        half = len(said) // 2
        found += list(zip(said[:half], said[half:], strict=True))
    return [(source.replace('\\"', '"'), text.replace('\\"', '"')) for source, text in found]


@cache
def sentences() -> list[str]:
    """English texts that are others in German, as they may be found: of each the longest part with nothing put in."""
    found = []
    for source, text in texts("de"):
        words = re.split(r"\{\d+\}|</?\d+/?>|#", source)
        longest = max(words, key=len).strip()
        if source != text and len(re.findall(r"[a-z]{2,}", longest)) >= WORDS_OF_ITS_OWN:
            found.append(longest)
    return found


def is_english(text: str) -> bool:
    """Whether a text has one of those in it, as whole words."""
    inside = (one for one in sentences() if one in text)  # much quicker than one pattern of all of them
    return any(re.search(rf"(?:^|(?<=\W)){re.escape(one)}(?=\W|$)", text) for one in inside)


def left_over(page: Page) -> list[str]:
    """What of a page is still in English, each text once."""
    return sorted(filter(is_english, set(page.evaluate(TEXTS))))


def test_the_catalogue_is_read():
    assert len(sentences()) > 800
    assert is_english("You’re offline, so that didn’t go through.")
    assert not is_english("Die Verbindung zur Halle ist weg; das wurde nicht ausgeführt.")


def visited(hall: Hall) -> Iterator[tuple[str, Page]]:
    """The pages, one after another, on a German telephone."""
    page = hall.visitor(**PHONE, **GERMAN).page
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield path, page


def test_pages_are_german_throughout(own_hall: Hall):
    found = []
    for path, page in visited(own_hall):
        assert page.evaluate("document.documentElement.lang") == "de"
        found += [f"{path}: {text}" for text in left_over(page)]
        found += [f"{path}: {fault}" for fault in beside(page, PHONE["viewport"])]
    assert not found, "\n".join(["", *found])


@pytest.mark.slow
def test_german_pages_are_for_everybody(own_hall: Hall):
    found = [f"{path}: {fault}" for path, page in visited(own_hall) for fault in axe(State(path, page), EVERYTHING)]
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize("game", house_games())
def test_tables_are_german_but_for_cards_and_questions(hall: Hall, game):
    ana: Visitor = hall.visitor(**PHONE, **GERMAN)
    ana.sits_down(ana.sets_up(game, "me", "random"))
    page = ana.page
    expect(page.locator(".prompt[data-decision]")).to_be_visible()
    found = left_over(page)
    page.get_by_role("button", name=re.compile("Mehr")).click()
    page.get_by_role("button", name=re.compile("Einstellungen")).click()
    expect(page.get_by_role("group", name="Sprache")).to_be_visible()
    found += left_over(page) + axe(State("settings", page), EVERYTHING) + beside(page, PHONE["viewport"])
    assert not found, "\n".join(["", *found])


def test_what_the_hall_refuses_is_german(hall: Hall):
    page = hall.visitor(**GERMAN).page
    page.goto("/table/KPWRZTBXGN")
    expect(page.get_by_text(re.compile("kein Tisch hat diesen Code", re.IGNORECASE))).to_be_visible()


def test_the_language_is_that_of_the_browser_until_another_is_chosen(hall: Hall):
    page = hall.visitor(**GERMAN).page
    page.goto("/me")
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.goto("/")
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
    page.goto("/me")
    page.get_by_role("radio", name="Browser default").click()
    expect(page.get_by_role("heading", name="Deine Decks")).to_be_visible()


def test_a_browser_of_another_language_gets_english_and_only_that(hall: Hall):
    page = hall.visitor(locale="fr-FR").page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", name="Pick a game")).to_be_visible()
    catalogues = [url for url in fetched if "compiled" in url]
    assert len(catalogues) == 1 and ".en." in catalogues[0]
