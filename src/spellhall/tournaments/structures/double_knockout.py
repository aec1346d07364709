"""Double knockout: two defeats and you're out.

Undefeated entrants meet by a bracket, drawn at random; those with one defeat meet each other at random, avoiding
opponents that they have met if possible. In every round everyone who is in plays or has a bye, so both sides come
down to their last at about the same time. These two meet in the grand final. If that is the undefeated entrant's
first defeat, they play once more, because then both have one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.number_words import there_are
from spellhall.tournaments.pairs import Ground, paired
from spellhall.tournaments.plan import DoubleKnockout, Plan
from spellhall.tournaments.randomness import dice_of, drawn
from spellhall.tournaments.seating import Wishes
from spellhall.tournaments.structures import bracket
from spellhall.tournaments.structures.knockout import standing_in
from spellhall.tournaments.structures.shared import Closed, byes, knockout_rule, meetings, misplaced, pairs_together
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

TWICE = 2
"""The number of defeats that puts an entrant out."""


class DoubleKnockoutStructure(Closed):
    """The structure of ``plan.DoubleKnockout``. A point is a round survived."""

    chain: tuple[str, ...] = ("in", "points", "match_wins", "lot")

    def __init__(self, settings: DoubleKnockout) -> None:
        self.settings = settings

    def fault_of(self, count: int, plan: Plan) -> str:
        """One entrant alone can't be knocked out."""
        return "" if count > 1 else f"a knockout takes at least two entrants, and {there_are(count)}"

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """All rounds, if no one drops and the grand final is played once."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        rounds: list[RoundAhead] = []
        points, without, once = 0, count, 0
        while without + once > 1:
            survivors = without + once
            if without == once == 1:
                rounds.append(RoundAhead(2, (2,)))
                points += 1
                break
            column = bracket.seeds(without)
            matches = without - len(column) // 2 if without > 1 else 0
            others = once // 2
            sizes = (2,) * (matches + others)
            rounds.append(RoundAhead(survivors, sizes, survivors - 2 * len(sizes)))
            without, once = without - matches, once - others + matches
            points += without + once
        return Forecast(count, tuple(rounds), points * plan.factor)

    def defeats(self, field: Field, rounds: int) -> Counter[int]:
        """How many matches each had lost after these rounds; leaving a match means losing it."""
        found: Counter[int] = Counter()
        for round in field.rounds[:rounds]:
            for match in round.matches:
                found.update(set(match.entrants) - set(standing_in(match)))
        return found

    def playing(self, field: Field) -> tuple[int, ...]:
        """Everyone with fewer than two defeats; just the grand final's winner, if that is sure to be the last match."""
        still = self._still(field, len(field.rounds))
        return tuple(entrant for entrant in still if entrant not in field.gone)

    def _still(self, field: Field, rounds: int) -> tuple[int, ...]:
        everybody = field.rounds[0].entrants if field.rounds else field.present
        lost = self.defeats(field, rounds)
        if rounds and not self.settings.reset and self._is_grand(field, rounds):
            return tuple(standing_in(field.rounds[rounds - 1].matches[0]))
        return tuple(entrant for entrant in everybody if lost[entrant] < TWICE)

    def _is_grand(self, field: Field, round: int) -> bool:
        """Whether a round was the grand final: the last of both sides."""
        drawn_ = field.rounds[round - 1]
        if round == 1 or len(drawn_.matches) != 1 or drawn_.byes:
            return False
        lost = self.defeats(field, round - 1)
        return sorted(lost[entrant] for entrant in drawn_.matches[0].entrants) == [0, 1]

    def ahead(self, field: Field) -> Ahead:
        """Until one is left."""
        still = self.playing(field)
        if field.rounds and len(still) < 2:
            return Over(still[0] if still else None)
        return ToDraw(len(field.rounds) + 1, still)

    def draw(self, field: Field, seed: int) -> Draw:
        """Both sides, and when each has one left, these two."""
        still, dice = self.playing(field), dice_of(seed)
        if fault := self.fault_of(len(still), field.plan):
            raise UsageError(fault)
        if not field.rounds:
            tables, resting = bracket.column(bracket.boxes(drawn(still, dice)), still, 1)
            return Draw(tuple(tables), tuple(resting), pairs_together(tables, field), misplaced(tables, field))
        lost = self.defeats(field, len(field.rounds))
        without = [entrant for entrant in still if not lost[entrant]]
        once = [entrant for entrant in still if lost[entrant]]
        if len(without) == 1 and len(once) == 1:
            return Draw((tuple(drawn(still, dice)),))
        tables, resting = bracket.column(bracket.boxes_of(field.rounds[0]), without, len(field.rounds) + 1)
        ground = Ground(once, dict.fromkeys(once, 0), meetings(field.rounds), byes(field.rounds), Wishes(field.apart))
        below = paired(ground, dice)
        tables += below.pairs
        resting += [] if below.bye is None else [below.bye]
        return Draw(tuple(tables), tuple(resting), pairs_together(tables, field), misplaced(tables, field))

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """Someone has to win."""
        return knockout_rule(self.settings.best_of, seats)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """One for everyone who is in after the round."""
        still = self._still(field, match.round)
        return {entrant: int(entrant in still) for entrant in match.entrants}

    def bye_points(self, field: Field, round: Round) -> int:
        """A round survived."""
        return 1
