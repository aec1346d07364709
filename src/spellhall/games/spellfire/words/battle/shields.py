"""Modifiers that shield players, spells and events: immunity, what nothing turns back, what nobody calms."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition


class PlayersImmune(questions.Shield):
    """Immunity of certain players themselves (their hands, their piles) to certain cards."""

    def __init__(self, who: Players, to: Filter) -> None:
        self.who = who
        self.to = to

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        return self.to.fits(state, source, standing) and seat in self.who.seats(state, standing)

    def phrase(self) -> str:
        return f"{self.who.phrase()} {self.who.verb('is', 'are')} immune to {self.to.many()}"


class CannotBeTurned(Held, questions.Directness):
    """Spells of these champions that nothing turns back, though they can be cancelled (SF-SPELL-19)."""

    def __init__(self, cards: Cards, what: Filter, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.what = what

    def holds_course(self, state: State, spell: int, standing: Context) -> bool:
        """Whether one of their spells is meant."""
        return self.what.fits(state, spell, standing)

    def phrase(self) -> str:
        return f"{self.what.many()} cast by {self.subject()} cannot be turned back{self.ending()}"


class CannotBeCalmed(questions.Insistence):
    """An event that nobody can calm, harmful as it is (SF-CALM-08)."""

    def phrase(self) -> str:
        return "this card cannot be calmed"


class LostIfTurned(questions.Brittleness):
    """A spell that does nothing once it is turned back (SF-SPELL-20)."""

    def phrase(self) -> str:
        return "if this card is turned back, it has no effect"


class NeverInAbyss(Held, questions.AbyssBar):
    """Cards that never go to the Abyss: to the discard pile instead, or to the Void if their own player sends them
    there (SF-ABYSS-10).
    """

    def phrase(self) -> str:
        they, them = self.verb("it goes", "they go"), self.verb("it", "them")
        elsewhere = f"{they} to the discard pile instead, or to the Void if it was you who sent {them}"
        return f"{self.subject()} never {self.verb('goes', 'go')} to the Abyss: {elsewhere}"
