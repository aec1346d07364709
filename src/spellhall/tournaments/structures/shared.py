"""What several structures share: how long a match is, what its places are worth, and what happened so far."""

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
"""If fewer play at a table made for more than two, the match is marked for the judge (SFT-ELI-08)."""
USUAL = {2: 3, 3: 1, 4: 1}
"""The default for the most games in a match, by seats (SS-TO-02, SS-TO-03)."""


WORTH = {2: (3, 0), 3: (4, 3, 2, 1), 4: (4, 3, 2, 1)}
"""The default values of places, by the seats of a table."""


def faults_of_worth(worth: Sequence[int]) -> list[str]:
    """Points that make losing better, or are too large to add up."""
    beyond = out_of_bounds(len(worth), 1, MOST_PLACES, "points are given for {} places")
    beyond += [fault for own in worth for fault in out_of_bounds(own, 0, MOST_WORTH, "a place is worth {} points")][:1]
    if beyond or (list(worth) == sorted(worth, reverse=True) and worth[0] > 0):
        return beyond
    return [f"points must fall from first place to last, unlike {', '.join(map(str, worth))}"]


def too_few(least: int, count: int) -> str:
    """Why an event that takes at least ``least`` entrants can't begin; empty when it can."""
    return "" if count >= least else f"this tournament needs at least {least} entrants, and {there_are(count)}"


def too_many(matches: int) -> str:
    """Why this many matches are too many for an event; empty when they aren't."""
    most = f"a round robin has at most {MOST_MATCHES} matches"
    return "" if matches <= MOST_MATCHES else f"{most}; this one would have {matches}"


def knockout_rule(best_of: int, seats: int) -> MatchRule:
    """A match that someone has to win.

    Drawn games are replayed; if there is only one game, its counts decide (SS-TO-20).
    """
    games = best_of or USUAL.get(seats, 1)
    return MatchRule(games // 2 + 1, games if games == 1 else 0, least=min(seats, LEAST))


def open_rule(best_of: int, seats: int) -> MatchRule:
    """A match that may end without a winner, after ``best_of`` games at most, including drawn ones."""
    games = best_of or USUAL.get(seats, 1)
    return MatchRule(games // 2 + 1, games, must_win=False, least=min(seats, LEAST))


def shared(worth: Sequence[int], match: Match) -> dict[int, int]:
    """The values of a match's places; entrants who share a place split what their places are worth together.

    So a draw is never better for both than a victory for one.
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
    """How often each sat at a smaller table than others in the round."""
    found: Counter[int] = Counter()
    for round in rounds:
        largest = max((len(match.entrants) for match in round.matches), default=0)
        found.update(who for match in round.matches if len(match.entrants) < largest for who in match.entrants)
    return found


def table_sizes(count: int, seats: int) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables for ``count`` entrants, and how many byes are left.

    With tables of three or four, only one, two and five entrants leave any. If both sizes fit, most tables have the
    preferred size.
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
    """Tables in order, but an entrant who needs a certain table gets it.

    They don't if another at their table needs a different one, or if there aren't that many tables.
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
    """Who doesn't sit at the table they need."""
    at = {who: number for number, table in enumerate(tables, 1) for who in table}
    return tuple(sorted(who for who in at if field.fixed.get(who, at[who]) != at[who]))


def pairs_together(tables: Sequence[Sequence[int]], field: Field) -> tuple[Pair, ...]:
    """Pairs who should have been kept apart, but share a table."""
    return tuple(sorted(pair for pair in met(tables) if pair in field.apart))


def draw_of(tables: Sequence[Sequence[int]], resting: Sequence[int], field: Field) -> Draw:
    """A draw whose tables may be in any order."""
    ordered = placed(tables, field.fixed)
    return Draw(tuple(ordered), tuple(resting), pairs_together(ordered, field), misplaced(ordered, field))


class Closed:
    """A structure that no one can join once it has begun, and whose rounds all count alike."""

    def faults(self, plan: Plan) -> list[str]:
        """No plan contradicts it."""
        return []

    def late(self, field: Field) -> Late:
        """No one joins later."""
        return Late(refusal="round 1 is paired, and this kind of event takes no late entries")

    def times(self, round: int) -> int:
        """All rounds count alike."""
        return 1
