"""Words of cards that keep spoils from the player who has earned them, as they are about to be drawn (SF-SPOIL-13)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.battle.two_spoils import Tithe
from spellhall.games.spellfire.table import GONE
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.words import Condition


def due_at(state: State) -> int:
    """The depth of the stack where a player is about to draw the spoils of a battle; -1 if nobody is."""
    for depth in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[depth]
        if isinstance(frame, (Spoils, Tithe)):
            return depth if frame.step == frame.START else -1
    return -1


class SpoilsDue(Condition):
    """Another player is about to draw the spoils of a battle."""

    def phrase(self) -> str:
        return "another player is about to draw spoils of victory"

    def holds(self, state: State, fx: Context) -> bool:
        depth = due_at(state)
        return depth >= 0 and getattr(state.stack[depth], "seat", fx.seat) != fx.seat


class DivertSpoils(Effectful):
    """The player gives spoils that another is about to draw to a third player; without one, nobody draws them."""

    asks = True

    def phrase(self) -> str:
        return "give those spoils to a third player of your choice (in a two-player game, no one draws them)"

    def question(self, state: State, fx: Running) -> Ask:
        earner = getattr(state.stack[due_at(state)], "seat", -1)
        third = [seat for seat in range(state.seats) if seat not in (fx.seat, earner)]
        options = [action(PICK, seat) for seat in third if not state.seat_data[GONE][seat]] or [PASS]
        words = tuple(f"seat {seat}" for seat in range(state.seats))
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, "who draws the spoils?", "SF-SPOIL-13", words=words)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        depth = due_at(state)
        frame = state.own(depth) if depth >= 0 else None
        if isinstance(frame, (Spoils, Tithe)):
            if action == PASS:
                frame.goto(frame.over)
            else:
                frame.seat = action
        return True

    def hint(self) -> float:
        return 1.5


SPOILS_DUE = SpoilsDue()
