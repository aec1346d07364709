"""The forecast: what would happen if the chain resolved now, card by card; and what the last chain really did.

``forecast`` is for people and ends with the last card; ``endings`` continues to the end of the chain, for judging.

The forecast knows what both players know (all cards in a chain are open) and nothing else. The trial has its own random
seed, and a player with a choice is assumed to take the first option.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from spellhall.games.spellchain.events import Activates, ChainBegan, ChainEnd, Healed, Hit, IsNegated, Lost
from spellhall.games.spellchain.rules.duel import Chain
from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.games.spellchain.table import FULL_HP, HP, SLOTS
from spellhall.kernel.events import Entry, Rolled
from spellhall.kernel.frames import Procedure
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State
from spellhall.kernel.trial import is_over, set_aside

MOST_CHOICES = 60
SHOWN = 1
"""The random seed of a forecast for people, so it reveals nothing about the real rolls."""
LOTS = 4
"""A chain with a die roll is judged by this many samples."""
CHANGES_HP = (Hit, Lost, Healed)
"""The events that change the HP of their seat."""


@dataclass
class Step:
    """One card of a chain.

    Which card, in which slot, whose, whether it's negated and by the card in what slot (0 if by no card of the chain),
    what it does to both seats' HP, whether luck decides; and the history's entries about it.
    """

    card: int
    slot: int
    name: str
    negated: bool
    by: int
    change: list[int]
    by_chance: bool
    key: str
    seat: int
    entries: list[Entry] = field(compare=False)


@dataclass
class Resolved:
    """A chain that has resolved.

    Its number in the game, its steps, both seats' HP before the first and after everything, and the entries for the end
    of the chain.
    """

    chain: int
    steps: list[Step]
    before: list[int]
    hp: list[int]
    ended: Sequence[Entry]


@dataclass
class Forecast:
    """The steps in the order of activation, and both seats' HP afterwards."""

    steps: list[Step]
    hp: list[int]


def forecast(state: State, lot: int = SHOWN) -> Forecast:
    """Resolve the chain on a copy, with this random seed, and return what happened."""
    twin = recording(set_aside(state, 0, lot))
    _carry_out(twin, Resolution())
    assert twin.record is not None
    return Forecast(_steps(state.game, twin.record.entries), list(twin.seat_data[HP]))


def endings(state: State) -> Iterator[State]:
    """How the chain would end, including its end effects: one position, or several if a die decides."""
    for lot in range(SHOWN, SHOWN + LOTS):
        twin = set_aside(state, 0, lot)
        before = twin.rng
        rest = Chain(played=SLOTS)
        rest.goto(rest.resolve)
        _carry_out(twin, rest)
        yield twin
        if twin.rng == before:
            return


def _carry_out(twin: State, procedure: Procedure) -> None:
    twin.call(procedure)
    twin.resume()
    for _ in range(MOST_CHOICES):
        if is_over(twin):
            break
        twin.apply(twin.legal_actions()[0])


class Chains:
    """The chains of a history, read as it grows.

    Attributes:
        begins: where each chain begins among the entries.
        read: how many entries have been read.
        known: chains that are over, by where they begin.
    """

    def __init__(self) -> None:
        self.begins: list[int] = []
        self.read = 0
        self.known: dict[int, Resolved] = {}

    def last(self, state: State, entries: Sequence[Entry]) -> Resolved | None:
        """The last chain that has resolved or is resolving, or None. The same object while it is."""
        self.begins += [i for i, e in enumerate(entries[self.read :], self.read) if isinstance(e.event, ChainBegan)]
        self.read = len(entries)
        end = len(entries)
        for start in reversed(self.begins):
            if start in self.known:
                return self.known[start]
            found = _resolved(state.game, entries, start, end)
            if found is not None:
                if end < len(entries):
                    self.known[start] = found
                return found
            end = start
        return None


def resolved(state: State) -> Resolved | None:
    """The last chain that has resolved or is resolving, read from the history, or None."""
    if state.record is None:
        return None
    chains: Chains = state.record.notes.setdefault("chains", Chains())
    return chains.last(state, state.record.entries)


def _resolved(game: Game, entries: Sequence[Entry], start: int, end: int) -> Resolved | None:
    told = [entry.event for entry in entries[start:end]]
    first = next((i for i, event in enumerate(told, start) if isinstance(event, (Activates, IsNegated))), end)
    if first == end:
        return None
    last = next((i for i, event in enumerate(told, start) if isinstance(event, ChainEnd)), end)
    steps = _steps(game, entries[first:last])
    began = told[0]
    assert isinstance(began, ChainBegan)
    return Resolved(began.number, steps, _health(entries[:first]), _health(entries[:end]), entries[last:end])


def _health(entries: Sequence[Entry]) -> list[int]:
    hp = [FULL_HP, FULL_HP]
    for entry in entries:
        event = entry.event
        if isinstance(event, CHANGES_HP):
            hp[event.seat] = max(0, hp[event.seat] + _change(event))
    return hp


def _change(event: Hit | Lost | Healed) -> int:
    """What an event does to its seat's HP."""
    return event.amount if isinstance(event, Healed) else -event.amount


def _steps(game: Game, entries: Sequence[Entry]) -> list[Step]:
    steps: list[Step] = []
    slots: dict[int, int] = {}
    for entry in entries:
        event = entry.event
        if isinstance(event, (Activates, IsNegated)):
            slots[event.card] = event.slot
            negated, by = (True, slots.get(event.by, 0)) if isinstance(event, IsNegated) else (False, 0)
            card = game.catalogue[entry.faces[0]]
            steps.append(Step(event.card, event.slot, card.name, negated, by, [0, 0], False, card.key, event.seat, []))
        if not steps:
            continue
        steps[-1].entries.append(entry)
        if isinstance(event, Rolled):
            steps[-1].by_chance = True
        elif isinstance(event, CHANGES_HP):
            steps[-1].change[event.seat] += _change(event)
    return steps
