"""The scale on which people read ratings: everyone begins at 1500, and 400 points more mean about ten wins to one loss.

Read this for what the number on someone's page means, or when a rating moves too fast or too slowly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from openskill.models import PlackettLuce

from spellhall.registry import class_of, game_names
from spellhall.tournaments.ratings import MODEL, Rating, Result, rated

BEGIN = 1500
"""The number of someone who hasn't played."""
TEN_TO_ONE = 400
"""How many points apart two players are, both well known, of whom one wins ten times as often."""
SURE = 2
"""A rating is shown give or take so many spreads, which holds the true strength in about 95 of 100 cases."""
SHOWN_AFTER = 10
"""How many rated games someone needs before their rating is shown."""


class Shown(NamedTuple):
    """A rating as people read it: the number, give or take so many points."""

    number: int
    give: int


@dataclass(frozen=True)
class Scale:
    """How the ratings of one game are made and read."""

    model: PlackettLuce

    @property
    def points(self) -> float:
        """How many points one unit of the model is."""
        return TEN_TO_ONE / (math.log(10) * math.sqrt(2) * self.model.beta)

    def rated(self, results: Iterable[Result], before: Mapping[str, Rating] | None = None) -> dict[str, Rating]:
        """Everyone's rating after these games (see ``ratings.rated``)."""
        return rated(results, before, self.model)

    def shown(self, rating: Rating) -> Shown:
        """A rating as people read it."""
        number = BEGIN + self.points * (rating.mean - self.model.mu)
        return Shown(round(number), round(self.points * SURE * rating.spread))

    def expected(self, mine: Rating, theirs: Rating) -> float:
        """The share of games that the first of two should win, by the formula with which the model rates them."""
        unsure = math.sqrt(2 * self.model.beta**2 + mine.spread**2 + theirs.spread**2)
        return 1 / (1 + math.exp((theirs.mean - mine.mean) / unsure))


@cache
def scale_of(game: str) -> Scale:
    """The scale of a game's ratings."""
    luck = class_of(game).about.luck if game in game_names() else 1
    return Scale(MODEL if luck == 1 else PlackettLuce(beta=luck * MODEL.beta))
