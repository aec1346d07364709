"""What each number in an observation can be: the bounds of its spaces, and which numbers are names.

The bounds of what a game counts (turns, life) are far beyond what games reach. A number that gets there anyway is
clipped, so an observation always lies in its space.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spellhall.kernel.bounds import CARD, FLAG, SEAT, Bound, amounts, names
from spellhall.kernel.frames import FIRST_FREE_VERB, KINDS, OPERAND
from spellhall.kernel.game import Game

Limits = tuple[NDArray[np.int32], NDArray[np.int32]]
"""The minimum and maximum of each number in an array."""


def bounds_of(game: Game, seats: int, rows: int, menu: int, cards: int) -> dict[str, tuple[Bound, ...]]:
    """The bounds of each column of ``cards``, ``question`` and ``options``, and of each entry of ``table``.

    Args:
        game: the game.
        seats: how many sit at the table.
        rows: how many cards there is room for.
        menu: how many choices there is room for.
        cards: the highest card number in the vocabulary.
    """
    layout = game.layout
    zones = len(layout.zones)
    seat_columns = [name for at, name in enumerate(layout.seat_columns) if at not in layout.secret]
    whole = {
        "cards": (
            *(FLAG, names(cards), names(zones), SEAT, SEAT, CARD, amounts(rows)),
            *(game.bounds[mark] for mark in layout.marks),
        ),
        "table": (
            *(game.bounds[register] for register in layout.registers),
            *(*(game.bounds[column] for column in seat_columns), *[amounts(rows)] * zones) * seats,
        ),
        "question": (SEAT, SEAT, names(len(KINDS), least=-1), amounts(menu, least=-1)),
        "options": (
            names(FIRST_FREE_VERB + len(game.verbs) - 1, least=-1),
            CARD,
            SEAT,
            amounts(OPERAND, least=-1),
        ),
    }
    return {part: tuple(bound.at(seats, rows) for bound in bounds) for part, bounds in whole.items()}


def limits(bounds: Sequence[Bound]) -> Limits:
    """A row's bounds as two arrays."""
    least, most = ([bound[end] for bound in bounds] for end in (0, 1))
    return np.array(least, dtype=np.int32), np.array(most, dtype=np.int32)


def kept_to(limits: Limits, numbers: NDArray[Any]) -> NDArray[Any]:
    """The same array, clipped to its bounds."""
    least, most = limits
    np.minimum(numbers, most, out=numbers)
    np.maximum(numbers, least, out=numbers)
    return numbers
