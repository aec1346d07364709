"""What cards have done to champions for as long as nobody dispels it there (SF-SPELL-18)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import printed
from spellhall.games.spellfire.rules.questions import Curse
from spellhall.games.spellfire.table import FOR_GOOD
from spellhall.kernel.state import State


def curses_on(state: State, champion: int) -> list[tuple[int, ...]]:
    """The lasting effects on a champion that dispelling it would end."""
    return [
        effect
        for effect in state.lasting
        if effect[3] == champion
        and effect[4] == FOR_GOOD
        and effect[1] >= 0
        and printed(card_of(state, effect[1]), Curse)
    ]


def lift_curses(state: State, champion: int) -> bool:
    """SF-SPELL-18. End them; returns whether there were any."""
    found = curses_on(state, champion)
    for effect in found:
        state.end_lasting(effect)
    return bool(found)
