"""A choice of the imaginary opponent: what they do, why, and what they passed over."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.games.spellfire import events
from spellhall.kernel.state import State


class Passed(NamedTuple):
    """A candidate that they passed over.

    ``level`` is the level that counted, if one did; ``other`` is the realm it would have attacked, and ``by`` the card
    that ruled it out.
    """

    card: int
    reason: int
    level: int = -1
    other: int = -1
    by: int = -1


class Choice(NamedTuple):
    """One choice. A ``deed`` of -1 isn't reported: they had nothing to do."""

    action: int
    deed: int = -1
    card: int = -1
    reasons: tuple[int, ...] = ()
    passed: tuple[Passed, ...] = ()
    other: int = -1
    among: int = 0


def everyone(state: State) -> int:
    """All seats, as a bit mask of those who see a card."""
    return (1 << state.seats) - 1


def tell(state: State, seat: int, choice: Choice) -> None:
    """Report a choice with its reasons, and the candidates that everyone can see."""
    if choice.deed < 0:
        return
    first, second = (*choice.reasons, -1, -1)[:2]
    state.tell(events.OpponentChose(seat, choice.card, choice.other, choice.deed, first, second, choice.among))
    all_seats = everyone(state)
    for card, reason, level, other, by in choice.passed:
        if state.seen[card] != all_seats:
            continue
        if by < 0:
            state.tell(events.PassedOver(seat, card, other, reason, level))
        else:
            state.tell(events.RuledOut(seat, card, other, by, reason, level))
