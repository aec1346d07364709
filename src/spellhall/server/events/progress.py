"""An event's progress, for lists: stage, number of entrants, current round."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.server.storage.queries.events import CLOSED, Standing
from spellhall.server.storage.records import Event as StoredEvent
from spellhall.tournaments.entries import (
    Closed,
    Created,
    Doors,
    Drawn,
    Dropped,
    Entered,
    LateEntered,
    Planned,
    Reinstated,
    Reopened,
    Undone,
)
from spellhall.tournaments.event import Event
from spellhall.tournaments.log_chain import Logged


def standing_of(event: Event) -> Standing:
    """How far an event has come."""
    state = event.state
    stage = "running" if state.rounds else "open" if state.open else "announced"
    present = sum(not one.gone for one in state.entrants.values())
    return Standing(CLOSED if state.closed else stage, event.plan.title, present, len(state.rounds))


def standing_after(stored: StoredEvent, event: Event, entries: Sequence[Logged]) -> Standing:
    """How far an event will have come after these entries."""
    if any(isinstance(entry.body, Undone) for entry in entries):
        after = event.copy()
        for entry in entries:
            after.take(entry)
        return standing_of(after)
    stage, title, present, round = stored.stage, stored.title, stored.entrants, stored.round
    for body in (entry.body for entry in entries):
        match body:
            case Created() | Planned():
                title = body.plan.title
            case Doors():
                stage = "open" if body.open else "announced"
            case Entered() | LateEntered() | Reinstated():
                present += 1
            case Dropped():
                present -= 1
            case Drawn() | Reopened():
                stage, round = "running", getattr(body, "round", round)
            case Closed():
                stage = CLOSED
    return Standing(stage, title, present, round)
