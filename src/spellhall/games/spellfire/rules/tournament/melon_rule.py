"""The Melon Rule: who brought a melon, and what it costs the others (section MEL of the tournament rules).

The option ``melons`` names the seats. A program can't judge whether a melon is ripe (SFT-MEL-06).
"""

from __future__ import annotations

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.kernel.errors import UsageError
from spellhall.kernel.state import State


def brought(options: SpellfireOptions) -> list[int]:
    """The seats that brought a melon."""
    seats = options["melons"]
    return [] if seats == "none" else [int(seat) for seat in seats.split(",")]


def check_melons(options: SpellfireOptions, seats: int) -> None:
    """Check that everyone who brought a melon sits at the table.

    Raises:
        UsageError: naming the first one who doesn't.
    """
    absent = next((seat for seat in brought(options) if seat >= seats), None)
    if absent is not None:
        raise UsageError(
            f"seat {absent} brought a melon, but the seats here are 0 to {seats - 1}; name those (SFT-MEL-06)"
        )


def left_by_melons(state: State, seat: int, count: int) -> int:
    """SFT-MEL-01 to SFT-MEL-05, SFT-MEL-07. How many of ``count`` cards are left for a seat to draw at the start of its
    turn.
    """
    options: SpellfireOptions = state.game.options
    bringers = brought(options)
    if not bringers:
        return count
    envies = len(bringers) > 1 or seat not in bringers
    return max(1, count - envies)
