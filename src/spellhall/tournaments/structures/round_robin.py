"""Round robin: everyone meets everyone, in groups if there are many.

Round 1 is drawn at random and determines all others: the schedule is read back from it (``circle_method``).
With three at a table there is no such schedule; there every round seats together those who have met least.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.tournaments.measures import BY_POINTS, ranked
from spellhall.tournaments.number_words import out_of_bounds
from spellhall.tournaments.plan import MOST_GROUPS, MOST_MEETINGS, Plan, RoundRobin
from spellhall.tournaments.randomness import dice_of, drawn
from spellhall.tournaments.seating import Wishes, pods
from spellhall.tournaments.structures import circle_method
from spellhall.tournaments.structures.shared import (
    WORTH,
    Closed,
    byes,
    faults_of_worth,
    meetings,
    misplaced,
    open_rule,
    pairs_together,
    shared,
    smaller,
    table_sizes,
    too_few,
    too_many,
)
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


class RoundRobinStructure(Closed):
    """The structure of ``plan.RoundRobin``."""

    chain: tuple[str, ...] = BY_POINTS

    def __init__(self, settings: RoundRobin) -> None:
        self.settings = settings
        self.worth = settings.points or WORTH[settings.seats]

    def faults(self, plan: Plan) -> list[str]:
        """Numbers that make no rounds, and points that make losing better."""
        faults = faults_of_worth(self.worth)
        faults += out_of_bounds(self.settings.groups, 1, MOST_GROUPS, "entrants are dealt into {} groups")
        return faults + out_of_bounds(self.settings.legs, 1, MOST_MEETINGS, "everyone meets everyone {} times")

    def fault_of(self, count: int, plan: Plan) -> str:
        """Every group needs a table, and no one can meet everyone if there are too many."""
        least = self.settings.groups * self.settings.seats
        return too_few(least, count) or too_many(sum(map(self._matches, self._sizes(count))))

    def _sizes(self, count: int) -> list[int]:
        """The sizes of the groups for ``count`` entrants."""
        return [len(group) for group in circle_method.grouped(range(count), self.settings.groups)]

    def _matches(self, size: int) -> int:
        """How many matches a group of this size has."""
        return self._rounds([size]) * len(table_sizes(size, self.settings.seats)[0])

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """All rounds, if everyone stays."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        groups = self._sizes(count)
        rounds: list[RoundAhead] = []
        points = 0
        for number in range(1, self._rounds(groups) + 1):
            playing = [size for size in groups if number <= self._rounds([size])]
            tables = [table_sizes(size, self.settings.seats) for size in playing]
            sizes = tuple(sorted(size for group, _ in tables for size in group))
            resting = sum(byes for _, byes in tables)
            rounds.append(RoundAhead(sum(playing), sizes, resting))
            points += sum(sum(self.worth[:size]) for size in sizes) + resting * self.worth[0]
        return Forecast(count, tuple(rounds), points * plan.factor)

    def _rounds(self, groups: Sequence[int]) -> int:
        """How many rounds groups of these sizes take: at a table of three you meet two others."""
        largest, seats, legs = max(groups), self.settings.seats, self.settings.legs
        if seats == 2:
            return (largest - 1 + largest % 2) * legs
        return -(-legs * (largest - 1) // 2)

    def playing(self, field: Field) -> tuple[int, ...]:
        """Everyone who is there and whose group isn't finished."""
        if not field.rounds:
            return field.present
        done = len(field.rounds) - (not field.rounds[-1].over)
        playing = {who for group in self.groups(field) if done < self._rounds([len(group)]) for who in group}
        return tuple(who for who in field.present if who in playing)

    def ahead(self, field: Field) -> Ahead:
        """All rounds of the largest group."""
        if not field.rounds:
            return ToDraw(1, field.present)
        if (still := self.playing(field)) and len(field.present) > 1:
            return ToDraw(len(field.rounds) + 1, still)
        return Over(next((who for who in ranked(field, self) if who not in field.gone), None))

    def groups(self, field: Field) -> list[list[int]]:
        """The groups as they were drawn, each in the order that its rounds are made from."""
        first = field.rounds[0]
        matches, byes = iter([match.entrants for match in first.matches]), iter(first.byes)
        found: list[list[int]] = []
        for dealt in circle_method.grouped(range(len(first.entrants)), self.settings.groups):
            sizes, count = table_sizes(len(dealt), self.settings.seats)
            tables, resting = [next(matches) for _ in sizes], [next(byes) for _ in range(count)]
            pairs = self.settings.seats == 2
            found.append(
                circle_method.order_of(tables, resting) if pairs else [*(w for t in tables for w in t), *resting]
            )
        return found

    def draw(self, field: Field, seed: int) -> Draw:
        """The next round of every group."""
        dice = dice_of(seed)
        if not field.rounds and (fault := self.fault_of(len(field.present), field.plan)):
            raise UsageError(fault)
        groups = self.groups(field) if field.rounds else []
        groups = groups or circle_method.grouped(drawn(field.present, dice), self.settings.groups)
        number = len(field.rounds)
        tables: list[tuple[int, ...]] = []
        resting: list[int] = []
        for place, group in enumerate(groups):
            if self.settings.seats == 2:
                legs = circle_method.twos(group, self.settings.legs)
                met = legs[number] if number < len(legs) else []
                there = [tuple(who for who in table if who not in field.gone) for table in met]
                new: list[tuple[int, ...]] = [table for table in there if len(table) == 2]
                idle = [who for who in group if who not in field.gone and number < len(legs)]
            else:
                idle = [who for who in group if who not in field.gone and number < self._rounds([len(group)])]
                new = self._threes(field, idle, dice_of(seed, place))
            tables += new
            resting += [who for who in idle if not any(who in table for table in new)]
        return Draw(tuple(tables), tuple(resting), pairs_together(tables, field), misplaced(tables, field))

    def _threes(self, field: Field, group: Sequence[int], dice: Dice) -> list[tuple[int, ...]]:
        """Tables for a group that seat together those who have met least."""
        had = byes(field.rounds)
        sizes, count = table_sizes(len(group), self.settings.seats)
        resting = sorted(drawn(group, dice), key=lambda who: had[who])[:count]
        order = [who for who in drawn(group, dice) if who not in resting]
        level = dict.fromkeys(order, 0)
        small = smaller(field.rounds)
        return list(pods(order, sizes, dice, level, meetings(field.rounds), small, Wishes(field.apart)).tables)

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """A match may be drawn."""
        return open_rule(self.settings.best_of, self.settings.seats)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """The value of the place."""
        return shared(self.worth, match)

    def bye_points(self, field: Field, round: Round) -> int:
        """A bye is worth a victory.

        In a group with an odd number everyone has one, and so does an entrant whose opponent has gone.
        """
        return self.worth[0]
