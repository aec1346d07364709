"""The scale on which people read ratings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellhall.tournaments.rating_scale import POINTS, expected, shown
from spellhall.tournaments.ratings import MODEL, Rating, rated

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9))


def test_everyone_begins_at_1500_and_400_points_are_about_ten_to_one():
    assert shown(Rating()) == (1500, 500)
    share = expected(Rating(MODEL.mu + 400 / POINTS, 0.1), Rating(MODEL.mu, 0.1))
    assert share / (1 - share) == pytest.approx(10, rel=0.05)


@given(RATINGS, RATINGS)
def test_two_players_share_what_is_expected_of_a_game(one, other):
    assert expected(one, other) + expected(other, one) == pytest.approx(1)
    assert (expected(one, other) > 0.5) == (one.mean > other.mean) or one.mean == pytest.approx(other.mean)


@given(RATINGS, RATINGS)
def test_ratings_move_as_far_as_the_result_was_unexpected(one, other):
    """The formula is the model's own: what a winner gains is in proportion to what was missing to a sure win."""
    after = rated([((("one",), 1), (("other",), 2))], {"one": one, "other": other})
    gain = after["one"].mean - one.mean
    before = one.spread**2 + MODEL.tau**2
    unsure = (2 * MODEL.beta**2 + before + other.spread**2 + MODEL.tau**2) ** 0.5
    moved = Rating(one.mean, before**0.5), Rating(other.mean, (other.spread**2 + MODEL.tau**2) ** 0.5)
    assert gain == pytest.approx(before / unsure * (1 - expected(*moved)), rel=1e-6, abs=1e-9)
