"""The scale on which people read ratings: everyone begins at 1500, and 400 points more mean about ten wins to one loss.

Read this for what the number on someone's page means.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from spellhall.tournaments.ratings import MODEL, Rating

BEGIN = 1500
"""The number of someone who hasn't played."""
POINTS = 30
"""How many points one unit of the model is: two players who are well known and 400 points apart win about 10 to 1."""
SURE = 2
"""A rating is shown give or take so many spreads, which holds the true strength in about 95 of 100 cases."""
SHOWN_AFTER = 10
"""How many rated games someone needs before their rating is shown."""


class Shown(NamedTuple):
    """A rating as people read it: the number, give or take so many points."""

    number: int
    give: int


def shown(rating: Rating) -> Shown:
    """A rating as people read it."""
    return Shown(round(BEGIN + POINTS * (rating.mean - MODEL.mu)), round(POINTS * SURE * rating.spread))


def expected(mine: Rating, theirs: Rating) -> float:
    """The share of games that the first of two should win, by the formula with which the model rates a game of two."""
    unsure = math.sqrt(2 * MODEL.beta**2 + mine.spread**2 + theirs.spread**2)
    return 1 / (1 + math.exp((theirs.mean - mine.mean) / unsure))
