"""Swiss rounds: everyone plays every round against entrants with similar results, without repeats if possible.

After the last round the best may advance to a knockout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.measures import BY_POINTS, WITH_CUT, points_of, ranked
from spellhall.tournaments.number_words import out_of_bounds
from spellhall.tournaments.pairs import Ground, paired
from spellhall.tournaments.plan import MOST_ROUNDS, Plan, Swiss
from spellhall.tournaments.randomness import dice_of, drawn
from spellhall.tournaments.seating import Wishes, pods
from spellhall.tournaments.structures import bracket, circle_method
from spellhall.tournaments.structures.knockout import standing_in
from spellhall.tournaments.structures.shared import (
    WORTH,
    byes,
    draw_of,
    faults_of_worth,
    knockout_rule,
    meetings,
    misplaced,
    open_rule,
    pairs_together,
    rounds_for,
    shared,
    smaller,
    table_sizes,
    too_few,
)
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
    ToDraw,
)


class SwissStructure:
    """The structure of ``plan.Swiss``."""

    def __init__(self, settings: Swiss) -> None:
        self.settings = settings
        self.chain: tuple[str, ...] = WITH_CUT if settings.cut else BY_POINTS
        self.worth = settings.points or WORTH[settings.seats]

    def faults(self, plan: Plan) -> list[str]:
        """Points that make losing better, and cuts that no knockout can start with."""
        faults = faults_of_worth(self.worth)
        seats, cut = self.settings.seats, self.settings.cut
        if cut and cut not in (seats, seats**2, seats**3, seats**4):
            fitting = f"{seats}, {seats**2}, {seats**3} or {seats**4}"
            faults.append(f"{fitting} advance to a knockout with tables of {seats}, not {repeated(cut)}")
        if self.settings.rounds:
            faults += out_of_bounds(self.settings.rounds, 1, MOST_ROUNDS, "a Swiss tournament has {} rounds")
        if cut and not self.settings.rounds:
            faults.append("with a knockout cut, the plan must say how many rounds come before it")
        return faults

    def fault_of(self, count: int, plan: Plan) -> str:
        """The tables have to be filled, and a cut has to cut someone."""
        return too_few(max(self.settings.seats, self.settings.cut), count)

    def rounds_of(self, started: int) -> int:
        """How many rounds come before a cut."""
        return self.settings.rounds or rounds_for(started, self.settings.seats)

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """All rounds, if everyone stays."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        sizes, resting = table_sizes(count, self.settings.seats)
        rounds = [RoundAhead(count, sizes, resting)] * self.rounds_of(count)
        points = len(rounds) * (sum(sum(self.worth[:size]) for size in sizes) + resting * self.worth[0])
        left = self.settings.cut
        while left > 1:
            rounds.append(RoundAhead(left, (self.settings.seats,) * (left // self.settings.seats)))
            left //= self.settings.seats
        return Forecast(count, tuple(rounds), points * plan.factor)

    def playing(self, field: Field) -> tuple[int, ...]:
        """Everyone who is there; in the cut, those who haven't lost."""
        done = len(field.rounds) - self.rounds_of(field.started)
        if not self.settings.cut or not field.rounds or done < 0:
            return field.present
        if done == 0:
            return tuple(self._best(field)) if field.rounds[-1].over else field.present
        last = field.rounds[-1]
        still = [*(who for match in last.matches for who in standing_in(match)), *last.byes]
        return tuple(who for who in still if who not in field.gone)

    def _best(self, field: Field) -> list[int]:
        """Who advances to the knockout: the first in the standing who are there."""
        return [who for who in ranked(field, self) if who not in field.gone][: self.settings.cut]

    def ahead(self, field: Field) -> Ahead:
        """All rounds, then the knockout."""
        done, total = len(field.rounds), self.rounds_of(field.started)
        still = self.playing(field)
        if not still:
            return Over(None)
        if not field.rounds or done < total:
            return ToDraw(done + 1, still) if len(still) > 1 or not field.rounds else Over(still[0])
        if not self.settings.cut:
            return Over(next(who for who in ranked(field, self) if who in still))
        return ToDraw(done + 1, still) if len(still) > 1 else Over(still[0])

    def draw(self, field: Field, seed: int) -> Draw:
        """By the standing, or at random as long as there is none."""
        if fault := "" if field.rounds else self.fault_of(len(field.present), field.plan):
            raise UsageError(fault)
        if field.rounds and len(field.rounds) >= self.rounds_of(field.started):
            return self._knockout(field, seed)
        dice = dice_of(seed)
        if self.settings.seats == 2:
            found = paired(self.ground(field, drawn(field.present, dice)), dice)
            return draw_of(found.pairs, [] if found.bye is None else [found.bye], field)
        ground = self.ground(field, drawn(field.present, dice))
        sizes, count = table_sizes(len(ground.standing), self.settings.seats)
        resting = sorted(reversed(ground.standing), key=lambda who: ground.byes.get(who, 0))[:count]
        standing = [who for who in ground.standing if who not in resting]
        small = smaller(field.rounds)
        fixed = {who: table - 1 for who, table in field.fixed.items() if 0 < table <= len(sizes)}
        wishes = Wishes(field.apart, fixed)
        seated = pods(standing, sizes, dice, ground.points, ground.meetings, small, wishes)
        return draw_of(seated.tables, resting, field)

    def ground(self, field: Field, order: Sequence[int]) -> Ground:
        """What a round is paired from; equals are in random order."""
        points = points_of(field, self)
        standing = sorted(order, key=lambda who: points[who], reverse=True)
        own = {who: points[who] for who in standing}
        return Ground(standing, own, meetings(field.rounds), byes(field.rounds), Wishes(field.apart))

    def _knockout(self, field: Field, seed: int) -> Draw:
        """The best meet the last who qualified, and each other as late as possible."""
        done = len(field.rounds) - self.rounds_of(field.started)
        still = self.playing(field)
        if self.settings.seats == 2:
            boxes = bracket.boxes(self._best(field)) if done == 0 else bracket.boxes_of(field.rounds[-done])
            tables, resting = bracket.column(boxes, still, done + 1)
            return Draw(tuple(tables), tuple(resting), pairs_together(tables, field), misplaced(tables, field))
        order = [who for who in ranked(field, self) if who in still]
        dealt = circle_method.grouped(order, -(-len(order) // self.settings.seats))
        dice = dice_of(seed)
        tables = [tuple(drawn(table, dice)) for table in dealt]
        return Draw(tuple(tables), (), pairs_together(tables, field), misplaced(tables, field))

    def late(self, field: Field) -> Late:
        """From the next round on, while half of all rounds are left; missed rounds score nothing."""
        total = self.rounds_of(field.started)
        if 2 * len(field.rounds) <= total:
            return Late(next_round=True)
        return Late(refusal=f"you can enter until round {total // 2} is paired; round {len(field.rounds)} already is")

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """A match may be drawn; one in the knockout has to be won."""
        knockout = self.settings.cut and round > self.settings.rounds
        return (knockout_rule if knockout else open_rule)(self.settings.best_of, self.settings.seats)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """The value of the place; nothing in the knockout, where only advancing counts."""
        if match.round > self.rounds_of(field.started) and self.settings.cut:
            return dict.fromkeys(match.places, 0)
        return shared(self.worth, match)

    def bye_points(self, field: Field, round: Round) -> int:
        """A bye is worth a victory."""
        return 0 if round.number > self.rounds_of(field.started) and self.settings.cut else self.worth[0]

    def times(self, round: int) -> int:
        """All rounds count alike."""
        return 1
