"""``spellhall event recover``: the sound beginning of a file that was changed by hand or damaged."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.kernel.errors import UsageError
from spellhall.tournaments.files import bytes_in, write_event
from spellhall.tournaments.log_sentences import told
from spellhall.tournaments.number_words import many
from spellhall.tournaments.recovery import Recovered
from spellhall.tournaments.recovery import recover as recovered
from spellhall.tournaments.steps import next_step


def recover(
    file: Path = typer.Argument(..., metavar="FILE", help="The damaged file; it isn't changed."),
    to: Path = typer.Option(..., "--to", metavar="NEW", help="A new file for the intact part."),
) -> None:
    """Recover the intact part of a damaged event into a new file, and say what is lost."""
    try:
        found = recovered(bytes_in(file))
    except UsageError as error:
        raise UsageError(f"nothing in {file} can be saved: {error}") from None
    if not found.why:
        raise UsageError(f"{file} is intact: all {len(found.event.log)} entries fit, so there's nothing to recover")
    write_event(to, found.event, new=True)
    _tell(found)


def _tell(found: Recovered) -> None:
    """What was kept, and what was lost."""
    kept = len(found.event.log)
    *_, last = told(found.event)
    typer.echo(f"{many(kept, 'entry', 'entries')} saved. The last one:")
    typer.echo(f"  {last}")
    typer.echo(f"{found.why[0].upper()}{found.why[1:]}.")
    typer.echo(f"{many(len(found.lost), 'line')} lost; do these again:")
    for line in found.lost:
        typer.echo(f"  {line}")
    typer.echo(next_step(found.event).text)
