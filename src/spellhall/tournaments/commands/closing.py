"""Closing an event, and reopening it."""

from __future__ import annotations

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.commands.checks import need_open, need_over, need_role, refuse_if
from spellhall.tournaments.entries import Closed, Entry, Reopened
from spellhall.tournaments.event import Event
from spellhall.tournaments.scored_events import gaps, why_unscored
from spellhall.tournaments.standings import standing
from spellhall.tournaments.structures.structure import Over


def close(event: Event) -> list[Entry]:
    """Close an event when everything is played; from now on everyone may know its seed."""
    need_open(event)
    rounds = event.state.rounds
    refuse_if(not rounds, "nothing has been played yet")
    need_over(event, rounds[-1])
    if not isinstance(event.ahead, Over):
        raise UsageError("someone still has to play: pair the next round, or bring someone back (SFT-BRK-20)")
    why_not = why_not_close(event)
    refuse_if(why_not, why_not)
    return [Closed(seed=event.seed, standing=final_standing(event))]


def call_off(event: Event) -> list[Entry]:
    """Close an event at once, whatever is missing: the standings are those of what has been played."""
    need_open(event)
    return [Closed(seed=event.seed, standing=final_standing(event))]


def final_standing(event: Event) -> tuple[tuple[int, int], ...]:
    """The standings as a closing entry holds them."""
    return tuple((rank.entrant, rank.points) for rank in standing(event))


def why_not_close(event: Event) -> str:
    """Why a finished event can't be closed yet; empty if it can."""
    undecided = [case.number for case in event.state.cases.values() if not case.outcome]
    if undecided:
        return f"case {undecided[0]} isn't decided yet (SFT-SID-05)"
    missing = [] if why_unscored(event) else gaps(event)
    return f"the forms have gaps: {missing[0]} (SFT-ELI-14)" if missing else ""


def reopen(event: Event, by: int, reason: str) -> list[Entry]:
    """Reopen a closed event."""
    refuse_if(not event.state.closed, "the event isn't closed")
    need_role(event, by, ("coordinator",), "opening an event again")
    refuse_if(not reason.strip(), "say why you're reopening the event")
    return [Reopened()]
