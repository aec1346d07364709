"""A card's type, classifications and world while it is on the table (sections GEN, TAG, UND).

A card is what its text says, never what its picture or name suggests (SF-MOVE-04, SF-UND-01).
Other cards may add to that, or take it away, for a time.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.facts import ALLY, IMPLIED, ITEM, REALM, WIZARD
from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.gathering import Projection
from spellhall.games.spellfire.rules.levels.projection import project
from spellhall.games.spellfire.rules.questions import Kind, Trait
from spellhall.games.spellfire.table import DEFENCE
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def type_of(state: State, handle: int) -> int:
    """The card's current type: the one its icon shows (SF-GEN-06), unless a card changes the kind of a champion
    (SF-CARD-18).

    A realm that defends itself is a champion of its kind for as long as it fights (AMB-40).
    A champion that fights as an ally is an ally (SF-ROLE-02).
    """
    definition: Defined = state.catalogue[state.face[handle]]
    kind = definition.type
    if kind == REALM and handle == state.regs[DEFENCE]:
        kind = definition.defends_as
    if kind <= WIZARD or kind == ITEM:
        if kind <= WIZARD and state.host[handle] >= 0:
            return ALLY
        made: Projection = state.projection if state.projected == state.presence else project(state)
        if made.passing and state.valid_at != state.version:
            made = project(state)
        for word, standing in made.modifiers.get(Kind, ()):
            if _holds_for(state, made, handle, word, standing):
                kind = word.type
    return kind


def of_kinds(state: State, handles: list[int], kinds: frozenset[int]) -> list[int]:
    """Those of some cards that are of certain types now (see ``type_of``).

    Unless a card changes kinds, only one that is attached or defends can be something else than what is printed on it.
    """
    if Kind in project(state).modifiers:
        return [handle for handle in handles if type_of(state, handle) in kinds]
    catalogue, face, host, defence = state.catalogue, state.face, state.host, state.regs[DEFENCE]
    found = []
    for handle in handles:
        definition: Defined = catalogue[face[handle]]
        kind = definition.type
        if host[handle] >= 0 or handle == defence:
            kind = type_of(state, handle)
        if kind in kinds:
            found.append(handle)
    return found


def has_trait(state: State, handle: int, trait: str) -> bool:
    """Whether a card has a classification now, of its own (see ``Card.under``) or from another card (SF-TAG-02)."""
    definition: Defined = state.catalogue[state.face[handle]]
    has = trait in definition.traits
    made: Projection = state.projection if state.projected == state.presence else project(state)
    if made.passing and state.valid_at != state.version:
        made = project(state)
    for word, standing in made.modifiers.get(Trait, ()):
        if word.has == has or (word.trait != trait and not (word.has and IMPLIED.get(word.trait) == trait)):
            continue
        if _holds_for(state, made, handle, word, standing):
            has = not has if word.has is None else word.has
    return has


def has_any_trait(state: State, handle: int, traits: tuple[str, ...]) -> bool:
    """Whether a card has any of the given classifications now."""
    for trait in traits:  # noqa: SIM110 (a generator costs more than most of what it asks)
        if has_trait(state, handle, trait):
            return True
    return False


def _holds_for(state: State, made: Projection, handle: int, word: Any, standing: Standing) -> bool:
    """Whether a trait modifier applies to a card, judged by what the card would be without that modifier.

    Suppose flying makes a card immune to an effect that takes flying away:
    cards that already fly keep it, and all the others gain it.
    """
    judged = made.judged
    case = (id(word), standing.source, handle)
    if case in judged:
        return False
    judged.add(case)
    try:
        return bool(word.applies(state, handle, standing))
    finally:
        judged.discard(case)


def is_champion(state: State, handle: int) -> bool:
    """Whether a card is one of the seven kinds of champion (SF-GEN-07)."""
    definition: Defined = state.catalogue[state.face[handle]]
    return definition.is_champion


def shares_world(state: State, one: int, other: int) -> bool:
    """Whether two cards share a world; AD&D is a world like any other, not a joker (SF-GEN-14, SF-GEN-16)."""
    catalogue, face = state.catalogue, state.face
    own: Defined = catalogue[face[one]]
    others: Defined = catalogue[face[other]]
    return not own.worlds.isdisjoint(others.worlds)
