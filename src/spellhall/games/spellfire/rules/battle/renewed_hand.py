"""A player whose hand is exchanged for a new one when the battle is over, spoils and all (SF-SPOIL-12)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.turn.draws import draw, reshuffle_discards
from spellhall.games.spellfire.table import ATTACKER, DISCARD, DISCARDED, GONE, HAND, RENEWED, TURN
from spellhall.kernel.state import State


def note_renewal(state: State, seat: int, number: int) -> None:
    """Note that a seat gets a new hand once the battle's spoils are settled; outside a battle nothing happens."""
    if state.regs[ATTACKER] >= 0:
        state.begin_lasting((RENEWED, -1, seat, -1, -1, state.regs[TURN], 0, number))


def renew_hands(state: State) -> None:
    """SF-SPOIL-12. Discard the hand, shuffle the discard pile into the draw pile, and draw."""
    for effect in [effect for effect in state.lasting if effect[0] == RENEWED]:
        state.end_lasting(effect)
        seat, number = effect[2], effect[7]
        if state.seat_data[GONE][seat]:
            continue
        for card in list(state.pile(HAND, seat)):
            state.move(card, DISCARD, state.owner[card], DISCARDED)
        reshuffle_discards(state, seat)
        draw(state, seat, number)
