"""Entering play (sections CT, CO, SW and EN)."""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.projection import held
from spellhall.games.spellslinger.rules.questions import Late
from spellhall.games.spellslinger.table import IN_PLAY, RESOLVED, SIDEWAYS, TERRAINS
from spellhall.kernel.state import State


def enter(state: State, card: int, seat: int, host: int = -1, why: int = RESOLVED, sideways: bool = False) -> None:
    """SS-CT-03, SS-SW-01, SS-EN-04. A permanent enters play, upright unless something says otherwise."""
    state.move(card, IN_PLAY, seat, why, host)
    if sideways or any([word.cards.accepts(state, card, standing) for word, standing in held(state, Late)]):
        state.mark(SIDEWAYS, card, 1)
    state.tell(events.Came(seat, card))


def play_terrain(state: State, seat: int, card: int) -> None:
    """SS-CO-02. A terrain costs nothing, doesn't wait for responses and enters play directly."""
    state.set_seat(TERRAINS, seat, 1)
    enter(state, card, seat)
