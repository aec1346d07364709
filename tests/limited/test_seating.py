"""Who sits where in a pod: at random, by its seed."""

from __future__ import annotations

from collections import Counter

import pytest

from spellhall.limited import seating


@pytest.mark.parametrize("seats", [2, 4, 8, 12])
def test_everybody_has_one_seat_and_the_same_seed_seats_them_alike(seats):
    for seed in range(50):
        assert sorted(seating(seats, seed)) == [*range(seats)]
        assert seating(seats, seed) == seating(seats, seed)


@pytest.mark.parametrize("width", [1, 1 << 200], ids=["narrow", "wide"])
def test_those_who_came_together_sit_anywhere(width):
    seats, draws = 4, 3000
    gaps, places = Counter[int](), Counter[int]()
    for seed in range(draws):
        order = seating(seats, seed * width)
        first, second = order.index(0), order.index(1)
        gaps[(second - first) % seats] += 1
        places[first] += 1
    shares = [3 * gaps[gap] / draws for gap in (1, 2, 3)] + [seats * places[seat] / draws for seat in range(seats)]
    assert all(0.85 < share < 1.15 for share in shares), "ahead, opposite and behind alike, at every seat alike"
