"""What has to be done next at an event, and why it cannot be yet."""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.tournaments.chances import next_asked
from spellhall.tournaments.event import Event
from spellhall.tournaments.structures.structure import Over, ToBringBack, ToDraw


@dataclass(frozen=True)
class Step:
    """The next step.

    Attributes:
        what: "enter", "draw", "publish", "report", "ask", "answer", "alone", "close" or "none".
        text: in one sentence.
        tables: the tables that are waited for; ``entrants``: who is waited for.
    """

    what: str
    text: str
    tables: tuple[int, ...] = ()
    entrants: tuple[int, ...] = ()


def next_step(event: Event) -> Step:
    """What has to be done next."""
    stage = event.stage
    if stage == "closed":
        return Step("none", "The event is closed.")
    if stage in ("announced", "open"):
        return _before(event)
    number = len(event.state.rounds)
    if stage == "drawn":
        return Step("publish", f"Look at the draw of round {number}, then publish it.")
    if stage == "running":
        tables = tuple(table.number for table in event.state.rounds[-1].tables if not event.match(table).over)
        which = f"table {tables[0]}" if len(tables) == 1 else f"tables {', '.join(map(str, tables))}"
        return Step("report", f"Round {number} waits for results of {which}.", tables)
    return _between(event)


def _before(event: Event) -> Step:
    """Before round 1."""
    count = sum(not entrant.gone for entrant in event.state.entrants.values())
    fault = event.structure.fault_of(count, event.plan)
    if fault:
        return Step("enter", f"{_entered(count)}: {fault}.")
    if "coordinator" not in event.state.staff.values():
        return Step("enter", "Name a coordinator (SFT-GEN-01).")
    return Step("draw", f"{_entered(count)}: draw round 1 when all are there.")


def _entered(count: int) -> str:
    return "1 has entered" if count == 1 else f"{count or 'None'} have entered"


def _between(event: Event) -> Step:
    """When every match of a round is over."""
    ahead = event.ahead
    if isinstance(ahead, Over):
        won = "" if ahead.winner is None else f"{event.name(ahead.winner)} has won: "
        return Step("close", f"{won}close the event." if won else "All is played: close the event.")
    if isinstance(ahead, ToDraw):
        return Step("draw", f"Draw round {ahead.round}: {len(ahead.entrants)} play.", entrants=ahead.entrants)
    assert isinstance(ahead, ToBringBack)
    waiting = tuple(entrant for entrant, answer in event.chance.answers.items() if not answer)
    if waiting:
        return Step("answer", f"{event.called(waiting)} was asked to come back: what is the answer?", entrants=waiting)
    candidate = next_asked(event)
    if candidate is None:
        return Step("alone", f"{ahead.why}, and nobody is left to come back: let them play, or rank them.")
    asked = event.name(candidate.entrant)
    return Step("ask", f"{ahead.why}: ask {asked} to come back.", entrants=(candidate.entrant,))
