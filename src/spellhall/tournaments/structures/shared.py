"""What several structures have in common: how long a match is, what its places are worth, what has been so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from spellhall.tournaments.number_words import out_of_bounds, there_are
from spellhall.tournaments.plan import MOST_MATCHES, MOST_PLACES, MOST_WORTH, Plan
from spellhall.tournaments.randomness import Pair
from spellhall.tournaments.seating import met
from spellhall.tournaments.structures.structure import Draw, Field, Late, Match, MatchRule, Round
from spellhall.tournaments.tables import counts_of_tables

LEAST = 3
"""With fewer at a table that was made for more a match is marked for the judge (SFT-ELI-08)."""
USUAL = {2: 3, 3: 1, 4: 1}
"""How many games a match has at most where the plan says nothing (SS-TO-02, SS-TO-03)."""


WORTH = {2: (3, 0), 3: (4, 3, 2, 1), 4: (4, 3, 2, 1)}
"""What places are worth where the plan says nothing, by the seats of a table."""


def faults_of_worth(worth: Sequence[int]) -> list[str]:
    """Points that make it better to lose, or that are more than anybody can add up."""
    beyond = out_of_bounds(len(worth), 1, MOST_PLACES, "points are given for {} places")
    beyond += [fault for own in worth for fault in out_of_bounds(own, 0, MOST_WORTH, "a place is worth {} points")][:1]
    if beyond or (list(worth) == sorted(worth, reverse=True) and worth[0] > 0):
        return beyond
    return [f"points fall from the first place to the last, unlike {', '.join(map(str, worth))}"]


def too_few(least: int, count: int) -> str:
    """Why an event that takes at least so many entrants cannot begin; empty when it can."""
    return "" if count >= least else f"this event takes at least {least} entrants, and {there_are(count)}"


def too_many(matches: int) -> str:
    """Why so many matches are too many for an event; empty when they are not."""
    most = f"an event at which everybody meets everybody has at most {MOST_MATCHES} matches"
    return "" if matches <= MOST_MATCHES else f"{most}, and this one would have {matches}"


def knockout_rule(best_of: int, seats: int) -> MatchRule:
    """A match that someone has to win: drawn games are played again, and if there is one only, what counts of it
    decides (SS-TO-20).
    """
    games = best_of or USUAL.get(seats, 1)
    return MatchRule(games // 2 + 1, games if games == 1 else 0, least=min(seats, LEAST))


def open_rule(best_of: int, seats: int) -> MatchRule:
    """A match that may end without a winner: so many games are played at most, drawn ones included."""
    games = best_of or USUAL.get(seats, 1)
    return MatchRule(games // 2 + 1, games, must_win=False, least=min(seats, LEAST))


def shared(worth: Sequence[int], match: Match) -> dict[int, int]:
    """What the places of a match are worth, where those who share one share what their places are worth together: a
    draw is never better for both than a victory for one.
    """
    points: dict[int, int] = {}
    sharing = Counter(match.places.values())
    for entrant, place in match.places.items():
        together = sum(_worth(worth, other) for other in range(place, place + sharing[place]))
        points[entrant] = together // sharing[place]
    return points


def _worth(worth: Sequence[int], place: int) -> int:
    return worth[place - 1] if place <= len(worth) else 0


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often two have met."""
    return met([match.entrants for round in rounds for match in round.matches])


def byes(rounds: Iterable[Round]) -> Counter[int]:
    """How many byes each has had."""
    return Counter(entrant for round in rounds for entrant in round.byes)


def smaller(rounds: Iterable[Round]) -> Counter[int]:
    """How often each sat at a smaller table than others of the round."""
    found: Counter[int] = Counter()
    for round in rounds:
        largest = max((len(match.entrants) for match in round.matches), default=0)
        found.update(who for match in round.matches if len(match.entrants) < largest for who in match.entrants)
    return found


def table_sizes(count: int, seats: int) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables where everybody of so many plays, and how many byes are left: with tables of three or
    four only one, two and five entrants leave any. Where both sizes fit, most tables have the size that is wanted.
    """
    if seats == 2:
        return (2,) * (count // 2), count % 2
    if count < 3:
        return ((2,), 0) if count == 2 else ((), count)
    if count == 5:
        return (4,), 1
    possible = counts_of_tables(count)
    tables = possible[0] if seats == 4 else possible[-1]
    fours = count - 3 * tables
    return (3,) * (tables - fours) + (4,) * fours, 0


def rounds_for(count: int, seats: int) -> int:
    """How many rounds leave at most one unbeaten, if every match has one winner."""
    rounds = 1
    while seats**rounds < count:
        rounds += 1
    return rounds


def placed(tables: Sequence[Sequence[int]], fixed: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Tables in their order, but the one who needs a certain one has it, unless another of their table needs another
    one, or there are not so many.
    """
    order: dict[int, tuple[int, ...]] = {}
    waiting: list[tuple[int, ...]] = []
    for table in map(tuple, tables):
        wanted = [fixed[who] - 1 for who in table if who in fixed and 0 < fixed[who] <= len(tables)]
        free = [number for number in wanted if number not in order]
        if free:
            order[free[0]] = table
        else:
            waiting.append(table)
    rest = iter(waiting)
    found = [order[number] if number in order else next(rest) for number in range(len(tables))]
    return found


def misplaced(tables: Sequence[Sequence[int]], field: Field) -> tuple[int, ...]:
    """Who does not sit at the table that they need."""
    at = {who: number for number, table in enumerate(tables, 1) for who in table}
    return tuple(sorted(who for who in at if field.fixed.get(who, at[who]) != at[who]))


def pairs_together(tables: Sequence[Sequence[int]], field: Field) -> tuple[Pair, ...]:
    """Pairs who should have been parted, and share a table."""
    return tuple(sorted(pair for pair in met(tables) if pair in field.apart))


def draw_of(tables: Sequence[Sequence[int]], resting: Sequence[int], field: Field) -> Draw:
    """A draw whose tables may stand in any order."""
    ordered = placed(tables, field.fixed)
    return Draw(tuple(ordered), tuple(resting), pairs_together(ordered, field), misplaced(ordered, field))


class Closed:
    """A structure into which nobody comes once it has begun, and in which all rounds count alike."""

    def faults(self, plan: Plan) -> list[str]:
        """Nothing contradicts it."""
        return []

    def late(self, field: Field) -> Late:
        """Nobody comes later."""
        return Late(refusal="round 1 is drawn, and in this kind of event nobody can come later")

    def times(self, round: int) -> int:
        """All rounds count alike."""
        return 1
