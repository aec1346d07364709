"""What is counted over many games."""

from __future__ import annotations

import pytest

from spellhall.kernel.figures import Tally, mean, wilson


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(0, 10, 0.0, 0.2775), (3, 10, 0.1078, 0.6032), (5, 10, 0.2366, 0.7634), (100, 100, 0.9630, 1.0)],
)
def test_a_share_lies_within_the_interval_of_wilson(won: float, played: float, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=1e-4)


def test_of_no_games_a_share_is_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("total", "count", "told"), [(7, 3, 2.33), (5, 2, 2.5), (0, 4, 0.0), (0, 0, 0.0)])
def test_a_mean_is_told_with_two_decimals_and_that_of_nothing_is_0(total: int, count: int, told: float) -> None:
    assert mean(total, count) == told


def test_tallies_are_added_subject_by_subject() -> None:
    one, other = Tally(), Tally()
    one["wins"]["a"] += 2
    other["wins"]["a"] += 1
    other["turns"]["9"] += 1
    one.add(other)
    assert one == {"wins": {"a": 3}, "turns": {"9": 1}}
