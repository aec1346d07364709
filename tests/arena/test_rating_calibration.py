"""Whether ratings predict games: the bins, and players whose true strength is known."""

from __future__ import annotations

import random

import pytest

from benchmarks.rating_calibration import PEOPLE, Played, Predicted, bins, brier, followed, games, told
from spellhall.tournaments.rating_scale import SHOWN_AFTER, scale_of
from spellhall.tournaments.ratings import Rating


def simulated(count: int) -> list[Played]:
    """Games of twelve players, won as often as the scale of Spell Chain says for their true strengths."""
    dice, scale = random.Random(1), scale_of("spellchain")
    strengths = [Rating(dice.gauss(25, 25 / 3), 0.01) for _ in range(12)]
    found = []
    for _ in range(count):
        one, other = dice.sample(range(12), 2)
        won = dice.random() < scale.expected(strengths[one], strengths[other])
        found.append(Played(str(one), str(other), float(won)))
    return found


def test_ratings_predict_games_of_players_who_are_as_strong_as_the_model_assumes():
    predicted, _ = followed(simulated(3000), scale_of("spellchain"))
    found = bins(predicted)
    assert sum(one.games for one in found) == 3000
    held = sum(one.games for one in found if one.low <= one.predicted <= one.high)
    assert held > 0.8 * 3000, found
    assert brier(predicted) < brier(predicted, by_package=True) < 0.25


def test_bins_tell_what_was_predicted_and_what_came():
    sure = [Predicted(0.95, 0.99, 1.0, 0)] * 3 + [Predicted(1.0, 1.0, 0.0, 12)]
    [only] = bins(sure)
    assert (only.games, only.predicted, only.actual) == (4, pytest.approx(0.9625), 0.75)
    assert only.low < 0.75 < only.high
    assert brier(sure) == pytest.approx((3 * 0.05**2 + 1) / 4)
    assert told("all", sure).row_count == 1


def test_people_of_every_level_meet():
    played = games("spellchain", 12, 3)
    assert played == games("spellchain", 12, 3) and {one.score for one in played} <= {0.0, 0.5, 1.0}
    assert all(one.first in PEOPLE and one.second in PEOPLE and one.first != one.second for one in played)
    predicted, ratings = followed(played, scale_of("spellchain"))
    assert predicted[0].share == 0.5 and predicted[0].known == 0 < SHOWN_AFTER
    assert sum(rating.matches for rating in ratings.values()) == 24
