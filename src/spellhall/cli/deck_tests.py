"""``spellhall deck test``: a deck plays against the starter decks, and what its games tell is printed."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.arena.decktest import try_deck
from spellhall.arena.trials import trial_of
from spellhall.cli.common import JOBS, PRESET, RULE_OPTIONS, options_of, progress_bar
from spellhall.decks import find_deck, game_for
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import Unfinished, UsageError
from spellhall.kernel.figures import SHARE
from spellhall.registry import game as make_game
from spellhall.registry import game_names

BAR = 24
"""The longest bar, in letters."""
FULL, EMPTY = "█", "·"


def test_deck(
    wanted: list[str] = typer.Argument(
        ..., metavar="[GAME] NAME|FILE", help="A deck list, or a starter deck; without a game, that of its cards."
    ),
    games: int = typer.Option(500, "--games", "-n", help="How many games, in pairs; Spellfire: half as many alone."),
    seed: int = typer.Option(1, "--seed", help="The same seed gives the same figures, whatever --jobs says."),
    agent: str = typer.Option("greedy", "--agent", help="Who plays both sides: greedy or random."),
    jobs: int = JOBS,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = typer.Option(False, "--json", help="Print the figures as JSON."),
) -> None:
    """Play a deck against each starter deck from both seats: how often it wins, and what its cards do."""
    game, where = _game_and_deck(wanted)
    options = options_of(preset, option)
    title, deck = find_deck(make_game(game, options), where, Dice(seed))
    trial = trial_of(game, title, deck, games, seed, options, agent)
    try:
        with progress_bar("games", 2 * trial.pairs) as advance:
            found = try_deck(trial, jobs, advance).document()
    except Unfinished as lost:
        _tell(lost.results, as_json)
        raise
    _tell(found, as_json)


def _game_and_deck(wanted: list[str]) -> tuple[str, str]:
    """The game, as it was named or as the deck tells, and the deck.

    Raises:
        UsageError: when more is named than a game and a deck.
    """
    if len(wanted) == 1:
        return game_for(wanted[0]), wanted[0]
    if len(wanted) > 2:
        raise UsageError(f"one deck is tested at a time, not {len(wanted)}: write [GAME] FILE")
    if wanted[0].lower() not in game_names():
        make_game(wanted[0])  # says which games there are
    return wanted[0].lower(), wanted[1]


def _tell(found: dict[str, Any] | None, as_json: bool) -> None:
    if not found or not found["games"]:
        return
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(highlight=False)
    alone = f" and {found['alone']} alone" if found["alone"] else ""
    title = f"{found['deck']} in {found['games']} games of {found['game']}{alone}, {found['errors']} failed"
    console.print(Text(title, "bold"))
    for figure in found["figures"]:
        console.print()
        console.print(Text.assemble((figure["title"], "bold"), f"  {figure['said']}"))
        console.print(Text(figure["meaning"], "dim"))
        if figure["rows"]:
            console.print(table_of(figure))
    for fault in found["faults"]:
        typer.echo(fault, err=True)


def table_of(figure: dict[str, Any]) -> Table:
    """A figure as a table: each value as a bar and as a number, with its bounds, and what stands behind it."""
    label, value, *behind = figure["heads"]
    share = figure["unit"] == SHARE
    bounds = any(row["low"] is not None for row in figure["rows"])
    table = Table(box=None, pad_edge=False)
    table.add_column(label)
    table.add_column(value, min_width=BAR, no_wrap=True)
    table.add_column("", justify="right")
    if bounds:
        table.add_column("95 % between", justify="right")
    for head in behind:
        table.add_column(head, justify="right")
    greatest = 100.0 if share else max(row["value"] for row in figure["rows"]) or 1.0
    for row in figure["rows"]:
        long = round(BAR * row["value"] / greatest)
        between = [f"{row['low']:g} and {row['high']:g}" if row["low"] is not None else ""] if bounds else []
        number = f"{row['value']:g}{' %' if share else ''}"
        bar = FULL * long + EMPTY * (BAR - long)
        table.add_row(*map(Text, (row["label"], bar, number, *between, *(f"{count:g}" for count in row["counts"]))))
    return table
