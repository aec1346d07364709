"""Targets chosen when a card is played (SS-PL-04), and the players and cards found that way."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellslinger.rules.sides import are_opposed, clockwise
from spellhall.games.spellslinger.rules.targets import player, seat_of
from spellhall.games.spellslinger.table import ACTIVE, IN_PLAY, OUT
from spellhall.games.spellslinger.words.filters import Filter
from spellhall.games.spellslinger.words.players import Players
from spellhall.games.spellslinger.words.worth import CHOSEN
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, numeral

__all__ = ["Again", "Target", "TargetPlayer", "Targets"]

NOBODY, ANYBODY, OPPONENTS = "", "player", "opponent"


class Target(Cards):
    """One target: a card that fits a description, a player, or either."""

    side: ClassVar[str] = CHOSEN

    def __init__(self, slot: int, what: Filter | None, players: str = NOBODY, optional: bool = False) -> None:
        self.slot = slot
        self.what = what
        self.players = players
        self.optional = optional
        self.mode = -1
        self.anybody = players == ANYBODY
        """Whether every player is a possible target, so there is always a legal one."""

    def reach(self) -> float:
        """See ``worth_to``: harm to a character counts for more than harm to a player."""
        if self.what is None:
            return 0.4
        return self.what.share + (0.1 if self.players else 0.0)

    def described(self) -> str:
        """The possible targets, for example: character or player."""
        return " or ".join([part for part in ("" if self.what is None else self.what.bare(), self.players) if part])

    def phrase(self) -> str:
        return f"target {self.described()}"

    def question_text(self) -> str:
        """The question to ask for it."""
        return f"which target ({self.described()})?"

    def candidates(self, state: State, fx: Context) -> list[int]:
        """Everything that fits the description now: cards, then players."""
        found = self.what.handles(state, fx) if self.what is not None else []
        if self.players:
            for seat in clockwise(state, state.regs[ACTIVE]):
                if self.players == ANYBODY or are_opposed(state, seat, fx.seat):
                    found.append(player(seat))
        return found

    def admits(self, state: State, target: int, fx: Context) -> bool:
        """Whether something is one of those ``candidates``."""
        seat = seat_of(target)
        if seat >= 0:
            if not self.players or state.seat_data[OUT][seat]:
                return False
            return self.players == ANYBODY or are_opposed(state, seat, fx.seat)
        if self.what is None:
            return False
        if self.what.zone == IN_PLAY:
            return self.what.accepts(state, target, fx)
        return target in self.what.handles(state, fx)

    def handles(self, state: State, fx: Context) -> list[int]:
        target = fx.slots[self.slot]
        return [target] if target >= 0 and seat_of(target) < 0 else []

    def seats(self, state: State, fx: Context) -> list[int]:
        """The targeted player, if it is one."""
        seat = seat_of(fx.slots[self.slot]) if fx.slots[self.slot] >= 0 else -1
        return [seat] if seat >= 0 and not state.seat_data[OUT][seat] else []

    @property
    def again(self) -> Again:
        """The same target, mentioned again: "it"."""
        return Again(self)

    @property
    def player(self) -> TargetPlayer:
        """The targeted player."""
        return TargetPlayer(self)


class Again(Cards):
    """A target that was mentioned before."""

    side: ClassVar[str] = CHOSEN

    def __init__(self, target: Target) -> None:
        self.target = target

    def reach(self) -> float:
        """See ``worth_to``."""
        return self.target.reach()

    def phrase(self) -> str:
        return "it"

    def handles(self, state: State, fx: Context) -> list[int]:
        return self.target.handles(state, fx)


class TargetPlayer(Players):
    """A player who is a target."""

    side: ClassVar[str] = CHOSEN

    def __init__(self, target: Target) -> None:
        self.target = target

    def phrase(self) -> str:
        return self.target.phrase()

    def seats(self, state: State, fx: Context) -> list[int]:
        return self.target.seats(state, fx)


class Targets(Cards):
    """Up to this many targets that fit one description."""

    plural = True
    side: ClassVar[str] = CHOSEN

    def __init__(self, targets: list[Target]) -> None:
        self.targets = targets

    def reach(self) -> float:
        """See ``worth_to``: the first target counts most."""
        return self.targets[0].reach() * (1 + 0.5 * (len(self.targets) - 1))

    def phrase(self) -> str:
        first = self.targets[0]
        noun = "" if first.what is None else first.what.phrase()
        also = " and/or players" if first.players else ""
        return f"up to {numeral(len(self.targets))} target {noun}{also}"

    def handles(self, state: State, fx: Context) -> list[int]:
        return [card for target in self.targets for card in target.handles(state, fx)]

    def seats(self, state: State, fx: Context) -> list[int]:
        """The players among the targets."""
        return [seat for target in self.targets for seat in target.seats(state, fx)]
