"""Events that stay on the table longer than they say, while a rule card lets them (SF-RULE-05, SF-RULE-06)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Wheel
from spellhall.games.spellfire.table import TABLE
from spellhall.kernel.state import State


def is_kept(state: State, source: int, seat: int) -> bool:
    """SF-RULE-05. Whether the lasting effect of an event that a seat has played continues past its time."""
    wheels = held(state, Wheel)
    return (
        bool(wheels)
        and card_of(state, source).type == EVENT
        and state.zone[source] == TABLE
        and any(not standing.spared >> seat & 1 for _, standing in wheels)
    )


def pushed_off(state: State, seat: int) -> list[int]:
    """SF-RULE-06. The events that make way, oldest first, once one played by a seat stays on the table."""
    wheels = [word for word, standing in held(state, Wheel) if not standing.spared >> seat & 1]
    if not wheels:
        return []
    lying = [card for other in range(state.seats) for card in state.pile(TABLE, other)]
    lying = [card for card in lying if card_of(state, card).type == EVENT]
    lying.sort(key=state.stamp.__getitem__)
    return lying[: max(0, len(lying) - min(word.room for word in wheels))]
