"""Does a card do anything? Two games run side by side; they differ only in one card, which has no power in the second.

Positions are laid out at random (``laid_positions``). Both games take the same actions, preferably those that name the
card. What only the card makes possible (its own power, its answers, the choices of its text) is done only in the first
game. The card does something if the two then differ in more than that: in where cards are, in levels, in the legal
actions, or in what anyone knows.
"""

from __future__ import annotations

from typing import Any

from laid_positions import Laid

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, own_level, total_level
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import PASS, VERB_SHIFT
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

OPERAND = (1 << VERB_SHIFT) - 1
DECISIONS = 40
"""How long one position is played on."""


class Twins(Laid):
    """One position in both games. ``card`` is the handle of the card in both."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__(key, seed)
        self.bare: Any = spellhall.game("spellfire", **self.options)
        face = self.whole.faces[key]
        catalogue: Any = self.bare.catalogue
        catalogue[face] = catalogue[face].without_text()
        self.acted_alone = False
        self.a, self.b = self.lay(self.whole), self.lay(self.bare)

    def differ(self) -> bool:
        """Whether the two games come to differ by what the card does."""
        for _ in range(DECISIONS):
            if not self._settle_alone():
                return True
            self._lay_beside()
            if self.a.scores is not None or self.b.scores is not None:
                return self.a.scores != self.b.scores
            if self._unlike():
                return True
            ours, others = self.a.decision().options, self.b.decision().options
            shared = [option for option in ours if option in others]
            named = [option for option in shared if option >= 0 and option & OPERAND == self.card]
            picked = self.dice.choice(named if named and self.dice.random() < 0.7 else shared)
            self.a.apply(picked)
            self.b.apply(picked)
        return False

    def _settle_alone(self) -> bool:
        """Do in the first game what only the card makes possible; False if that turns out to be endless."""
        for _ in range(30):
            if self.a.scores is not None or self.b.scores is not None:
                return True
            question, top = self.a.decision(), self.a.stack[-1]
            if isinstance(top, Effect) and top.source == self.card:
                self.a.apply(self.dice.choice(question.options))
                continue
            own = [option for option in question.options if self._is_own(option)]
            alone = [option for option in own if option not in self.b.decision().options]
            extra = self._key(self.a) != self._key(self.b)
            if alone and (extra or self.dice.random() < 0.7):
                self.acted_alone = True
                self.a.apply(self.dice.choice(alone))
            elif extra and PASS in question.options and set(question.options) == {PASS, *own}:
                self.a.apply(PASS)
            else:
                return True
        return False

    def _lay_beside(self) -> None:
        """Put a passing card in the second game where it is in the first.

        Lying there longer is no effect of its text, but other cards may look for it there.
        """
        if self.definition.type not in (facts.EVENT, *facts.SUPPORT) or self.b.scores is not None:
            return
        lies = self.a.zone[self.card]
        if lies != self.b.zone[self.card]:
            self.b.move(self.card, lies, self.a.control[self.card])
            self.b.question = None

    def _is_own(self, option: int) -> bool:
        """Whether an action plays or uses the card."""
        return option >> VERB_SHIFT in (tb.PLAY, tb.USE, tb.USE_SECOND) and option & OPERAND == self.card

    def _key(self, state: State) -> tuple[Any, ...]:
        question = state.decision()
        return question.seat, question.rule, type(state.stack[-1]).__name__

    def _unlike(self) -> bool:
        if self._key(self.a) != self._key(self.b):
            return True
        options = [{o for o in state.decision().options if not self._is_own(o)} for state in (self.a, self.b)]
        return options[0] != options[1] or self._seen(self.a) != self._seen(self.b)

    def _seen(self, state: State) -> list[Any]:
        """Everything that a player can notice.

        The card itself counts only if both games have treated it alike, and its place only if it isn't a passing card:
        lying there longer is no effect.
        """
        passing = self.definition.type in (facts.EVENT, *facts.SUPPORT)
        cards = [h for h in range(len(state.face)) if h != self.card or not (self.acted_alone or passing)]
        marks = [mark for mark in state.game.layout.every_mark if mark != tb.USED]
        seen: list[Any] = [[state.zone[h], state.control[h], state.host[h], state.seen[h]] for h in cards]
        seen += [[state.marks[mark][h] for mark in marks] for h in cards]
        seen += [own_level(state, h) for h in cards if state.zone[h] in tb.IN_PLAY]
        seen += [adjusted_level(state, h) for h in cards if state.zone[h] == tb.POOL]
        fighters = [h for h in (state.regs[tb.OFFENCE], state.regs[tb.DEFENCE]) if stands(state, h)]
        seen += [total_level(state, h) for h in fighters]
        seen += [[hand_limit(state, seat), cards_to_draw(state, seat)] for seat in range(state.seats)]
        return [*seen, state.regs, state.seat_data]


def does_something(key: str, positions: int) -> bool:
    """Whether a card changes anything in one of these positions."""
    for seed in range(positions):
        try:
            if Twins(key, seed).differ():
                return True
        except SpellhallError:
            continue
    return False
