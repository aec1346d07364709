"""Which realm a card is on. The holdings of one realm may apply to another, too (SF-ATT-19)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.questions import Sharing
from spellhall.games.spellfire.table import FORMATION, LOST_POWER, RAZED
from spellhall.kernel.state import State


def is_here(state: State, source: int, realm: int, fallen: bool = False) -> bool:
    """Whether a card is a realm, is attached to it, or applies to it as a holding of another; ``fallen`` if the realm
    has just been razed.
    """
    host = state.host[source]
    if host < 0:
        host = source
    if host == realm or realm < 0:
        return host == realm
    catalogue, face = state.catalogue, state.face
    if state.host[host] == realm and catalogue[face[host]].is_holding:
        return True  # SF-ALLY-09
    lender: Defined = catalogue[face[realm]]
    lent: Defined = catalogue[face[source]]
    return lent.is_holding and Sharing in lender.printed and _shares(state, realm, host, fallen)


def _shares(state: State, realm: int, host: int, fallen: bool) -> bool:
    words = card_of(state, realm).printed.get(Sharing, ())
    if not words or state.zone[realm] != FORMATION or state.marks[LOST_POWER][realm]:
        return False
    if state.marks[RAZED][realm] and not fallen:
        return False
    return any(isinstance(word, Sharing) and word.lends(state, host) for word in words)


def holdings_for(state: State, realm: int) -> list[int]:
    """The holdings that apply to a realm: its own first, then those that it shares."""
    own = [card for card in attachments(state, realm) if card_of(state, card).is_holding]
    if realm < 0 or not card_of(state, realm).printed.get(Sharing):
        return own
    others = [other for seat in range(state.seats) for other in state.pile(FORMATION, seat) if other != realm]
    lent = [card for other in others for card in attachments(state, other) if is_here(state, card, realm)]
    return [*own, *lent]
