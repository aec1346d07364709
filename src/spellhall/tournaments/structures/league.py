"""League: everyone meets everyone, whenever the two find time.

All matches are open from the start, as the tables of one round, and the players report their results.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.measures import BY_POINTS, ranked
from spellhall.tournaments.number_words import out_of_bounds, there_are
from spellhall.tournaments.plan import MOST_MEETINGS, League, Plan
from spellhall.tournaments.randomness import dice_of, drawn
from spellhall.tournaments.structures import circle_method
from spellhall.tournaments.structures.shared import Closed, faults_of_worth, open_rule, too_many
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

USUAL = (3, 1, 0)
"""For winning, drawing and losing, if the plan says nothing."""


class LeagueStructure(Closed):
    """The structure of ``plan.League``."""

    chain: tuple[str, ...] = BY_POINTS

    def __init__(self, settings: League) -> None:
        self.settings = settings
        self.worth = settings.points or USUAL

    def faults(self, plan: Plan) -> list[str]:
        """An invalid last day, and points that make losing better."""
        faults = faults_of_worth(self.worth)
        if len(self.worth) != len(USUAL):
            faults.append(
                f"a league needs points for winning, drawing and losing: three numbers, not {len(self.worth)}"
            )
        faults += out_of_bounds(self.settings.each_pair, 1, MOST_MEETINGS, "in a league any two meet {} times")
        try:
            date.fromisoformat(self.settings.until)
        except ValueError:
            faults.append(f"write the last day like 2026-12-31, not {repeated(self.settings.until)}")
        return faults

    def fault_of(self, count: int, plan: Plan) -> str:
        """There must be someone to meet, and not too many."""
        if count < 2:
            return f"a league takes at least two entrants, and {there_are(count)}"
        return too_many(self._matches(count))

    def _matches(self, count: int) -> int:
        """How many matches this many entrants have."""
        return self.settings.each_pair * count * (count - 1) // 2

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """One round of all matches, if none is drawn."""
        if fault := self.fault_of(count, plan):
            raise UsageError(fault)
        matches = self._matches(count)
        points = matches * (self.worth[0] + self.worth[2]) * plan.factor
        return Forecast(count, (RoundAhead(count, (2,) * matches),), points)

    def playing(self, field: Field) -> tuple[int, ...]:
        """Everyone who is there."""
        return field.present

    def ahead(self, field: Field) -> Ahead:
        """All matches, then the end."""
        if not field.rounds:
            return ToDraw(1, field.present)
        return Over(next((who for who in ranked(field, self) if who not in field.gone), None))

    def draw(self, field: Field, seed: int) -> Draw:
        """All matches, ordered so that everyone's turn comes about equally often."""
        if fault := self.fault_of(len(field.present), field.plan):
            raise UsageError(fault)
        rounds = circle_method.twos(drawn(field.present, dice_of(seed)), self.settings.each_pair)
        return Draw(tuple(table for tables in rounds for table in tables))

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """A match may be drawn."""
        return open_rule(self.settings.best_of, seats)

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """For winning, drawing, losing."""
        won, drawn_, lost = self.worth
        if match.winner is None:
            return dict.fromkeys(match.entrants, drawn_)
        return {entrant: won if entrant == match.winner else lost for entrant in match.entrants}

    def bye_points(self, field: Field, round: Round) -> int:
        """There are no byes."""
        return 0
