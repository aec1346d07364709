"""``GET /api/games``: all that is needed to set up a table."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.agents import agent_names
from spellhall.kernel.errors import UsageError
from spellhall.registry import game_names
from spellhall.rulebook import all_books
from spellhall.server.library.about import about
from spellhall.server.library.about.players import LEVELS

EVERY_GAME = pytest.mark.parametrize("name", game_names())


@pytest.fixture
def games(library):
    return {game["name"]: game for game in library.get("/api/games").json()["games"]}


def known_ids():
    sections = [section for book in all_books() for section in book.sections]
    return {section.id for section in sections} | {rule.id for section in sections for rule in section.rules}


def test_all_games_are_offered(games):
    assert list(games) == game_names()
    assert games["spellfire"]["title"] == "Spellfire"
    assert games["spellchain"]["seats"] == {"least": 2, "most": 2}
    assert games["spellfire"]["length_unit"] == "turns"


@EVERY_GAME
def test_every_option_of_a_game_is_explained_with_all_its_values(name):
    told = about(name)
    assert set(told.choices) == set(next(iter(told.preset_values.values())))
    for option, choice in told.choices.items():
        takes = told.values.get(option)
        if isinstance(takes, tuple):
            assert set(choice.labels) == set(takes), option
            assert not choice.other
        else:
            assert choice.other, option
        assert choice.title and choice.text.endswith("."), option


def test_a_free_value_is_described():
    assert about("spellfire").choices["turn_cap"].other
    assert spellhall.game("spellfire", turn_cap="40").options["turn_cap"] == "40"


@EVERY_GAME
def test_presets_are_those_of_the_game(name, games):
    offered = {preset["name"]: preset for preset in games[name]["presets"]}
    for preset, line in offered.items():
        game = spellhall.game(name, preset=preset)
        assert {option: game.options[option] for option in line["options"]} == line["options"]
    with pytest.raises(UsageError, match=" or ".join(sorted(offered))):
        spellhall.game(name, preset="none such")


@EVERY_GAME
def test_starter_decks_are_legal_under_the_presets_that_offer_them(name, games):
    assert len(games[name]["decks"]) >= 7
    for deck in games[name]["decks"]:
        assert deck["text"], deck["name"]
        assert deck["presets"]
        for preset in deck["presets"]:
            game = spellhall.game(name, preset=preset)
            keys = game.starter_decks()[deck["name"]]
            assert game.check_deck(keys) == []
            assert len(keys) == deck["size"]


@EVERY_GAME
def test_the_rules_that_options_name_exist(name, games):
    cited = {rule for option in games[name]["options"] for rule in option["rules"]}
    assert cited <= known_ids()


def test_every_computer_player_is_offered_by_its_level(games):
    assert sorted(LEVELS) == agent_names()
    assert [agent["title"] for agent in games["spellfire"]["agents"]] == ["Beginner", "Club player"]


def test_a_game_without_words_is_refused():
    with pytest.raises(UsageError, match="no game called 'chess'; the hall offers"):
        about("chess")
