"""Digits that a player decides instead of drawing for them (SF-RULE-08)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Certainty
from spellhall.games.spellfire.table import DIGIT
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, Procedure, action, ask
from spellhall.kernel.state import State

DIGITS = tuple(str(digit) for digit in range(10))


class ChosenDigit(Procedure):
    """``seat`` decides the digit that ``drawer`` would draw."""

    FIELDS = ("seat", "drawer")
    __slots__ = FIELDS
    seat: int
    drawer: int

    def start(self, state: State) -> Ask:
        """SF-RULE-08. Any digit will do; the best for one player is the worst for another."""
        options = [action(PICK, digit) for digit in range(10)]
        return ask(self.seat, CHOOSE_OPTION, options, self.chosen, "which digit is drawn?", "SF-RULE-08", words=DIGITS)

    def chosen(self, state: State, digit: int) -> None:
        """It counts as drawn."""
        state.set_reg(DIGIT, digit)
        state.tell(events.LevelDigit(self.drawer, digit))
        self.done(state)


def decider_of_digits(state: State) -> int:
    """SF-RULE-08. The seat that decides all digits, or -1 if they are drawn."""
    for _, standing in held(state, Certainty):
        return int(standing.seat)
    return -1
