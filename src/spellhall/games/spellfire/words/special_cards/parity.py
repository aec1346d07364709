"""Calling odd or even before a draw pile is cut (SF-GUESS-04)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import DIGIT
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Condition


class CallParity(Effectful):
    """The player calls odd or even, then cuts a player's draw pile (SF-PILE-12): were they right about the digit? The
    slots name the card that was cut to, and say whether they were.
    """

    asks = True

    def __init__(self, who: Players, slot: int) -> None:
        self.who = who
        self.slot = slot

    def phrase(self) -> str:
        return f"call odd or even and cut {self.who.own('draw pile')}"

    def question(self, state: State, fx: Running) -> Ask:
        options = [action(PICK, 0), action(PICK, 1)]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "odd or even?", "SF-GUESS-04", words=("even", "odd"))

    def answer(self, state: State, fx: Running, action: int) -> bool:
        seat = next(iter(self.who.seats(state, fx)), -1)
        pile = [] if seat < 0 or (seat != fx.seat and pile_is_hidden(state, seat)) else draw_pile(state, seat)
        card = pile[state.roll(len(pile), seat)] if pile else -1
        digit = card_of(state, card).number % 10 if card >= 0 else 0
        state.set_reg(DIGIT, digit)
        if card >= 0:
            state.show_to_all(card)
        state.tell(events.LevelDigit(max(seat, 0), digit))
        fx.slots[self.slot] = card
        fx.slots[self.slot + 1] = int(digit % 2 == action)
        return True

    def hint(self) -> float:
        return 0.0


class CalledRight(Condition):
    """The parity of the digit was called correctly (see ``CallParity``)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def phrase(self) -> str:
        return "you called it right"

    def denied(self) -> str:
        return "you called it wrong"

    def holds(self, state: State, fx: Context) -> bool:
        return len(fx.slots) > self.slot and fx.slots[self.slot] == 1
