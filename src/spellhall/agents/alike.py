"""Options that come to the same: choosing one of several equal cards. Read this where choices are compared or counted.

Cards are equal if they have the same face, lie in the same place under the same player, carry the same marks, and
nothing in progress speaks of one of them.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, CHOOSE_TARGET, OPERAND, VERB_SHIFT, Ask
from spellhall.kernel.layout import PILE
from spellhall.kernel.state import State


def alike(state: State, question: Ask) -> list[list[int]]:
    """The options of a question in groups: choosing one of several equal cards comes to the same."""
    options = question.options
    if question.words or question.kind not in (ACT_OR_PASS, CHOOSE_CARD, CHOOSE_TARGET) or len(options) < 2:
        return [[action] for action in options]
    if len({state.face[card] for card in map(_card_of, options) if card < len(state.face)}) == len(options):
        return [[action] for action in options]
    named = _named(state)
    groups: dict[tuple[Any, ...], list[int]] = {}
    for action in options:
        card = _card_of(action)
        kind: tuple[Any, ...] = (action,)
        if state.seats <= card < len(state.face) and card not in named and state.zone[card] != PILE:
            marks = [mark[card] for mark in state.marks]
            where = (state.zone[card], state.control[card], state.owner[card], state.host[card], state.seen[card])
            kind = (action >> VERB_SHIFT, state.face[card], *where, *marks)
        groups.setdefault(kind, []).append(action)
    return list(groups.values())


def _card_of(action: int) -> int:
    return action & OPERAND


def _named(state: State) -> set[int]:
    """All numbers that procedures in progress, lasting effects and attached cards hold: these cards are special."""
    found = {number for effect in state.lasting for number in effect}
    found.update(host for host in state.host if host >= 0)
    for frame in state.stack:
        kind = type(frame)
        found.update(getattr(frame, name) for name in kind.FIELDS)
        found.update(number for name in kind.LISTS for number in getattr(frame, name) if isinstance(number, int))
    return found
