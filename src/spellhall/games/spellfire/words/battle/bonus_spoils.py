"""Verbs for spoils of victory beyond the usual card, or none (section HOARD)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import bonus_spoils
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import numeral


class EarnSpoils(Effectful):
    """Players earn spoils of victory, besides those that the battle itself may bring them (SF-HOARD-01)."""

    def __init__(self, who: Players, number: int = 1) -> None:
        self.who = who
        self.number = number

    def phrase(self) -> str:
        cards = "" if self.number == 1 else f"{numeral(self.number)} cards as "
        return f"{self.who.phrase()} {self.who.verb('earns', 'earn')} {cards}spoils of victory"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            for _ in range(self.number):
                bonus_spoils.owe(state, seat)

    def hint(self) -> float:
        return 1.0 if self.who.which == "you" else -0.5


class DoubleSpoils(Effectful):
    """Players who have spoils of victory after this battle draw another card as such (SF-HOARD-02)."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        if self.who.which == "you":
            return "your spoils of this battle are two cards"
        return f"{self.who.phrase()}'s spoils of this battle are two cards"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            bonus_spoils.double(state, seat)

    def hint(self) -> float:
        return 0.5


class NoSpoils(Effectful):
    """Nobody draws spoils of victory after this battle (SF-HOARD-03)."""

    def phrase(self) -> str:
        return "no one draws spoils of victory after this battle"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        bonus_spoils.forbid(state)

    def hint(self) -> float:
        return 0.5
