"""Words of cards that turn what strikes one of their own aside (SF-AIM-07)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.plays.answers import effect_of
from spellhall.games.spellfire.table import TURN, TURN_END
from spellhall.games.spellfire.words.battle.protection import CannotBeImmune
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.affected_players import touches
from spellhall.games.spellfire.words.plays.aiming import AimElsewhere
from spellhall.games.spellfire.words.plays.answering import Redirect, aimed_at_cards, serve_the_other_side
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition


class Strikes(Condition):
    """The card that is answered is aimed at one of certain cards, or strikes the side of the battle on which one of
    them fights.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"it strikes {self.cards.one() if isinstance(self.cards, Filter) else self.cards.phrase()}"

    def holds(self, state: State, fx: Context) -> bool:
        answered = effect_of(state, fx.focus)
        if answered is None:
            return False
        aims = aimed_at_cards(state, answered)
        if aims:
            return any(self.cards.accepts(state, card, fx) for card in aims)
        fighter = fighter_of(state, fx.seat)
        return fighter >= 0 and self.cards.accepts(state, fighter, fx) and touches(state, answered, fx.seat)


class Deflect(AimElsewhere):
    """As ``AimElsewhere``, in fewer words."""

    def phrase(self) -> str:
        return "aim it elsewhere"


class Reflect(Redirect):
    """Lets the answered card strike another champion, whatever that is immune to. What is aimed at nothing strikes the
    side of its user (SF-AIM-07).
    """

    turns: ClassVar[bool] = True

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.bared = CannotBeImmune(IT)

    def phrase(self) -> str:
        other = self.cards.phrase()
        return (
            f"it strikes {other} instead, whatever {other} is immune to; if it has no target, it strikes its user "
            "instead"
        )

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        answered = effect_of(state, fx.focus)
        if answered is None:
            return
        number = number_of_modifier(state, self.bared)
        for card in self.cards.handles(state, fx):
            state.begin_lasting((number, fx.source, fx.seat, card, TURN_END, state.regs[TURN], 0))
        if aimed_at_cards(state, answered):
            super().run(state, fx)
        else:
            serve_the_other_side(state, fx, answered, [])
