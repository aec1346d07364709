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
        read: how many entries have been read.
        hp: both seats' HP after these.
        begin: where the newest chain begins among the entries, -1 if they begin in the middle of one.
        first: where it began to resolve, -1 while cards are laid; ``before`` is both seats' HP there.
        done: the last chain that has resolved before that one, or None.
    """

    def __init__(self, hp: Sequence[int] = (FULL_HP, FULL_HP)) -> None:
        """Nothing is read yet; the seats begin with these HP."""
        self.read = 0
        self.hp = [*hp]
        self.begin = -1
        self.first = -1
        self.before = self.hp
        self.done: Resolved | None = None

    def last(self, game: Game, entries: Sequence[Entry]) -> Resolved | None:
        """The last chain that has resolved or is resolving, or None. The same object once the next one has begun."""
        for place in range(self.read, len(entries)):
            event = entries[place].event
            if isinstance(event, ChainBegan):
                if self.first >= 0:
                    self.done = self._resolved(game, entries[:place])
                self.begin, self.first = place, -1
            elif isinstance(event, CHANGES_HP):
                self.hp[event.seat] = max(0, self.hp[event.seat] + _change(event))
            elif self.first < 0 <= self.begin and isinstance(event, (Activates, IsNegated)):
                self.first, self.before = place, self.hp.copy()
        self.read = len(entries)
        return self.done if self.first < 0 else self._resolved(game, entries)

    def _resolved(self, game: Game, entries: Sequence[Entry]) -> Resolved:
        """The newest chain, as far as these entries go."""
        ends = (place for place in range(self.first, len(entries)) if isinstance(entries[place].event, ChainEnd))
        last = next(ends, len(entries))
        began = entries[self.begin].event
        assert isinstance(began, ChainBegan)
        steps = _steps(game, entries[self.first : last])
        return Resolved(began.number, steps, self.before, self.hp.copy(), entries[last:])


def resolved(state: State) -> Resolved | None:
    """The last chain that has resolved or is resolving, read from the history, or None."""
    if state.record is None:
        return None
    record = state.record
    if "chains" not in record.notes:
        record.notes["chains"] = Chains(_began_with(state, record.entries))
    chains: Chains = record.notes["chains"]
    return chains.last(state.game, record.entries)


def _began_with(state: State, entries: Sequence[Entry]) -> list[int]:
    """Both seats' HP when the history began: 20, or less where it begins in the middle of a duel."""
    hp = [*state.seat_data[HP]]
    for entry in entries:
        if isinstance(entry.event, CHANGES_HP):
            hp[entry.event.seat] -= _change(entry.event)
    return [min(FULL_HP, points) for points in hp]


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
