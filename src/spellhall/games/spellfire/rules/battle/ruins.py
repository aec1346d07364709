"""Razed realms that are attacked, or rise by themselves (SF-RAZE-17 to SF-RAZE-19).

Read this for who may attack what lies face down, and what follows.

Only a card's text allows it. The realm stays face down, so it has no power, and its place shields it as ever.
While the battle lasts it is marked as a ``RUIN``, so nothing takes it for a realm that has just been razed.
If it falls, it's discarded, and the attacker earns spoils.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.projection import brought_along, held, project
from spellhall.games.spellfire.rules.questions import Demolition
from spellhall.games.spellfire.table import DISCARD, DISCARDED, FOR_GOOD, FORMATION, RAZED, RISING, RUIN, TURN
from spellhall.kernel.state import State


def may_demolish(state: State, champion: int, realm: int) -> bool:
    """SF-RAZE-17. Whether a champion may attack a razed realm."""
    own = brought_along(state, champion, Demolition)
    if not own and Demolition not in project(state).modifiers:
        return False
    return any(
        word.applies(state, champion, standing) and word.covers_ruin(state, realm, standing)
        for word, standing in [*held(state, Demolition), *own]
    )


def demolishers(state: State, champions: list[int], realm: int) -> list[int]:
    """SF-RAZE-17. Those of some champions that may attack a razed realm."""
    catalogue, face = state.catalogue, state.face
    anyone = Demolition in project(state).modifiers
    able = [champion for champion in champions if anyone or Demolition in catalogue[face[champion]].printed]
    return [champion for champion in able if may_demolish(state, champion, realm)]


def lay_siege(state: State, realm: int) -> None:
    """The battle for a realm begins: a razed one is marked."""
    if state.marks[RAZED][realm]:
        state.mark(RAZED, realm, RUIN)


def lift_siege(state: State, realm: int) -> None:
    """The battle is over: a realm that lay there razed, and still does, is razed as before."""
    if state.marks[RAZED][realm] == RUIN:
        state.mark(RAZED, realm, 1)


def fall_down(state: State, realm: int) -> bool:
    """SF-RAZE-18. Discard a razed realm that has fallen; returns whether it was one."""
    if state.zone[realm] != FORMATION or state.marks[RAZED][realm] != RUIN:
        return False
    state.move(realm, DISCARD, state.owner[realm], DISCARDED)
    return True


def note_rising(state: State, realm: int) -> None:
    """SF-RAZE-19. Remember a realm that will rise by itself."""
    if state.marks[RAZED][realm]:
        state.begin_lasting((RISING, -1, state.control[realm], realm, FOR_GOOD, state.regs[TURN], 0))


def rising(state: State, seat: int) -> list[int]:
    """SF-RAZE-19. The realms that rise now that a seat's turn begins; they are noted no longer."""
    due = [effect for effect in state.lasting if effect[0] == RISING and effect[2] == seat]
    for effect in due:
        state.end_lasting(effect)
    return [effect[3] for effect in due]
