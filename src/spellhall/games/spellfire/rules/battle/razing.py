"""Razing realms and discarding them (section RAZE)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import attachments, beneath
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Endurance, Ruin, Stubbornness
from spellhall.games.spellfire.rules.tournament.warriors_rule import warriors_rule
from spellhall.games.spellfire.table import BEATEN, FALLEN, FORMATION, RAZED, TURN
from spellhall.kernel.state import State


def raze(state: State, realm: int, by: int = -1) -> bool:
    """SF-RAZE-01, SF-RAZE-02. Turn a realm face down in its place; cards attached to it or under it go (AMB-41,
    SF-TRAP-07).

    ``by`` is the champion that razed it, or -1. Returns whether it was razed, or discarded instead. Under the Warrior's
    Rule it is always razed (SFT-WAR-08).
    """
    if state.zone[realm] != FORMATION or state.marks[RAZED][realm]:
        return False
    if not warriors_rule(state) and _is_stubborn(state, realm):
        return False
    if by >= 0 and not warriors_rule(state):
        if any(word.applies(state, by, standing) for word, standing in held(state, Ruin)):
            discard(state, realm)
            return True
    hanging = [*attachments(state, realm), *beneath(state, realm)]
    lasting = [
        card
        for card in hanging
        if any(word.applies(state, card, standing) for word, standing in held(state, Endurance))
    ]
    heard_by = state.game.listeners(state, events.RealmRazed)
    state.mark(RAZED, realm, 1)
    state.tell(events.RealmRazed(state.control[realm], realm, by), heard_by=heard_by)
    for card in hanging:
        if card not in lasting:
            discard(state, card, FALLEN)
    return True


def _is_stubborn(state: State, realm: int) -> bool:
    """SF-RAZE-15. Whether a razing is the first of two that a realm needs, which is noted."""
    if not any(word.covers_realm(state, realm, standing) for word, standing in held(state, Stubbornness)):
        return False
    first = not state.marks[BEATEN][realm]
    state.mark(BEATEN, realm, state.regs[TURN] if first else 0)
    return first


def recover(state: State, realm: int) -> None:
    """SF-RAZE-15. A realm that held out against an attack has to be razed twice again."""
    if 0 < state.marks[BEATEN][realm] < state.regs[TURN]:
        state.mark(BEATEN, realm, 0)
