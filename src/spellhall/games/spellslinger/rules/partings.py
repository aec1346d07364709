"""What becomes of the things in progress when players drop out (section WL).

A procedure that is concerned when someone leaves the game says so by its base, and what it does then by itself, so
``leaving`` needs to know none of them.
"""

from __future__ import annotations

from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State


class Concerned(Procedure):
    """Base of what may have to change its course when players drop out."""

    __slots__ = ()

    def go_on_without(self, state: State, gone: set[int], cancelled: bool) -> None:
        """SS-WL-13, SS-WL-14. These seats are out; ``cancelled``: the effect below this was one of theirs, and ends."""
        raise NotImplementedError


class Breakable(Procedure):
    """Base of what is over at once when the player whose turn it is drops out."""

    __slots__ = ()

    def break_off(self, state: State) -> None:
        """SS-WL-13. Go on with the last step."""
        raise NotImplementedError
