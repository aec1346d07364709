"""Requesting a check: code that changes the table calls this if something may have to leave (see ``checks``)."""

from __future__ import annotations

from spellhall.kernel.state import State

CHECK = (-1, -1, -1, -1, -1, -1)
"""An entry among the fired triggers: the table needs checking."""


def request(state: State) -> None:
    """Ask for a check before anything else happens."""
    if CHECK not in state.fired:
        state.fire(CHECK)
