"""Cards drawn for a single round of battle, during which the player can use no others (section ALLOT).

These cards are entries in the lasting effects, with a negative number instead of a modifier's.
Those still held or attached when the round is over are discarded.
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Ban
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ALLOTTED, ATTACHED, HAND, ROUND_END, SPENT, TURN
from spellhall.kernel.state import State
from spellhall.language.context import Context


@trait
class Allotment(Ban):
    """Base: what holds while a player can use only such cards."""

    abstract = True

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """SF-ALLOT-01. The player can play no other card from their hand."""
        return bool(seat == standing.seat and state.zone[card] == HAND and not is_allotted(state, card))


def allot(state: State, seat: int, number: int) -> None:
    """SF-ALLOT-01. Draw cards for this round."""
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
    """SF-ALLOT-02. The round is over: discard the cards drawn for it that are still held or attached."""
    for effect in [effect for effect in state.lasting if effect[0] == ALLOTTED]:
        if effect in state.lasting:
            state.end_lasting(effect)
        if state.zone[effect[3]] in (HAND, ATTACHED):
            discard(state, effect[3], SPENT)
