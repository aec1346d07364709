"""Cards drawn for one round of battle, beside which a player can use no others (section ALLOT).

What was drawn so waits among the lasting effects, with a number below nothing where a modifier's would stand; what of
it is still held or borne when the round is over is discarded.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Ban
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ATTACHED, HAND, ROUND_END, SPENT, TURN
from spellhall.kernel.state import State
from spellhall.language.context import Context

ALLOTTED: Final = -9
"""An entry of the registry of durations: a card that a seat has drawn for this round alone."""


@trait
class Allotment(Ban):
    """Base: what holds while someone can use nothing but such cards."""

    abstract = True

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """SF-ALLOT-01. Of the hand of the card's player nothing else can be played."""
        return bool(seat == standing.seat and state.zone[card] == HAND and not is_allotted(state, card))


def allot(state: State, seat: int, number: int) -> None:
    """SF-ALLOT-01. A seat draws cards for this round."""
    for _ in range(number):
        pile = draw_pile(state, seat)
        card = pile[-1] if pile else -1
        if not draw(state, seat, 1) or card < 0:
            break
        state.begin_lasting((ALLOTTED, -1, seat, card, ROUND_END, state.regs[TURN], 0))


def is_allotted(state: State, card: int) -> bool:
    """Whether a card was drawn for this round."""
    return any(effect[0] == ALLOTTED and effect[3] == card for effect in state.lasting)


def discard_allotted(state: State) -> None:
    """SF-ALLOT-02. The round is over: whatever was drawn for it and is still held, or hangs on someone, goes."""
    for effect in [effect for effect in state.lasting if effect[0] == ALLOTTED]:
        if effect in state.lasting:
            state.end_lasting(effect)
        if state.zone[effect[3]] in (HAND, ATTACHED):
            discard(state, effect[3], SPENT)
