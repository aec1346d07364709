"""``spellhall simulate``: many games between agents, and what came of them."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena import Unfinished, simulate
from spellhall.arena.newcomer import welcome
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
from spellhall.decks import find_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.figures import wilson
from spellhall.registry import game as make_game


def simulate_games(
    game: str = GAME,
    games: int = typer.Option(100, "--games", "-n", help="How many games."),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same results, whatever --jobs says."),
    decks: tuple[str, str] | None = typer.Option(
        None, "--decks", metavar="A B", help="Two decks: names of starter decks, files, or `random`."
    ),
    agents: str = typer.Option(
        "random,random",
        "--agents",
        help="One agent a player, with commas: random, greedy, search (or search:0.3s, or search:200 for simulations), "
        "or module:Class for one of your own.",
    ),
    cards: list[str] = CARDS,
    jobs: int = JOBS,
    random_decks: bool = typer.Option(False, "--random-decks", help="New random decks over all cards all the time."),
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
) -> None:
    """Let agents play many games and count who wins: by seat, by deck and by agent."""
    options = options_of(preset, option)
    look_beside_us()
    for where in cards:
        welcome(game, own_path(where))
    named = None if decks is None else _named_decks(game, options, decks, seed)
    players = [name.strip() for name in agents.split(",")]
    alone = bool(make_game(game, options).stand_ins)
    if len(players) == 1 and not alone:
        players *= 2
    elif alone and len(set(players)) == 1:
        players = players[:1]
    try:
        with progress_bar("games", games) as advance:
            results = simulate(game, games, seed, named, players, options, jobs, random_decks, advance)
    except Unfinished as lost:
        _tell(lost.results, as_json)
        raise
    _tell(results, as_json)


def _tell(results: dict[str, Any] | None, as_json: bool) -> None:
    if results is None:
        return
    if as_json:
        typer.echo(json.dumps(results, indent=1))
    else:
        _show(results)


def _named_decks(game: str, options: dict[str, Any], wanted: tuple[str, str], seed: int) -> dict[str, list[str]]:
    made = make_game(game, options)
    dice = Dice(seed)
    found: dict[str, list[str]] = {}
    for where in wanted:
        name, keys = find_deck(made, where, dice)
        while name in found and found[name] != keys:
            name += " (2)"
        found[name] = keys
    return found


def _show(results: dict[str, Any]) -> None:
    speed = results["decisions"] / results["seconds"] if results["seconds"] else 0.0
    typer.echo(
        f"{results['finished']} of {results['games']} games of {results['game']} finished, {results['draws']} drawn, "
        f"{results['errors']} failed; {results['length_mean']} {results['length_unit']} a game; "
        f"{results['decisions']} decisions in {results['seconds']:.1f} s ({speed:,.0f} a second)"
    )
    table = Table("", "games", "wins", "share", "95 % between", box=None)
    for seat, wins in enumerate(results["wins"]["seat"]):
        _row(table, f"seat {seat + 1}", results["finished"], wins)
    for kind in ("deck", "agent"):
        for name, wins in results["wins"][kind].items():
            _row(table, f"{kind} {name}", results["played"][kind][name], wins)
    for score, count in results.get("scores", {}).items():
        _row(table, f"score {score}", results["finished"], count)
    for band, count in results.get("bands", {}).items():
        _row(table, band, results["finished"], count)
    Console(highlight=False).print(table)
    if results["uneven"]:
        typer.echo(results["uneven"])
    for fault in results["faults"]:
        typer.echo(fault, err=True)


def _row(table: Table, name: str, games: int, wins: int) -> None:
    if not games:
        table.add_row(name, "0", "0", "", "")
        return
    low, high = wilson(wins, games)
    table.add_row(name, str(games), str(wins), f"{100 * wins / games:.0f} %", f"{100 * low:.0f} and {100 * high:.0f} %")
