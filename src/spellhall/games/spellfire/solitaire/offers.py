"""Plays that the imaginary opponent's rules allow at moments when a player could not make them."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ARTIFACT, EVENT, ITEM, REALM
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_plays import (
    common_refusal,
    why_not_anytime,
    why_not_attach,
    why_not_champion,
)
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.table import EXCHANGE, HAND, PHASE, PLAY, STAGE
from spellhall.kernel.frames import action
from spellhall.kernel.state import State


def drawn_plays(state: State) -> list[int]:
    """SOL-EVT-01, SOL-MAG-01, SOL-ART-01, SOL-TWO-17. Plays of cards in hand while drawing, oldest first."""
    found = []
    fights = state.regs[STAGE] == EXCHANGE and fighter_of(state, OPPONENT) >= 0
    for card in state.pile(HAND, OPPONENT):
        definition = card_of(state, card)
        kind = definition.type
        if kind in (EVENT, REALM):
            legal = why_not_anytime(state, OPPONENT, card) is None
        else:
            legal = kind in (ITEM, ARTIFACT) and not fights and _may_attach(state, card)
        if legal:
            found.append(action(PLAY, card))
    return found


def more_plays(state: State) -> list[int]:
    """SOL-CHM-01, SOL-GAP-04, SOL-GAP-05. In phase 2 their champions; from then on, cards that wait for a bearer."""
    phase = state.regs[PHASE]
    if phase not in (2, 4, 5):
        return []
    found = []
    for card in state.pile(HAND, OPPONENT):
        definition = card_of(state, card)
        if definition.is_champion:
            legal = phase == 2 and why_not_champion(state, OPPONENT, card) is None
            legal = legal and common_refusal(state, OPPONENT, card, -1) is None
        else:
            legal = definition.type in (ITEM, ARTIFACT) and _may_attach(state, card)
        if legal:
            found.append(action(PLAY, card))
    return found


def _may_attach(state: State, card: int) -> bool:
    return why_not_attach(state, OPPONENT, card) is None and common_refusal(state, OPPONENT, card, -1) is None
