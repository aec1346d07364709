"""Levels: base, own, adjusted and total, each with the parts it adds up from (sections LVL, COMB-E, IMM).

The number in the icon is the base level (SF-LVL-01). Cards may change the base; the new number is the base as long as
they stay (SF-LVL-04). A card's own level is its base, doubled or halved if a card says so, plus any bonuses. Doubling
applies to the base alone, not to other cards' bonuses (AMB-66). The adjusted level of a champion adds the levels of all
cards attached to it (SF-LVL-02). The total of a side leaves out what the opposing champion is immune to.
"""

from __future__ import annotations

from typing import NamedTuple

from spellhall.games.spellfire.facts import ARTIFACT, ITEM, OFFENSIVE
from spellhall.games.spellfire.rules.battle.sides import attachments, facing
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.immunity import ignores_level, sealed_off
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import Base, Desertion, Growth, Help, Ruin, Whole
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.words import Number, number_of


class Part(NamedTuple):
    """What a card adds to a level, in words; ``card`` is -1 for a rule."""

    text: str
    amount: int
    card: int


Parts = list[Part]


def base_level(state: State, handle: int, parts: Parts | None = None) -> int:
    """A card's current base level; its components are appended to ``parts``."""
    definition: Defined = state.catalogue[state.face[handle]]
    level = definition.level
    if parts is not None:
        parts.append(Part(f"{definition.name}: printed", level, handle))
    for word, standing in held(state, Base):
        if word.applies(state, handle, standing) and not sealed_off(state, handle, standing.source):
            before = level
            level = word.change(level, _amount(state, handle, word.amount, standing))
            if parts is not None and level != before:
                parts.append(Part(f"{_name(state, standing.source)}: base", level - before, standing.source))
    return level


def own_level(state: State, handle: int, parts: Parts | None = None) -> int:
    """A card's own level, without its attachments."""
    base = base_level(state, handle, parts)
    level = base
    for word, standing in held(state, Growth):
        if not word.applies(state, handle, standing) or sealed_off(state, handle, standing.source):
            continue
        amount = _amount(state, handle, word.amount, standing)
        change = word.change(base, amount) - base
        level += change
        if parts is not None and change:
            parts.append(Part(_name(state, standing.source), change, standing.source))
    return level


def adjusted_level(state: State, champion: int, parts: Parts | None = None) -> int:
    """The level of a champion with everything attached to it (SF-LVL-02): what "level" means on a card (SF-LVL-03).

    A champion that fights as its ally adds everything attached to it, too (SF-ROLE-03).
    """
    level = own_level(state, champion, parts)
    catalogue, face = state.catalogue, state.face
    for handle in attachments(state, champion):
        joined = catalogue[face[handle]].is_champion
        bonus = adjusted_level(state, handle) if joined else own_level(state, handle)
        level += bonus
        if parts is not None and bonus:
            parts.append(Part(_name(state, handle), bonus, handle))
    return _multiplied(state, champion, level, parts) if Whole in project(state).modifiers else level


def _multiplied(state: State, champion: int, level: int, parts: Parts | None) -> int:
    """SF-LVL-09. The level of a champion with everything attached, as often as it counts."""
    for word, standing in held(state, Whole):
        if word.applies(state, champion, standing) and not sealed_off(state, champion, standing.source):
            whole = level // 2 if word.halved else level * word.amount
            if parts is not None:
                parts.append(Part(_name(state, standing.source), whole - level, standing.source))
            level = whole
    return level


def equipped_level(state: State, champion: int) -> int:
    """SF-LVL-07. The base level of a champion with the bonuses of its magical items and artifacts, and nothing else."""
    base = level = base_level(state, champion)
    borne = [h for h in attachments(state, champion) if card_of(state, h).type in (ARTIFACT, ITEM)]
    for word, standing in held(state, Growth):
        if standing.source not in borne or not word.applies(state, champion, standing):
            continue
        if not sealed_off(state, champion, standing.source):
            level += word.change(base, number_of(word.amount, state, standing)) - base
    return level + sum(own_level(state, handle) for handle in borne)


def total_level(state: State, fighter: int, parts: Parts | None = None) -> int:
    """One side's total in the round (SF-COMB-E1): the fighter, its cards, its realm, its holding, and all else."""
    opponent = facing(state, fighter)
    level = own_level(state, fighter, parts)
    for handle in attachments(state, fighter):
        definition: Defined = state.catalogue[state.face[handle]]
        if not definition.counts_in_battle:
            continue
        bonus = adjusted_level(state, handle) if definition.is_champion else own_level(state, handle)
        if not bonus:
            continue
        if opponent >= 0 and bonus_is_offensive(state, handle) and ignores_level(state, opponent, handle):
            if parts is not None:
                parts.append(Part(f"{_name(state, handle)} (the opponent is immune)", 0, handle))
            continue
        level += bonus
        if parts is not None:
            parts.append(Part(_name(state, handle), bonus, handle))
    asked = project(state).modifiers
    if Whole in asked:
        level = _multiplied(state, fighter, level, parts)
    if Ruin in asked and any(word.applies(state, fighter, standing) for word, standing in held(state, Ruin)):
        if parts is not None and level > level // 2:
            parts.append(Part("it attacks at half its level", level // 2 - level, -1))
        level //= 2
    deserted = held(state, Desertion) if Desertion in asked else ()
    for word, standing in held(state, Help) if Help in asked else ():
        if word.applies(state, fighter, standing):
            if deserted and any(one.applies(state, standing.source, its) for one, its in deserted):
                continue
            amount = number_of(word.amount, state, standing)
            level += amount
            if parts is not None and amount:
                parts.append(Part(_name(state, standing.source), amount, standing.source))
    return level


def bonus_is_offensive(state: State, handle: int) -> bool:
    """Whether a card's level bonus works against the opponent: as flagged; an artifact's always does (AMB-63)."""
    definition: Defined = state.catalogue[state.face[handle]]
    return definition.side == OFFENSIVE or definition.type == ARTIFACT


def _amount(state: State, handle: int, amount: int | Number, standing: Standing) -> int:
    """The amount of a change, read from each card by itself where the number says so."""
    if isinstance(amount, int):
        return amount
    if getattr(amount, "of_each", False):
        standing = Standing(standing.source, standing.seat, handle, standing.spared)
    return amount.value(state, standing)


def _name(state: State, handle: int) -> str:
    return str(card_of(state, handle).name)
