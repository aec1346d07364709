"""HP, healing, Poison and the end of the game (section BA)."""

from __future__ import annotations

from spellhall.games.spellchain import events
from spellhall.games.spellchain.rules.active import held
from spellhall.games.spellchain.rules.pools import take
from spellhall.games.spellchain.rules.questions import Ailment
from spellhall.games.spellchain.table import FULL_HP, HP, NO_HEAL, POISON
from spellhall.kernel.state import State


def lose_hp(state: State, seat: int, amount: int, source: int, told: bool = False) -> None:
    """SC-BA-04, SC-BA-05. HP never go below 0; at 0 their player loses immediately."""
    if state.scores is not None or amount <= 0:
        return
    left = max(0, state.seat_data[HP][seat] - amount)
    state.set_seat(HP, seat, left)
    if not told:
        state.tell(events.Lost(seat, source, amount))
    if left == 0:
        state.finish([-1.0 if loser == seat else 1.0 for loser in range(state.seats)])


def heal(state: State, seat: int, amount: int, source: int) -> int:
    """SC-BA-03. HP never go above 20; opposing cards may reduce or forbid healing. Returns how much was healed."""
    if state.scores is not None or state.seat_data[NO_HEAL][seat]:
        return 0
    for word, standing in held(state, Ailment):
        if standing.seat != seat:
            amount -= word.amount
    gained = min(max(0, amount), FULL_HP - state.seat_data[HP][seat])
    if gained > 0:
        state.set_seat(HP, seat, state.seat_data[HP][seat] + gained)
        state.tell(events.Healed(seat, source, gained))
    return gained


def poison_works(state: State, seat: int) -> None:
    """At the end of a chain: lose as many HP as counters, then remove half of them, rounded up."""
    counters = state.seat_data[POISON][seat]
    lose_hp(state, seat, counters, -1)
    if state.scores is None:
        take(state, seat, POISON, counters - counters // 2, -1)
