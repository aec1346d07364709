"""The lots of an event: the same for everybody who knows the seed, and nothing told of those to come."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spellhall.kernel.chance import WIDEST
from spellhall.tournaments.randomness import dice_of, drawn, mixed, pair_of

SEEDS = st.integers(0, (1 << WIDEST) - 1)


def test_lots_are_the_same_on_every_machine():
    assert mixed(7, 1, 1) == 12798486169551120790
    assert drawn([1, 2, 3, 4, 5], dice_of(7, 1, 1)) == [4, 2, 3, 5, 1]


@given(SEEDS, st.integers(1, 40), st.integers(1, 5))
def test_each_round_and_attempt_has_lots_of_its_own(seed, round, attempt):
    seen = {mixed(seed, round, attempt), mixed(seed, attempt, round + 40), mixed(seed + 1, round, attempt)}
    seen |= {mixed(seed, round, attempt + 1), mixed(seed, round), mixed(seed, round, attempt, 0)}
    assert len(seen) == 6
    assert all(0 <= number < 1 << 64 for number in seen)


@given(st.lists(st.integers(), unique=True), SEEDS)
def test_a_draw_keeps_everybody(entrants, seed):
    assert sorted(drawn(entrants, dice_of(seed))) == sorted(entrants)


def test_every_order_comes_about_equally_often():
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(6_000):
        order = tuple(drawn([1, 2, 3], dice_of(seed, 1, 1)))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1_150 for count in seen.values())


def test_a_pair_is_the_same_both_ways():
    assert pair_of(9, 2) == pair_of(2, 9) == (2, 9)
