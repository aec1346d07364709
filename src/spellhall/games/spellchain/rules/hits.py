"""One hit, worked out in seventeen steps.

A hit is one packet of damage from one card to one player. Every step below takes the number and passes it on. The
history logs each hit step by step; no card waits for a step. A hit reduced to nothing doesn't happen. Bouncing stops
after three times. A step that can't do anything is skipped: no active card answers its question, or there is nothing in
the column that it reads.

The order is fixed (each function is one step):

    1 printed number           7 Mana Dampener's kind      13 Avoid
    2 bonuses of seal or kind  8 guard of the first hit    14 Reflect
    3 Focus on the first hit   9 armour of each hit        15 Block
    4 the first hit dealt     10 ongoing cap               16 HP
    5 doubling                11 cap for this chain        17 reactions
    6 weakening               12 Redirect
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spellhall.games.spellchain import events
from spellhall.games.spellchain.rules.active import Projection, held, project
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.health import heal, lose_hp
from spellhall.games.spellchain.rules.pools import gain
from spellhall.games.spellchain.rules.questions import Boost, Ceiling, Damp, Guard, Pierce, Shell, Steadiness
from spellhall.games.spellchain.table import (
    AVOID,
    BLOCK,
    BOUNCES,
    CAP,
    DEALT_FIRST,
    DOUBLED,
    HITS,
    HITS_TAKEN,
    LESS,
    MORE,
    POISON,
    PREVENTED,
    REDIRECT,
    REFLECT,
    SUFFERED,
)
from spellhall.kernel.indexes import Mark, SeatColumn
from spellhall.kernel.state import State
from spellhall.language.words import Modifier

MOST_BOUNCES: Final = 3


class Hit:
    """A hit in progress.

    It says who deals it with what to whom, which defences it ignores, whether it may bounce, and whether it comes from
    a card that the target controls themselves (``own``).
    """

    __slots__ = ("bounced", "dealer", "first", "first_of_chain", "guards", "ignores", "own", "source", "target", "user")

    def __init__(
        self, source: int, user: int, dealer: int, target: int, ignores: frozenset[str], own: bool = False
    ) -> None:
        self.source = source
        self.user = user
        self.dealer = dealer
        self.target = target
        self.ignores = ignores
        self.first = False
        self.first_of_chain = False
        self.guards: list[tuple[int, int]] = []
        self.bounced = 0
        self.own = own


Step = Callable[[State, Hit, int], int]


class Stage(NamedTuple):
    """A step by name, and what it does nothing without.

    Attributes:
        question: active cards have to answer it.
        pool: the target has to have some of it.
        mark: the card that activated has to have it.
    """

    name: str
    step: Step
    question: type[Modifier] | None = None
    pool: SeatColumn | None = None
    mark: Mark | None = None


def deal_hit(state: State, source: int, user: int, dealer: int, amount: int, ignores: frozenset[str]) -> int:
    """Deal one hit to the dealer's opponent; returns the damage that got through.

    ``source`` is the card whose text deals it, ``user`` the card that activated (they differ when an effect is copied).
    """
    if state.scores is not None:
        return 0
    hit = Hit(source, user, dealer, 1 - dealer, ignores)
    hit.first = state.marks[HITS][user] == 0
    state.mark(HITS, user, state.marks[HITS][user] + 1)
    hit.first_of_chain = not state.seat_data[DEALT_FIRST][dealer]
    if hit.first_of_chain:
        state.set_seat(DEALT_FIRST, dealer, 1)
    return _strike(state, hit, amount, STEPS)


def suffer_hit(state: State, source: int, seat: int, amount: int) -> int:
    """A hit from a card in the player's own zone: no one deals it, so only the player's protection matters."""
    return _strike(state, Hit(source, source, 1 - seat, seat, frozenset(), own=True), amount, STEPS[RECEIVING:])


def _strike(state: State, hit: Hit, amount: int, steps: tuple[Stage, ...]) -> int:
    """Carry out a hit, then let guardians that it met strike back; returns the damage that got through."""
    if state.scores is not None:
        return 0
    if state.record is not None:
        state.tell(events.Strikes(hit.target, hit.source, amount))
    dealt = _run(state, hit, amount, steps)
    for guardian, strike in hit.guards:
        deal_hit(state, guardian, guardian, hit.target, strike, frozenset())
    return dealt


def _run(state: State, hit: Hit, amount: int, steps: tuple[Stage, ...]) -> int:
    for name, step, question, pool, mark in steps:
        if state.scores is not None:
            return 0
        if pool is not None and not state.seat_data[pool][hit.target]:
            continue
        if mark is not None and not state.marks[mark][hit.user]:
            continue
        if question is not None:
            kept: Projection = state.projection if state.projected == state.presence else project(state)
            if question not in kept.modifiers:
                continue
        before = amount
        amount = step(state, hit, amount)
        if amount != before and state.record is not None:
            state.tell(events.HitPart(hit.target, hit.source, STEP_CODES[name], amount))
        if hit.bounced:
            _send_back(state, hit)
        if amount <= 0 and name != "reactions":
            return 0
    return amount


# ---------------------------------------------------------------------- the dealing side


def printed(state: State, hit: Hit, amount: int) -> int:
    """1. The number on the card, with its own conditions."""
    return amount


def bonuses(state: State, hit: Hit, amount: int) -> int:
    """2. What the dealer's active cards add by seal or kind."""
    for word, standing in held(state, Boost):
        if standing.seat == hit.dealer and word.boosts(state, hit.source, hit.first, standing.source):
            amount += word.amount
    return amount


def focus(state: State, hit: Hit, amount: int) -> int:
    """3. What was focused on this card's first hit."""
    return amount + state.marks[MORE][hit.user] if hit.first else amount


def first_of_chain(state: State, hit: Hit, amount: int) -> int:
    """4. What active cards add to their player's first hit in the chain; it may also pierce defences."""
    if hit.first_of_chain:
        for word, standing in held(state, Pierce):
            if standing.seat == hit.dealer:
                amount += word.amount
                hit.ignores |= frozenset(("Block", "Avoid"))
    return amount


def doubling(state: State, hit: Hit, amount: int) -> int:
    """5. Doubled by an overload."""
    return amount * 2


def weakening(state: State, hit: Hit, amount: int) -> int:
    """6. Weakened by an opposing card."""
    return amount - state.marks[LESS][hit.user]


def dampening(state: State, hit: Hit, amount: int) -> int:
    """7. Opposing active cards that dampen the first hit of each Spell, to a minimum of one."""
    if hit.first and card_of(state, hit.source).kind == "Spell":
        for word, standing in held(state, Damp):
            if standing.seat != hit.dealer:
                amount = max(1, amount - word.amount)
    return amount


# ---------------------------------------------------------------------- the receiving side


def guard(state: State, hit: Hit, amount: int) -> int:
    """8. A guardian absorbs part of the chain's first hit, and strikes back after it."""
    taken = state.seat_data[HITS_TAKEN][hit.target]
    state.set_seat(HITS_TAKEN, hit.target, taken + 1)
    if taken == 0:
        for word, standing in held(state, Guard):
            if standing.seat == hit.target:
                amount -= word.amount
                hit.guards.append((standing.source, word.strikes))
    return amount


def armour(state: State, hit: Hit, amount: int) -> int:
    """9. Active cards that reduce every hit, to a minimum of one."""
    for word, standing in held(state, Shell):
        if standing.seat == hit.target:
            amount = max(1, amount - word.amount)
    return amount


def ongoing_cap(state: State, hit: Hit, amount: int) -> int:
    """10. Active cards that limit a single hit."""
    for word, standing in held(state, Ceiling):
        if standing.seat == hit.target:
            amount = min(amount, word.amount)
    return amount


def chain_cap(state: State, hit: Hit, amount: int) -> int:
    """11. A limit for the rest of this chain."""
    return min(amount, state.seat_data[CAP][hit.target])


def redirect(state: State, hit: Hit, amount: int) -> int:
    """12. Part of the hit goes to the dealer instead."""
    return amount if "Bounce" in hit.ignores else _bounce(state, hit, amount, REDIRECT)


def avoid(state: State, hit: Hit, amount: int) -> int:
    """13. The hit is avoided."""
    if "Avoid" in hit.ignores:
        return amount
    state.set_seat(AVOID, hit.target, state.seat_data[AVOID][hit.target] - 1)
    for reaction in reactions_of(state, hit.target, "veil"):
        heal(state, hit.target, 1, reaction[1])
    return 0


def reflect(state: State, hit: Hit, amount: int) -> int:
    """14. Part of the hit is prevented and dealt back."""
    return amount if "Bounce" in hit.ignores else _bounce(state, hit, amount, REFLECT)


def block(state: State, hit: Hit, amount: int) -> int:
    """15. Block prevents what it can, point by point; some players' Block can't be ignored."""
    pool = state.seat_data[BLOCK][hit.target]
    firm = any([standing.seat == hit.target for _, standing in held(state, Steadiness)])
    if "Block" in hit.ignores and not firm:
        return amount
    taken = min(pool, amount)
    state.set_seat(BLOCK, hit.target, pool - taken)
    state.set_seat(PREVENTED, hit.target, state.seat_data[PREVENTED][hit.target] + taken)
    return amount - taken


def _bounce(state: State, hit: Hit, amount: int, column: SeatColumn) -> int:
    """Bounce up to this many points; a series of bounces stops after three."""
    if state.regs[BOUNCES] >= MOST_BOUNCES:
        return amount
    hit.bounced = min(state.seat_data[column][hit.target], amount)
    state.set_seat(column, hit.target, 0)
    return amount - hit.bounced


def _send_back(state: State, hit: Hit) -> None:
    """Points bounced in the last step hit the dealer as a new hit, before this one continues."""
    sent, hit.bounced = hit.bounced, 0
    state.set_reg(BOUNCES, state.regs[BOUNCES] + 1)
    back = Hit(hit.source, hit.user, hit.target, hit.dealer, frozenset())
    _strike(state, back, sent, STEPS[RECEIVING:])
    state.set_reg(BOUNCES, state.regs[BOUNCES] - 1)


def hp(state: State, hit: Hit, amount: int) -> int:
    """16. The player loses HP; at 0 they lose the game (SC-BA-05)."""
    target = hit.target
    if not hit.own:
        state.set_seat(SUFFERED, target, state.seat_data[SUFFERED][target] + amount)
    if state.record is not None:
        state.tell(events.Hit(target, hit.source, amount))
    lose_hp(state, target, amount, hit.source, told=True)
    return amount


def react(state: State, hit: Hit, amount: int) -> int:
    """17. Reactions that wait for their player to be hit."""
    if not state.lasting:
        return amount
    for entry in reactions_of(state, hit.target, "hex"):
        state.end_lasting(entry)
        lose_hp(state, hit.dealer, 1, entry[1])
    for entry in reactions_of(state, hit.target, "recourse"):
        state.end_lasting(entry)
        gain(state, hit.dealer, POISON, 1, entry[1])
        if entry[3] > 1:
            state.begin_lasting((entry[0], entry[1], entry[2], entry[3] - 1, 0, 0, 0))
    return amount


STEPS = (
    Stage("printed number", printed),
    Stage("bonuses", bonuses, question=Boost),
    Stage("focus", focus, mark=MORE),
    Stage("first hit of the chain", first_of_chain, question=Pierce),
    Stage("doubled", doubling, mark=DOUBLED),
    Stage("weakened", weakening, mark=LESS),
    Stage("dampened", dampening, question=Damp),
    Stage("guarded", guard),
    Stage("armour", armour, question=Shell),
    Stage("limit", ongoing_cap, question=Ceiling),
    Stage("limit for this chain", chain_cap, pool=CAP),
    Stage("redirected", redirect, pool=REDIRECT),
    Stage("avoided", avoid, pool=AVOID),
    Stage("reflected", reflect, pool=REFLECT),
    Stage("blocked", block, pool=BLOCK),
    Stage("HP", hp),
    Stage("reactions", react),
)
RECEIVING: Final = 7
"""The receiving side's steps start here, and so does a hit that bounced."""
STEP_CODES = {stage.name: code for code, stage in enumerate(STEPS)}

REACTIONS = {"hex": 1, "recourse": 2, "veil": 3, "drain": 4}


def reactions_of(state: State, seat: int, how: str) -> list[tuple[int, ...]]:
    """A seat's waiting reactions of a kind, oldest first."""
    if not state.lasting:
        return []
    code = REACTION_BASE + REACTIONS[how]
    return [entry for entry in state.lasting if entry[0] == code and entry[2] == seat]


REACTION_BASE: Final = 100
