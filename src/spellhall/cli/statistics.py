"""Figures in the terminal: the message of each, and its rows as bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.kernel.parts.statistics import SHARE

BAR = 24
"""The longest bar, in characters."""
FULL, EMPTY = "█", "·"


def show_figures(console: Console, figures: Sequence[Mapping[str, Any]]) -> None:
    """Print figures (as plain data), one below the other."""
    for figure in figures:
        console.print()
        console.print(Text.assemble((figure["title"], "bold"), f"  {figure['said']}"))
        console.print(Text(figure["meaning"], "dim"))
        if figure["rows"]:
            console.print(table_of(figure))


def table_of(figure: Mapping[str, Any]) -> Table:
    """A figure as a table: each value as a bar and as a number, with its bounds and the counts behind it."""
    label, value, *behind = figure["heads"]
    share = figure["unit"] == SHARE
    bounds = any(row["low"] is not None for row in figure["rows"])
    table = Table(box=None, pad_edge=False)
    table.add_column(label)
    table.add_column(value, min_width=BAR, no_wrap=True)
    table.add_column("", justify="right")
    if bounds:
        table.add_column("95% between", justify="right")
    for head in behind:
        table.add_column(head, justify="right")
    greatest = 100.0 if share else max(row["value"] for row in figure["rows"]) or 1.0
    for row in figure["rows"]:
        long = round(BAR * row["value"] / greatest)
        between = [f"{row['low']:g} and {row['high']:g}" if row["low"] is not None else ""] if bounds else []
        number = f"{row['value']:g}{'%' if share else ''}"
        bar = FULL * long + EMPTY * (BAR - long)
        table.add_row(*map(Text, (row["label"], bar, number, *between, *(f"{count:g}" for count in row["counts"]))))
    return table
