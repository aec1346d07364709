"""Triggers: from an event to the effect it sets off. The same for every game.

A game's projection says which abilities wait for each class of event. ``notice`` lets each one check whether the event
is the right one, and records it in ``state.fired``; ``react`` runs the effects, in the order they fired.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.kernel.events import Event
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing
from spellhall.language.script import Ability

Listener = tuple[int, Ability, Standing]


def either(before: list[Listener] | None, after: list[Listener] | None) -> list[Listener]:
    """See ``Game.either``: an ability is the same as long as it belongs to the same card."""
    if not before or not after:
        return before or after or []
    known = {(which, standing.source) for which, _, standing in before}
    return [*before, *(one for one in after if (one[0], one[2].source) not in known)]


def notice(state: State, listeners: list[Listener], event: Event) -> None:
    """See ``Game.notice``."""
    seat, that, other, number = event.about()
    for which, ability, standing in listeners:
        standing.focus, standing.other = that, other
        trigger = ability.trigger
        if trigger is None or (standing.spared and seat >= 0 and standing.spared >> seat & 1):
            continue
        if trigger.matches(state, standing, event) and (
            ability.condition is None or ability.condition.holds(state, standing)
        ):
            state.fire((which, standing.source, standing.seat, that, other, number))


def react(state: State, ability_of: Callable[[int, int], Any]) -> None:
    """See ``Game.react``; ``ability_of(card, which)`` finds an ability."""
    fired = state.fired
    state.keep_fired([])
    for which, source, seat, handle, other, number in reversed(fired):
        ability = ability_of(source, which)
        state.call(Effect.of(ability.program, source, seat, user=source, focus=handle, other=other, number=number))
