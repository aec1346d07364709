"""Fighters beaten by card play in the middle of a round (SF-TERM-08, SF-TERM-10, SF-INST-08).

Such a fighter is only marked. It stands no more, so the round is decided; it leaves when the round is cleared, with all
that hangs on it, as a fighter does that was behind in levels (``cleanup``). A text that discards a fighter beats it in
the same way: whatever waits for its defeat hears of it. Where nobody can win the round any more, or none is fought, it
is discarded at once. Where not the rival themselves has beaten it, the card that did is reported.
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
    """Beat a fighter that stands: ``FELLED``, ``SLAIN`` or ``SPARED``, ``by`` a card. Nothing happens in a round that
    is decided.
    """
    if stands(state, fighter) and not any_felled(state):
        state.mark(HALTED, fighter, how)
        tell_struck(state, fighter, by)


def tell_struck(state: State, fighter: int, by: int) -> None:
    """Tell which card has beaten a fighter; that its rival did, the end of the round tells."""
    if by not in (fighter, facing(state, fighter)):
        state.tell(events.StruckDown(state.control[fighter], fighter, by))


def discard_by_text(state: State, card: int, by: int) -> None:
    """Discard a card because the text of another one, ``by``, says so; a fighter in a round that is still open is
    beaten by it (SF-TERM-10).
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
    """Whether a card is a champion in a round whose outcome is open."""
    regs = state.regs
    open_still = card >= 0 and regs[STAGE] in (ACTIVATING, EXCHANGE) and state.zone[card] == BATTLE
    return open_still and card in (regs[OFFENCE], regs[DEFENCE])


def is_felled(state: State, card: int) -> bool:
    """Whether a card is a fighter that was beaten by card play, or hangs on one."""
    return state.marks[HALTED][bearer_of(state, card)] >= FELLED


def any_felled(state: State) -> bool:
    """Whether card play has beaten a fighter of this round."""
    halted = state.marks[HALTED]
    return any(fighter >= 0 and halted[fighter] >= FELLED for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]))
