"""The search for cards: what it finds in every game, how it is read, and how it says what is wrong."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import search_fields
from hypothesis import example, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.decks import Searcher, SearchError
from spellhall.decks.query import DEEPEST, LONGEST
from spellhall.kernel.parts.search_fields import Field

PAGE = (Path(__file__).parents[2] / "docs" / "card-search.md").read_text(encoding="utf-8")
SEARCHERS = {name: Searcher(spellhall.game(name)) for name in spellhall.game_names()}
GAMES = pytest.mark.parametrize("game", SEARCHERS)
FIRE = SEARCHERS["spellfire"]
WORDS = [
    "dragon",
    "of",
    "level>3",
    "type:realm",
    "(",
    ")",
    "or",
    "and",
    "not",
    "-",
    '"',
    '"two words"',
    "level:",
    "x:1",
]


def names(query: str, game: str = "spellfire") -> set[str]:
    return {card.name for card in SEARCHERS[game].find(query)}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table that begins with a heading."""
    table = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


# ---------------------------------------------------------------------- what the page says


def test_the_tables_of_the_page_are_those_of_the_games():
    assert search_fields.written(PAGE) == PAGE


@pytest.mark.parametrize(("game", "query", "found", "missed"), rows("game"))
def test_an_example_of_the_page_finds_what_it_says(game, query, found, missed):
    hits = names(query.strip("`"), game)
    every = {card.name for card in spellhall.game(game).catalogue}
    assert 0 < len(hits) < len(every)
    assert {name for name in (found, missed) if name} <= every
    assert (found in hits or not found) and missed not in hits


@pytest.mark.parametrize("row", rows("write"), ids=lambda row: row[0])
def test_each_way_to_write_finds_cards_and_leaves_others(row):
    queries = re.findall(r"`([^`]+)`", row[0])
    assert queries
    for query in queries:
        filled = query.replace("(a b)", "(dragon fire)")
        assert 0 < len(FIRE.find(filled)) < len(FIRE.cards), filled


def commands() -> list[Any]:
    block = re.search(r"```console\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    return [part.strip().split("\n") for part in block[1].split("$ ") if part]


@pytest.mark.parametrize(("command", "sentence"), commands())
def test_what_is_wrong_is_said_as_the_page_shows(command, sentence):
    result = CliRunner().invoke(app, shlex.split(command)[1:])
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)


# ---------------------------------------------------------------------- what every field means


@GAMES
def test_each_example_of_a_field_finds_some_cards_and_not_all(game):
    searcher = SEARCHERS[game]
    for field in searcher.fields:
        assert 0 < len(searcher.find(field.example)) < len(searcher.cards), field.example


@GAMES
def test_a_field_finds_just_the_cards_that_have_the_value(game):
    searcher = SEARCHERS[game]
    for field in searcher.fields:
        if field.kind == "text":
            continue
        held = {card.key: list(field.values(card)) for card in searcher.cards}
        for value in {value for values in held.values() for value in values}:
            expected = {key for key, values in held.items() if value in values}
            assert {card.key for card in searcher.find(f'{field.name}="{value}"')} == expected
        without = {key for key, values in held.items() if not values}
        assert {card.key for card in searcher.find(f"{field.name}:none")} == without


@GAMES
def test_short_words_and_other_names_of_fields_mean_the_same(game):
    searcher = SEARCHERS[game]
    for field in searcher.fields:
        known = set(searcher.words(field))
        for short, meant in field.short.items():
            if meant in known:
                assert searcher.find(f"{field.name}:{short}") == searcher.find(f'{field.name}="{meant}"')
        for other in field.also:
            assert searcher.find(f"{other}:none") == searcher.find(f"{field.name}:none")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("dragon FIRE", "fire and Dragon"),
        ("a or b c", "a or (b c)"),
        ("--dragon", "dragon"),
        ("not -dragon", "dragon"),
        ("-(dragon or fire)", "-dragon -fire"),
        ("level>=4 level<=6", "level:4..6"),
        ("level>7", "level:8.."),
        ("“opponent’s”", '"opponent\'s"'),
        ("type:realm", "TYPE:Realm"),
        ("level!=5 ", "level<5 or level>5"),
        ("type!=realm", "-type=realm"),
        ("", "level:none or -level:none"),
    ],
)
def test_two_ways_to_write_the_same(one, other):
    assert [card.key for card in FIRE.find(one)] != []
    assert {card.key for card in FIRE.find(one)} == {card.key for card in FIRE.find(other)}


def test_a_word_behind_a_colon_begins_within_the_value():
    assert names("type:spell") == names('type="wizard spell" or type="cleric spell"')
    with pytest.raises(SearchError, match="at character 6: no card has 'ealm' as its type; did you mean realm"):
        FIRE.find("type:ealm")


def test_names_with_the_words_come_first():
    found = [card.name.casefold() for card in FIRE.find("dragon")]
    starts = [name.startswith("dragon") for name in found]
    holds = ["dragon" in name for name in found]
    assert starts[0] and starts == sorted(starts, reverse=True)
    assert not all(holds) and holds == sorted(holds, reverse=True)


# ---------------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("query", "at", "why"),
    [
        ("level>", 7, "put a value right after level>"),
        ('type:""', 8, "put a value right after"),
        ("fire tipe:ally", 6, "there's no field 'tipe'; did you mean type?"),
        ("zzz:ally", 1, "the fields are name, type, text, level, "),
        ("type:relm", 6, "did you mean realm?"),
        ("world:XX", 7, "no card has 'XX' as its world"),
        ("type>realm", 1, "type isn't a number; write type:realm"),
        ("level:high", 7, "'high' isn't a number; write level>7"),
        ("level:..", 7, "'..' isn't a number"),
        ('a "b c', 3, "this quotation mark is never closed"),
        ('text:"b c', 6, "this quotation mark is never closed"),
        ("fire (a", 6, "this parenthesis is never closed"),
        ("a) b", 2, "this parenthesis has no opening"),
        ("()", 2, "something to search for is missing here"),
        ("a or", 5, "something to search for is missing here"),
        ("or a", 1, "something to search for is missing here"),
        ("a and", 6, "something to search for is missing here"),
        ("and a", 1, "something to search for is missing here"),
        ("a - b", 3, "right after the minus"),
        ("a :b", 3, "put a field right before :"),
        ("a" * (LONGEST + 1), LONGEST + 1, f"at most {LONGEST} characters"),
        ("(" * (DEEPEST + 1) + "a", DEEPEST + 1, f"at most {DEEPEST} deep"),
    ],
)
def test_a_fault_is_said_with_its_place(query, at, why):
    with pytest.raises(SearchError) as caught:
        FIRE.find(query)
    assert caught.value.at == at
    assert str(caught.value).startswith(f"at character {at}: ") and why in str(caught.value)
    assert "\n" not in str(caught.value)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join), st.text(max_size=LONGEST)))
@example("-" * LONGEST)
@example("not " * 40 + "a")
def test_whatever_is_written_finds_cards_or_is_told_where_it_is_wrong(query):
    try:
        found = FIRE.find(query)
    except SearchError as error:
        assert 1 <= error.at <= len(query) + 1
    else:
        assert {card.key for card in found} <= {card.key for card in FIRE.cards}


def test_a_field_that_could_not_be_written_is_not_made():
    with pytest.raises(ValueError, match="only lowercase letters"):
        Field("Level 2", "", "number", lambda card: (), "Level 2")
    with pytest.raises(ValueError, match="shows it"):
        Field("level", "", "number", lambda card: (), "height>7")
