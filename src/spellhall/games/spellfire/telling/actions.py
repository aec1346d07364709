"""Actions in words, for the seat that decides."""

from __future__ import annotations

from spellhall.games.spellfire.facts import REALM, TYPE_NAMES
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.table import (
    ASK_AID,
    ATTACK,
    ATTACKED,
    BATTLE,
    CALL_MULLIGAN,
    DUNGEON_DISCARD,
    END_TURN,
    FORMATION,
    HAND,
    PHASE,
    PLACE,
    PLACES,
    PLAY,
    POOL,
    RAZED,
    REBUILD,
    ROUND,
    SEND_QUESTING,
    STAGE,
    USE,
    USE_SECOND,
    ZONES,
)
from spellhall.kernel.events import NOTHING
from spellhall.kernel.frames import ACT_OR_PASS, PASS, PICK, VERB_SHIFT, YES, YES_NO, Ask
from spellhall.kernel.state import State

OPERAND = (1 << VERB_SHIFT) - 1
MOVING_ON = (
    "skip to the draw",
    "move on to realms",
    "done with realms",
    "done with champions",
    "skip combat",
    "done with spells",
)
"""What passing means in each phase."""


def describe(state: State, question: Ask, action: int) -> str:
    """An action as a button or a numbered choice says it. Players are "seat 0", "seat 1"..."""
    if action == PASS:
        return _passing(state, question)
    if action == YES:
        return "yes"
    verb, operand = action >> VERB_SHIFT, action & OPERAND
    if verb == PICK:
        return question.words[operand] if question.words else card_in_place(state, operand, question.seat)
    name = card_name(state, operand, question.seat) if operand < len(state.face) else ""
    texts = {
        PLAY: f"play {name}",
        USE: f"use {name}",
        USE_SECOND: f"use {name}'s second power",
        ATTACK: f"attack {name}",
        REBUILD: f"rebuild {name}",
        END_TURN: "end your turn",
        CALL_MULLIGAN: "call a mulligan",
        ASK_AID: f"ask seat {operand} for help",
        SEND_QUESTING: f"send {name} on a quest",
        DUNGEON_DISCARD: f"give up {name} and remove a discarded card from the game",
    }
    return texts[verb]


def _passing(state: State, question: Ask) -> str:
    if question.kind == YES_NO:
        return "no"
    if question.rule == "SF-PH6-01":
        return "stop here and keep the score"
    if question.rule == "SF-COMB-C1":
        return "send no one and let the realm be razed"
    if question.rule == "SF-COMB-B1":
        return "stop the attack" if state.regs[ROUND] else "give up the attack"
    if question.rule == "SF-ROLE-07":
        return "play it as a champion"
    if question.rule == "SF-FORT-01":
        return "play it as a realm"
    if question.rule in ("SF-SPOIL-07", "SF-ONCE-01"):
        return "keep it"
    if question.rule == "SFT-AID-02":
        return "lend nothing"
    if question.rule == "SFT-AID-03":
        return "decline"
    if question.kind != ACT_OR_PASS:
        return "none" if len(question.options) == 1 else "done"
    if question.rule.startswith("SF-PH") and state.regs[STAGE] == 0:
        return _moving_on(state, question.seat)
    return "give up the round" if question.rule == "SF-COMB-F1" else "pass"


def _moving_on(state: State, seat: int) -> str:
    """Leaving a phase; combat that was fought is over, not skipped."""
    phase = state.regs[PHASE]
    return "done with combat" if phase == 4 and state.seat_data[ATTACKED][seat] else MOVING_ON[phase]


def card_name(state: State, handle: int, reader: int = NOTHING) -> str:
    """A card by name; a realm with its place, which is "your" place for its own player."""
    definition = card_of(state, handle)
    where = _place(state, handle, reader)
    return f"{definition.name} ({where})" if where else str(definition.name)


def brief(state: State, handle: int) -> str:
    """A card by its type and level, a realm in a formation by its place."""
    definition = card_of(state, handle)
    return _place(state, handle, NOTHING) or f"{TYPE_NAMES[definition.type]}{_level(state, handle)}"


def card_in_place(state: State, handle: int, reader: int) -> str:
    """A card to choose: with its type and level, and with its bearer or player unless it's in a hand."""
    definition = card_of(state, handle)
    zone = state.zone[handle]
    if _place(state, handle, reader):
        return card_name(state, handle, reader)
    facts = brief(state, handle)
    if state.host[handle] >= 0:
        return f"{definition.name} ({facts}, with {card_of(state, state.host[handle]).name})"
    where = "" if zone == HAND else f", {_of(state.control[handle], ZONES[zone].name, reader)}"
    return f"{definition.name} ({facts}{where})"


def _place(state: State, handle: int, reader: int) -> str:
    """A realm's place in a formation, and whose it is; empty for any other card."""
    if card_of(state, handle).type != REALM or state.zone[handle] != FORMATION:
        return ""
    razed = ", razed" if state.marks[RAZED][handle] else ""
    return f"{_of(state.control[handle], PLACES[state.marks[PLACE][handle]], reader)}{razed}"


def _of(seat: int, place: str, reader: int) -> str:
    """A seat's place as another seat reads it: "your pool", "seat 1's pool"."""
    return f"your {place}" if seat == reader else f"seat {seat}'s {place}"


def _level(state: State, handle: int) -> str:
    """A card's level, if it has one; for a champion in play, its current level."""
    if handle >= len(state.face) or not card_of(state, handle).levels:
        return ""
    if card_of(state, handle).is_champion and state.zone[handle] in (POOL, BATTLE):
        return f" {adjusted_level(state, handle)}"
    level = card_of(state, handle).level
    return f" {level}" if card_of(state, handle).is_champion else f" {level:+d}"
