"""``spellhall event``: showing, verifying and exporting an event."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import typer

from spellhall.cli.event.files import FILE
from spellhall.kernel.errors import UsageError
from spellhall.tournaments import log_sentences
from spellhall.tournaments.entries import Created
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import document_in, read_event
from spellhall.tournaments.measures import MEASURES
from spellhall.tournaments.number_words import joined, many
from spellhall.tournaments.plan_from_text import book_of
from spellhall.tournaments.points import Line, ledger, lines
from spellhall.tournaments.scored_events import why_unscored
from spellhall.tournaments.sheets import lists
from spellhall.tournaments.sheets.formats import as_text
from spellhall.tournaments.standings import Rank, standing
from spellhall.tournaments.state import RoundState
from spellhall.tournaments.steps import next_step
from spellhall.tournaments.verify import Differs, findings


def show(file: Path = FILE) -> None:
    """Show the event: its plan, the current round, and what to do next."""
    event = read_event(file)
    plan = event.plan
    typer.echo(plan.title)
    unscored = why_unscored(event)
    typer.echo(f"Unscored: {unscored}." if unscored else "Scored.")
    if event.own_judges:
        typer.echo(f"Not refereed: {_own_judges(event)} of their own.")
    typer.echo(f"{many(len(event.state.entrants), 'team' if plan.team > 1 else 'entrant')}; {_stage(event)}.")
    for round in event.state.rounds[-1:]:
        typer.echo(f"Round {round.number}:")
        for line in tables_of(event, round):
            typer.echo(line)
    typer.echo(next_step(event).text)


def _own_judges(event: Event) -> str:
    """Which staff play and have decided something about their own games (SFT-COO-08)."""
    names = [event.names.person(person) for person in event.own_judges]
    does = "plays here and has ruled on a game" if len(names) == 1 else "play here and have ruled on games"
    return f"{joined(names)} {does}"


def _stage(event: Event) -> str:
    """The event's stage, in words."""
    number = len(event.state.rounds)
    return {
        "announced": "entry is closed",
        "open": "entry is open",
        "drawn": f"round {number} is paired",
        "running": f"round {number} is being played",
        "between": f"round {number} is over",
        "closed": "all rounds are played",
    }[event.stage]


def tables_of(event: Event, round: RoundState) -> Iterator[str]:
    """The tables of a round, one a line."""
    for table in round.tables:
        match = event.match(table)
        seats = ", ".join(
            f"{event.name(entrant)} {match.wins[entrant]}" if match.games else event.name(entrant)
            for entrant in table.entrants
        )
        waits = "".join(f"; a tie waits for the {fact} of {event.called(who)}" for fact, who in match.asks)
        done = f" (done{waits})" if match.over else ""
        hand = " (changed by hand)" if table.by_hand else ""
        yield f"  table {table.number}: {seats}{done}{hand}"
    if round.byes:
        yield f"  bye: {event.called(round.byes)}"
    for pair in round.together:
        yield f"  {event.called(pair)} should have been kept apart, but couldn't be."
    if round.misplaced:
        yield f"  No suitable table was free for {event.called(round.misplaced)}."


def standings(
    file: Path = FILE,
    explain: bool = typer.Option(False, "--explain", help="Explain points and order line by line."),
    as_json: bool = typer.Option(False, "--json", help="Print it as JSON."),
) -> None:
    """Show the standings."""
    event = read_event(file)
    if as_json:
        typer.echo(as_document(event), nl=False)
        return
    typer.echo(as_text(lists.standings(event)), nl=False)
    if explain:
        typer.echo("")
        for line in explained(event, standing(event)):
            typer.echo(line)


def explained(event: Event, ranks: list[Rank]) -> Iterator[str]:
    """Everyone's points, line by line."""
    fact = event.state.facts[0].name if event.state.facts else ""
    found = lines(event)
    for rank in ranks:
        own = [line.told(fact) for line in found if line.entrant == rank.entrant]
        behind = f" (behind by {MEASURES[rank.decided].title})" if rank.decided not in ("", "in") else ""
        yield f"{rank.place}. {event.name(rank.entrant)}: {'; '.join([*own, f'total {rank.points}'])}{behind}"


def log(
    file: Path = FILE,
    private: bool = typer.Option(False, "--private", help="Include what only staff may see."),
) -> None:
    """Print the log of the event in sentences."""
    for line in log_sentences.told(read_event(file), private):
        typer.echo(line)


def verify(file: Path = FILE) -> None:
    """Verify the log: its fingerprints, every pairing, place and point."""
    document = document_in(file)
    try:
        for sentence in findings(document, book_of(_game_of(document.entries))):
            typer.echo(sentence)
    except Differs as difference:
        typer.echo(f"spellhall: {difference}", err=True)
        raise typer.Exit(1) from None
    typer.echo("Everything checks out.")


def _game_of(entries: Any) -> str:
    """The game of an event whose log hasn't been checked yet."""
    try:
        return msgspec.convert(entries[0]["body"], Created).plan.game
    except (IndexError, KeyError, TypeError, msgspec.ValidationError):
        raise UsageError("its first entry does not announce an event") from None


def as_document(event: Event) -> str:
    """The standing, with all lines of points and the ledger, as JSON."""
    document = {
        "title": event.plan.title,
        "stage": event.stage,
        "scored": not why_unscored(event),
        "standing": [
            {
                "place": rank.place,
                "entrant": rank.entrant,
                "name": event.name(rank.entrant),
                "points": rank.points,
                "status": rank.status,
                "values": {name: lists.shown(value) for name, value in rank.values},
                "lines": [_line(line) for line in lines(event) if line.entrant == rank.entrant],
            }
            for rank in standing(event)
        ],
        "ledger": [
            {"name": event.names.person(credit.person), "kind": credit.kind, "points": credit.points}
            for credit in ledger(event)
        ],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _line(line: Line) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.to_builtins(line)
    return {**document, "points": line.points}
