"""An action in words, for the seat that decides."""

from __future__ import annotations

from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.table import (
    ATTACK,
    CALL_MULLIGAN,
    END_TURN,
    PHASE,
    PLACE,
    PLACES,
    PLAY,
    RAZED,
    REBUILD,
    STAGE,
    USE,
    USE_SECOND,
)
from spellhall.kernel.frames import ACT_OR_PASS, PASS, PICK, VERB_SHIFT, YES, YES_NO, Ask
from spellhall.kernel.state import State

OPERAND = (1 << VERB_SHIFT) - 1
NEXT_PHASE = ("to the draw", "", "to phase 3", "to phase 4", "to phase 5", "to the hand limit")


def describe(state: State, question: Ask, action: int) -> str:
    """What an action does, as a button or a numbered choice says it."""
    if action == PASS:
        return _passing(state, question)
    if action == YES:
        return "yes"
    verb, operand = action >> VERB_SHIFT, action & OPERAND
    if verb == PICK:
        return question.words[operand] if question.words else card_name(state, operand)
    name = card_name(state, operand) if operand < len(state.face) else ""
    texts = {
        PLAY: f"play {name}",
        USE: f"use {name}",
        USE_SECOND: f"use the second power of {name}",
        ATTACK: f"attack {name}",
        REBUILD: f"rebuild {name}",
        END_TURN: "end your turn",
        CALL_MULLIGAN: "call a mulligan",
    }
    return texts[verb]


def _passing(state: State, question: Ask) -> str:
    if question.kind == YES_NO:
        return "no"
    if question.kind != ACT_OR_PASS:
        return "none" if len(question.options) == 1 else "done"
    if question.rule.startswith("SF-PH") and state.regs[STAGE] == 0:
        return f"pass {NEXT_PHASE[state.regs[PHASE]]}"
    return "give up the round" if question.rule == "SF-COMB-F1" else "pass"


def card_name(state: State, handle: int) -> str:
    """A card by name, a realm with its place."""
    definition = state.definition(handle)
    if definition.type == REALM and state.game.layout.in_play[state.zone[handle]]:
        razed = ", razed" if state.marks[RAZED][handle] else ""
        return f"{definition.name} ({PLACES[state.marks[PLACE][handle]]} of seat {state.control[handle]}{razed})"
    return str(definition.name)
