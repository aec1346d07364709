"""The next step of an event, and why it can't be done yet: a command that a step names is never refused."""

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
        text: one sentence, or two.
        tables: the tables that it waits for; ``entrants``: the entrants.
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
        return Step("publish", f"Check the pairings of round {number}, then publish them.")
    if stage == "running":
        tables = tuple(table.number for table in event.state.rounds[-1].tables if not event.match(table).over)
        which = f"table {tables[0]}" if len(tables) == 1 else f"tables {', '.join(map(str, tables))}"
        return Step("report", f"Round {number} is waiting for results from {which}.", tables)
    return _between(event)


def _before(event: Event) -> Step:
    """The step before round 1."""
    count = sum(not entrant.gone for entrant in event.state.entrants.values())
    entered = "1 has entered" if count == 1 else f"{count or 'None'} have entered"
    if why_not := why_no_tables(event):
        return Step("enter", f"{entered}: {why_not}.")
    if "coordinator" not in event.state.staff.values():
        return Step("enter", "Name a coordinator (SFT-GEN-01).")
    if why_not := why_no_decks(event):
        return Step("decks", f"{entered}: {why_not}.", entrants=tuple(without_deck(event)))
    return Step("draw", f"{entered}: pair round 1 when everyone is there.")


def _between(event: Event) -> Step:
    """The step when every match of a round is over."""
    if even := even_table(event):
        told = told_even(event, even)
        return Step("count", f"{told[0].upper()}{told[1:]}.", tables=(even.number,))
    ahead = event.ahead
    if isinstance(ahead, Over):
        done = "All rounds are played" if ahead.winner is None else f"{event.name(ahead.winner)} has won"
        if why_not := why_not_close(event):
            return Step("settle", f"{done}. Before you finish the event: {why_not}.")
        return Step("close", f"{done}: finish the event.")
    if isinstance(ahead, ToDraw):
        return Step("draw", f"Pair round {ahead.round}: {len(ahead.entrants)} play.", entrants=ahead.entrants)
    assert isinstance(ahead, ToBringBack)
    waiting = tuple(entrant for entrant, answer in event.chance.answers.items() if not answer)
    if waiting:
        return Step("answer", f"{event.called(waiting)} was asked to come back: what's the answer?", entrants=waiting)
    candidate = next_asked(event)
    if candidate is None:
        return Step("alone", f"{ahead.why}, and no one is left to bring back: let them play, or rank them.")
    asked = event.name(candidate.entrant)
    return Step("ask", f"{ahead.why}: ask {asked} to come back.", entrants=(candidate.entrant,))
