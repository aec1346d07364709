"""Events that stay on the table longer than they say, while a rule card lets them (SF-RULE-05 to SF-RULE-07)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Wheel
from spellhall.games.spellfire.table import DISCARD, SPENT, TABLE
from spellhall.kernel.frames import CHOOSE_CARD, Ask, Procedure, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def is_kept(state: State, source: int, seat: int) -> bool:
    """SF-RULE-05. Whether the lasting effect of an event that a seat has played continues past its time."""
    wheels = held(state, Wheel)
    return (
        bool(wheels)
        and card_of(state, source).type == EVENT
        and state.zone[source] == TABLE
        and any(not standing.spared >> seat & 1 and word.turns(state, source, standing) for word, standing in wheels)
    )


def pushed_off(state: State, seat: int) -> list[int]:
    """SF-RULE-06. The events that make way, oldest first, once one played by a seat stays on the table."""
    return _in_the_way(state, seat, chosen=False)


def replaceable(state: State, seat: int, event: int) -> list[int]:
    """SF-RULE-07. The events that a seat picks from, to make way for the event it has played; none, if all fit."""
    crowded = bool(_in_the_way(state, seat, chosen=True))
    return [card for card in _lying(state, seat, chosen=True) if card != event] if crowded else []


def _wheels(state: State, seat: int, chosen: bool) -> list[tuple[Wheel, Standing]]:
    return [
        (word, standing)
        for word, standing in held(state, Wheel)
        if word.chosen is chosen and not standing.spared >> seat & 1
    ]


def _lying(state: State, seat: int, chosen: bool) -> list[int]:
    """The events on the table that count, oldest first."""
    wheels = _wheels(state, seat, chosen)
    lying = [card for other in range(state.seats) for card in state.pile(TABLE, other)]
    lying = [card for card in lying if card_of(state, card).type == EVENT]
    lying = [card for card in lying if any(word.turns(state, card, standing) for word, standing in wheels)]
    return sorted(lying, key=state.stamp.__getitem__)


def _in_the_way(state: State, seat: int, chosen: bool) -> list[int]:
    wheels = _wheels(state, seat, chosen)
    if not wheels:
        return []
    lying = _lying(state, seat, chosen)
    return lying[: max(0, len(lying) - min(word.room for word, _ in wheels))]


class MakeWay(Procedure):
    """SF-RULE-07. ``seat`` has played one event too many, and picks the one that it replaces."""

    FIELDS = ("seat", "event")
    __slots__ = FIELDS
    seat: int
    event: int

    def start(self, state: State) -> Ask:
        """Ask which event makes way."""
        options = replaceable(state, self.seat, self.event)
        return ask(self.seat, CHOOSE_CARD, options, self.picked, "choose the event that makes way", "SF-RULE-07")

    def picked(self, state: State, card: int) -> None:
        """It is discarded, and what it did is over."""
        state.move(card, DISCARD, state.owner[card], SPENT)
        self.done(state)
