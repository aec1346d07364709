"""What happens to things in progress when players drop out (section WL).

A procedure that has to react when someone leaves has one of these bases and decides for itself what to do,
so ``leaving`` doesn't need to know any of them.
"""

from __future__ import annotations

from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State


class Concerned(Procedure):
    """Base of procedures that may have to change course when players drop out."""

    __slots__ = ()

    def go_on_without(self, state: State, gone: set[int], cancelled: bool) -> None:
        """SS-WL-13, SS-WL-14. These seats are out; ``cancelled``: the effect below was one of theirs, and ends."""
        raise NotImplementedError


class Breakable(Procedure):
    """Base of procedures that end at once when the player whose turn it is drops out."""

    __slots__ = ()

    def break_off(self, state: State) -> None:
        """SS-WL-13. Continue with the last step."""
        raise NotImplementedError
