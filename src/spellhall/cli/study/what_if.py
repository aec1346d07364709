"""``spellhall what-if``: the same games with and without a change to a card, and what that moves."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import runner_of
from spellhall.arena.runs.simulation import check_numbers
from spellhall.arena.studies.card_changes import change_of
from spellhall.arena.studies.card_file import welcome
from spellhall.arena.studies.what_if import what_if
from spellhall.cli.common import (
    CARDS,
    GAME,
    JOBS,
    PRESET,
    RULE_OPTIONS,
    look_beside_us,
    options_of,
    own_path,
    progress_bar,
)
from spellhall.cli.study.simulate import named_decks
from spellhall.kernel.errors import Unfinished


def compare(
    game: str = GAME,
    change: list[str] = typer.Option(
        ..., "--change", "-c", metavar="'CARD: FACT=VALUE'", help="What is changed; may be repeated."
    ),
    games: int = typer.Option(200, "--games", "-n", help="How many games, each of which is played both ways."),
    agent: str = typer.Option("greedy", "--agent", help="Who plays all seats, as in `spellhall simulate`."),
    players: int = typer.Option(2, "--players", min=1, max=6, help="How many play."),
    decks: tuple[str, str] | None = typer.Option(
        None, "--decks", metavar="A B", help="Two decks: names of starter decks, files, or `random`."
    ),
    random_decks: bool = typer.Option(False, "--random-decks", help="New random decks over all cards all the time."),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same comparison, whatever --jobs says."),
    cards: list[str] = CARDS,
    jobs: int = JOBS,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = typer.Option(False, "--json", help="Print the comparison as JSON."),
) -> None:
    """Play the same games with and without a change to a card: who wins more often by it, and how surely."""
    look_beside_us()
    options = options_of(preset, option)
    for where in cards:
        welcome(game, own_path(where))
    named = None if decks is None else named_decks(game, options, decks, seed)
    check_numbers(games, jobs)
    plan = plan_of(game, seed, named, [agent] * players, options, random_decks)
    changes = [change_of(text) for text in change]
    try:
        with progress_bar("games", games) as advance:
            found = what_if(plan, changes, games, runner_of(jobs), advance)
    except Unfinished as lost:
        _tell(lost.results, as_json)
        raise
    _tell(found, as_json)


def _tell(found: dict[str, Any] | None, as_json: bool) -> None:
    if found is None:
        return
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    changes = " and ".join(found["changes"])
    typer.echo(
        f"{changes}: {found['games']} games of {found['game']} both ways, {found['alike']:g} % of them alike, "
        f"{found['errors']} failed; {found['decisions']} decisions, {found['seconds']:.1f} s of a process"
    )
    table = Table("", "games", "before", "after", "by", "95 % between", "", box=None)
    for row in found["moved"]:
        sure = "moved" if row["low"] > 0 or row["high"] < 0 else ""
        numbers = (str(row["games"]), f"{row['before']:g}", f"{row['after']:g}", f"{row['by']:+g}")
        table.add_row(row["what"], *numbers, f"{row['low']:+g} and {row['high']:+g}", sure)
    Console(highlight=False).print(table)
    for fault in found["faults"]:
        typer.echo(fault, err=True)
