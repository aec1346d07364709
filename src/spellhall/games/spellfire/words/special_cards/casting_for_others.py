"""Champions outside a battle that cast spells for someone who fights in it (SF-BACK-04)."""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.lending import is_lent
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.at_once import FORCED, AtOnce
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.table import HAND, LENT, ROUND_END, TURN
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.modifiers import Held, plural_of
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards


class ForItself(Held, questions.Grant):
    """A fighter can have what another casts for it, and nothing more of that type."""

    def __init__(self, cards: Cards, type_: int) -> None:
        super().__init__(cards)
        self.types = (type_,)

    def opens(self, state: State, card: int) -> bool:
        """Whether a card was cast for someone."""
        return is_lent(state, card)

    def phrase(self) -> str:
        return f"{self.subject()} can have {plural_of(self.types[0])} that others cast for it"


class CastFor(Effectful):
    """This champion, outside a battle, casts a card of its player's hand for one that fights in it (SF-BACK-04)."""

    asks = True

    def __init__(self, cards: Cards, type_: int) -> None:
        self.cards = cards
        self.type = type_
        self.grant = ForItself(IT, type_)

    def phrase(self) -> str:
        return f"cast a {facts.TYPE_NAMES[self.type]} from your hand for {self.cards.phrase()}"

    def _castable(self, state: State, fx: Context) -> list[int]:
        return [
            card
            for card in state.pile(HAND, fx.seat)
            if (definition := card_of(state, card)).type == self.type
            and 4 in definition.phases
            and not definition.only_answers
            and may_use(state, fx.source, card)
        ]

    def possible(self, state: State, fx: Context) -> bool:
        return bool(self._castable(state, fx))

    def question(self, state: State, fx: Running) -> Ask:
        options = [*self._castable(state, fx), PASS]
        return ask(fx.seat, CHOOSE_CARD, options, fx.answered, "cast which spell?", "SF-BACK-04", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        for fighter in self.cards.handles(state, fx)[:1]:
            if action == PASS or not stands(state, fighter) or not reaches(state, fx, fighter):
                continue
            state.mark(LENT, action, fx.seat + 1)
            state.lay_open(action)
            number = number_of_modifier(state, self.grant)
            state.begin_lasting((number, fx.source, fx.seat, fighter, ROUND_END, state.regs[TURN], 0))
            state.call(AtOnce(card=action, seat=state.control[fighter], source=fx.source, manner=FORCED))
        return True

    def hint(self) -> float:
        return 0.5


class CastsFromAfar(Held, questions.Outreach):
    """Champions in pools that cast spells into their player's battle, for the one that fights there (SF-ICON-17)."""

    def phrase(self) -> str:
        return f"{self.subject()} can cast spells from the pool into the battle{self.ending()}"
