"""Fighters beaten by card play in the middle of a round (SF-TERM-08, SF-TERM-10, SF-INST-08).

Such a fighter is only marked. It no longer counts as standing, so the round is decided.
It leaves with its attachments when the round is cleaned up, like a fighter that lost on levels (``cleanup``).
A text that discards a fighter beats it in the same way, and whatever waits for its defeat is triggered.
If no one can win the round any more, or none is being fought, the fighter is discarded at once.
The card that beat a fighter is logged, unless it was the opposing fighter itself.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import bearer_of, facing, stands
from spellhall.games.spellfire.table import (
    ACTIVATING,
    BATTLE,
    DEFENCE,
    DISCARD,
    DISCARDED,
    EXCHANGE,
    FELLED,
    HALTED,
    OFFENCE,
    SLAIN,
    STAGE,
)
from spellhall.kernel.state import State


def fell(state: State, fighter: int, how: int, by: int) -> None:
    """Beat a fighter that is still standing: ``FELLED``, ``SLAIN`` or ``SPARED``, ``by`` a card.

    Does nothing if the round is already decided.
    """
    if stands(state, fighter) and not any_felled(state):
        state.mark(HALTED, fighter, how)
        tell_struck(state, fighter, by)


def tell_struck(state: State, fighter: int, by: int) -> None:
    """Report which card has beaten a fighter; if it was the opposing fighter, the end of the round reports that."""
    if by not in (fighter, facing(state, fighter)):
        state.tell(events.StruckDown(state.control[fighter], fighter, by))


def discard_by_text(state: State, card: int, by: int) -> None:
    """Discard a card because the text of another one, ``by``, says so.

    A fighter in a round that is still open is beaten by it (SF-TERM-10).
    """
    if not _fights(state, card):
        state.move(card, DISCARD, state.owner[card], DISCARDED)
        return
    rival = facing(state, card)
    if is_felled(state, card) or stands(state, rival):
        state.mark(HALTED, card, SLAIN)
        tell_struck(state, card, by)
        return
    for fighter in (rival, card):
        if fighter == card or (_fights(state, fighter) and state.marks[HALTED][fighter] == SLAIN):
            state.move(fighter, DISCARD, state.owner[fighter], DISCARDED)


def _fights(state: State, card: int) -> bool:
    """Whether a card is a champion in a round that isn't decided yet."""
    regs = state.regs
    open_still = card >= 0 and regs[STAGE] in (ACTIVATING, EXCHANGE) and state.zone[card] == BATTLE
    return open_still and card in (regs[OFFENCE], regs[DEFENCE])


def is_felled(state: State, card: int) -> bool:
    """Whether a card is a fighter beaten by card play, or attached to one."""
    return state.marks[HALTED][bearer_of(state, card)] >= FELLED


def any_felled(state: State) -> bool:
    """Whether a fighter of this round was beaten by card play."""
    halted = state.marks[HALTED]
    return any(fighter >= 0 and halted[fighter] >= FELLED for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]))
