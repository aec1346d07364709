"""Columns of a position that hold codes, such as yes or no: no game ever writes another number into one."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.agents import agent
from spellhall.kernel.state import State


def other_codes(state: State, highest: dict[str, int], decisions: int, seed: int) -> set[str]:
    """The columns where a random game of this many decisions writes a number below 0 or above the highest code."""
    found: set[str] = set()
    player = agent("random", seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply(player.act(state))
        found |= {name for name, number in _numbers(state) if not 0 <= number <= highest.get(name, number)}
    return found & highest.keys()


def _numbers(state: State) -> Iterator[tuple[str, int]]:
    """Every number of a position, with the name of its column."""
    layout = state.game.layout
    for names, columns in ((layout.marks, state.marks), (layout.seat_columns, state.seat_data)):
        for name, column in zip(names, columns, strict=True):
            for number in set(column):
                yield name, number
    yield from zip(layout.registers, state.regs, strict=True)
