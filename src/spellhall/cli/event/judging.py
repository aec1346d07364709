"""``spellhall event``: rulings, cases, penalties, the checklist, undo, closing."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall import __version__
from spellhall.cli.event.files import BY, FILE, REASON, WHO, changing
from spellhall.cli.event.rounds import tell_match
from spellhall.registry import game as make_game
from spellhall.tournaments.commands import announcing, closing, corrections, judging
from spellhall.tournaments.scored_events import checklist, due, why_unscored

RULE = typer.Option([], "--rule", metavar="ID", help="A rule it's based on. Repeatable.")


def rule(
    file: Path = FILE,
    text: str = typer.Argument(..., metavar="TEXT", help="The ruling."),
    rules: list[str] = RULE,
    table: str = typer.Option("", "--table", help="The table that asked."),
    by: str = BY,
) -> None:
    """Record a ruling; it binds the event."""
    with changing(file, by) as desk:
        desk.do(judging.rule(desk.event, desk.by, text, rules, desk.table(table) if table else None))
        typer.echo("The ruling is in the log.")


def case(
    file: Path = FILE,
    who: str = WHO,
    matter: str = typer.Argument(..., metavar="TEXT", help="What it's about."),
    rules: list[str] = RULE,
    by: str = BY,
) -> None:
    """Open a case about an entrant, for a judge to decide."""
    with changing(file, by) as desk:
        desk.do(judging.open_case(desk.event, desk.entrant(who), matter, rules))
        typer.echo(f"That is case {len(desk.event.state.cases)}.")


def decide(
    file: Path = FILE,
    number: int = typer.Argument(..., metavar="CASE", help="The number of the case."),
    outcome: str = typer.Argument(..., metavar="TEXT", help="The decision."),
    by: str = BY,
) -> None:
    """Decide a case. Penalties are given separately."""
    with changing(file, by) as desk:
        desk.do(judging.decide(desk.event, desk.by, number, outcome))
        typer.echo(f"Case {number} is decided.")


def penalty(
    file: Path = FILE,
    who: str = WHO,
    kind: str = typer.Argument(..., metavar="PENALTY", help="note, warning, game_loss or match_loss."),
    table: str = typer.Option("", "--table", help="Where the loss counts."),
    number: int = typer.Option(0, "--case", help="The case it follows from."),
    by: str = BY,
    reason: str = REASON,
) -> None:
    """Give a penalty."""
    with changing(file, by, reason) as desk:
        at = desk.table(table) if table else None
        entrant = desk.entrant(who)
        reported = len(at.reports) if at else 0
        desk.do(judging.penalise(desk.event, desk.by, entrant, kind, at, number))
        typer.echo("The penalty is in the log.")
        if at is None:
            return
        if kind == "game_loss":
            typer.echo(f"{desk.event.name(entrant)} sits out game {reported + 1} at table {at.number}.")
        if len(at.reports) > reported or desk.event.match(at).over:
            tell_match(desk, at)


def check(
    file: Path = FILE,
    item: str = typer.Argument("", metavar="[ITEM]", help="The item to tick off. Default: show the list."),
    note: str = typer.Option("", "--note", help="The evidence: where and when."),
    undo: bool = typer.Option(False, "--open", help="Untick it."),
) -> None:
    """Show a scored event's checklist, or tick an item off."""
    with changing(file) as desk:
        event = desk.event
        if item:
            desk.do(announcing.tick(event, item, note, not undo))
        for one in checklist(event, make_game(event.plan.game).digest(), __version__):
            more = f": {one.note}" if one.note else ""
            typer.echo(f"[{'x' if one.done else ' '}] {one.name}: {one.text} ({one.rule}){more}")
        if why := why_unscored(event):
            typer.echo(f"The points count for this event only: {why}.")
        if last := due(event):
            typer.echo(f"Send the forms by {last.isoformat()} (SFT-ELI-11).")


def undo(file: Path = FILE, by: str = BY, reason: str = REASON) -> None:
    """Undo the last entry."""
    with changing(file, by, reason) as desk:
        bodies = corrections.undo(desk.event)
        desk.do(bodies)
        typer.echo(f"Entry {len(desk.event.log) - 1} and everything that followed from it is undone.")
        desk.say_next()


def close(file: Path = FILE, by: str = BY) -> None:
    """Close the event once everything is played, and reveal its seed."""
    with changing(file, by) as desk:
        desk.do(closing.close(desk.event))
        typer.echo(f"The event is closed; its seed was {desk.event.seed}.")


def reopen(file: Path = FILE, by: str = BY, reason: str = REASON) -> None:
    """Reopen a closed event."""
    with changing(file, by, reason) as desk:
        desk.do(closing.reopen(desk.event, desk.by, reason))
        desk.say_next()
