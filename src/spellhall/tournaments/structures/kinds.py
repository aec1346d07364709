"""Which class implements which struct of a plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spellhall.kernel.errors import UsageError, repeated
from spellhall.tournaments.plan import (
    MOST_ENTRANTS,
    DoubleKnockout,
    Kind,
    Knockout,
    League,
    Plan,
    RoundRobin,
    Swiss,
    TablesOfThree,
)
from spellhall.tournaments.structures.double_knockout import DoubleKnockoutStructure
from spellhall.tournaments.structures.knockout import KnockoutStructure
from spellhall.tournaments.structures.league import LeagueStructure
from spellhall.tournaments.structures.round_robin import RoundRobinStructure
from spellhall.tournaments.structures.structure import Forecast, Structure
from spellhall.tournaments.structures.swiss import SwissStructure
from spellhall.tournaments.structures.tables_of_three import TablesOfThreeStructure

MAKERS: Mapping[type[Any], Callable[[Any], Structure]] = {
    TablesOfThree: TablesOfThreeStructure,
    Knockout: KnockoutStructure,
    DoubleKnockout: DoubleKnockoutStructure,
    Swiss: SwissStructure,
    RoundRobin: RoundRobinStructure,
    League: LeagueStructure,
}


def structure_of(kind: Kind) -> Structure:
    """The structure that implements a struct of a plan.

    Raises:
        UsageError: for one without an implementation.
    """
    maker = MAKERS.get(type(kind))
    if maker is None:
        raise UsageError(
            f"there's no structure {type(kind).__name__}; choose from {', '.join(k.__name__ for k in MAKERS)}"
        )
    return maker(kind)


def forecast_of(plan: Plan, count: int) -> Forecast:
    """How an event with this many entrants would go by a plan.

    Raises:
        UsageError: for a number that makes no event, or none that could ever end.
    """
    structure = structure_of(plan.structure)
    faults = structure.faults(plan)
    if count > MOST_ENTRANTS:
        faults.append(f"an event has at most {MOST_ENTRANTS} entrants, not {repeated(count)}")
    if faults:
        raise UsageError(faults[0])
    return structure.forecast(count, plan)
