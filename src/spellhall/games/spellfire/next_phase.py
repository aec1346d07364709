"""What the active player could do one phase later: pressing such a card moves on and does it.

This is offered only if moving on costs nothing but the rest of the phase:
from phase 2 to a card of phase 3 once no realm can be laid or rebuilt any more, and from phase 3 to an attack.
"""

from __future__ import annotations

from functools import partial

from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_actions import phase_actions
from spellhall.games.spellfire.rules.turn.turn import PHASE_RULES
from spellhall.games.spellfire.table import ATTACK, PHASE, PLAY, REBUILD
from spellhall.games.spellfire.telling.actions import card_name
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, VERB_SHIFT, Ask
from spellhall.kernel.game import Shortcut
from spellhall.kernel.state import State

NEXT = {2: (PLAY, "move on to champions and play {}"), 3: (ATTACK, "move on to combat and attack {}")}
"""For each phase that can be left like this: what is done in the next one, and the wording."""


def ahead(state: State) -> list[Shortcut]:
    """What the next phase would offer that this one doesn't; empty if the current question isn't a phase's."""
    question, phase = state.decision(), state.regs[PHASE]
    if phase not in NEXT or not _asks(question, phase) or any(_lays(state, each) for each in question.options):
        return []
    verb, text = NEXT[phase]
    before = state.suppose(PHASE, phase + 1)
    try:
        later = phase_actions(state, question.seat)
    finally:
        state.suppose(PHASE, before)
    now = {action & OPERAND for action in question.options if action != PASS}
    found = [action for action in later if action >> VERB_SHIFT == verb and action & OPERAND not in now]
    return [
        Shortcut(
            text.format(card_name(state, action & OPERAND, question.seat)),
            partial(_next, question.seat, phase, action),
            action & OPERAND,
        )
        for action in found
    ]


def _asks(question: Ask, phase: int) -> bool:
    """Whether a question asks the active player what to do in a phase."""
    return question.kind == ACT_OR_PASS and question.rule == PHASE_RULES[phase]


def _lays(state: State, action: int) -> bool:
    """Whether an action is the turn's realm action, the one that grows a formation."""
    verb, card = action >> VERB_SHIFT, action & OPERAND
    return verb == REBUILD or (verb == PLAY and card_of(state, card).type == REALM)


def _next(seat: int, phase: int, action: int, state: State) -> int | None:
    """Leave the phase, then take the action; None once it is done or someone else is asked."""
    if state.is_terminal():
        return None
    question = state.decision()
    if question.seat != seat:
        return None
    if _asks(question, phase) and state.regs[PHASE] == phase:
        return PASS
    return action if _asks(question, phase + 1) and action in question.options else None
