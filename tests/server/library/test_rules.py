"""The rule books over HTTP."""

from __future__ import annotations

import re

import pytest

from spellhall.registry import game_names
from spellhall.rulebook import all_books


@pytest.mark.parametrize("name", game_names())
def test_a_book_is_told_whole(name, library):
    books = [book for book in all_books() if book.game == name]
    answer = library.get(f"/api/games/{name}/rules").json()
    assert answer["title"] == books[0].title
    told = [(rule["id"], rule["text"]) for section in answer["sections"] for rule in section["rules"]]
    assert told == [(rule.id, rule.text) for book in books for rule in book.rules()]
    ids = [section["id"] for section in answer["sections"]]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_told_on_one_page(name, library):
    told = library.get(f"/api/games/{name}/rules/brief").json()["text"]
    assert told[0].startswith("**The goal.**")
    assert all(re.match(r"\*\*[^*]+\.\*\* ", text) for text in told), "each says what it's about"
    assert not any("`" in text for text in told), "without rule IDs"
    assert 1_500 < len("".join(told)) < 4_000


def test_the_form_for_one_has_a_page_of_its_own(library):
    told = library.get("/api/games/spellfire/rules/brief?alone=true").json()
    assert told["title"] == "Solitaire Spellfire"
    assert any(text.startswith("**Their turn.**") for text in told["text"])
    own = library.get("/api/games/spellchain/rules/brief").json()
    assert library.get("/api/games/spellchain/rules/brief?alone=true").json() == own
    assert library.get("/api/games/whist/rules/brief").status_code == 404


@pytest.mark.parametrize("name", game_names())
def test_what_is_counted_is_what_is_told(name, library):
    answer = library.get(f"/api/games/{name}/rules").json()
    told = [rule["id"] for section in answer["sections"] for rule in section["rules"]]
    decided = [rule for rule in told if rule.count("-") == 1]
    assert sum(count["decisions"] for count in answer["counts"]) == len(decided)
    assert sum(count["rules"] for count in answer["counts"]) == len(told) - len(decided)


def test_sections_are_named_by_what_their_rules_begin_with(library):
    sections = {part["id"]: part for part in library.get("/api/games/spellfire/rules").json()["sections"]}
    assert sections["SF-PH2"]["heading"] == "9. Phase 2: realm and holding (PH2)"
    assert all(rule["id"].startswith("SF-PH2-") for rule in sections["SF-PH2"]["rules"])
    assert sections["step-a-name-the-realm"]["depth"] == 1
    assert sections["SF-COMB"]["rules"] == []


def test_no_rule_is_a_table(library):
    for section in library.get("/api/games/spellfire/rules").json()["sections"]:
        assert not any(remark.startswith("|") for remark in section["remarks"])


def test_a_rule_is_found_by_its_id_in_any_case(library):
    rule = library.get("/api/rules/sf-ph2-01").json()
    assert (rule["id"], rule["game"], rule["section"]) == ("SF-PH2-01", "spellfire", "SF-PH2")
    assert rule["text"]


def test_an_unknown_id_is_told_the_nearest(library):
    response = library.get("/api/rules/SF-PH2-1")
    assert response.status_code == 404
    assert response.json() == {"error": "no rule has the ID 'SF-PH2-1'; the nearest is SF-PH2-01"}
    assert library.get("/api/rules/%00").json() == {"error": "no rule has the ID '\\x00'"}


def test_a_book_of_no_game(library):
    response = library.get("/api/games/chess/rules")
    assert response.status_code == 404
    assert response.json()["error"].startswith("there's no game called 'chess'")
