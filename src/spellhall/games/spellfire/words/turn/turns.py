"""Verbs for turns and powers gained and lost."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.turn.turn import reverse
from spellhall.games.spellfire.table import ACTIVE, BETWEEN, CYCLED, EXTRA, EXTRA_USED, LOST_POWER, PHASE, SKIP, TURN
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Cards, Condition


class TakeExtraTurn(Effectful):
    """The player takes another turn after this one (AMB-51); ``once_a_game`` for cards that grant it only once
    (SF-CARD-05).
    """

    def __init__(self, once_a_game: bool = False) -> None:
        self.once_a_game = once_a_game

    def phrase(self) -> str:
        return "take another turn after this one" + (" (once a game)" if self.once_a_game else "")

    def possible(self, state: State, fx: Context) -> bool:
        options: SpellfireOptions = state.game.options
        locked = options["first_cycle_lock"] == "caravan_and_kalidnay" and not state.regs[CYCLED]
        return not (self.once_a_game and (locked or state.seat_data[EXTRA_USED][fx.seat]))

    def run(self, state: State, fx: Running) -> None:
        if self.once_a_game:
            state.set_seat(EXTRA_USED, fx.seat, 1)
        state.begin_lasting((EXTRA, -1, fx.seat, -1, -1, state.regs[TURN], 0))
        state.tell(events.ExtraTurnWon(fx.seat, fx.source))

    def hint(self) -> float:
        return 4.0


class PreventExtraTurn(Effectful):
    """The extra turn that was just gained is not taken."""

    def phrase(self) -> str:
        return "cancel that extra turn"

    def run(self, state: State, fx: Running) -> None:
        gained = [effect for effect in state.lasting if effect[0] == EXTRA]
        if gained:
            state.end_lasting(gained[-1])

    def hint(self) -> float:
        return 4.0


class LosePower(Effectful):
    """Cards lose their special power for as long as they stay in play; what they are stays (SF-CARD-04)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def phrase(self) -> str:
        return f"{self.cards.phrase()} loses this power while it stays in play"

    def run(self, state: State, fx: Running) -> None:
        for handle in self.cards.handles(state, fx):
            state.mark(LOST_POWER, handle, 1)

    def hint(self) -> float:
        return 0.0


class LoseTurn(Effectful):
    """Players miss their next turn."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        whose = "your" if self.who.which == "you" else "their"
        return f"{self.who.phrase()} {self.who.verb('misses', 'miss')} {whose} next turn"

    def run(self, state: State, fx: Running) -> None:
        for seat in self.who.seats(state, fx):
            state.begin_lasting((SKIP, -1, seat, -1, -1, state.regs[TURN], 0))

    def hint(self) -> float:
        return 4.0


class ReverseOrder(Effectful):
    """Turns go the other way round the table from now on (SF-TURN-08)."""

    def phrase(self) -> str:
        return "the order of turns is reversed"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        reverse(state)

    def hint(self) -> float:
        return 0.5


class TurnWasMissed(Condition):
    """The player has missed the turn that they had to miss, and no turn is going on."""

    def phrase(self) -> str:
        return "no one's turn is going on and you have missed that turn"

    def holds(self, state: State, fx: Context) -> bool:
        if state.regs[PHASE] != BETWEEN:
            return False
        return not any(effect[0] == SKIP and effect[2] == fx.seat for effect in state.lasting)


class AfterAnothersTurn(Condition):
    """Between two turns, when that of another player has just ended."""

    def phrase(self) -> str:
        return "between turns, right after another player's turn"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[PHASE] == BETWEEN and state.regs[ACTIVE] != fx.seat)


TURN_WAS_MISSED, AFTER_ANOTHERS_TURN = TurnWasMissed(), AfterAnothersTurn()
