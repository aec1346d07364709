"""How environments show a position: ``render_mode`` "ansi" is the waiting question in words, None is nothing."""

from __future__ import annotations

import gymnasium

from spellhall.kernel.state import State
from spellhall.rl.arguments import UnknownArgument

ANSI = "ansi"
MODES = [ANSI]
"""What ``metadata["render_modes"]`` lists; None goes without saying."""


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode that no environment supports.

    Raises:
        UnknownArgument: for anything but "ansi" and None.
    """
    if mode not in (None, ANSI):
        raise UnknownArgument(f"render_mode is 'ansi' or None, not {mode!r}")


def rendered(state: State, mode: str | None) -> str | None:
    """The waiting question, in words; without a render mode nothing, and a warning, as in Gymnasium's own games."""
    if mode is None:
        gymnasium.logger.warn("render() shows nothing without a render mode: make the environment with 'ansi'")
        return None
    return repr(state)
