"""Naming players."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellslinger.rules.sides import clockwise, opponents
from spellhall.games.spellslinger.table import ACTIVE, OUT, WAITING
from spellhall.games.spellslinger.words.worth import ANY, OWN, THEIRS
from spellhall.kernel.state import State
from spellhall.language import words
from spellhall.language.context import Context

__all__ = ["EACH_OPPONENT", "EACH_PLAYER", "ITS_PLAYER", "THAT_PLAYER", "YOU", "Players"]


class Players(words.Players):
    """Names players."""

    abstract = True

    plural: ClassVar[bool] = False
    side: ClassVar[str] = ANY

    def reach(self) -> float:
        """See ``worth_to``."""
        return 1.0


class You(Players):
    """The card's player."""

    side: ClassVar[str] = OWN

    def phrase(self) -> str:
        return "you"

    def seats(self, state: State, fx: Context) -> list[int]:
        return [] if state.seat_data[OUT][fx.seat] else [fx.seat]


class EachPlayer(Players):
    """All players in the game, the active one first."""

    def phrase(self) -> str:
        return "each player"

    def seats(self, state: State, fx: Context) -> list[int]:
        return clockwise(state, state.regs[ACTIVE])


class EachOpponent(Players):
    """All opponents, not just the attacked one (SS-MU-04)."""

    side: ClassVar[str] = THEIRS

    def phrase(self) -> str:
        return "each opponent"

    def seats(self, state: State, fx: Context) -> list[int]:
        return opponents(state, fx.seat)


class ThatPlayer(Players):
    """The player whose upkeep or end of turn triggered the ability."""

    def phrase(self) -> str:
        return "that player"

    def seats(self, state: State, fx: Context) -> list[int]:
        return [] if state.seat_data[OUT][fx.number] else [fx.number]


class ItsPlayer(Players):
    """The player of the pending card."""

    side: ClassVar[str] = THEIRS

    def phrase(self) -> str:
        return "its player"

    def seats(self, state: State, fx: Context) -> list[int]:
        waiting = state.regs[WAITING]
        return [state.control[waiting]] if waiting >= 0 else []


YOU = You()
EACH_PLAYER = EachPlayer()
EACH_OPPONENT = EachOpponent()
THAT_PLAYER = ThatPlayer()
ITS_PLAYER = ItsPlayer()


def does(who: Players, verb: str, third: str) -> str:
    """A player and what they do: "gain 1 life" for you, "each opponent gains 1 life" for others."""
    return verb if isinstance(who, You) else f"{who.phrase()} {third}"
