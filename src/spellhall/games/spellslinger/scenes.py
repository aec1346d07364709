"""Tables in the middle of a game, where lessons and first fights begin.

You play the deck Old Oak, your opponent Gatehouse.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellslinger import table as tb
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.presentation.scenes import Scene

RIVAL = 1
DECKS = ("Old Oak", "Gatehouse")
TERRAINS = ("Woods", "Plains")
Both = tuple[Sequence[str], Sequence[str]]
"""The names of cards of the learner and of the opponent."""


def laid_out(
    game: Game, terrains: tuple[int, int], played: Both, hands: Both, life: tuple[int, int], seed: int = 1
) -> Scene:
    """Lay out both sides: terrains and characters in play, hands and life. The learner is the active player."""
    decks = game.starter_decks()
    table = Scene(game, [decks[name] for name in DECKS], seed)
    state = table.state
    for seat in (LEARNER, RIVAL):
        table.put(seat, tb.IN_PLAY, *[TERRAINS[seat]] * terrains[seat], *played[seat])
        table.put(seat, tb.HAND, *hands[seat])
        state.set_seat(tb.LIFE, seat, life[seat])
        state.set_seat(tb.KEPT, seat, 1)
    state.set_reg(tb.TURN, 2 * max(terrains))
    state.set_reg(tb.ACTIVE, LEARNER)
    state.set_reg(tb.FIRST, RIVAL)
    return table
