"""Starter decks are shown with a card, how they play, and how hard they are: every one of every game."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.presentation.about import LONGEST, Cover

GAMES = [spellhall.game(name) for name in spellhall.game_names()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def starters(game):
    """The starter decks of all presets."""
    presets = [spellhall.game(game.name, preset=preset.name) for preset in game.terms.presets]
    return {name: deck for made in presets for name, deck in made.starter_decks().items()}


@EVERY_GAME
def test_every_starter_deck_has_a_cover_and_every_cover_a_deck(game):
    assert set(game.about.covers) == set(starters(game))


@EVERY_GAME
def test_the_card_of_a_cover_is_in_the_deck_and_stands_for_no_other(game):
    decks = starters(game)
    for name, cover in game.about.covers.items():
        assert cover.card in decks[name], name
    cards = [cover.card for cover in game.about.covers.values()]
    assert len(set(cards)) == len(cards)


@EVERY_GAME
def test_no_two_decks_are_said_to_play_alike_and_some_are_easy(game):
    covers = game.about.covers.values()
    assert len({cover.plays for cover in covers}) == len(covers)
    assert {"easy"} < {cover.level for cover in covers}


@EVERY_GAME
def test_cards_that_a_cover_names_are_in_the_deck(game):
    names = {card.name for card in game.catalogue}
    by_key = {card.key: card.name for card in game.catalogue}
    decks = starters(game)
    for name, cover in game.about.covers.items():
        held = {by_key[key] for key in decks[name]}
        named = {card for card in names if len(card.split()) > 1 and card in cover.plays}
        assert named <= held, name


@pytest.mark.parametrize(
    "plays", ["", "Too short.", "It says much about how one plays it but ends without a stop", "x" * LONGEST + "."]
)
def test_a_cover_says_how_its_deck_plays_in_a_sentence_or_two(plays):
    with pytest.raises(ValueError, match="a cover says in a sentence or two"):
        Cover("card", plays, "easy")
