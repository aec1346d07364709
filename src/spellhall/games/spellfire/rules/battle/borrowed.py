"""Things borrowed for a round and returned after it: magical items, artifacts and powers (SF-ATT-15, SF-OPT-08)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Imitation, Loan
from spellhall.games.spellfire.table import ATTACHED, MODEL, RETURNED
from spellhall.kernel.state import State


def return_loan(state: State, card: int) -> None:
    """Return a borrowed card to the bearer it came from, or to the discard pile if that is gone."""
    for word, standing in held(state, Loan):
        if not word.applies(state, card, standing):
            continue
        bearer = standing.number
        for effect in [effect for effect in state.lasting if effect[3] == card and effect[7:] == (bearer,)]:
            state.end_lasting(effect)
        if state.game.layout.in_play[state.zone[bearer]]:
            state.move(card, ATTACHED, state.control[bearer], RETURNED, bearer)
        else:
            discard(state, card)
        return


def forget_model(state: State, card: int) -> None:
    """Give a card its own power back after a round with another's: a fighter, its attachment, or the attacked realm."""
    if state.marks[MODEL][card] and any(
        word.applies(state, card, standing) for word, standing in held(state, Imitation)
    ):
        state.mark(MODEL, card, 0)
