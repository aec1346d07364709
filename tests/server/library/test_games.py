"""``GET /api/games``: all that is needed to set up a table."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.agents import LEVELS, agent_names
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.registry import game_names
from spellhall.server.library.catalogue import agent_lines
from spellhall.server.library.players import OFFERED

EVERY_GAME = pytest.mark.parametrize("name", game_names())


@pytest.fixture
def games(library):
    return {game["name"]: game for game in library.get("/api/games").json()["games"]}


def test_all_games_are_offered(games):
    assert list(games) == game_names()
    assert games["spellfire"]["title"] == "Spellfire"
    assert games["spellchain"]["seats"] == {"least": 2, "most": 2}
    assert games["spellfire"]["length_unit"] == "turns"


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
    assert games[name]["decks"]
    for deck in games[name]["decks"]:
        assert deck["text"], deck["name"]
        assert deck["presets"]
        for preset in deck["presets"]:
            game = spellhall.game(name, preset=preset)
            keys = game.starter_decks()[deck["name"]]
            assert game.check_deck(keys) == []
            assert len(keys) == deck["size"]


@EVERY_GAME
def test_starter_decks_are_shown_as_their_game_shows_them(name, games, library):
    covers = spellhall.game(name).about.covers
    told = {
        deck["name"]: (deck["cover"], deck["plays"], deck["level"])
        for preset in games[name]["presets"]
        for deck in library.get(f"/api/games/{name}/decks", params={"preset": preset["name"]}).json()["decks"]
    }
    plain = dict.fromkeys(told, ("", "", ""))
    assert told == plain | {deck: (cover.card, cover.plays, cover.level) for deck, cover in covers.items()}


@pytest.mark.parametrize("name", ["spellchain", "spellfire", "spellslinger"])
def test_there_is_a_choice_of_starter_decks_each_with_a_cover(name, games):
    decks = {deck["name"] for deck in games[name]["decks"]}
    assert len(decks) >= 7
    assert decks == set(spellhall.game(name).about.covers)


def test_the_first_hand_is_as_large_as_the_rules_say(games):
    hands = {name: {preset["name"]: preset["hand"] for preset in game["presets"]} for name, game in games.items()}
    assert hands["spellfire"] == {"rulebook": 5, "tournament": 5}
    assert hands["spellslinger"] == {"rulebook": 7, "limited": 7, "off-the-top": 0}
    assert hands["spellchain"] == {"rulebook": 5, "table": 5}


@EVERY_GAME
def test_computer_players_are_offered_by_their_level_and_say_in_a_sentence_what_they_do(name, games):
    assert set(OFFERED) <= set(agent_names())
    offered = games[name]["agents"]
    assert [agent["name"] for agent in offered] == ["random", *LEVELS]
    assert [agent["title"] for agent in offered] == ["Random", "Novice", "Club player", "Master"]
    assert [agent["name"] for agent in offered if agent["usual"]] == ["club"]
    assert len({agent["text"] for agent in offered}) == len(offered)


def test_where_nobody_can_judge_lots_are_the_usual_player():
    assert [(line.name, line.usual) for line in agent_lines(Game())] == [("random", True)]


@EVERY_GAME
def test_a_game_is_told_as_it_tells_of_itself(name, games):
    about = spellhall.game(name).about
    assert games[name]["text"] == about.text
    assert about.first_preset in ("", *(preset["name"] for preset in games[name]["presets"]))
    assert {deck["name"]: deck["text"] for deck in games[name]["decks"]} == about.plans
