"""Who stands where, and why: chains of measures, each asked only where all before it are equal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from spellhall.tournaments import seeds
from spellhall.tournaments.event import Event
from spellhall.tournaments.points import lines, totals
from spellhall.tournaments.structures.structure import Match, Over

Value = int | Fraction


@dataclass(frozen=True)
class Known:
    """What is known of all entrants at a moment.

    Attributes:
        still: who is still in; when all is played, who has won.
        points: of every entrant.
        matches: those that each has played to their end, in order.
        lots: the place of each by lot; the lowest is the best.
    """

    still: frozenset[int]
    points: Mapping[int, int]
    matches: Mapping[int, tuple[Match, ...]]
    lots: Mapping[int, int]

    def average(self, entrant: int, matches: Sequence[Match]) -> Fraction:
        """The first fact, a game."""
        total, games = counted(entrant, matches)
        return Fraction(total, games) if games else Fraction(0)


def counted(entrant: int, matches: Sequence[Match]) -> tuple[int, int]:
    """The sum of the first fact over matches, and their games."""
    total = sum(match.sums[entrant][0] for match in matches if match.sums[entrant])
    return total, sum(match.games for match in matches)


def _opponents(known: Known, entrant: int) -> Fraction:
    """The points of all with whom one has sat at a table, on average; who met twice counts twice."""
    mates = [mate for match in known.matches[entrant] for mate in match.entrants if mate != entrant]
    return Fraction(sum(known.points[mate] for mate in mates), len(mates)) if mates else Fraction(0)


@dataclass(frozen=True)
class Measure:
    """Something by which entrants are ranked: more is better."""

    title: str
    of: Callable[[Known, int], Value]


MEASURES: dict[str, Measure] = {
    "in": Measure("still in", lambda known, entrant: int(entrant in known.still)),
    "points": Measure("points", lambda known, entrant: known.points[entrant]),
    "match_wins": Measure(
        "matches won", lambda known, entrant: sum(match.winner == entrant for match in known.matches[entrant])
    ),
    "game_wins": Measure(
        "games won", lambda known, entrant: sum(match.wins[entrant] for match in known.matches[entrant])
    ),
    "average": Measure("average a game", lambda known, entrant: known.average(entrant, known.matches[entrant])),
    "average_last": Measure(
        "average a game in the last round played",
        lambda known, entrant: known.average(entrant, known.matches[entrant][-1:]),
    ),
    "opponents": Measure("average points of those met", _opponents),
    "lot": Measure("lot", lambda known, entrant: -known.lots[entrant]),
}
"""All measures by the names that stand in chains."""


@dataclass(frozen=True)
class Rank:
    """One line of a standing.

    Attributes:
        place: from 1.
        entrant: who has it.
        points: his.
        status: "in", "won", "out", or how he went and after which round ("left after round 2").
        values: what he has of each measure of the chain.
        decided: the measure that put him below the one above; empty for the first.
    """

    place: int
    entrant: int
    points: int
    status: str
    values: tuple[tuple[str, Value], ...]
    decided: str


def known_of(event: Event) -> Known:
    """What is known now."""
    field = event.field
    matches: dict[int, list[Match]] = {entrant: [] for entrant in field.entrants}
    for round in field.rounds:
        for match in round.matches:
            for entrant in match.entrants:
                if match.over and entrant not in match.absent:
                    matches[entrant].append(match)
    sums = totals(lines(event))
    by_lot = sorted(field.entrants, key=lambda entrant: seeds.standing_lot(event.seed, entrant))
    return Known(
        frozenset(_still(event)),
        {entrant: sums[entrant] for entrant in field.entrants},
        {entrant: tuple(own) for entrant, own in matches.items()},
        {entrant: place for place, entrant in enumerate(by_lot, 1)},
    )


def _still(event: Event) -> Sequence[int]:
    """Who is still in: the winner alone, when all is played."""
    field = event.field
    if field.rounds and field.rounds[-1].over:
        ahead = event.ahead
        if isinstance(ahead, Over):
            return () if ahead.winner is None else (ahead.winner,)
    return event.structure.playing(field)


def standing(event: Event) -> list[Rank]:
    """Everybody, the best first: by the chain of the plan, or that of the structure; those who went keep their place
    as they had earned it.
    """
    chain = event.plan.standings or event.structure.chain
    known = known_of(event)
    over = bool(event.field.rounds) and event.field.rounds[-1].over and isinstance(event.ahead, Over)
    values = {
        entrant: tuple((name, MEASURES[name].of(known, entrant)) for name in chain) for entrant in event.field.entrants
    }
    best_first = sorted(values, key=lambda entrant: [value for _, value in values[entrant]], reverse=True)
    ranks: list[Rank] = []
    for place, entrant in enumerate(best_first, 1):
        own, above = values[entrant], values[best_first[place - 2]] if place > 1 else ()
        decided = next((name for (name, value), (_, other) in zip(own, above, strict=False) if value != other), "")
        status = _status(event, entrant, known, over)
        ranks.append(Rank(place, entrant, known.points[entrant], status, own, decided))
    return ranks


def _status(event: Event, number: int, known: Known, over: bool) -> str:
    """How somebody stands."""
    entrant = event.entrant(number)
    if entrant.gone:
        how = {"left": "left", "absent": "not there", "ejected": "sent away"}[entrant.gone]
        return f"{how} after round {entrant.gone_after}" if entrant.gone_after else how
    if number in known.still:
        return "won" if over else "in"
    return "out"
