"""Pairs for two: everybody once, no meeting and no bye that could be avoided, equals against equals."""

from __future__ import annotations

from collections import Counter

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.tournaments.pairs import Ground, paired, reason
from spellhall.tournaments.randomness import dice_of, pair_of
from spellhall.tournaments.seating import Wishes

SEEDS = st.integers(0, 2**62)


def name(entrant: int) -> str:
    return ("Ana", "Bo", "Cy", "Di")[entrant]


@st.composite
def grounds(draw, most: int = 12) -> Ground:
    count = draw(st.integers(1, most))
    everybody = range(count)
    points = draw(st.lists(st.integers(0, 9), min_size=count, max_size=count))
    pairs = st.tuples(st.sampled_from(everybody), st.sampled_from(everybody))
    met = draw(st.lists(pairs.filter(lambda pair: pair[0] != pair[1]), max_size=3 * count)) if count > 1 else []
    byes = draw(st.lists(st.sampled_from(everybody), max_size=count))
    standing = sorted(everybody, key=lambda who: -points[who])
    return Ground(standing, dict(enumerate(points)), Counter(pair_of(*pair) for pair in met), Counter(byes))


@given(grounds(), SEEDS)
@settings(deadline=None)
def test_everybody_plays_once_or_has_the_bye(ground, seed):
    found = paired(ground, dice_of(seed))
    seated = [who for pair in found.pairs for who in pair] + ([] if found.bye is None else [found.bye])
    assert sorted(seated) == sorted(ground.standing)
    assert (found.bye is None) == (len(ground.standing) % 2 == 0)


@given(grounds(), SEEDS)
@settings(deadline=None)
def test_nobody_has_a_second_bye_while_somebody_has_had_none(ground, seed):
    found = paired(ground, dice_of(seed))
    if found.bye is not None:
        assert ground.byes[found.bye] == min(ground.byes[who] for who in ground.standing)


@given(grounds(), SEEDS)
@settings(deadline=None)
def test_nobody_meets_anybody_again_while_that_can_be_avoided(ground, seed):
    found = paired(ground, dice_of(seed))
    fewest = min(ground.byes[who] for who in ground.standing)
    resting = [who for who in ground.standing if ground.byes[who] == fewest] if found.bye is not None else [None]
    new = nx.Graph()
    new.add_nodes_from(ground.standing)
    new.add_edges_from(
        (one, other)
        for one in ground.standing
        for other in ground.standing
        if one < other and not ground.meetings[pair_of(one, other)]
    )
    avoidable = any(
        nx.is_perfect_matching(left, nx.max_weight_matching(left, maxcardinality=True))
        for left in (new.subgraph(set(ground.standing) - {who}) for who in resting)
    )
    if avoidable:
        assert not any(ground.meetings[pair_of(*pair)] for pair in found.pairs)


def test_equals_meet_and_the_lowest_rests():
    ground = Ground([1, 2, 3, 4, 5], {1: 6, 2: 6, 3: 3, 4: 3, 5: 0}, {}, {})
    found = paired(ground, dice_of(1))
    assert {frozenset(pair) for pair in found.pairs} == {frozenset({1, 2}), frozenset({3, 4})}
    assert found.bye == 5
    rested = Ground([1, 2, 3, 4, 5], ground.points, {}, {5: 1})
    assert paired(rested, dice_of(1)).bye == 4


def test_nobody_is_stranded_by_those_above_him():
    """From the top 1 would take 2, and leave 3 and 4 who have met."""
    ground = Ground([1, 2, 3, 4], {1: 9, 2: 9, 3: 3, 4: 0}, {(3, 4): 1}, {})
    assert not any(pair_of(*pair) == (3, 4) for pair in paired(ground, dice_of(1)).pairs)


def test_a_pair_is_kept_apart_where_that_makes_nobody_meet_again():
    wishes = Wishes({(1, 2): 1})
    points = {1: 9, 2: 9, 3: 0, 4: 0}
    apart = paired(Ground([1, 2, 3, 4], points, {}, {}, wishes), dice_of(1))
    assert not any(pair_of(*pair) == (1, 2) for pair in apart.pairs)
    met = Counter({(1, 3): 1, (1, 4): 1})
    assert any(
        pair_of(*pair) == (1, 2) for pair in paired(Ground([1, 2, 3, 4], points, met, {}, wishes), dice_of(1)).pairs
    )


@pytest.mark.parametrize("count", [129, 200])
def test_a_large_field_is_paired_among_the_nearest(count):
    points = {who: (count - who) // 20 for who in range(count)}
    met = Counter(pair_of(who, other) for who in range(count) for other in range(who + 1, min(count, who + 18)))
    found = paired(Ground(range(count), points, met, {}), dice_of(3))
    assert len(found.pairs) == count // 2
    assert not any(met[pair_of(*pair)] for pair in found.pairs)


def test_who_sits_first_is_drawn():
    ground = Ground([1, 2], {1: 0, 2: 0}, {}, {})
    assert {paired(ground, dice_of(seed)).pairs for seed in range(20)} == {((1, 2),), ((2, 1),)}


def test_each_pair_can_be_explained():
    ground = Ground([0, 1, 2, 3], {0: 6, 1: 6, 2: 3, 3: 0}, {(0, 1): 1}, {})
    assert reason(ground, (2, 0), name) == "Cy is the closest in points to Ana, who has met Bo"
    assert reason(ground, (3, 1), name) == (
        "Bo and Di are 6 apart in points and haven't met; Cy is closer to Bo, but this way all pairs "
        "together are closest"
    )
    assert reason(Ground([0, 1], {0: 3, 1: 3}, {}, {}), (0, 1), name) == "Ana and Bo are tied on points and haven't met"
    assert reason(Ground([0, 1], {0: 3, 1: 3}, {(0, 1): 2}, {}), (0, 1), name) == (
        "Ana and Bo have met 2 times: every other pairing would repeat as many matches, or more"
    )
