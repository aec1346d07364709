"""Cards played out of other players' piles, which go back there (SF-ONCE-06).

Where such a card goes is the answer of a modifier that it was given (``Fate``). If that is a draw pile, this module
says where in the pile: on top, on the bottom, or anywhere.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellfire.rules.game_form import keeper
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.table import DRAW_PILE
from spellhall.kernel.state import State

ON_TOP, ON_BOTTOM, SHUFFLED = range(3)
"""Where in its owner's draw pile a card goes back to."""
NOWHERE: Final = -1


def settle_in_pile(state: State, card: int) -> None:
    """SF-ONCE-06. Put a card that has just come back to its owner's draw pile in its place there."""
    for effect in state.lasting:
        if effect[3] == card and effect[0] >= 0:
            place = getattr(services_of(state).modifiers[effect[0]], "place_in_pile", NOWHERE)
            if place != NOWHERE:
                put_in_pile(state, card, place)
                return


def put_in_pile(state: State, card: int, place: int) -> None:
    """Put a card of a draw pile on the bottom of the pile, or shuffle the pile."""
    if place == ON_BOTTOM:
        state.to_bottom(card)
    elif place == SHUFFLED:
        state.shuffle(DRAW_PILE, keeper(state, state.owner[card]))
