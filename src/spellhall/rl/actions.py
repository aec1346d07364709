"""What an action of an environment is: a menu line, or a code. All kinds are read and masked in the same way.

With ``merged`` codes, only the first of some interchangeable cards is offered: fewer choices for algorithms that go
through all of them.
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
"""How many choices a menu has room for by default."""
KINDS = ("menu", "codes", "merged")


class Actions(Protocol):
    """Whole numbers from 0 to ``size`` (exclusive), for the choices of the player who decides."""

    size: int

    def actions(self, state: State) -> list[int]:
        """The action for each choice of the waiting question, in menu order."""

    def legal(self, state: State) -> list[int]:
        """The actions that are choices of the waiting question, lowest first."""

    def mask(self, state: State, choices: int) -> NDArray[Any]:
        """1 for each of them, 0 for all others; ``choices`` is 0 for a seat that isn't asked."""

    def decode(self, state: State, action: int) -> int:
        """The engine's form of an action.

        Raises:
            IllegalAction: for one that isn't a choice.
        """


class Menu:
    """Menu lines: 0 is the first choice.

    Args:
        size: how many lines there is room for.
    """

    def __init__(self, size: int = MENU) -> None:
        self.size = size
        self._masks = np.tri(size + 1, size, -1, dtype=np.int8)

    def __deepcopy__(self, memo: dict[int, Any]) -> Menu:
        return self  # it never changes, and OpenSpiel copies positions with everything in them

    def actions(self, state: State) -> list[int]:
        """All menu lines."""
        return list(range(len(state.legal_actions())))

    def legal(self, state: State) -> list[int]:
        """All menu lines."""
        return self.actions(state)

    def mask(self, state: State, choices: int) -> NDArray[Any]:
        """1 for each menu line, 0 after its end."""
        mask: NDArray[np.int8] = self._masks[choices].copy()
        return mask

    def decode(self, state: State, action: int) -> int:
        """The action of a line.

        Raises:
            IllegalAction: for a line after the end; the sentence says how many there are.
        """
        options = state.legal_actions()
        if not 0 <= action < len(options):
            raise IllegalAction(
                f"line {action} is not on the menu, which has {len(options)}: take one that the mask allows"
            )
        return options[action]


def actions_of(game: Game, kind: str, menu: int = MENU) -> Actions:
    """Lines of a menu with this size, or a game's codes, all or merged.

    Raises:
        UsageError: for an unknown kind.
    """
    if kind not in KINDS:
        raise UsageError(f"actions are {', '.join(KINDS)}, not {kind!r}")
    if kind == "menu":
        return Menu(menu)
    return MergedCodes(game) if kind == "merged" else ActionCodes(game)
