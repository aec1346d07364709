"""Tables of three: the winner of a match advances, everyone else is out, until a round has only one table."""

from __future__ import annotations

from collections.abc import Mapping

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.number_words import out_of_bounds, there_are
from spellhall.tournaments.plan import MOST_WINS, Plan, TablesOfThree
from spellhall.tournaments.randomness import Pair, dice_of, pair_of
from spellhall.tournaments.seating import Wishes, by_lot, met
from spellhall.tournaments.structures.structure import (
    Ahead,
    Draw,
    Field,
    Forecast,
    Late,
    Match,
    MatchRule,
    Over,
    Round,
    RoundAhead,
    ToBringBack,
    ToDraw,
)
from spellhall.tournaments.tables import FIVE, THREE, missing, sizes_of

PLACE_POINTS = (4, 3, 2, 1)
"""For the places of a match; everyone who plays gets at least the last of them (SFT-SCO-03 to SFT-SCO-08)."""
LEAST = PLACE_POINTS[-1]
CHAMPION = 5
"""What an event's last match is worth to its winner instead of the first-place points (SFT-SCO-12)."""
NEAR_THE_END = 3
"""What the losers of the last round but one score, if the plan gives them that (SFT-SCO-13)."""
STRONG, CONQUEROR, AGAIN = 4, 2, 1
"""The weights for keeping two apart: a staff wish, one brought back and who knocked them out, a repeat meeting."""


class TablesOfThreeStructure:
    """The structure of ``plan.TablesOfThree``."""

    chain: tuple[str, ...] = ("in", "points", "match_wins", "average", "lot")

    def __init__(self, settings: TablesOfThree) -> None:
        self.settings = settings

    def faults(self, plan: Plan) -> list[str]:
        """What in a plan contradicts tables of three."""
        return out_of_bounds(self.settings.to_win, 1, MOST_WINS, "a match is won by {} games", "SFT-GEN-11")

    def fault_of(self, count: int, plan: Plan) -> str:
        """No one can be brought back before round 1, so the numbers have to fit (SFT-BRK-03, SFT-BRK-13)."""
        threes = threes_only(plan)
        what = "teams" if plan.team > 1 else "entrants"
        if count < THREE:
            return f"a table has at least three {what}, and {there_are(count)} (SFT-BRK-03)"
        if threes and count % THREE:
            return f"three teams sit at a table, and {count} isn't a multiple of three (SFT-TEA-16)"
        if missing(count, threes, plan.policies.five):
            return (
                "five entrants don't fill tables of three and four: wait for a sixth, or have the plan say "
                "five=one_table_of_five (SFT-BRK-13)"
            )
        return ""

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """All rounds, if everyone stays and no place is shared (SFT-BRK-14, SFT-SCO-17)."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        rounds: list[RoundAhead] = []
        points, left = 0, count
        while left > 1:
            back = missing(left, threes_only(plan), plan.policies.five)
            left += back
            sizes = sizes_of(left, plan.policies.seating)
            rounds.append(RoundAhead(left, sizes, back=back))
            points += len(rounds) * sum(base_points(place) for size in sizes for place in range(1, size + 1))
            left = len(sizes)
        points += len(rounds) * (CHAMPION - PLACE_POINTS[0])
        return Forecast(count, tuple(rounds), points * plan.factor)

    def playing(self, field: Field) -> tuple[int, ...]:
        """Winners advance, with those who were brought back; no one has a bye (SFT-BRK-07, SFT-BRK-12)."""
        if not field.rounds:
            return field.present
        still = [
            entrant
            for match in field.rounds[-1].matches
            for entrant in match.entrants
            if match.places.get(entrant, 1) == 1 and entrant not in match.left | field.gone
        ]
        return (*still, *(entrant for entrant in field.back if entrant not in {*still, *field.gone}))

    def ahead(self, field: Field) -> Ahead:
        """SFT-BRK-09, SFT-BRK-13, SFT-BRK-20."""
        still, number = self.playing(field), len(field.rounds) + 1
        if not field.rounds:
            return ToDraw(number, still)
        if len(field.rounds[-1].matches) == 1:
            return Over(field.rounds[-1].matches[0].winner)
        if len(still) < 2:
            return Over(still[0] if still else None)
        count = missing(len(still), threes_only(field.plan), field.plan.policies.five)
        if count == 0 or field.alone == "play":
            return ToDraw(number, still)
        if field.alone == "rank":
            return Over(None)
        rule = "SFT-TEA-16" if threes_only(field.plan) else "SFT-BRK-13" if len(still) == FIVE else "SFT-BRK-09"
        return ToBringBack(number, still, count, f"{len(still)} are left, which doesn't fill tables of three ({rule})")

    def draw(self, field: Field, seed: int) -> Draw:
        """At random, then changed only as much as the wishes need (SFT-BRK-18)."""
        entrants = self.playing(field)
        if not field.rounds and (fault := self.fault_of(len(entrants), field.plan)):
            raise UsageError(fault)
        sizes = sizes_of(len(entrants), field.plan.policies.seating)
        wished = _to_part(field)
        apart = dict(wished)
        if field.plan.policies.avoid_repeats:
            for pair, times in met([match.entrants for round in field.rounds for match in round.matches]).items():
                apart[pair] = apart.get(pair, 0) + AGAIN * times
        fixed = {entrant: table - 1 for entrant, table in field.fixed.items() if 0 < table <= len(sizes)}
        seated = by_lot(entrants, sizes, dice_of(seed), Wishes(apart, fixed))
        together = tuple(pair for pair in seated.together if pair in wished)
        misplaced = {*seated.misplaced, *(entrant for entrant in entrants if field.fixed.get(entrant, 0) > len(sizes))}
        return Draw(seated.tables, together=together, misplaced=tuple(sorted(misplaced)))

    def late(self, field: Field) -> Late:
        """SFT-BRK-05: no one is turned away if they can make a table of four that hasn't begun."""
        if field.plan.policies.late_until == "draw" or threes_only(field.plan):
            return Late(refusal="round 1 is paired, and anyone who comes later plays in the next event (SFT-BRK-05)")
        tables = [m.table for m in field.rounds[0].matches if len(m.entrants) == THREE and not m.begun]
        if len(field.rounds) > 1 or not tables:
            return Late(refusal="every table of three has already begun its first game (SFT-BRK-05)")
        return Late(tuple(tables))

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """SFT-GEN-11: the first to win two games."""
        return MatchRule(self.settings.to_win, least=THREE)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """SFT-SCO-03 to SFT-SCO-08 and SFT-SCO-12 to SFT-SCO-15: if you share a place, you score for the better one."""
        points = {entrant: base_points(place) for entrant, place in match.places.items()}
        if len(field.rounds[match.round - 1].matches) == 1:
            return {entrant: CHAMPION if match.places[entrant] == 1 else own for entrant, own in points.items()}
        if field.plan.policies.semifinal == "losers_of_last_round_but_one" and _comes_before_the_final(field, match):
            return {entrant: max(own, NEAR_THE_END) for entrant, own in points.items()}
        return points

    def bye_points(self, field: Field, round: Round) -> int:
        """There are no byes (SFT-BRK-12)."""
        return 0

    def times(self, round: int) -> int:
        """SFT-SCO-09: points of round 3 count three times."""
        return round


def threes_only(plan: Plan) -> bool:
    """Whether no table has four seats: four teams are eight people (SFT-TEA-16)."""
    return plan.team > 1 and plan.policies.four_teams == "no"


def base_points(place: int) -> int:
    """What a place of a match is worth before the round's multiplier."""
    return PLACE_POINTS[place - 1] if place <= len(PLACE_POINTS) else LEAST


def _to_part(field: Field) -> dict[Pair, int]:
    """Who shouldn't share a table: by staff wish, or because one knocked the other out, who was brought back."""
    apart = {pair: STRONG * weight for pair, weight in field.apart.items()}
    if field.plan.policies.keep_apart:
        for entrant in field.back:
            lost = [m for round in field.rounds for m in round.matches if entrant in m.entrants]
            if lost and (winner := lost[-1].winner) is not None:
                pair = pair_of(entrant, winner)
                apart[pair] = apart.get(pair, 0) + CONQUEROR
    return apart


def _comes_before_the_final(field: Field, match: Match) -> bool:
    """Whether the round after a match's is the last one, as drawn or by its numbers."""
    if len(field.rounds) > match.round:
        return len(field.rounds[match.round].matches) == 1
    going_on = len(field.rounds[match.round - 1].matches)
    going_on += missing(going_on, threes_only(field.plan), field.plan.policies.five)
    return len(sizes_of(going_on, field.plan.policies.seating)) == 1
