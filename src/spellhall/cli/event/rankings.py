"""``spellhall event rankings``: people's points over several events, and the strength that their results show."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.event import Event
from spellhall.tournaments.files import read_event
from spellhall.tournaments.points import Credit, ledger, lines, totals
from spellhall.tournaments.ratings import Rating, rated, results_of
from spellhall.tournaments.seasons import season


def rankings(
    files: list[Path] = typer.Argument(..., metavar="FILE...", help="Closed events of one game."),
    best: int = typer.Option(0, "--best", min=0, help="Count each person's best events up to this many; 0: all."),
    unscored: bool = typer.Option(False, "--unscored", help="Count unscored events, too."),
) -> None:
    """Rank people over several events by points, with ratings."""
    events = sorted((read_event(file) for file in files), key=lambda event: event.state.closed)
    if any(not event.state.closed for event in events):
        raise UsageError("an event doesn't count in rankings until it's closed")
    games = sorted({event.plan.game for event in events})
    if len(games) > 1:
        raise UsageError(f"these are events of {' and '.join(games)}; rankings are for one game")
    if len({event.log[-1].print for event in events}) < len(events):
        raise UsageError("one event is listed twice")
    ranked = season((_points(event, unscored) for event in events), best)
    ratings: dict[str, Rating] = {}
    for event in events:
        ratings = rated(results_of(event, event.names.person), ratings)
    table = Table("", "name", "points", "matches", "rating", "surely", box=None)
    for place, name, points in ranked:
        one = ratings.get(name, Rating())
        cells = (str(place), name, str(points), str(one.matches), f"{one.mean:.1f}", f"{one.sure:.1f}")
        table.add_row(*map(Text, cells))
    Console(highlight=False).print(table)
    if not ranked:
        typer.echo("None of these events is scored; add --unscored to count their points anyway.")


def _points(event: Event, unscored: bool) -> dict[str, int]:
    """Everyone's points at one event."""
    credits = ledger(event)
    if not credits and unscored:
        sums = totals(lines(event))
        entrants = event.state.entrants.values()
        credits = [Credit(who, "player", sums[one.number]) for one in entrants for who in one.members]
    found: dict[str, int] = {}
    for credit in credits:
        name = event.names.person(credit.person)
        found[name] = found.get(name, 0) + credit.points
    return found
