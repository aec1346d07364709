"""Measures that rank entrants. A chain of measures uses each only if all before it are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from spellhall.tournaments import seeds
from spellhall.tournaments.plan import Swiss
from spellhall.tournaments.structures.structure import Field, Match, Structure

Value = int | Fraction
BY_POINTS = ("points", "opponents", "match_wins", "average", "lot")
"""The chain for structures where everyone plays all rounds."""
WITH_CUT = ("in", "reached", *BY_POINTS)
"""The chain for Swiss rounds followed by a knockout."""


@dataclass(frozen=True)
class Known:
    """What is known about all entrants at a moment.

    Attributes:
        still: who is still in; when everything is played, who has won.
        points: of every entrant.
        matches: the finished matches of each, in order.
        reached: how many rounds of the knockout after Swiss rounds each was in.
        lots: the random place of each; the lowest is the best.
    """

    still: frozenset[int]
    points: Mapping[int, int]
    matches: Mapping[int, tuple[Match, ...]]
    reached: Mapping[int, int]
    lots: Mapping[int, int]

    def average(self, entrant: int, matches: Sequence[Match]) -> Fraction:
        """The first fact per game."""
        total, games = counted(entrant, matches)
        return Fraction(total, games) if games else Fraction(0)


def counted(entrant: int, matches: Sequence[Match]) -> tuple[int, int]:
    """The sum of the first fact over matches, and their games."""
    total = sum(match.sums[entrant][0] for match in matches if match.sums[entrant])
    return total, sum(match.games for match in matches)


def _opponents(known: Known, entrant: int) -> Fraction:
    """The average points of everyone that an entrant has shared a table with; a repeat opponent counts twice."""
    mates = [mate for match in known.matches[entrant] for mate in match.entrants if mate != entrant]
    return Fraction(sum(known.points[mate] for mate in mates), len(mates)) if mates else Fraction(0)


@dataclass(frozen=True)
class Measure:
    """A measure for ranking entrants: more is better."""

    title: str
    of: Callable[[Known, int], Value]


MEASURES: dict[str, Measure] = {
    "in": Measure("still in", lambda known, entrant: int(entrant in known.still)),
    "reached": Measure("rounds of the knockout", lambda known, entrant: known.reached.get(entrant, 0)),
    "points": Measure("points", lambda known, entrant: known.points[entrant]),
    "match_wins": Measure(
        "matches won", lambda known, entrant: sum(match.winner == entrant for match in known.matches[entrant])
    ),
    "game_wins": Measure(
        "games won", lambda known, entrant: sum(match.wins[entrant] for match in known.matches[entrant])
    ),
    "average": Measure("average per game", lambda known, entrant: known.average(entrant, known.matches[entrant])),
    "average_last": Measure(
        "average per game in the last round played",
        lambda known, entrant: known.average(entrant, known.matches[entrant][-1:]),
    ),
    "opponents": Measure("opponents' average points", _opponents),
    "lot": Measure("lot", lambda known, entrant: -known.lots[entrant]),
}
"""All measures by their names in chains."""


def measured(field: Field, points: Mapping[int, int], still: Iterable[int]) -> Known:
    """What is known about the entrants of an event, given their points."""
    matches: dict[int, list[Match]] = {entrant: [] for entrant in field.entrants}
    for round in field.rounds:
        for match in round.matches:
            for entrant in match.entrants:
                if match.over and entrant not in match.absent:
                    matches[entrant].append(match)
    by_lot = sorted(field.entrants, key=lambda entrant: seeds.standing_lot(field.seed, entrant))
    return Known(
        frozenset(still),
        {entrant: points.get(entrant, 0) for entrant in field.entrants},
        {entrant: tuple(own) for entrant, own in matches.items()},
        _reached(field),
        {entrant: place for place, entrant in enumerate(by_lot, 1)},
    )


def _reached(field: Field) -> Counter[int]:
    kind = field.plan.structure
    if not isinstance(kind, Swiss) or not kind.cut:
        return Counter()
    return Counter(entrant for round in field.rounds[kind.rounds :] for entrant in round.entrants)


def points_of(field: Field, structure: Structure) -> Counter[int]:
    """The points of every entrant who has any, before the factor of the event."""
    found: Counter[int] = Counter()
    for round in field.rounds:
        times = structure.times(round.number)
        for match in round.matches:
            if match.over and match.counts:
                base = structure.place_points(field, match)
                found.update({who: times * base[who] for who in match.entrants if who not in match.absent})
        bye = times * structure.bye_points(field, round)
        found.update(dict.fromkeys(round.byes, bye))
    return found


def ranked(field: Field, structure: Structure) -> list[int]:
    """Everyone by their results so far, the best first."""
    chain = [name for name in field.plan.standings or structure.chain if name != "in"]
    reached = measured(field, points_of(field, structure), ())
    return sorted(
        field.entrants, key=lambda entrant: [MEASURES[name].of(reached, entrant) for name in chain], reverse=True
    )
