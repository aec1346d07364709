"""Quick answers for lookahead: who attacks, who blocks whom, how damage is split, what pays.

They look at one pair of characters at a time. Strength and speed decide a duel: the faster one strikes first, and kills
if its strength is at least the other's; a survivor strikes back.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.fights import Fighters, best_block
from spellhall.games.spellslinger.judgement import character_worth, unstopped
from spellhall.games.spellslinger.rules.blocks import Blocking, attackers_of, blockable, rivals
from spellhall.games.spellslinger.rules.combat import CombatDamage
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import has, is_character, speed, strength
from spellhall.games.spellslinger.rules.playing import MAIN_WINDOW, RESPONSE_WINDOW, STEP_WINDOW
from spellhall.games.spellslinger.rules.sides import lead, opponents, side
from spellhall.games.spellslinger.rules.targets import seat_of
from spellhall.games.spellslinger.table import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    DAMAGE,
    DOOMED,
    HAND,
    IN_PLAY,
    LIFE,
    SIDEWAYS,
    UNIT,
)
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, PASS, YES, YES_NO, Ask
from spellhall.kernel.state import State

PAY, NEW_HAND, FIRST = "SS-PL-02", "SS-SU-11", "SS-SU-02"
ATTACK, ATTACK_WHOM, GROUP = "SS-AT-02", "SS-AT-04", "SS-GR-01"
BLOCK, BLOCK_WHOM, SPLIT, ORDER = "SS-BL-01", "SS-BL-02", "SS-CD-07", "SS-AB-11"
AHEAD = frozenset((ATTACK, ATTACK_WHOM, GROUP, BLOCK, BLOCK_WHOM, SPLIT, ORDER))
"""Rules whose questions are answered by reflex during lookahead."""
FEWEST_TERRAINS, MOST_TERRAINS = 2, 5
"""How many terrains an opening hand of seven cards needs to be kept."""
CLOSE = 3
"""Life below which damage is feared."""


def reflex(state: State) -> int:
    """See ``Game.reflex``."""
    question = state.decision()
    if question.kind == ACT_OR_PASS:
        return -1 if question.rule == MAIN_WINDOW else PASS
    options = question.options
    if len(options) == 1:
        return options[0]
    if question.rule == NEW_HAND:
        return new_hand(state, question)
    if question.rule == PAY:
        return YES if question.kind == YES_NO else PASS if PASS in options else options[-1]
    if question.rule == ATTACK:
        return attack(state, question)
    if question.rule == ATTACK_WHOM:
        return min(options, key=lambda target: state.seat_data[LIFE][seat_of(target)])
    if question.rule == BLOCK:
        return next((blocker for blocker, _ in block_plan(state, question.seat) if blocker in options), PASS)
    if question.rule == BLOCK_WHOM:
        return block_whom(state, question)
    if question.rule == SPLIT:
        return split(state, question)
    return PASS if PASS in options else options[0]


def is_aside(state: State) -> bool:
    """See ``Game.is_aside``: a window when nothing is pending and no one is fighting."""
    question = state.decision()
    return question.kind == ACT_OR_PASS and question.rule == STEP_WINDOW and not in_combat(state)


def is_turning_point(state: State) -> bool:
    """See ``Game.is_turning_point``: the main phase, a declaration, and anything waiting for a response."""
    return state.decision().rule in (MAIN_WINDOW, RESPONSE_WINDOW, ATTACK, BLOCK)


def in_combat(state: State) -> bool:
    """Whether any character attacks, or will be destroyed at the end of combat."""
    return any(state.marks[ATTACKS]) or any(state.marks[DOOMED])


def by_reflex(state: State, ahead: bool) -> bool:
    """See ``Game.by_reflex``."""
    question = state.decision()
    if question.rule == PAY:
        return question.kind == CHOOSE_CARD and PASS in question.options
    if question.rule in (NEW_HAND, FIRST):
        return True
    if question.rule == RESPONSE_WINDOW or question.kind == ACT_OR_PASS:
        return False
    return ahead and question.rule in AHEAD


def new_hand(state: State, question: Ask) -> int:
    """Keep a hand with some terrains and some other cards."""
    hand = state.pile(HAND, question.seat)
    terrains = sum(card_of(state, card).type == TERRAIN for card in hand)
    return PASS if FEWEST_TERRAINS <= terrains <= MOST_TERRAINS else YES


# ---------------------------------------------------------------------- duels


def kills(state: State, one: int, other: int) -> bool:
    """Whether one character destroys another when the two meet."""
    if has(state, one, "Deadly"):
        return True
    force = strength(state, one)
    if force < strength(state, other) - state.marks[DAMAGE][other]:
        return False
    falls_first = speed(state, other) > speed(state, one) and strength(state, other) >= force - state.marks[DAMAGE][one]
    return not falls_first


def guards_of(state: State, seat: int) -> list[int]:
    """A side's upright characters."""
    return [
        card
        for mate in side(state, seat)
        for card in state.pile(IN_PLAY, mate)
        if is_character(state, card) and not state.marks[SIDEWAYS][card]
    ]


def attack(state: State, question: Ask) -> int:
    """The next attacker that no single blocker can beat.

    Everyone, if the victim can't stop enough of them; passing if there is none.
    """
    seat = question.seat
    victim = min(opponents(state, seat), key=lambda other: state.seat_data[LIFE][lead(state, other)])
    guards = guards_of(state, victim)
    able = [card for card in question.options if card != PASS]
    if able and is_lethal(state, victim, guards, able):
        return able[0]
    for card in question.options:
        if card != PASS and dares(state, card, guards) and can_leave(state, seat, card):
            return card
    return PASS if PASS in question.options else question.options[0]


def is_lethal(state: State, victim: int, guards: list[int], able: list[int]) -> bool:
    """Whether current attackers and those who can still join are more than a victim can stop."""
    attacked = lead(state, victim) + 1
    attacking = [card for card, whom in enumerate(state.marks[ATTACKS]) if whom == attacked]
    return unstopped(state, attacking + able, guards) >= state.seat_data[LIFE][lead(state, victim)]


def dares(state: State, card: int, guards: list[int]) -> bool:
    """Whether an attack loses nothing against any one of the guards."""
    if strength(state, card) <= 0:
        return False
    flying = has(state, card, "Flying")
    for guard in guards:
        if flying and not has(state, guard, "Flying"):
            continue
        if kills(state, guard, card):
            fair = kills(state, card, guard) and character_worth(state, guard) >= character_worth(state, card)
            if not fair:
                return False
    return True


def can_leave(state: State, seat: int, card: int) -> bool:
    """Whether the player survives the counterattack if this character doesn't guard."""
    fiercest = 0
    most = 0
    for other in opponents(state, seat):
        foes = [c for mate in side(state, other) for c in state.pile(IN_PLAY, mate) if is_character(state, c)]
        fiercest = max(fiercest, sum(strength(state, foe) for foe in foes))
        most = max(most, len(foes))
    if state.seat_data[LIFE][seat] > fiercest + CLOSE:
        return True
    staying = [guard for guard in guards_of(state, seat) if guard != card and not state.marks[ATTACKS][guard]]
    return len(staying) >= most


# ---------------------------------------------------------------------- blocks


def block_plan(state: State, seat: int) -> Iterator[tuple[int, int]]:
    """Blocks still to be declared, as pairs of blocker and attacker: good ones first, then desperate ones to stay
    alive.

    Callers mostly want just the first, so each is worked out on demand.
    """
    free = [card for card in guards_of(state, seat) if not state.marks[BLOCKS][card]]
    attackers = attackers_of(state, seat)
    able = {card: blockable(state, card, attackers) for card in free}
    packs: dict[int, list[int]] = {}
    for card in attackers:
        packs.setdefault(state.marks[UNIT][card], []).append(card)
    force = {unit: sum(strength(state, card) for card in pack) for unit, pack in packs.items()}
    fighters = Fighters(state)
    plan: list[tuple[int, int]] = []
    for unit in sorted(packs, key=lambda unit: (-force[unit], unit)):
        there = [card for card, blocked in enumerate(state.marks[BLOCKS]) if blocked == unit]
        targets = {card: [attacker for attacker in able[card] if attacker in packs[unit]] for card in free}
        for blocker in best_block(fighters, packs[unit], there, [card for card in free if targets[card]]):
            plan.append((blocker, targets[blocker][0]))
            free.remove(blocker)
            yield plan[-1]
    open_ = [card for card in attackers if not state.marks[BLOCKED][card]]
    open_.sort(key=lambda card: (-strength(state, card), card))
    left = {card: able[card] for card in free}
    yield from last_stand(state, seat, open_, left, plan)


def last_stand(
    state: State, seat: int, attackers: list[int], able: dict[int, list[int]], plan: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Blocks that only save life when too little would be left: the cheapest blockers against the strongest attackers.

    ``able``: what each free blocker may block.
    """
    stopped = {state.marks[UNIT][attacker] for _, attacker in plan}
    coming = [card for card in attackers if state.marks[UNIT][card] not in stopped]
    incoming = sum(strength(state, card) for card in coming)
    life = state.seat_data[LIFE][lead(state, seat)]
    more: list[tuple[int, int]] = []
    left = sorted(able, key=lambda card: character_worth(state, card))
    for attacker in coming:
        if life - incoming > CLOSE:
            break
        blocker = next((card for card in left if attacker in able[card]), -1)
        if blocker >= 0:
            left.remove(blocker)
            more.append((blocker, attacker))
            incoming -= strength(state, attacker)
    return more


def block_whom(state: State, question: Ask) -> int:
    """The attacker that the plan assigns to the current blocker; otherwise one that isn't blocked yet."""
    frame = state.stack[-1]
    assert isinstance(frame, Blocking)
    blocker = frame.card
    planned = next((attacker for card, attacker in block_plan(state, question.seat) if card == blocker), -1)
    if planned in question.options:
        return planned
    return min(question.options, key=lambda card: (state.marks[BLOCKED][card], -strength(state, card)))


def split(state: State, question: Ask) -> int:
    """Just enough to destroy an opponent; nothing if that's too much."""
    frame = state.stack[-1]
    assert isinstance(frame, CombatDamage)
    striker, victim = frame.order[frame.at], frame.victim
    foe = rivals(state, striker)[victim]
    needed = max(0, strength(state, foe) - state.marks[DAMAGE][foe])
    return needed if needed in question.options else 0
