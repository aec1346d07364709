"""Knockout: if you lose a match, you're out, until one is left (SS-TO-13 to SS-TO-19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.number_words import there_are
from spellhall.tournaments.plan import Knockout, Plan
from spellhall.tournaments.randomness import dice_of, drawn
from spellhall.tournaments.seating import Wishes, by_lot
from spellhall.tournaments.structures import bracket
from spellhall.tournaments.structures.shared import Closed, byes, draw_of, knockout_rule, misplaced, pairs_together
from spellhall.tournaments.structures.structure import (
    Ahead,
    Draw,
    Field,
    Forecast,
    Match,
    MatchRule,
    Over,
    Round,
    RoundAhead,
    ToDraw,
)

THIRD = 1
"""What winning the match for third place is worth: less than any other victory."""


class KnockoutStructure(Closed):
    """The structure of ``plan.Knockout``.

    A victory and a bye are worth as many points as a table has seats, and the other places of a table less, so
    lasting longer brings more.
    """

    chain: tuple[str, ...] = ("in", "points", "average", "lot")

    def __init__(self, settings: Knockout) -> None:
        self.settings = settings

    def faults(self, plan: Plan) -> list[str]:
        """What only works with two at a table."""
        faults = []
        if self.settings.seats > 2 and self.settings.draw == "bracket":
            faults.append("brackets are for two at a table; with more of them every round is drawn anew (SS-TO-13)")
        if self.settings.seats > 2 and self.settings.third_place:
            faults.append("a third-place match is for two at a table; with more, the last match settles third place")
        return faults

    def fault_of(self, count: int, plan: Plan) -> str:
        """One entrant alone can't be knocked out."""
        return "" if count > 1 else f"a knockout takes at least two entrants, and {there_are(count)}"

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """All rounds, if no one drops."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        rounds: list[RoundAhead] = []
        points, left = 0, count
        while left > 1:
            sizes, resting = self._sizes(left)
            if left == 2 and self.settings.third_place and rounds and rounds[-1].entrants > 3:
                rounds.append(RoundAhead(4, (*sizes, 2)))
                points += THIRD
            else:
                rounds.append(RoundAhead(left, sizes, resting))
            points += sum(self._worth(place, size) for size in sizes for place in range(1, size + 1))
            points += resting * self.settings.seats
            left = len(sizes) + resting
        return Forecast(count, tuple(rounds), points * plan.factor)

    def _sizes(self, count: int) -> tuple[tuple[int, ...], int]:
        """The tables for ``count`` entrants, and the byes of those too few to fill one (SS-TO-16, SS-TO-18).

        If all are too few for a table, they play together: otherwise no one would ever win.
        """
        if self.settings.draw == "bracket":
            matches = count - len(bracket.seeds(count)) // 2
            return (2,) * matches, count - 2 * matches
        seats = min(self.settings.seats, count)
        return (seats,) * (count // seats), count % seats

    def playing(self, field: Field) -> tuple[int, ...]:
        """Everyone who hasn't lost (SS-TO-14)."""
        return tuple(entrant for entrant in self._undefeated(field, len(field.rounds)) if entrant not in field.gone)

    def _undefeated(self, field: Field, rounds: int) -> tuple[int, ...]:
        """Who hadn't lost after these rounds."""
        if not rounds:
            return field.present
        last = field.rounds[rounds - 1]
        matches = last.matches[:1] if self._has_third(field, rounds) else last.matches
        return (*(who for match in matches for who in standing_in(match)), *last.byes)

    def _has_third(self, field: Field, round: int) -> bool:
        """Whether a round was the last and also had a match for third place."""
        matches = field.rounds[round - 1].matches
        return (
            self.settings.third_place
            and round > 1
            and len(matches) == 2
            and len(self._undefeated(field, round - 1)) < 4
        )

    def ahead(self, field: Field) -> Ahead:
        """It goes on until one is left (SS-TO-15)."""
        still = self.playing(field)
        if field.rounds and len(still) < 2:
            return Over(still[0] if still else None)
        return ToDraw(len(field.rounds) + 1, still)

    def draw(self, field: Field, seed: int) -> Draw:
        """At random in every round (SS-TO-13), or once for all in a bracket."""
        still = self.playing(field)
        if fault := self.fault_of(len(still), field.plan):
            raise UsageError(fault)
        if self.settings.draw == "bracket":
            tables, resting = self._from_bracket(field, still, seed)
            drawing = Draw(tuple(tables), tuple(resting), pairs_together(tables, field), misplaced(tables, field))
        else:
            drawing = self._by_lot(field, still, seed)
        third = self._for_third(field, still)
        return Draw((*drawing.tables, third), (), drawing.together, drawing.misplaced) if third else drawing

    def _by_lot(self, field: Field, still: Sequence[int], seed: int) -> Draw:
        sizes, count = self._sizes(len(still))
        dice = dice_of(seed)
        had = byes(field.rounds)
        resting = sorted(drawn(still, dice), key=lambda entrant: had[entrant])[:count]
        playing = [entrant for entrant in still if entrant not in resting]
        fixed = {who: table - 1 for who, table in field.fixed.items() if 0 < table <= len(sizes)}
        seated = by_lot(playing, sizes, dice, Wishes(field.apart, fixed))
        return draw_of(seated.tables, resting, field)

    def _from_bracket(self, field: Field, still: Sequence[int], seed: int) -> tuple[list[tuple[int, ...]], list[int]]:
        if not field.rounds:
            return bracket.column(bracket.boxes(drawn(still, dice_of(seed))), still, 1)
        return bracket.column(bracket.boxes_of(field.rounds[0]), still, len(field.rounds) + 1)

    def _for_third(self, field: Field, still: Sequence[int]) -> tuple[int, ...]:
        """Who plays for third place alongside the last match."""
        if not self.settings.third_place or len(still) != 2 or not field.rounds:
            return ()
        lost = [who for match in field.rounds[-1].matches for who in match.entrants if who not in still]
        losers = tuple(who for who in lost if who not in field.gone)
        return losers if len(losers) == 2 else ()

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """SS-TO-02, SS-TO-03, SS-TO-20."""
        return knockout_rule(self.settings.best_of, self.settings.seats)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """More for every round survived."""
        if match.table == 2 and self._has_third(field, match.round):
            return {entrant: THIRD if place == 1 else 0 for entrant, place in match.places.items()}
        return {entrant: self._worth(place, len(match.entrants)) for entrant, place in match.places.items()}

    def _worth(self, place: int, seats: int) -> int:
        return self.settings.seats if place == 1 else seats - place

    def bye_points(self, field: Field, round: Round) -> int:
        """A bye counts as a win (SS-TO-16)."""
        return self.settings.seats


def standing_in(match: Match) -> list[int]:
    """Who can still advance from a match, or does."""
    return [who for who in match.entrants if match.places.get(who, 1) == 1 and who not in match.left]
