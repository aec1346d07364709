"""The champions that were killed in the last battle, for cards that bring them back (SF-POOL-12)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.table import DISCARD, FELL, FOR_GOOD, NO_BATTLE, STAGE, TURN
from spellhall.kernel.state import State


def note_fallen(state: State, card: int, zone: int) -> None:
    """SF-POOL-12. Remember a champion that has gone from battle to the discard pile, if a card in the game asks for
    it.
    """
    if zone == DISCARD and not timing_of(state).recalling.isdisjoint(state.face):
        state.begin_lasting((FELL, -1, state.owner[card], card, FOR_GOOD, state.regs[TURN], 0))


def forget_fallen(state: State) -> None:
    """A new battle begins."""
    for effect in [effect for effect in state.lasting if effect[0] == FELL]:
        state.end_lasting(effect)


def fell_last(state: State) -> list[int]:
    """The champions killed in the last battle, once it is over."""
    if state.regs[STAGE] != NO_BATTLE:
        return []
    return [effect[3] for effect in state.lasting if effect[0] == FELL]
