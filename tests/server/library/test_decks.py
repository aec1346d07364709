"""Deck lists: checked, built at random, and what becomes of lists that mean harm."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.decks import print_deck
from spellhall.registry import game_names
from spellhall.server.library.models import MOST_TEXT

GAME = spellhall.game("spellfire")


def check(library, text, game="spellfire", **order):
    return library.post(f"/api/games/{game}/decks/check", json={"text": text, **order})


@pytest.mark.parametrize("name", game_names())
def test_starter_decks_are_told_card_by_card_and_pass_as_lists(name, library):
    for deck in library.get(f"/api/games/{name}/decks").json()["decks"]:
        assert sum(entry["copies"] for entry in deck["entries"]) == deck["size"]
        answer = check(library, deck["listing"], name).json()
        assert answer["legal"] and answer["faults"] == []
        assert answer["title"] == deck["name"]
        assert answer["size"] == sum(answer["counts"].values()) == deck["size"]


def test_learning_decks_belong_to_their_preset(library):
    names = [deck["name"] for deck in library.get("/api/games/spellslinger/decks?preset=limited").json()["decks"]]
    assert "Learning red" in names


def test_off_the_top_there_are_no_decks_to_bring(library):
    options = {"preset": "off-the-top"}
    assert library.get("/api/games/spellslinger/decks?preset=off-the-top").json()["decks"] == []
    fault = check(library, "40 Lightning\n20 Mountain", "spellslinger", **options).json()["faults"][0]
    assert fault["rule"] == "SS-OT-09" and fault["text"].startswith("you don't bring a deck")
    refused = library.post("/api/games/spellslinger/decks/random", json=options)
    assert refused.is_client_error and refused.json()["error"].startswith("players don't bring decks")
    games = {one["name"]: one for one in library.get("/api/games").json()["games"]}
    presets = {preset["name"]: preset["brings_decks"] for preset in games["spellslinger"]["presets"]}
    assert presets == {"rulebook": True, "limited": True, "off-the-top": False}


def test_faults_come_with_their_lines_and_rules(library):
    answer = check(library, "Deck: Two of a kind\nThorvid\nnobody at all\n1x 4th/256\n").json()
    assert (answer["title"], answer["legal"], answer["size"]) == ("Two of a kind", False, 2)
    assert [entry["line"] for entry in answer["entries"]] == [2, 4]
    faults = {fault["rule"]: fault for fault in answer["faults"]}
    assert faults["SF-DECK-02"]["lines"] == [2, 4]
    assert faults["SF-DECK-02"]["text"] == "2 copies of the hero Thorvid, allowed is 1"
    assert faults["SF-DECK-01"]["lines"] == []
    assert faults[None]["lines"] == [3]
    assert faults[None]["text"].startswith("there's no card 'nobody at all'")


def test_options_change_what_is_legal(library):
    deck = print_deck(GAME, GAME.starter_decks()["Greyhawk"])
    assert check(library, deck).json()["legal"]
    small = check(library, deck, "spellslinger", preset="limited")
    assert small.json()["faults"]
    assert not check(library, f"{deck}\n# realm\n", options={"deck_sizes": "55"}).json()["faults"]
    dungeon = next(card for card in GAME.catalogue if GAME.kind_of(card) == "dungeon card")
    with_dungeon = f"{deck}\n{dungeon.key}\n"
    assert [fault["rule"] for fault in check(library, with_dungeon).json()["faults"]] == ["SF-DECK-15"]
    assert check(library, with_dungeon, options={"dungeon_cards": "on"}).json()["legal"]


@pytest.mark.parametrize("name", game_names())
def test_decks_by_lot_are_legal_and_come_again_from_their_seed(name, library):
    path = f"/api/games/{name}/decks/random"
    first = library.post(path, json={}).json()
    if first == {"error": f"{name} builds no random decks"}:
        pytest.skip("it builds no random decks")
    assert first["deck"]["legal"]
    again = library.post(path, json={"seed": first["seed"]}).json()
    assert again == first
    assert library.post(path, json={"seed": first["seed"] + 1}).json()["listing"] != first["listing"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1000000x Thorvid", "line 1: 100000 copies doesn't make sense"),
        ("\x00\x01\x02 ￿ 🙂 \x1b[31m", "there's no card"),
        ("110x Thorvid\n" * 900, "the rest of the list was not read, because it has more than 1000 cards"),
        ("zzqq\n" * 3000, "the rest of the list was not read, because too many lines don't name a card"),
        ("9" * MOST_TEXT, "there's no card '999"),
        ("Deck: " + "a" * 10_000, "the list has no cards"),
        ("", "the list has no cards"),
    ],
)
def test_lists_that_mean_harm_get_their_sentence(text, says, library):
    response = check(library, text)
    assert response.status_code == 200
    answer = response.json()
    assert not answer["legal"]
    told = [
        f"line {fault['lines'][0]}: {fault['text']}" if fault["lines"] else fault["text"] for fault in answer["faults"]
    ]
    assert any(says in fault for fault in told), told
    assert len(answer["faults"]) < 60
    assert all(len(fault["text"]) <= 301 for fault in answer["faults"])
    assert len(response.content) < 50_000


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ({"text": "a" * (MOST_TEXT + 1)}, 422, "text: string should have at most 20000 characters"),
        ({"text": 5}, 422, "text: input should be a valid string"),
        ({}, 422, "text is missing"),
        ({"text": "", "more": 1}, 422, "there's no field called more"),
        ({"text": "", "preset": "none"}, 404, "there's no preset 'none'; choose rulebook or tournament"),
        ({"text": "", "options": {"sizes": "9"}}, 404, "there is no option 'sizes'; the options are abyss_return"),
        ({"text": "", "options": {"bluelines": "maybe"}}, 404, "option bluelines takes off or on, not 'maybe'"),
        ({"text": "", "options": {"preset": "tournament"}}, 404, "there is no option 'preset'"),
        ({"text": "", "options": {"name": "a", "self": "b"}}, 404, "there is no option 'name'"),
        ([], 422, "what was sent: input should be a valid dictionary"),
    ],
)
def test_orders_that_cannot_be_understood_are_refused_with_one_sentence(body, status, says, library):
    response = library.post("/api/games/spellfire/decks/check", json=body)
    assert response.status_code == status
    assert response.json().keys() <= {"error", "pattern", "filled"}
    assert response.json()["error"].startswith(says)


def test_what_is_no_json_is_refused_with_one_sentence(library):
    headers = {"Content-Type": "application/json"}
    for body in (b"{", b"\xff\xfe", b""):
        response = library.post("/api/games/spellfire/decks/check", content=body, headers=headers)
        assert response.status_code in (400, 422)
        assert response.json().keys() <= {"error", "pattern", "filled"}


def test_a_seed_is_a_whole_number(library):
    path = "/api/games/spellchain/decks/random"
    assert library.post(path, json={"seed": "5"}).json()["error"] == "seed: input should be a valid integer"
    assert library.post(path, json={"seed": -1}).status_code == 422


def test_a_deck_is_taken_to_other_programs_and_its_remarks_stay(library):
    text = "Deck: Two\nAuthor: Ana\nNote: slow\nThorvid\nBeside: 4th/004\n"
    answer = check(library, text).json()
    assert answer["remarks"][:2] == ["Author: Ana", "Note: slow"]
    assert answer["remarks"][2].startswith("Beside: 4th/004")
    for form, sign in (("text", "Deck: Two"), ("bbcode", "[b]Two[/b]"), ("crossfire", "set tempAuthorName")):
        order = {"text": text, "form": form}
        taken = library.post("/api/games/spellfire/decks/export", json=order)
        assert taken.status_code == 200
        assert sign in taken.json()["text"]
    refused = library.post("/api/games/spellchain/decks/export", json={"text": "fireball", "form": "crossfire"})
    assert refused.status_code == 404
    assert "CrossFire only knows Spellfire's printed cards" in refused.json()["error"]
