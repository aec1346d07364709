"""Cards reduced to level 0, where a card in play destroys such cards."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.removed_mid_round import discard_by_text
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level, own_level
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.questions import Frailty
from spellhall.kernel.state import State


def wither(state: State) -> bool:
    """Discard cards with no level left if a card in play destroys the weak; returns whether any fell (SF-TERM-11)."""
    fallen = [
        (card, standing.source)
        for word, standing in held(state, Frailty)
        for card in word.cards.handles(state, standing)
        if word.applies(state, card, standing) and is_spent(state, card, word)
    ]
    for card, by in fallen:
        discard_by_text(state, card, by)
    return bool(fallen)


def is_spent(state: State, card: int, word: Frailty) -> bool:
    """Whether a card has no level left, or is borne by a champion that has become too weak for it."""
    if word.bearer_below:
        return adjusted_level(state, state.host[card]) < word.bearer_below
    return level_left(state, card, word.base) <= 0


def level_left(state: State, card: int, base: bool) -> int:
    """The level a card is judged by: its base level, or its level with everything attached to it (SF-LVL-03)."""
    if base:
        return base_level(state, card)
    return adjusted_level(state, card) if is_champion(state, card) else own_level(state, card)
