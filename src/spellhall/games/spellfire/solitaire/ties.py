"""The rule of ties (section TIE): which card comes first when several would do."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, own_level
from spellhall.games.spellfire.table import POOL
from spellhall.kernel.state import State


def tie_key(state: State, card: int) -> tuple[int, bool, int, int]:
    """SOL-TIE-02, 03, 05, 06. The earlier set first, a set's chase cards after its numbered ones, then the lower
    number.
    """
    return *card_of(state, card).issue, card


def level_of(state: State, card: int) -> int:
    """The level they compare: in play with all its changes, elsewhere as printed (SOL-SEL-02)."""
    definition = card_of(state, card)
    if not state.game.layout.in_play[state.zone[card]]:
        return int(definition.level)
    return adjusted_level(state, card) if definition.is_champion else own_level(state, card)


def high_key(state: State, card: int) -> tuple[int, tuple[int, bool, int, int]]:
    """SOL-TIE-01. The higher level first, then the rule of ties."""
    return -level_of(state, card), tie_key(state, card)


def low_key(state: State, card: int) -> tuple[int, tuple[int, bool, int, int]]:
    """The lower level first, then the rule of ties."""
    return level_of(state, card), tie_key(state, card)


def gives_up_key(state: State, card: int) -> tuple[int, tuple[int, int, int, int]]:
    """SOL-SEL-11. What they give up first: the lowest level, and among equals the higher number."""
    rank, chase, number, handle = tie_key(state, card)
    return level_of(state, card), (-rank, -int(chase), -number, -handle)


def champions_by_level(state: State, seat: int) -> list[int]:
    """The champions in a pool, highest level first."""
    return sorted(state.pile(POOL, seat), key=lambda card: high_key(state, card))
