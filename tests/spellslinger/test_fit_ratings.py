"""The tool that rates cards by games: decks that can be played, both seatings, ratings that follow the wins."""

from __future__ import annotations

import fit_ratings

import spellhall
from spellhall.decks.lists import MOST_CARDS
from spellhall.games.spellslinger.formats.rating import prior, ratings
from spellhall.kernel.chance import Dice

GAME = spellhall.game("spellslinger", preset="limited")
CARDS = {card.key: card for card in GAME.catalogue if not card.common_terrain}


def test_decks_are_legal_and_full_of_whims() -> None:
    decks = [fit_ratings.built(GAME, Dice(seed)) for seed in range(20)]
    assert all(GAME.check_deck(deck) == [] and len(deck) < MOST_CARDS for deck in decks)
    assert len({key for deck in decks for key in deck}) > len(CARDS) / 2


def test_a_meeting_counts_what_one_deck_had_more_of() -> None:
    ((difference, wins),) = fit_ratings.meet(0, 1, 7)
    assert 0 <= wins <= 2 and all(difference.values())
    assert fit_ratings.meet(0, 1, 7) == [(difference, wins)]


def test_ratings_follow_what_won_and_without_games_the_prior() -> None:
    assert fit_ratings.rated(GAME, []) == {key: round(prior(card), 2) for key, card in CARDS.items()}
    meetings = [({"chapel-bells": 1, "lightning": -1}, 2)] * 30 + [({"drag-below": 1}, 2), ({"drag-below": -1}, 0)] * 30
    found = fit_ratings.rated(GAME, meetings)
    assert found["chapel-bells"] > prior(CARDS["chapel-bells"]) + 0.2
    assert found["lightning"] < prior(CARDS["lightning"]) - 0.2
    assert found["sleep"] == round(prior(CARDS["sleep"]), 2)


def test_the_ratings_in_use_name_every_card() -> None:
    assert set(ratings()) == set(CARDS)
