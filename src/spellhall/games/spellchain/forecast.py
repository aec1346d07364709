"""The forecast: what would happen if the chain resolved as it lies, card by card.

It knows what both players know (all cards of a chain lie open) and nothing else: the trial has chances of its own,
and whoever would have to choose is assumed to take the first choice offered.
"""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.games.spellchain.table import ACTIVATES, HP, IS_NEGATED, LOST, SLOT
from spellhall.games.spellchain.table import HEALED as HEALED_EVENT
from spellhall.games.spellchain.table import HIT as HIT_EVENT
from spellhall.kernel.events import ROLLED
from spellhall.kernel.game import recording
from spellhall.kernel.state import State
from spellhall.kernel.trial import is_over, set_aside

MOST_CHOICES = 60


@dataclass
class Step:
    """One card of the forecast: which, whether it is negated, what it does to the HP of both seats, whether luck
    decides.
    """

    card: int
    slot: int
    name: str
    negated: bool
    change: list[int]
    by_chance: bool


@dataclass
class Forecast:
    """The steps in the order of activation, and the HP of both seats after them."""

    steps: list[Step]
    hp: list[int]


def forecast(state: State) -> Forecast:
    """Resolve the chain as it lies on a copy, and tell what happened."""
    twin = set_aside(state, 0, seed=1)
    recording(twin)
    twin.call(Resolution())
    twin.resume()
    for _ in range(MOST_CHOICES):
        if is_over(twin):
            break
        twin.apply(twin.legal_actions()[0])
    return Forecast(_steps(state, twin), list(twin.seat_data[HP]))


def _steps(before: State, after: State) -> list[Step]:
    steps: list[Step] = []
    assert after.record is not None
    for entry in after.record.entries:
        kind, seat, card, _, number = entry.event
        if kind in (ACTIVATES, IS_NEGATED):
            name = before.definition(card).name
            steps.append(Step(card, before.marks[SLOT][card], name, kind == IS_NEGATED, [0, 0], False))
        elif steps and kind in (HIT_EVENT, LOST):
            steps[-1].change[seat] -= number
        elif steps and kind == HEALED_EVENT:
            steps[-1].change[seat] += number
        elif steps and kind == ROLLED:
            steps[-1].by_chance = True
    return steps
