"""Razing realms and discarding them (section RAZE)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import attachments, beneath
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Endurance, Ruin
from spellhall.games.spellfire.rules.tournament.warriors_rule import warriors_rule
from spellhall.games.spellfire.table import FALLEN, FORMATION, RAZED
from spellhall.kernel.state import State


def raze(state: State, realm: int, by: int = -1) -> bool:
    """SF-RAZE-01, SF-RAZE-02. Turn a realm face down in its place; cards attached to it or under it go (AMB-41,
    SF-TRAP-07).

    ``by`` is the champion that razed it, or -1. Returns whether it was razed, or discarded instead. Under the Warrior's
    Rule it is always razed (SFT-WAR-08).
    """
    if state.zone[realm] != FORMATION or state.marks[RAZED][realm]:
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
