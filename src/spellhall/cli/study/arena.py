"""``spellhall arena``: agents play each other, and are rated."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import Plan, plan_of
from spellhall.arena.runs.runners import runner_of
from spellhall.arena.runs.simulation import check_numbers
from spellhall.arena.studies.card_file import welcome
from spellhall.arena.studies.league import play_league
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


def arena(
    game: str = GAME,
    agents: str = typer.Option(
        ...,
        "--agents",
        help="Two or more, with commas: of the hall, module:Class, the name of an entry point, or run:COMMAND.",
    ),
    games: int = typer.Option(400, "--games", "-n", help="How many games each pair plays at most."),
    margin: float = typer.Option(
        10.0,
        "--margin",
        help="A pair ends when it is known who is stronger by so many of 100 games, or nobody; 0: never.",
    ),
    decks: tuple[str, str] | None = typer.Option(
        None, "--decks", metavar="A B", help="Two decks: names of starter decks, files, or `random`."
    ),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same league, whatever --jobs says."),
    cards: list[str] = CARDS,
    jobs: int = JOBS,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = typer.Option(False, "--json", help="Print the league as JSON."),
) -> None:
    """Let each of some agents play each other, with the same shuffles and decks from every seat, and rate them."""
    look_beside_us()
    options = options_of(preset, option)
    for where in cards:
        welcome(game, own_path(where))
    named = None if decks is None else named_decks(game, options, decks, seed)
    players = [name.strip() for name in agents.split(",")]
    check_numbers(games, jobs)

    def plan_for(pair: tuple[str, str]) -> Plan:
        return plan_of(game, seed, named, pair, options)

    try:
        with progress_bar("games", games * len(players) * (len(players) - 1) // 2) as advance:
            found = play_league(plan_for, players, games, runner_of(jobs), margin / 100, advance)
    except Unfinished as lost:
        _tell(lost.results, as_json)
        raise
    _tell(found, as_json)


def _tell(found: dict[str, Any] | None, as_json: bool) -> None:
    if found is None:
        return
    if as_json:
        typer.echo(json.dumps(found, indent=1))
    else:
        _show(found)
    if found["errors"] and not any(row["won"] + row["drawn"] + row["lost"] for row in found["pairs"]):
        raise typer.Exit(1)


def _show(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    standings = Table("agent", "rating", "95 % between", "games", box=None)
    for row in found["agents"]:
        standings.add_row(
            row["agent"], f"{row['rating']:.1f}", f"{row['low']:.1f} and {row['high']:.1f}", str(row["games"])
        )
    console.print(standings)
    pairs = Table("pair", "won", "drawn", "lost", "share", "95 % between", "", box=None)
    for row in found["pairs"]:
        counts = (str(row[name]) for name in ("won", "drawn", "lost"))
        between = f"{row['low']:g} and {row['high']:g} %"
        pairs.add_row(f"{row['first']} - {row['second']}", *counts, f"{row['share']:g} %", between, row["verdict"])
    console.print()
    console.print(pairs)
    for fault in found["faults"]:
        typer.echo(fault, err=True)
