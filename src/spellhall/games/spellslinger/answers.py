"""Answers held back, for agents: the cards a seat could still pay for when the others act.

Cards playable at interrupt speed lose nothing by waiting: a negation hits the other side's best card, a trick or an
Ambush character meets an attack that didn't expect it. A play in one's own main phase that turns the terrains for it
gives this up, and has to be worth more.
"""

from __future__ import annotations

from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.judgement import Worth, is_asleep, printed_worth
from spellhall.games.spellslinger.rules.defined import Defined, card_of
from spellhall.games.spellslinger.rules.payment import affords, purse, sources
from spellhall.games.spellslinger.rules.sides import active_seats, opponents
from spellhall.games.spellslinger.table import ATTACK_BEGINS, DRAW, END, HAND, IN_PLAY, MAIN, STEP, UPKEEP
from spellhall.games.spellslinger.words.pending import ChooseNewTargets, Negate
from spellhall.kernel.state import State

ANSWER_WORTH = 1.8
"""The value of an answer, for each card that its words count for: about a small character."""
AMBUSH_WORTH = 1.2
"""How much better a character is if it arrives when no one expects it; it guards its player in the meantime, too."""
MAY_WAIT = {True: (MAIN, END), False: (UPKEEP, DRAW, ATTACK_BEGINS)}
"""Steps of one's own turn and of others' turns when the moment for an answer is still to come."""


def readiness(state: State, seat: int) -> float:
    """The value of the answers a seat could still pay for: the best interrupt, and characters with Ambush."""
    if state.regs[STEP] not in MAY_WAIT[seat in active_seats(state)]:
        return 0.0
    definitions = [card_of(state, card) for card in state.pile(HAND, seat)]
    fast = [definition for definition in definitions if definition.fast]
    if not fast:
        return 0.0
    attack = may_be_attacked(state, seat)
    weights: Worth = state.game.weights.values
    held = sorted(((worth_held(each, attack, weights), each.key, each) for each in fast), reverse=True)
    units = purse(sources(state, seat))
    left = max(sum(each) for each in units)
    total, is_answered = 0.0, False
    for worth, _, definition in held:
        is_character = definition.type == CHARACTER
        if worth <= 0 or definition.cost.total > left or (is_answered and not is_character):
            continue
        if affords(units, definition.cost):
            total += worth
            left -= definition.cost.total
            is_answered |= not is_character
    return total


def worth_held(definition: Defined, attack: bool, weights: Worth) -> float:
    """The value of being able to play a card later; most are for a fight that the others start."""
    if definition.type == CHARACTER:
        return printed_worth(definition, weights) - weights.card_in_hand + AMBUSH_WORTH if attack else 0.0
    assert definition.resolves is not None
    words = definition.resolves.words()
    if any(isinstance(word, ChooseNewTargets) for word in words):
        return 0.0
    if not attack and not any(isinstance(word, Negate) for word in words):
        return 0.0
    return ANSWER_WORTH * definition.resolves.hint()


def may_be_attacked(state: State, seat: int) -> bool:
    """Whether an opponent has a character that could attack."""
    return any(
        card_of(state, card).type == CHARACTER and not is_asleep(state, card)
        for other in opponents(state, seat)
        for card in state.pile(IN_PLAY, other)
    )
