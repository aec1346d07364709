"""Conqueror's Game: a marker for each realm razed in battle (section CON of the tournament rules)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.turn.victory import check_victory, counts_markers
from spellhall.games.spellfire.table import MARKERS
from spellhall.kernel.state import State


def give_marker(state: State, seat: int, realm: int) -> None:
    """SFT-CON-06. A realm has fallen to a seat in battle; it keeps the marker whatever happens to the realm."""
    options: SpellfireOptions = state.game.options
    if counts_markers(options):
        number = state.seat_data[MARKERS][seat] + 1
        state.set_seat(MARKERS, seat, number)
        state.tell(events.MarkerWon(seat, realm, number))
        check_victory(state)
