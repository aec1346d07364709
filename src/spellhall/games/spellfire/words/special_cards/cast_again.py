"""Words for spells that work once more or stay with a champion for a time, and for full likenesses (SF-DUP-05)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.table import DURATIONS, ROUND_END, TURN
from spellhall.games.spellfire.words.describing.nouns import IT, THIS
from spellhall.games.spellfire.words.describing.numbers import AtOnce, BaseLevelOf
from spellhall.games.spellfire.words.levels.levels import BaseBecomes
from spellhall.games.spellfire.words.plays.borrowing import Imitate
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.lasting import Attach
from spellhall.games.spellfire.words.plays.permits import StaysOn
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.effect import Effect
from spellhall.language.words import Cards


class CastAgain(Effectful):
    """What cards in play did when they were cast or used happens once more: for the champions that bear them, or for
    another (``by``), as if that one had cast them (SF-DUP-05).
    """

    def __init__(self, cards: Cards, by: Cards | None) -> None:
        self.cards = cards
        self.by = by

    def phrase(self) -> str:
        if self.by is None:
            return f"{self.cards.phrase()} {'are' if self.cards.plural else 'is'} cast again"
        return f"{self.by.phrase()} uses the effect of {self.cards.phrase()}"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for card in reversed(self.cards.handles(state, fx)):
            play = card_of(state, card).play
            users = [state.host[card]] if self.by is None else self.by.handles(state, fx)
            if play is None or is_silenced(state, card) or not users or users[0] < 0:
                continue
            state.call(Effect.of(play.program, card, state.control[users[0]], user=users[0]))

    def hint(self) -> float:
        return 1.5


class AttachFor(Attach):
    """This card is attached to a champion and stays there for a time, in and out of battle."""

    def __init__(self, cards: Cards, until: int) -> None:
        super().__init__(cards, THIS)
        self.until = until
        self.clings = StaysOn(IT)

    def phrase(self) -> str:
        return f"{super().phrase()} {DURATIONS[self.until]}"

    def run(self, state: State, fx: Running) -> None:
        super().run(state, fx)
        number = number_of_modifier(state, self.clings)
        state.begin_lasting((number, fx.source, fx.seat, fx.source, self.until, state.regs[TURN], 0))


class Resemble(Imitate):
    """This card has the special power and the base level of another until the round ends (SF-OPT-08)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, THIS)
        self.likeness = BaseBecomes(IT, AtOnce(BaseLevelOf(cards)))

    def phrase(self) -> str:
        return f"this card has the base level and special power of {self.cards.phrase()} this round"

    def run(self, state: State, fx: Running) -> None:
        number = number_of_modifier(state, self.likeness)
        for model in self.cards.handles(state, fx)[:1]:
            level = base_level(state, model)
            state.begin_lasting((number, fx.source, fx.seat, fx.source, ROUND_END, state.regs[TURN], 0, level))
        super().run(state, fx)
