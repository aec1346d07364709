"""Attacked razed realms: during the battle they lie face up on their defender's side.

The player attacks one of their own realms (SOL-PLR-01), and the imaginary opponent defends it with its power
(SOL-DEF-04). So it is lent to the opponent, and whatever the rules and cards ask about an attacked realm gets its
usual answer.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.attacks import occupied, realm_at
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.turn.victory import check_victory
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.table import ATTACHED, FORMATION, JUST_BECAUSE, PLACE, RAZED, ROWS, SHIELDED_BY
from spellhall.kernel.state import State


def lies_open(state: State, realm: int) -> bool:
    """Whether no unrazed realm lies in front of a razed one (option ``regained_realms``)."""
    places = occupied(state, PLAYER)
    fronts = [places[place] for place in SHIELDED_BY[state.marks[PLACE][realm]]]
    return not any(front >= 0 and not state.marks[RAZED][front] for front in fronts)


def lend(state: State, realm: int) -> None:
    """Turn the realm face up on the other side, with everything attached to it."""
    state.move(realm, FORMATION, OPPONENT, JUST_BECAUSE)
    state.mark(RAZED, realm, 0)
    _take_along(state, realm, OPPONENT)


def is_lent(state: State, realm: int) -> bool:
    """Whether a realm is on the other side for a battle."""
    return state.zone[realm] == FORMATION and state.control[realm] == OPPONENT


def regain(state: State, realm: int) -> bool:
    """SOL-PLR-03, SOL-PLR-05. Put the unrazed realm back in its place; returns whether it was lent."""
    if not is_lent(state, realm):
        return False
    state.mark(RAZED, realm, 0)
    if _return(state, realm):
        state.tell(events.RealmRebuilt(PLAYER, realm))
        check_victory(state)
    return True


def give_back(state: State, realm: int) -> None:
    """SOL-DEF-05. It was held against the player: it is razed again, and its power is off.

    If a card razed it in the meantime, it has fallen, as the player wanted (SOL-PLR-04).
    """
    if is_lent(state, realm) and state.marks[RAZED][realm]:
        regain(state, realm)
    elif is_lent(state, realm):
        state.mark(RAZED, realm, 1)
        _return(state, realm)


def _return(state: State, realm: int) -> bool:
    """Put it back in its place or, if that is taken, in the foremost free one; returns whether it found one."""
    place = state.marks[PLACE][realm]
    if realm_at(state, PLAYER, place) >= 0:
        places = occupied(state, PLAYER)
        free = [other for row in ROWS for other in row if other < len(places) and places[other] < 0]
        if not free:
            discard(state, realm)
            return False
        state.mark(PLACE, realm, free[0])
    state.move(realm, FORMATION, PLAYER, JUST_BECAUSE)
    _take_along(state, realm, PLAYER)
    return True


def _take_along(state: State, realm: int, seat: int) -> None:
    for card in attachments(state, realm):
        state.move(card, ATTACHED, seat, JUST_BECAUSE, realm)
