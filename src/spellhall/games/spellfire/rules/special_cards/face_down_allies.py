"""Allies that lie face down beneath a fighter until the round is about to be decided (section COVERT).

Beneath the fighter they are out of play, and only their player knows them.
The mark ``ENTERED`` distinguishes them from cards that lie under others for other reasons.
A search that deals hidden cards at random may put anything here; a revealed card that is no ally is discarded.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.battle.sides import beneath, stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.table import ATTACHED, BENEATH, DEFENCE, ENTERED, JUST_BECAUSE, OFFENCE, PLAYED, SPENT
from spellhall.kernel.state import State


def hide(state: State, seat: int, card: int, fighter: int) -> None:
    """SF-COVERT-01. Lay a card face down beneath a fighter: everyone sees that, but only its player knows what it
    is.
    """
    state.move(card, BENEATH, seat, PLAYED, fighter)
    state.mark(ENTERED, card, 1)
    state.tell(events.CardHidden(seat, card, fighter))


def hidden_beneath(state: State, fighter: int) -> list[int]:
    """The cards hidden beneath a fighter like this, oldest first."""
    if not state.pile(BENEATH, state.control[fighter]):
        return []
    return [card for card in beneath(state, fighter) if state.marks[ENTERED][card]]


def uncover(state: State) -> bool:
    """SF-COVERT-02. Play is over: cards beneath the two fighters join them. Returns whether there were any."""
    found = False
    for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
        for card in hidden_beneath(state, fighter) if stands(state, fighter) else ():
            seat, found = state.control[card], True
            if card_of(state, card).type == ALLY:
                state.move(card, ATTACHED, seat, JUST_BECAUSE, fighter)
            else:
                drop(state, card)
            state.tell(events.CardExposed(seat, card, fighter))
    return found


def drop_hidden(state: State, fighter: int) -> None:
    """SF-COVERT-03. The round ended before they were revealed: discard them."""
    for card in hidden_beneath(state, fighter):
        drop(state, card)


def drop(state: State, card: int) -> None:
    """Discard one of them."""
    state.mark(ENTERED, card, 0)
    discard(state, card, SPENT)
