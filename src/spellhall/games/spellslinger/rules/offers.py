"""What a player may do with priority, and why not the rest (sections PR, CT, IN, PL, CO and AB).

``is_main`` is true in the player's own main phase with nothing pending: only then can they play terrains, events,
enchantments and characters without Ambush. Everything else here works at interrupt speed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.payment import Units, affords, purse_of
from spellhall.games.spellslinger.rules.projection import Projection, project
from spellhall.games.spellslinger.rules.sides import has_turn
from spellhall.games.spellslinger.rules.targets import can_aim, needs_of
from spellhall.games.spellslinger.table import (
    HAND,
    MAIN,
    PLAY,
    SIDEWAYS,
    STEP,
    TERRAINS,
    USE,
    WAITING,
)
from spellhall.kernel.frames import action
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability

TO_PLAY = action(PLAY, 0)
TO_USE = action(USE, 0)
"""The actions of playing and of using a card, without the card."""


class Refusal(NamedTuple):
    """Why something can't be done: the end of a sentence, and the rule."""

    text: str
    rule: str


PENDING_FIRST = Refusal("a card is waiting to resolve, so you can play only at interrupt speed", "SS-PL-08")
NOT_YOUR_TURN = Refusal("you can play it only in your own main phase", "SS-PR-07")
NOT_MAIN = Refusal("you can play it only in the main phase", "SS-CT-08")
ONE_TERRAIN = Refusal("you've already played a terrain this turn", "SS-CO-01")
TOO_DEAR = Refusal("you can't pay its cost with your upright cards", "SS-CO-05")
NO_TARGET = Refusal("it has no legal target", "SS-PL-05")
IS_SIDEWAYS = Refusal("it's already sideways", "SS-AB-05")
NO_COST = Refusal("you don't have what its cost requires", "SS-PL-05")
IS_MUTED = Refusal("it has lost its abilities", "SS-AB-02")


def is_main(state: State, seat: int) -> bool:
    """SS-TN-13. Whether it's a seat's own main phase with nothing pending."""
    return state.regs[STEP] == MAIN and state.regs[WAITING] < 0 and has_turn(state, seat)


def actions(state: State, seat: int, any_one: bool = False) -> list[int]:
    """Everything a seat may do now except passing; of identical cards in hand, only the first.

    ``any_one``: just the first thing that is found, if all that matters is whether there is one.
    """
    main = state.regs[STEP] == MAIN and state.regs[WAITING] < 0 and has_turn(state, seat)
    units: frozenset[Units] | None = None
    found: list[int] = []
    tried: set[int] = set()
    catalogue, face = state.catalogue, state.face
    for card in state.piles[HAND * state.seats + seat]:
        definition = catalogue[face[card]]
        if (not main and not definition.fast) or face[card] in tried:
            continue
        tried.add(face[card])
        if definition.type == TERRAIN:
            if state.seat_data[TERRAINS][seat]:
                continue
        else:
            if units is None:
                units = purse_of(state, seat)
            if not affords(units, definition.cost):
                continue
            ability = definition.resolves or definition.enchants
            if ability is not None and why_not_announce(state, seat, card, ability) is not None:
                continue
        found.append(TO_PLAY | card)
        if any_one:
            return found
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    control = state.control
    for card in kept.uses:
        if control[card] == seat and usable(state, seat, card):
            found.append(TO_USE | card)
            if any_one:
                return found
    return found


def why_not_play(state: State, seat: int, card: int, main: bool, units: frozenset[Units]) -> Refusal | None:
    """Why a card in hand can't be played now; None when it can."""
    definition = card_of(state, card)
    if not main and not definition.fast:
        if state.regs[WAITING] >= 0:
            return PENDING_FIRST
        return NOT_MAIN if has_turn(state, seat) else NOT_YOUR_TURN
    if definition.type == TERRAIN:
        return ONE_TERRAIN if state.seat_data[TERRAINS][seat] else None
    if not affords(units, definition.cost):
        return TOO_DEAR
    ability = definition.resolves or definition.enchants
    return None if ability is None else why_not_announce(state, seat, card, ability)


def why_not_announce(state: State, seat: int, card: int, ability: Ability) -> Refusal | None:
    """SS-PL-05. Why it can't be announced: further costs can't be paid, or there is no legal set of targets."""
    needs = needs_of(ability)
    if needs.free:
        return None
    fx = Standing(card, seat)
    for price in needs.prices:
        if not price.choices(state, fx):
            return NO_COST
    for word in needs.doubtful:
        if not word.possible(state, fx):
            return NO_TARGET
    return None if can_aim(state, ability, fx) else NO_TARGET


def why_not_use(state: State, seat: int, card: int, ability: Ability) -> Refusal | None:
    """Why an activated ability can't be used now; None when it can."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    if card in kept.muted:
        return IS_MUTED
    sideways = bool(ability.details["sideways"])
    if sideways and state.marks[SIDEWAYS][card]:
        return IS_SIDEWAYS
    cost: Any = ability.details["cost"]
    if cost.total and not affords(purse_of(state, seat, card if sideways else -1), cost):
        return TOO_DEAR
    return why_not_announce(state, seat, card, ability)


def usable(state: State, seat: int, card: int) -> list[int]:
    """The numbers of a permanent's abilities that can be used now."""
    uses: list[tuple[int, Ability]] = state.catalogue[state.face[card]].uses
    return [number for number, ability in uses if why_not_use(state, seat, card, ability) is None]
