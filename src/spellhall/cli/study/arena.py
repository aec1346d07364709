"""``spellhall arena``: agents play each other, and are rated."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import Plan, plan_of
from spellhall.arena.runs.simulation import check_games
from spellhall.arena.studies.league import play_league
from spellhall.cli.common import CARDS, GAME, PRESET, RULE_OPTIONS
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.study.shared import AS_JSON, DECKS, SEED, named_decks, options_with_cards, watched


def arena(
    game: str = GAME,
    agents: str = typer.Option(
        ...,
        "--agents",
        help="Two or more, comma-separated: built-in names, module:Class, entry points, or run:COMMAND.",
    ),
    games: int = typer.Option(400, "--games", "-n", help="How many games each pair plays at most."),
    margin: float = typer.Option(
        10.0,
        "--margin",
        help="Stop a pair once one is clearly stronger by this many of 100 games, or clearly not; 0: never.",
    ),
    decks: tuple[str, str] | None = DECKS,
    seed: int = SEED,
    cards: list[str] = CARDS,
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = AS_JSON,
) -> None:
    """Rate agents in a round robin. Every pair plays the same shuffles and decks from both seats."""
    options = options_with_cards(game, preset, option, cards)
    named = named_decks(game, options, decks, seed)
    players = [name.strip() for name in agents.split(",")]
    check_games(games)

    def plan_for(pair: tuple[str, str]) -> Plan:
        return plan_of(game, seed, named, pair, options)

    most = games * len(players) * (len(players) - 1) // 2
    with working(jobs, cluster) as runner:
        found = watched(
            most,
            lambda advance: play_league(plan_for, players, games, runner, margin / 100, advance),
            _show,
            as_json,
        )
    if found and found["errors"] and not any(row["won"] + row["drawn"] + row["lost"] for row in found["pairs"]):
        raise typer.Exit(1)


def _show(found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    standings = Table("agent", "rating", "95% between", "games", box=None)
    for row in found["agents"]:
        standings.add_row(
            row["agent"], f"{row['rating']:.1f}", f"{row['low']:.1f} and {row['high']:.1f}", str(row["games"])
        )
    console.print(standings)
    pairs = Table("pair", "won", "drawn", "lost", "share", "95% between", "", box=None)
    for row in found["pairs"]:
        counts = (str(row[name]) for name in ("won", "drawn", "lost"))
        between = f"{row['low']:g} and {row['high']:g}%"
        pairs.add_row(f"{row['first']} - {row['second']}", *counts, f"{row['share']:g}%", between, row["verdict"])
    console.print()
    console.print(pairs)
    for fault in found["faults"]:
        typer.echo(fault, err=True)
