"""``GET /api/games/{game}/cards/search``: the search of the terminal, over HTTP."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.decks import Searcher
from spellhall.registry import game_names

EVERY_GAME = pytest.mark.parametrize("name", game_names())


@EVERY_GAME
def test_it_finds_what_the_searcher_finds(name, library):
    searcher = Searcher(spellhall.game(name))
    for query in ["", "dragon", *(field.example for field in searcher.fields)]:
        keys = library.get(f"/api/games/{name}/cards/search", params={"q": query}).json()["keys"]
        found = [card.key for card in searcher.find(query)]
        assert keys == [key for key in found if not key.startswith("test/")]  # those are of other tests


@EVERY_GAME
def test_the_fields_are_those_of_the_searcher(name, library):
    searcher = Searcher(spellhall.game(name))
    lines = library.get(f"/api/games/{name}/cards/fields").json()["fields"]
    assert [(line["name"], line["example"], line["label"], line["kind"]) for line in lines] == [
        (field.name, field.example, field.label, field.kind) for field in searcher.fields
    ]
    assert all(bool(line["words"]) == (line["kind"] == "words") for line in lines)


def test_a_preset_brings_its_rulings(library):
    found = {
        preset: library.get(
            "/api/games/spellfire/cards/search", params={"q": "class:flyer titania", "preset": preset}
        ).json()["keys"]
        for preset in ("rulebook", "tournament")
    }
    assert found == {"rulebook": [], "tournament": ["4th/485"]}


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("type:relm", "at character 6: no card has 'relm' as its type; did you mean realm?"),
        ("(a", "at character 1: this parenthesis is never closed"),
    ],
)
def test_a_fault_is_told_with_its_place(query, sentence, library):
    answer = library.get("/api/games/spellfire/cards/search", params={"q": query})
    assert (answer.status_code, answer.json()) == (200, {"keys": [], "fault": sentence})


def test_a_search_has_an_end(library):
    answer = library.get("/api/games/spellfire/cards/search", params={"q": "a" * 201})
    assert (answer.status_code, answer.json()["error"]) == (422, "q: string should have at most 200 characters")


def test_a_game_that_there_is_not_is_not_found(library):
    for path in ("search?q=a", "fields"):
        assert library.get(f"/api/games/chess/cards/{path}").status_code == 404
