"""``spellhall report``: reports on the games of a run that is stored in a folder."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.arena.studies.svg_charts import bars, squares
from spellhall.cli.statistics import show_figures
from spellhall.extras import room
from spellhall.kernel.errors import UsageError

WHO_BEATS_WHOM = "Who beats whom"
LONGEST_HEAD = 8


def report(
    folder: Path = typer.Argument(..., metavar="FOLDER", help="A run saved by `spellhall simulate --out`."),
    svg: Path | None = typer.Option(None, "--svg", metavar="FOLDER", help="Also write the charts to this folder."),
    as_json: bool = typer.Option(False, "--json", help="Print the report as JSON."),
) -> None:
    """Report on a saved run: win rates with intervals, by opponent and seat, and how long games last."""
    found: dict[str, Any] = room("spellhall.arena.studies.report", "data", "a report").report_of(folder).document()
    if svg is not None:
        _draw(svg, found)
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    title = f"{found['games']} games of {found['game']}, {found['draws']} drawn, {found['errors']} failed"
    console.print(Text(f"{title}; {found['decisions']:,} decisions by {', '.join(found['agents'])}", "bold"))
    for sentence in found["missing"]:
        console.print(Text(sentence))
    if found["matrix"] is not None:
        console.print()
        console.print(
            Text.assemble((WHO_BEATS_WHOM, "bold"), "  Of 100 games, how many the row wins against the column.")
        )
        console.print(_table_of(found["matrix"]))
    show_figures(console, found["figures"])
    for fault in found["faults"]:
        typer.echo(fault, err=True)


def _table_of(matrix: dict[str, Any]) -> Table:
    table = Table("", *(name[:LONGEST_HEAD] for name in matrix["names"]), box=None, pad_edge=False)
    for name, cells in zip(matrix["names"], matrix["cells"], strict=True):
        table.add_row(name, *("" if cell is None else f"{100 * cell[0] / cell[1]:.0f}" for cell in cells))
    return table


def _draw(folder: Path, found: dict[str, Any]) -> None:
    """Write each figure, and the matrix, as a picture.

    Raises:
        UsageError: when they can't be written.
    """
    pictures = {figure["name"]: bars(figure) for figure in found["figures"]}
    if found["matrix"] is not None:
        pictures["matrix"] = squares(found["matrix"], WHO_BEATS_WHOM)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, picture in pictures.items():
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None
