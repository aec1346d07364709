"""The scale on which people read ratings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellhall.registry import game_names
from spellhall.tournaments.rating_scale import scale_of
from spellhall.tournaments.ratings import MODEL, Rating, rated

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9))
GAMES = st.sampled_from(sorted(game_names()))


@pytest.mark.parametrize("game", sorted(game_names()))
def test_everyone_begins_at_1500_and_400_points_are_ten_to_one(game):
    scale = scale_of(game)
    assert scale.shown(Rating()).number == 1500
    share = scale.expected(Rating(MODEL.mu + 400 / scale.points, 0.01), Rating(MODEL.mu, 0.01))
    assert share / (1 - share) == pytest.approx(10, rel=0.001)


def test_a_game_with_more_luck_moves_a_rating_less_and_another_game_as_in_tournaments():
    result = [((("ana",), 1), (("bob",), 2))]
    assert scale_of("another game").rated(result) == rated(result)
    assert scale_of("spellchain").rated(result)["ana"].mean < rated(result)["ana"].mean


@given(GAMES, RATINGS, RATINGS)
def test_two_players_share_what_is_expected_of_a_game(game, one, other):
    expected = scale_of(game).expected
    assert expected(one, other) + expected(other, one) == pytest.approx(1)
    assert (expected(one, other) > 0.5) == (one.mean > other.mean) or one.mean == pytest.approx(other.mean)


@given(GAMES, RATINGS, RATINGS)
def test_ratings_move_as_far_as_the_result_was_unexpected(game, one, other):
    """The formula is the model's own: what a winner gains is in proportion to what was missing to a sure win."""
    scale, tau = scale_of(game), MODEL.tau**2
    gain = scale.rated([((("one",), 1), (("other",), 2))], {"one": one, "other": other})["one"].mean - one.mean
    wider = [Rating(rating.mean, (rating.spread**2 + tau) ** 0.5) for rating in (one, other)]
    unsure = (2 * scale.model.beta**2 + sum(rating.spread**2 for rating in wider)) ** 0.5
    assert gain == pytest.approx(wider[0].spread ** 2 / unsure * (1 - scale.expected(*wider)), rel=1e-6, abs=1e-9)
