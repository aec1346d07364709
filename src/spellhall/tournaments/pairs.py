"""Who plays whom in a Swiss round for two: the pairs that together lie nearest in points and have not met.

All pairs are weighed at once (a matching of greatest weight), so nobody is left over whom an order from the top would
strand. What counts, each only where all before it is equal: a second bye while someone has had none, meetings over
again, pairs that should be kept apart, how low in the standing the bye falls, and the distance in points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import networkx as nx

from spellhall.kernel.chance import Dice
from spellhall.tournaments.randomness import Pair, drawn, pair_of
from spellhall.tournaments.seating import NO_WISHES, Wishes

MANY = 128
"""Above so many entrants each is weighed with a part of the others only."""
CANDIDATES = 16
NOBODY = -1
"""Stands for the bye in a matching."""


@dataclass(frozen=True)
class Paired:
    """One round for two.

    Attributes:
        pairs: the entrants of each table, in seat order, from the top of the standing.
        bye: who has no opponent, if anybody.
    """

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


@dataclass(frozen=True)
class Ground:
    """What a round is paired from.

    Attributes:
        standing: the entrants, the best first.
        points: of every entrant.
        meetings: how often two have met, for all who have.
        byes: how many byes an entrant has had, for all who have had any.
        wishes: who should be kept apart.
    """

    standing: Sequence[int]
    points: Mapping[int, int]
    meetings: Mapping[Pair, int]
    byes: Mapping[int, int]
    wishes: Wishes = NO_WISHES


@dataclass(frozen=True)
class _Weights:
    """What each kind of fault costs: more than all faults of the kinds after it can cost together."""

    bye: int
    again: int
    apart: int
    low: int


def paired(ground: Ground, dice: Dice) -> Paired:
    """The pairs of a round, and who has the bye where the number is odd."""
    if not ground.standing:
        return Paired(())
    found: set[Pair] = set()
    width = CANDIDATES if len(ground.standing) > MANY else len(ground.standing)
    places = (len(ground.standing) + 1) // 2
    order = drawn(ground.standing, dice)
    while len(found) < places:
        found = _matched(ground, order, width)
        width *= 2
    rank = {entrant: place for place, entrant in enumerate(ground.standing)}
    bye = next((max(pair) for pair in found if NOBODY in pair), None)
    tables = sorted(
        (sorted(pair, key=rank.__getitem__) for pair in found if NOBODY not in pair), key=lambda pair: rank[pair[0]]
    )
    seats = [drawn(pair, dice) for pair in tables]
    return Paired(tuple((first, second) for first, second in seats), bye)


def _matched(ground: Ground, order: Sequence[int], width: int) -> set[Pair]:
    """The best pairs among those of each entrant with so many others. The order at random decides between equals."""
    weights = _weights(ground)
    graph = nx.Graph()
    graph.add_nodes_from(order)
    costs: dict[Pair, int] = {}
    for entrant in order:
        for other in _candidates(ground, entrant, width):
            pair = pair_of(entrant, other)
            if pair not in costs:
                costs[pair] = _cost(ground, weights, pair)
    if len(order) % 2:
        fewest = min(ground.byes.get(entrant, 0) for entrant in order)
        for place, entrant in enumerate(reversed(ground.standing)):
            again = ground.byes.get(entrant, 0) - fewest
            costs[NOBODY, entrant] = weights.bye * again + weights.low * place
    highest = max(costs.values(), default=0)
    for (one, other), cost in costs.items():
        graph.add_edge(one, other, weight=highest - cost)
    return {pair_of(*pair) for pair in nx.max_weight_matching(graph, maxcardinality=True)}


def _candidates(ground: Ground, entrant: int, width: int) -> list[int]:
    """With whom an entrant is weighed: the nearest in points whom they have not met, and if they are too few,
    others.
    """
    others = [other for other in ground.standing if other != entrant]
    if width >= len(others):
        return others
    points = ground.points[entrant]

    def distance(other: int) -> tuple[int, int]:
        return ground.meetings.get(pair_of(entrant, other), 0), abs(ground.points[other] - points)

    return sorted(others, key=distance)[:width]


def _weights(ground: Ground) -> _Weights:
    entrants = len(ground.standing)
    widest = max(ground.points[entrant] for entrant in ground.standing)
    widest -= min(ground.points[entrant] for entrant in ground.standing)
    low = 1 + entrants * widest**2
    apart = low * (1 + entrants)
    again = apart * (1 + sum(ground.wishes.apart.values()))
    most = max(ground.meetings.values(), default=0)
    return _Weights(bye=again * (1 + entrants * most**2), again=again, apart=apart, low=low)


def _cost(ground: Ground, weights: _Weights, pair: Pair) -> int:
    one, other = pair
    cost = (ground.points[one] - ground.points[other]) ** 2
    cost += weights.again * ground.meetings.get(pair, 0) ** 2
    return cost + weights.apart * ground.wishes.apart.get(pair, 0)


def reason(ground: Ground, pair: Pair, name: Callable[[int], str]) -> str:
    """Why these two meet, in a sentence for them."""
    one, other = sorted(pair, key=list(ground.standing).index)
    times = ground.meetings.get(pair_of(one, other), 0)
    if times:
        often = "once" if times == 1 else f"{times} times"
        return (
            f"{name(one)} and {name(other)} have met {often}: every other way to pair this round would let as many "
            "meet again, or more"
        )
    apart = abs(ground.points[one] - ground.points[other])
    if not apart:
        return f"{name(one)} and {name(other)} are equal in points and have not met"
    nearer = [who for who in ground.standing if _is_nearer(ground, one, who, apart)]
    unmet = [who for who in nearer if not ground.meetings.get(pair_of(one, who), 0)]
    if unmet:
        return (
            f"{name(one)} and {name(other)} are {apart} apart in points and have not met; nearer to {name(one)} there "
            f"{'is' if len(unmet) == 1 else 'are'} {_listed(unmet, name)}, but all pairs together lie nearest this way"
        )
    met = f", who has met {_listed(nearer, name)}" if nearer else ""
    return f"{name(other)} is the nearest in points to {name(one)}{met}"


def _is_nearer(ground: Ground, one: int, who: int, apart: int) -> bool:
    return who != one and abs(ground.points[who] - ground.points[one]) < apart


def _listed(entrants: Sequence[int], name: Callable[[int], str]) -> str:
    names = [name(entrant) for entrant in entrants]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
