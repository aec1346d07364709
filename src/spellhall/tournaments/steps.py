"""What has to be done next at an event, and why it cannot be yet: what a step names is never refused."""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.tournaments.commands.closing import why_not_close
from spellhall.tournaments.commands.draw import even_table, told_even, why_no_decks, why_no_tables, without_deck
from spellhall.tournaments.event import Event
from spellhall.tournaments.second_chances import next_asked
from spellhall.tournaments.structures.structure import Over, ToBringBack, ToDraw


@dataclass(frozen=True)
class Step:
    """The next step.

    Attributes:
        what: "enter", "decks", "draw", "publish", "report", "count", "ask", "answer", "alone", "settle", "close" or
            "none". "decks" waits for lists, "count" for what decides a tie, "settle" for what closing needs.
        text: in one sentence, or two.
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
    entered = "1 has entered" if count == 1 else f"{count or 'None'} have entered"
    if why_not := why_no_tables(event):
        return Step("enter", f"{entered}: {why_not}.")
    if "coordinator" not in event.state.staff.values():
        return Step("enter", "Name a coordinator (SFT-GEN-01).")
    if why_not := why_no_decks(event):
        return Step("decks", f"{entered}: {why_not}.", entrants=tuple(without_deck(event)))
    return Step("draw", f"{entered}: draw round 1 when all are there.")


def _between(event: Event) -> Step:
    """When every match of a round is over."""
    if even := even_table(event):
        told = told_even(event, even)
        return Step("count", f"{told[0].upper()}{told[1:]}.", tables=(even.number,))
    ahead = event.ahead
    if isinstance(ahead, Over):
        done = "All is played" if ahead.winner is None else f"{event.name(ahead.winner)} has won"
        if why_not := why_not_close(event):
            return Step("settle", f"{done}. Before you close the event: {why_not}.")
        return Step("close", f"{done}: close the event.")
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
