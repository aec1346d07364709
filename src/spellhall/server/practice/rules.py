"""Rules at work: the position that shows a rule, as a start for the practice room ("Show me")."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from spellhall.kernel.presentation.prompts import sentence
from spellhall.kernel.state import State
from spellhall.rule_positions import RulePosition, position_of
from spellhall.server.practice.frames import answered
from spellhall.server.practice.models import PracticeOrder
from spellhall.server.practice.start import Hint, Start

OPPONENT = "club"
KEPT = 32
"""How many positions are kept laid out."""
ASKS = "This rule asks you here. A hint shows one answer."
COMING = "Take the hints to see this rule at work."
SHOWN = "That was the rule at work: the log says what came of it."
OVER = "The example ends here. Play on as you like."
LEFT = "You’ve left the example. Take it back, or play on as you like."


class RuleStart(Start):
    """A position that shows a rule. Hints give the choices of the example; any other choice may be made as well."""

    def __init__(self, shown: RulePosition) -> None:
        position = shown.start()
        super().__init__(position, shown.seat, dict.fromkeys(range(position.seats), OPPONENT))
        self.shown = shown
        self.script = shown.script()

    def task(self, state: State) -> str:
        """See ``Start``: what the position shows, until something else is chosen than in the example."""
        done = self._done(state)
        if done < 0 or self._beyond(state):
            return ""
        if done < len(self.script):
            return ASKS if self.shown.way == "asks" and not done else COMING
        if self.shown.way != "refuses":
            return SHOWN
        card = self.shown.card
        return sentence(f"{state.definition(card).name}: {state.why_not(self.seat, card)}")

    def pauses(self, state: State) -> bool:
        """See ``Start``: nothing is skipped while the example goes on, nor at its end."""
        return self._done(state) >= 0 and not self._beyond(state)

    def answer(self, state: State, seed: int) -> int:
        """See ``Start``: what the example has the others choose, if it's followed."""
        done = self._done(state)
        return self.script[done] if 0 <= done < len(self.script) else super().answer(state, seed)

    def hints(self, state: State, own: int) -> Sequence[Hint]:
        """See ``Start``: the next choice of the example."""
        done = self._done(state)
        if not 0 <= done < len(self.script):
            return (Hint(LEFT if done < 0 else OVER),)
        action = self.script[done]
        question = state.decision()
        text = state.game.describe(state, question, action)
        return (Hint(sentence(text), [question.options.index(action)]),)

    def _done(self, state: State) -> int:
        """How many choices of the example were made; -1 if others were instead."""
        assert state.record is not None
        taken = state.record.actions[: len(self.script)]
        return len(taken) if taken == self.script[: len(taken)] else -1

    def _beyond(self, state: State) -> bool:
        """Whether the person has chosen something since the example was over."""
        assert state.record is not None
        return self.seat in state.record.seats[len(self.script) :]


@lru_cache(maxsize=KEPT)
def rule_start(game: str, rule: str) -> RuleStart:
    """The position of a rule, laid out.

    Raises:
        UsageError: when it has none.
    """
    return RuleStart(position_of(game, rule))


def rule_answered(game: str, rule: str, order: PracticeOrder) -> bytes:
    """What is answered to an order about a rule, as JSON.

    Raises:
        UsageError: as ``rule_start`` and ``answered`` do.
    """
    return answered(rule_start(game, rule), order)
