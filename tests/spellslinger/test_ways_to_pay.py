"""The ways to pay a cost are those that trying every number of every kind of source finds."""

from __future__ import annotations

from itertools import product

import pytest

from spellhall.games.spellslinger.costs import Cost
from spellhall.games.spellslinger.rules.payment import NOTHING_YET, Groups, Units, affords, smallest_ways, with_one_more
from spellhall.kernel.chance import Dice

COSTS = [Cost(text) for text in ("1", "3", "R", "RR", "1G", "2Y", "BR", "1YY", "XG", "2RG")]
KINDS: list[tuple[Units, ...]] = [
    ((1, 0, 0, 0, 0),),
    ((0, 0, 1, 0, 0),),
    ((0, 0, 0, 1, 0),),
    ((0, 0, 0, 0, 2),),
    ((0, 1, 0, 0, 0), (0, 0, 1, 0, 0)),
    tuple(tuple(int(i == colour) for i in range(5)) for colour in range(4)),
]


def sums(groups: Groups, way: tuple[int, ...], used: frozenset[Units]) -> frozenset[Units]:
    """What so many sources of each group can give, besides what is used already."""
    found = used
    for (yields, _), count in zip(groups, way, strict=True):
        for _ in range(count):
            found = with_one_more(found, yields)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_the_ways_to_pay_are_the_smallest_of_all(seed: int) -> None:
    dice = Dice(seed)
    groups: Groups = tuple((KINDS[dice.below(len(KINDS))], 1 + dice.below(3)) for _ in range(dice.below(5)))
    used = with_one_more(NOTHING_YET, KINDS[dice.below(len(KINDS))]) if dice.below(2) else NOTHING_YET
    for cost in COSTS:
        x = dice.below(3) if cost.x else 0
        if affords(used, cost, x):
            continue
        every = [
            way
            for way in product(*[range(size + 1) for _, size in groups])
            if affords(sums(groups, way, used), cost, x)
        ]
        least = [
            way
            for way in every
            if not any(o != way and all(a <= b for a, b in zip(o, way, strict=True)) for o in every)
        ]
        assert sorted(smallest_ways(groups, used, cost, x)) == sorted(least)
