"""A walk through a game that other processes can import, as the tests start them without the tests' own names."""

from __future__ import annotations

from spellhall.kernel.state import State


def played(state: State, actions: int) -> State:
    """A state some actions later: the last of each choice."""
    for _ in range(actions):
        if not state.is_terminal():
            state.apply(state.legal_actions()[-1])
    return state
