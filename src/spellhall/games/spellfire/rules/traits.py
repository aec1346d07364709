"""What a card is on the table: its type, its classifications, its world (sections GEN, TAG, UND).

A card is what its text says, never what its picture or name suggests (SF-MOVE-04, SF-UND-01). Other cards may add to that
or take away for a time.
"""

from __future__ import annotations

from spellhall.games.spellfire.facts import WIZARD
from spellhall.games.spellfire.rules.projection import held
from spellhall.kernel.state import State


def type_of(state: State, handle: int) -> int:
    """The type of a card now: its icon's (SF-GEN-06), unless a card changes the kind of a champion (SF-CARD-18)."""
    kind: int = state.definition(handle).type
    if kind <= WIZARD:
        for word, standing in held(state, "type"):
            if word.applies(state, handle, standing):
                kind = word.type
    return kind


def has_trait(state: State, handle: int, trait: str) -> bool:
    """Whether a card has a classification now, by print, by blueline (SF-GEN-23) or by another card."""
    definition = state.definition(handle)
    has = trait in definition.traits
    if not has and trait in definition.bluelines:
        has = state.game.options["bluelines"] == "on"
    for word, standing in held(state, "trait"):
        if word.trait == trait and word.has != has and word.applies(state, handle, standing):
            has = word.has
    return has


def is_champion(state: State, handle: int) -> bool:
    """Whether a card is one of the seven kinds of champion (SF-GEN-07)."""
    return bool(state.definition(handle).type <= WIZARD)


def shares_world(state: State, one: int, other: int) -> bool:
    """Whether two cards bear the same world; AD&D is a world like the others, not a joker (SF-GEN-14, SF-GEN-16)."""
    return bool(state.definition(one).worlds & state.definition(other).worlds)
