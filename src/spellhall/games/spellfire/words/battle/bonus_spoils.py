"""Verbs for spoils of victory beyond the usual card, or none (section HOARD)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import bonus_spoils
from spellhall.games.spellfire.rules.battle.renewed_hand import note_renewal
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import count_phrase, numeral


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
    """Players who have spoils of victory after this battle draw another card as such (SF-HOARD-02); ``held``: one that
    they cannot play at once (SF-HOARD-04).
    """

    def __init__(self, who: Players, held: bool = False) -> None:
        self.who = who
        self.held = held

    def phrase(self) -> str:
        whose = "your" if self.who.which == "you" else f"{self.who.phrase()}'s"
        kept = "; the second one cannot be played at once" if self.held else ""
        return f"{whose} spoils of this battle are two cards{kept}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            bonus_spoils.double(state, seat, self.held)

    def hint(self) -> float:
        return 0.5


class RenewHand(Effectful):
    """Once the spoils of the battle are settled, players discard their hands, shuffle their discard piles into their
    draw piles and draw new hands (SF-SPOIL-12).
    """

    def __init__(self, who: Players, number: int) -> None:
        self.who = who
        self.number = number

    def phrase(self) -> str:
        your, they = self.who.which == "you", self.who.verb("discards", "discard")
        whose, s = ("your", "") if your else ("their", "s")
        return (
            f"once spoils of victory are settled, {self.who.phrase()} {they} {whose} whole hand, "
            f"shuffle{s} {whose} discard pile into {whose} draw pile and draw{s} {count_phrase(self.number, 'card')}"
        )

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            note_renewal(state, seat, self.number)

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
