"""What an action of an environment is: a line of the menu, or a code. All are read and masked in the same way.

With ``merged`` codes only the first of some interchangeable cards is offered: fewer choices for those that go through
all of them.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.rl.codes import ActionCodes
from spellhall.rl.merged import MergedCodes

MENU = 256
"""How many choices a menu has room for, unless someone wants more."""
KINDS = ("menu", "codes", "merged")


class Actions(Protocol):
    """Whole numbers from 0 up to ``size`` that stand for the choices of the one who decides."""

    size: int

    def actions(self, state: State) -> list[int]:
        """Which of them stands for each choice of the waiting question, in the order of the menu."""

    def legal(self, state: State) -> list[int]:
        """Those that stand for a choice of the waiting question, the lowest first."""

    def mask(self, state: State, choices: int) -> NDArray[Any]:
        """1 for each of them, 0 for all others; ``choices`` is 0 for a seat that is not asked."""

    def decode(self, state: State, action: int) -> int:
        """The action as the engine takes it.

        Raises:
            IllegalAction: for one that stands for no choice.
        """


class Menu:
    """Lines of the menu: 0 is the first choice.

    Args:
        size: how many lines there are room for.
    """

    def __init__(self, size: int = MENU) -> None:
        self.size = size
        self._masks = np.tri(size + 1, size, -1, dtype=np.int8)

    def __deepcopy__(self, memo: dict[int, Any]) -> Menu:
        return self  # nothing in it changes: OpenSpiel copies positions with all that they hold

    def actions(self, state: State) -> list[int]:
        """All lines of the menu."""
        return list(range(len(state.legal_actions())))

    def legal(self, state: State) -> list[int]:
        """All lines of the menu."""
        return self.actions(state)

    def mask(self, state: State, choices: int) -> NDArray[Any]:
        """1 for each line of the menu, 0 behind its end."""
        mask: NDArray[np.int8] = self._masks[choices].copy()
        return mask

    def decode(self, state: State, action: int) -> int:
        """The action of a line.

        Raises:
            IllegalAction: for a line behind the end; the sentence says how many there are.
        """
        options = state.legal_actions()
        if not 0 <= action < len(options):
            raise IllegalAction(
                f"line {action} is not on the menu, which has {len(options)}: take one that the mask allows"
            )
        return options[action]


def actions_of(game: Game, kind: str, menu: int = MENU) -> Actions:
    """Lines of a menu so long, or the codes of a game, all or merged.

    Raises:
        UsageError: for a kind that there is not.
    """
    if kind not in KINDS:
        raise UsageError(f"actions are {', '.join(KINDS)}, not {kind!r}")
    if kind == "menu":
        return Menu(menu)
    return MergedCodes(game) if kind == "merged" else ActionCodes(game)
