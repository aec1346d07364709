"""Swiss pairings for two: the pairs that are closest in points overall and haven't met.

All pairs are weighed at once (a maximum-weight matching), so no one is stranded as when pairing from the top.
What counts, each only if all before it is equal: a second bye while someone has had none, repeat meetings,
pairs that should be kept apart, how low in the standing the bye falls, and the distance in points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from spellhall.kernel.chance import Dice
from spellhall.tournaments.randomness import Pair, drawn, pair_of
from spellhall.tournaments.seating import NO_WISHES, Wishes

MANY = 128
"""Above this many entrants, each is weighed against only some of the others."""
CANDIDATES = 16
NOBODY = -1
"""Stands for the bye in a matching."""


@dataclass(frozen=True)
class Paired:
    """One round of pairs.

    Attributes:
        pairs: the entrants of each table, in seat order, from the top of the standing.
        bye: who has no opponent, if anybody.
    """

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


@dataclass(frozen=True)
class Ground:
    """Everything that a round is paired from.

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
    """The cost of each kind of fault: more than all faults of later kinds can cost together."""

    bye: int
    again: int
    apart: int
    low: int


def paired(ground: Ground, dice: Dice) -> Paired:
    """The pairs of a round, and who has the bye if the number is odd."""
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
    """The best pairs when each entrant is weighed against ``width`` others. A random order breaks ties.

    The import of networkx takes a tenth of the server's start-up time, so it happens with the first pairing.
    """
    nx = import_module("networkx")
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
    """The entrants that one is weighed against: the nearest in points that they haven't met, filled up with others."""
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
            f"{name(one)} and {name(other)} have met {often}: every other pairing would repeat as many matches, or more"
        )
    apart = abs(ground.points[one] - ground.points[other])
    if not apart:
        return f"{name(one)} and {name(other)} are tied on points and haven't met"
    nearer = [who for who in ground.standing if _is_nearer(ground, one, who, apart)]
    unmet = [who for who in nearer if not ground.meetings.get(pair_of(one, who), 0)]
    if unmet:
        return (
            f"{name(one)} and {name(other)} are {apart} apart in points and haven't met; {_listed(unmet, name)} "
            f"{'is' if len(unmet) == 1 else 'are'} closer to {name(one)}, but this way all pairs together are closest"
        )
    met = f", who has met {_listed(nearer, name)}" if nearer else ""
    return f"{name(other)} is the closest in points to {name(one)}{met}"


def _is_nearer(ground: Ground, one: int, who: int, apart: int) -> bool:
    return who != one and abs(ground.points[who] - ground.points[one]) < apart


def _listed(entrants: Sequence[int], name: Callable[[int], str]) -> str:
    names = [name(entrant) for entrant in entrants]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
