"""``GET /api/games/{game}/cards``: every card with its text and the facts of its face."""

from __future__ import annotations

import gzip
import json

import brotli
import pytest

import spellhall
from spellhall.registry import game_names
from spellhall.rulebook import all_books

EVERY_GAME = pytest.mark.parametrize("name", game_names())


def cards_of(library, name, **query):
    return {card["key"]: card for card in library.get(f"/api/games/{name}/cards", params=query).json()["cards"]}


@EVERY_GAME
def test_every_card_is_told_as_the_game_tells_it(name, library):
    game = spellhall.game(name)
    cards = cards_of(library, name)
    definitions = [card for card in game.definitions if not card.key.startswith("test/")]  # those are of other tests
    assert list(cards) == [card.key for card in definitions]
    for definition in definitions:
        card = cards[definition.key]
        assert (card["name"], card["kind"]) == (definition.name, game.kind_of(definition))
        assert (card["heading"], card["text"]) == game.text_of(definition)
        assert card["facts"] == json.loads(json.dumps(game.face_of(definition)))


@EVERY_GAME
def test_the_printings_of_a_card_are_told_with_what_differs_on_them(name, library):
    """Anyone who puts the line of a printing over that of the card has the card as it is printed there."""
    game = spellhall.game(name)
    told = {}
    for card in cards_of(library, name).values():
        for printing in card["printings"]:
            facts = card["facts"] | printing["differs"].get("facts", {})
            told[printing["key"]] = card | printing["differs"] | {"facts": facts, "told": printing}
    playable = {key for key, line in told.items() if line["told"]["playable"]}
    printed = [card for card in game.catalogue if game.printings(card)]
    assert playable == {card.key for card in printed} and bool(printed) is bool(game.sets())
    for card in printed:
        line = told[card.key]
        assert (line["heading"], line["text"]) == game.text_of(card)
        assert line["facts"] == json.loads(json.dumps(game.face_of(card)))


@EVERY_GAME
def test_cards_lead_to_rules_that_exist(name, library):
    books = [book for book in all_books() if book.game == name]
    known = {section.id for book in books for section in book.sections} | {r.id for book in books for r in book.rules()}
    for card in cards_of(library, name).values():
        assert set(card["rules"]) <= known, card["name"]
        assert len(card["rules"]) == len(set(card["rules"]))


def test_the_rules_that_name_a_card_come_first(library):
    calm = cards_of(library, "spellfire")["1st/400"]
    assert calm["rules"][:2] == ["SF-CALM-01", "SF-CALM-06"]
    assert "SF-EVT" in calm["rules"]
    assert cards_of(library, "spellchain")["fireball"]["rules"][0] == "SC-LIM-001"


def test_a_name_within_a_longer_name_is_not_meant(library):
    fireball = cards_of(library, "spellchain")["fireball"]
    assert "SC-LIM-002" not in fireball["rules"]  # Greater Fireball


def test_a_preset_brings_its_rulings_and_corrections(library):
    printed = cards_of(library, "spellfire", preset="rulebook")["4th/485"]
    corrected = cards_of(library, "spellfire", preset="tournament")["4th/485"]
    assert (printed["facts"]["traits"], printed["facts"]["bluelines"]) == ([], ["flyer"])
    assert (corrected["facts"]["traits"], corrected["facts"]["bluelines"]) == (["flyer"], [])
    assert corrected["text"] != printed["text"]


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/api/games/x/cards", f"there's no game called 'x'; the hall has {', '.join(game_names())}"),
        ("/api/games/x/decks", f"there's no game called 'x'; the hall has {', '.join(game_names())}"),
        ("/api/games/spellfire/cards?preset=y", "there's no preset 'y'; choose rulebook or tournament"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(path, sentence, library):
    response = library.get(path)
    assert response.status_code == 404
    assert response.json() == {"error": sentence}


@pytest.mark.parametrize("path", ["/api/games", "/api/games/spellfire/cards", "/api/games/spellchain/decks"])
def test_who_has_an_answer_is_not_sent_it_again(path, library):
    first = library.get(path)
    assert first.headers["cache-control"] == "public, max-age=0, must-revalidate"
    again = library.get(path, headers={"If-None-Match": f'"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert library.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_tag_of_cards_is_that_of_their_digest(library):
    tags = {
        preset: library.get(f"/api/games/spellfire/cards?preset={preset}").headers["etag"]
        for preset in ("rulebook", "tournament")
    }
    assert len(set(tags.values())) == 2
    assert spellhall.game("spellfire").digest() in tags["rulebook"]


@pytest.mark.parametrize(("coding", "unpacked"), [("gzip", gzip.decompress), ("br", brotli.decompress)])
def test_answers_are_packed_for_those_who_can_unpack(library, coding, unpacked):
    path = "/api/games/spellfire/cards"
    with library.stream("GET", path, headers={"Accept-Encoding": coding}) as packed:
        body = b"".join(packed.iter_raw())
    plain = library.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == coding
    assert "content-encoding" not in plain.headers
    assert unpacked(body) == plain.content
    assert len(body) < len(plain.content) / 5
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


@EVERY_GAME
def test_some_cards_are_told_by_their_keys(name, library):
    """A table asks for the cards that it shows; an unknown key is no fault, for cards come and go with versions."""
    everything = cards_of(library, name)
    game = spellhall.game(name)
    deck = next(iter(game.starter_decks().values()))
    some = cards_of(library, name, keys=",".join([*deck, "nothing/1"]))
    assert {game.catalogue[game.faces[key]].name for key in deck} == {card["name"] for card in some.values()}
    assert some.items() <= everything.items()


def test_a_card_is_found_by_the_key_of_a_printing(library):
    everything = cards_of(library, "spellfire")
    card, key = next(
        (card, printing["key"])
        for card in everything.values()
        for printing in card["printings"]
        if printing["key"] != card["key"]
    )
    assert cards_of(library, "spellfire", keys=key) == {card["key"]: card}


def test_some_cards_are_compressed_and_kept_like_all(library):
    answer = library.get("/api/games/spellfire/cards", params={"keys": "4th/001"})
    assert answer.headers["content-encoding"] == "br"
    again = library.get(
        "/api/games/spellfire/cards", params={"keys": "4th/001"}, headers={"if-none-match": answer.headers["etag"]}
    )
    assert again.status_code == 304
