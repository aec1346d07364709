"""A razed realm that is attacked: as long as the battle lasts it lies face up on the side of its defender.

The player attacks a realm of their own (SOL-PLR-01), and the imaginary opponent defends it with its power (SOL-DEF-04).
So it is lent to them: whatever the rules and the cards ask about an attacked realm has its usual answer.
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
    """The realm turns face up, on the other side, with what hangs on it."""
    state.move(realm, FORMATION, OPPONENT, JUST_BECAUSE)
    state.mark(RAZED, realm, 0)
    _take_along(state, realm, OPPONENT)


def is_lent(state: State, realm: int) -> bool:
    """Whether a realm lies on the other side for a battle."""
    return state.zone[realm] == FORMATION and state.control[realm] == OPPONENT


def regain(state: State, realm: int) -> bool:
    """SOL-PLR-03, SOL-PLR-05. The realm stands again, in its place; whether it was lent."""
    if not is_lent(state, realm):
        return False
    state.mark(RAZED, realm, 0)
    if _return(state, realm):
        state.tell(events.RealmRebuilt(PLAYER, realm))
        check_victory(state)
    return True


def give_back(state: State, realm: int) -> None:
    """SOL-DEF-05. It was held against the player: it lies razed again, and its power is off.

    Where a card has razed it meanwhile it has fallen, which is what the player wanted (SOL-PLR-04).
    """
    if is_lent(state, realm) and state.marks[RAZED][realm]:
        regain(state, realm)
    elif is_lent(state, realm):
        state.mark(RAZED, realm, 1)
        _return(state, realm)


def _return(state: State, realm: int) -> bool:
    """Back into its place, or, where something else came to lie there, into the foremost free one; whether it lies."""
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
