"""Decks over HTTP."""

import pytest
from server.databases import on_sqlite

from spellhall.server.people import decks

LIST = "  3 Fireball\r\n# Größe\t☃\n"


def keep(browser, name="Mine", game="spellfire", text=LIST):
    return browser.post("/decks", 201, game=game, name=name, text=text)


def test_a_deck_is_kept_read_changed_and_thrown_away(ana):
    deck = keep(ana, "  My   deck ")
    assert (deck["name"], deck["game"], deck["text"], deck["share"]) == ("My deck", "spellfire", LIST, "")
    assert ana.get(f"/decks/{deck['id']}") == deck
    changed = ana.put(f"/decks/{deck['id']}", name="Ours", text="")
    assert (changed["name"], changed["text"], changed["game"]) == ("Ours", "", "spellfire")
    assert ana.get("/decks") == {"decks": [changed]}
    ana.delete(f"/decks/{deck['id']}")
    assert ana.get("/decks") == {"decks": []}
    for method in ("GET", "DELETE"):
        assert ana.refused(method, f"/decks/{deck['id']}", 404) == "you don't have that deck"


def test_decks_of_one_game(ana):
    keep(ana, "One")
    chain = keep(ana, "Two", game="spellchain")
    assert ana.get("/decks?game=spellchain")["decks"] == [chain]
    sentence = "there's no game called 'chess'; the hall has spellchain, spellfire, spellslinger"
    assert ana.refused("GET", "/decks?game=chess", 422) == sentence
    assert ana.refused("POST", "/decks", 422, {"game": "chess", "name": "x", "text": ""}) == sentence


@on_sqlite
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"name": ""}, "a deck name is 1 to 60 characters long"),
        ({"name": "x" * 61}, "a deck name is 1 to 60 characters long"),
        ({"name": "a\u202eb"}, "a deck name can only use visible characters"),
        ({"text": "x" * 20_001}, "a deck list can have at most 20,000 characters"),
        ({"text": "1 Card\0"}, "a deck list can't contain a null character"),
        ({"text": 7}, "text: input should be a valid string"),
    ],
)
def test_a_deck_that_cannot_be_kept(ana, change, sentence):
    order = {"game": "spellfire", "name": "Mine", "text": "", **change}
    assert ana.refused("POST", "/decks", 422, order) == sentence
    deck = keep(ana)
    del order["game"]
    assert ana.refused("PUT", f"/decks/{deck['id']}", 422, order) == sentence
    assert ana.get("/decks")["decks"] == [deck]


def test_the_longest_list_is_kept(ana):
    text = "é" * 20_000
    assert ana.get(f"/decks/{keep(ana, text=text)['id']}")["text"] == text


def test_there_is_an_end_to_keeping(ana, monkeypatch):
    monkeypatch.setattr(decks, "MOST", 2)
    keep(ana, "One")
    two = keep(ana, "Two")
    order = {"game": "spellfire", "name": "Three", "text": ""}
    assert ana.refused("POST", "/decks", 409, order) == "you already have 2 decks; delete one first"
    ana.delete(f"/decks/{two['id']}")
    keep(ana, "Three")


def test_decks_are_for_their_own_people(browsers, ana):
    deck = keep(ana)
    own = f"/decks/{deck['id']}"
    newcomer, bo = browsers(), browsers()
    bo.post("/me", name="Bo")
    for call in (
        ("GET", own),
        ("PUT", own, {"name": "Bo's", "text": ""}),
        ("DELETE", own),
        ("POST", f"{own}/share", {}),
    ):
        method, path, *body = call
        assert bo.refused(method, path, 404, *body) == "you don't have that deck"
        assert newcomer.refused(method, path, 401, *body).startswith("pick a name or sign in first")
    assert bo.get("/decks") == {"decks": []}
    newcomer.get("/decks", 401)
    assert ana.get("/decks")["decks"] == [deck]


def test_a_deck_is_shown_to_everybody_who_has_its_code(browsers, ana):
    path = f"/decks/{keep(ana)['id']}"
    code = ana.post(f"{path}/share")["code"]
    assert ana.post(f"{path}/share")["code"] == code
    assert ana.get(path)["share"] == code
    shown = {"game": "spellfire", "name": "Mine", "text": LIST, "by": "Ana"}
    assert browsers().get(f"/shared/{code}") == shown
    assert browsers().get(f"/shared/{code.lower()}") == shown
    ana.put(path, name="Mine", text="new")
    assert browsers().get(f"/shared/{code}")["text"] == "new"
    ana.delete(path)
    assert browsers().refused("GET", f"/shared/{code}", 404) == "no shared deck has this code"


@pytest.mark.parametrize("code", ["BCDFGHJKMN", "%00", "'", "x" * 1000, "%F0%9F%A7%99"])
def test_a_code_that_leads_nowhere(browser, code):
    assert browser.refused("GET", f"/shared/{code}", 404) == "no shared deck has this code"


@on_sqlite
@pytest.mark.parametrize("number", ["0", "-1", str(2**31), str(2**70), "x", "1.5", "%00"])
def test_a_number_that_no_deck_has(ana, number):
    assert ana.refused("GET", f"/decks/{number}", 422).startswith("id: ")
