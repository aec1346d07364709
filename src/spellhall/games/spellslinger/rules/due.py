"""Asking for a check: whatever changes the table so that something may have to go says so here (see ``checks``)."""

from __future__ import annotations

from spellhall.kernel.state import State

CHECK = (-1, -1, -1, -1, -1, -1)
"""Stands among what has fired when the table has to be put in order."""


def request(state: State) -> None:
    """Ask for a check before anything else happens."""
    if CHECK not in state.fired:
        state.fire(CHECK)
