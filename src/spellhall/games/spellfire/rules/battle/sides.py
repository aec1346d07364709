"""Who faces whom in a round of battle."""

from __future__ import annotations

from spellhall.games.spellfire.table import (
    ACTIVATING,
    ATTACHED,
    ATTACKER,
    BATTLE,
    BENEATH,
    DEFENCE,
    DEFENDER,
    FELLED,
    FORMATION,
    HALTED,
    OFFENCE,
    STAGE,
    TARGET,
)
from spellhall.kernel.state import State


def fighter_of(state: State, seat: int) -> int:
    """The champion that fights for a seat in the current round, or -1."""
    regs = state.regs
    if seat < 0:
        return -1
    if seat == regs[ATTACKER]:
        return regs[OFFENCE]
    return regs[DEFENCE] if seat == regs[DEFENDER] else -1


def opponent_of(state: State, seat: int) -> int:
    """The opposing player in the current battle (SF-MULTI-08), or -1."""
    regs = state.regs
    if regs[ATTACKER] < 0:
        return -1
    if seat == regs[ATTACKER]:
        return regs[DEFENDER]
    return regs[ATTACKER] if seat == regs[DEFENDER] else -1


def bearer_of(state: State, handle: int) -> int:
    """The champion or realm that a card is attached to; the card itself if it isn't attached."""
    host = state.host[handle]
    return host if host >= 0 else handle


def in_round(state: State, handle: int) -> bool:
    """Whether a card takes part in the current round: as a fighter, or attached to one (SF-CONF-01)."""
    host = state.host[handle]
    fighter = host if host >= 0 else handle
    zone = state.zone[fighter]
    return zone == BATTLE or (zone == FORMATION and fighter == state.regs[DEFENCE])


def facing(state: State, handle: int) -> int:
    """The opposing fighter of a card in the round, or -1."""
    regs = state.regs
    host = state.host[handle]
    fighter = host if host >= 0 else handle
    if not in_round(state, fighter):
        return regs[OFFENCE] if fighter == regs[TARGET] and regs[OFFENCE] >= 0 else -1
    if fighter == regs[OFFENCE]:
        return regs[DEFENCE]
    return regs[OFFENCE] if fighter == regs[DEFENCE] else -1


def both_stand(state: State) -> bool:
    """Whether both fighters are still in the round."""
    regs = state.regs
    return stands(state, regs[OFFENCE]) and stands(state, regs[DEFENCE])


def stands(state: State, fighter: int) -> bool:
    """Whether a fighter is still in the round; one beaten by card play is just waiting for cleanup."""
    if fighter < 0 or state.marks[HALTED][fighter] >= FELLED:
        return False
    zone = state.zone[fighter]
    return zone == BATTLE or (zone == FORMATION and fighter == state.regs[DEFENCE] == state.regs[TARGET])


def in_combat(state: State) -> bool:
    """Whether combat has started: both champions have been chosen (SF-COMB-C6)."""
    return state.regs[STAGE] >= ACTIVATING


def beneath(state: State, host: int) -> list[int]:
    """The cards that lie under a realm or champion, oldest first; they are not in play."""
    found = [card for card in state.pile(BENEATH, state.control[host]) if state.host[card] == host]
    return sorted(found, key=state.stamp.__getitem__)


def attachments(state: State, host: int) -> list[int]:
    """The cards attached to a champion or realm and in play, oldest first."""
    found: list[int] = []
    seats = state.seats
    hosts = state.host
    for seat in range(seats):
        for handle in state.piles[ATTACHED * seats + seat]:
            if hosts[handle] == host:
                found.append(handle)
    if len(found) > 1:
        found.sort(key=state.stamp.__getitem__)
    return found
