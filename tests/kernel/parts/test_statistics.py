"""What is counted over many games."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.parts.statistics import Tally, mean, named, percent, share_row, wilson


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


@pytest.mark.parametrize(("part", "whole", "told"), [(1, 3, 33.3), (2, 3, 66.7), (4, 4, 100.0), (3, 0, 0.0)])
def test_a_share_is_told_in_percent_with_one_decimal(part: int, whole: int, told: float) -> None:
    assert percent(part, whole) == told


def test_a_share_of_the_whole_is_told_in_percent_too() -> None:
    assert percent(0.125) == 12.5


def test_the_row_of_a_share_has_its_interval_and_the_whole_behind_it() -> None:
    row = share_row("wins", 3, 10)
    assert (row.label, row.value, row.low, row.high, row.counts) == ("wins", 30.0, 10.8, 60.3, (10,))


def test_other_counts_stand_behind_a_share_in_the_place_of_the_whole() -> None:
    assert share_row("wins", 3, 10, 7, 8).counts == (7, 8)


def test_what_is_counted_in_pairs_that_are_alike_is_told_with_a_wider_interval() -> None:
    row, half = share_row("wins", 6, 20, alike=1.0), share_row("wins", 3, 10)
    assert (row.value, row.low, row.high) == (half.value, half.low, half.high)


def test_cards_of_one_name_are_told_with_their_keys() -> None:
    game = spellhall.game("spellslinger")
    alone, twin, other = sorted(game.faces)[:3]
    game.catalogue = list(game.catalogue)
    game.catalogue[game.faces[other]] = game.catalogue[game.faces[twin]]
    name = game.catalogue[game.faces[twin]].name
    assert named(game, [alone, twin, other]) == {
        alone: game.catalogue[game.faces[alone]].name,
        twin: f"{name} ({twin})",
        other: f"{name} ({other})",
    }
