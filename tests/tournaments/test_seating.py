"""Who sits with whom: everybody once, wishes granted where they can be, and no meeting that could be avoided."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.tournaments.randomness import dice_of, drawn, pair_of
from spellhall.tournaments.seating import AGAIN, SMALL, Wishes, by_lot, cut, met, pods

SEEDS = st.integers(0, 2**62)


def sizes_for(count: int) -> tuple[int, ...]:
    """As many tables of three as the number allows."""
    fours = count % 3
    return (3,) * (count // 3 - fours) + (4,) * fours


@given(st.integers(3, 60).filter(lambda count: count != 5), SEEDS)
def test_everybody_sits_once(count, seed):
    found = by_lot(range(1, count + 1), sizes_for(count), dice_of(seed))
    assert sorted(who for table in found.tables for who in table) == list(range(1, count + 1))
    assert sorted(map(len, found.tables)) == sorted(sizes_for(count))


@given(SEEDS)
def test_without_wishes_the_lots_are_dealt_to_the_tables_as_they_fall(seed):
    order = drawn(range(37), dice_of(seed))
    found = by_lot(range(37), sizes_for(37), dice_of(seed))
    assert found.tables == tuple(tuple(table) for table in cut(order, sizes_for(37)))


@given(st.integers(6, 30), SEEDS, st.data())
@settings(max_examples=60, deadline=None)
def test_one_pair_is_always_parted_and_one_table_always_kept(count, seed, data):
    one, other, third = data.draw(st.permutations(range(count)))[:3]
    sizes = sizes_for(count)
    table = data.draw(st.integers(0, len(sizes) - 1))
    found = by_lot(range(count), sizes, dice_of(seed), Wishes({pair_of(one, other): 1}, {third: table}))
    assert third in found.tables[table]
    assert not any({one, other} <= set(seated) for seated in found.tables)
    assert found.together == () and found.misplaced == ()


def test_a_wish_that_cannot_be_granted_is_told():
    found = by_lot([1, 2, 3], [3], dice_of(1), Wishes({(1, 2): 1}, {3: 4}))
    assert found.together == ((1, 2),)
    assert found.misplaced == (3,)


def test_the_stronger_wish_wins():
    found = by_lot([1, 2, 3, 4], [2, 2], dice_of(1), Wishes({(1, 2): 1, (1, 3): 1, (1, 4): 2}))
    assert found.together in (((1, 2),), ((1, 3),))


@given(st.integers(6, 9), st.integers(1, 4), SEEDS)
@settings(max_examples=25, deadline=None)
def test_of_few_entrants_no_seating_is_better(count, rounds, seed):
    """Compared with every seating there is."""
    standing = list(range(count))
    points = {who: dice_of(seed, who).below(12) for who in standing}
    earlier = [cut(drawn(standing, dice_of(seed, -number)), sizes_for(count)) for number in range(rounds)]
    meetings: Counter[tuple[int, int]] = Counter()
    for tables in earlier:
        meetings.update(met(tables))
    small = Counter(who for tables in earlier for table in tables if len(table) == 3 for who in table)
    sizes = sizes_for(count)

    def cost(tables: list[list[int]]) -> int:
        found = sum(
            AGAIN * meetings[pair_of(a, b)] ** 2 + (points[a] - points[b]) ** 2
            for table in tables
            for a, b in combinations(table, 2)
        )
        few = min(small[who] for who in standing)
        return found + sum(SMALL * (small[who] - few) for table in tables if len(table) < max(sizes) for who in table)

    found = pods(standing, sizes, dice_of(seed), points, meetings, small)
    best = min(cost(cut(order, sizes)) for order in _orders(standing, sizes))
    assert cost([list(table) for table in found.tables]) == best


def _orders(standing: list[int], sizes: tuple[int, ...]) -> set[tuple[int, ...]]:
    """One order for each way to fill the tables."""
    if not sizes:
        return {()}
    return {
        (*table, *rest)
        for table in combinations(standing, sizes[0])
        for rest in _orders([who for who in standing if who not in table], sizes[1:])
    }


@pytest.mark.parametrize(("count", "rounds", "again"), [(9, 4, 0), (12, 4, 0), (16, 5, 2), (37, 7, 0), (100, 6, 0)])
def test_hardly_anybody_meets_anybody_twice_in_a_long_swiss_event(count, rounds, again):
    """With places at random, 4 points to 1. Of 16 nearly all have met by the end: 90 of 120 pairs."""
    dice = dice_of(11)
    points = dict.fromkeys(range(count), 0)
    meetings: Counter[tuple[int, int]] = Counter()
    small: Counter[int] = Counter()
    for number in range(rounds):
        standing = sorted(range(count), key=lambda who: -points[who])
        tables = pods(standing, sizes_for(count), dice_of(11, number), points, meetings, small).tables
        meetings.update(met(tables))
        for table in tables:
            small.update(table if len(table) == 3 and 4 in sizes_for(count) else ())
            for place, who in enumerate(drawn(table, dice)):
                points[who] += 4 - place
    assert sum(times - 1 for times in meetings.values()) <= again


def test_tables_that_do_not_hold_everybody_are_refused():
    with pytest.raises(ValueError, match="5 entrants do not fill tables of 3"):
        by_lot(range(5), [3], dice_of(1))


def test_seats_at_a_table_are_drawn():
    """Else the best would always sit first."""
    first = {
        pods(range(9), [3, 3, 3], dice_of(seed), {who: 9 - who for who in range(9)}, {}, {}).tables[0]
        for seed in range(40)
    }
    assert first == set(permutations((0, 1, 2)))
