"""The variation of razed realms: a realm they draw enters the player's formation, razed (section VRR)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.attacks import occupied
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, everyone, tell
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import tie_key
from spellhall.games.spellfire.table import DISCARD, FORMATION, PLACE, PLAYED, RAZED, REPLACED, ROWS
from spellhall.kernel.state import State


def lay_razed(state: State, card: int) -> None:
    """SOL-VRR-02 to SOL-VRR-14. Lay a realm in the next free place, over the leading unrazed realm, or nowhere."""
    state.look_through([card], everyone(state))
    place, covered, reason = _place_for(state, card)
    if place < 0:
        tell(state, OPPONENT, Choice(-1, r.THROWS, card, (reason,)))
        discard(state, card)
        return
    standing = [realm for realm in unrazed_realms(state) if realm != covered]
    passed = tuple(Passed(realm, r.FURTHER_BACK) for realm in standing) if covered >= 0 else ()
    tell(state, OPPONENT, Choice(-1, r.LAYS_RAZED, card, (reason,), passed, covered))
    if covered >= 0:
        state.move(covered, DISCARD, state.owner[covered], REPLACED)
    state.give(card, PLAYER)
    state.mark(PLACE, card, place)
    state.mark(RAZED, card, 1)
    state.move(card, FORMATION, PLAYER, PLAYED)


def _place_for(state: State, card: int) -> tuple[int, int, int]:
    """The place, the realm it covers (-1: none), and the reason."""
    if not name_is_free(state, card):
        return -1, -1, r.NAME_IN_PLAY
    places = occupied(state, PLAYER)
    for place in (place for row in ROWS for place in row if place < len(places)):
        if places[place] < 0:
            return place, -1, r.RAZED_PLACE
    standing = unrazed_realms(state)
    if not standing:
        return -1, -1, r.NO_ROOM
    return state.marks[PLACE][standing[0]], standing[0], r.RAZED_OVER


def unrazed_realms(state: State) -> list[int]:
    """The player's unrazed realms, the leading one first (SOL-VRR-07)."""
    standing = [realm for realm in state.pile(FORMATION, PLAYER) if not state.marks[RAZED][realm]]
    return sorted(standing, key=lambda realm: front_key(state, realm))


def front_key(state: State, realm: int) -> tuple[int, tuple[int, bool, int, int]]:
    """Sorts by row from the front, then by the rule of ties (SOL-ATK-04, SOL-ATK-06)."""
    place = state.marks[PLACE][realm]
    row = next(number for number, row in enumerate(ROWS) if place in row)
    return row, tie_key(state, realm)
