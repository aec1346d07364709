"""The forecast: what would happen if the chain resolved as it lies, card by card; and what the last chain really did.

The forecast knows what both players know (all cards of a chain lie open) and nothing else: the trial has chances of its
own, and whoever would have to choose is assumed to take the first choice offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.games.spellchain.table import ACTIVATES, CHAIN_BEGAN, FULL_HP, HP, IS_NEGATED, LOST, PLAYED, SLOT
from spellhall.games.spellchain.table import HEALED as HEALED_EVENT
from spellhall.games.spellchain.table import HIT as HIT_EVENT
from spellhall.kernel.events import MOVED, ROLLED, Entry
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State
from spellhall.kernel.trial import is_over, set_aside

MOST_CHOICES = 60


@dataclass
class Step:
    """One card of a chain: which, whether it is negated, what it does to the HP of both seats, whether luck decides;
    and the entries of the history that tell of it.
    """

    card: int
    slot: int
    name: str
    negated: bool
    change: list[int]
    by_chance: bool
    entries: list[Entry] = field(compare=False)


@dataclass
class Resolved:
    """The last chain that has resolved: its number in the game, its steps, and the HP of both seats before and after.

    ``faces`` and ``seats`` say what each step's card was and who laid it: it may have been shuffled away since.
    """

    chain: int
    steps: list[Step]
    faces: list[int]
    seats: list[int]
    before: list[int]
    hp: list[int]


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
    assert twin.record is not None
    slots = dict(enumerate(state.marks[SLOT]))
    return Forecast(_steps(state.game, twin.record.entries, slots), list(twin.seat_data[HP]))


def resolved(state: State) -> Resolved | None:
    """The last chain that has resolved, read from the history; None before there is one."""
    if state.record is None:
        return None
    entries = state.record.entries
    begins = [i for i, entry in enumerate(entries) if entry.event[0] == CHAIN_BEGAN]
    begins.append(len(entries))
    for start, end in reversed(list(pairwise(begins))):
        steps = _steps(state.game, entries[start:end], _slots(entries[start:end]))
        if steps:
            before = _health(entries[:start])
            faces = [step.entries[0].faces[0] for step in steps]
            seats = [step.entries[0].event[1] for step in steps]
            after = _health(entries[:end])
            return Resolved(entries[start].event[4], steps, faces, seats, before, after)
    return None


def _slots(entries: Sequence[Entry]) -> dict[int, int]:
    """The slot that each card of a chain was laid into: the seats take turns, from the one that goes first."""
    first = entries[0].event[1]
    laid = [0, 0]
    slots: dict[int, int] = {}
    for entry in entries:
        kind, seat, card, _, why = entry.event
        if kind == MOVED and why == PLAYED:
            slots[card] = 2 * laid[seat] + (1 if seat == first else 2)
            laid[seat] += 1
    return slots


def _health(entries: Sequence[Entry]) -> list[int]:
    hp = [FULL_HP, FULL_HP]
    for entry in entries:
        hp[entry.event[1]] = max(0, hp[entry.event[1]] + _change(entry))
    return hp


def _change(entry: Entry) -> int:
    """What an entry does to the HP of its seat."""
    kind, number = entry.event[0], entry.event[4]
    return -number if kind in (HIT_EVENT, LOST) else number if kind == HEALED_EVENT else 0


def _steps(game: Game, entries: Sequence[Entry], slots: dict[int, int]) -> list[Step]:
    steps: list[Step] = []
    for entry in entries:
        kind, seat, card, _, _ = entry.event
        if kind in (ACTIVATES, IS_NEGATED):
            name = game.catalogue[entry.faces[0]].name
            steps.append(Step(card, slots.get(card, 0), name, kind == IS_NEGATED, [0, 0], False, []))
        if not steps:
            continue
        steps[-1].entries.append(entry)
        if kind == ROLLED:
            steps[-1].by_chance = True
        elif change := _change(entry):
            steps[-1].change[seat] += change
    return steps
