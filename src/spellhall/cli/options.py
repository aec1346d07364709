"""``spellhall options``: the options that players can agree on before a game."""

from __future__ import annotations

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from spellhall.cli.common import GAME
from spellhall.kernel.options import Option, Terms
from spellhall.registry import game as make_game


def options(game: str = GAME) -> None:
    """Show a game's presets and rule options: values, meaning and rules."""
    terms = make_game(game).terms
    console = Console(highlight=False)
    console.print(presets_of(terms))
    if terms.options:
        console.print()
        console.print(options_of(terms))


def presets_of(terms: Terms) -> Table:
    """The presets, the usual one first."""
    table = _table("preset", "what it means")
    for preset in terms.presets:
        _row(table, preset.name, f"{preset.title}: {preset.text}")
    return table


def options_of(terms: Terms) -> Table:
    """The options with their rules, each above its values and the presets that use them."""
    table = _table("option\n  value", "what it means", "rules\npresets")
    for option in terms.options:
        _row(table, option.name, option.text, ", ".join(option.rules))
        for value, words in option.values.items():
            _row(table, f"  {value}", words if words != value else "", _presets_with(option, value, terms))
        if option.other:
            _row(table, "  ...", option.other, "")
    return table


def _presets_with(option: Option, value: str, terms: Terms) -> str:
    having = [preset.name for preset in terms.presets if option.under(preset.name) == value]
    return "all presets" if len(having) == len(terms.presets) > 1 else ", ".join(having)


def _table(first: str, *others: str) -> Table:
    return Table(Column(first, no_wrap=True), *others, box=None, pad_edge=False)


def _row(table: Table, *cells: str) -> None:
    table.add_row(*map(Text, cells))
