"""``spellhall simulate``: many games between agents, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.folders import begin, carry_on, kept_in
from spellhall.arena.runs.plans import Plan, plan_of
from spellhall.arena.runs.runners import runner_of
from spellhall.arena.runs.simulation import check_numbers, counted, rows_of
from spellhall.arena.studies.card_file import welcome
from spellhall.cli.common import (
    CARDS,
    JOBS,
    PRESET,
    RULE_OPTIONS,
    look_beside_us,
    options_of,
    own_path,
    progress_bar,
    was_given,
)
from spellhall.decks import find_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import Unfinished, UsageError
from spellhall.kernel.parts.statistics import wilson
from spellhall.registry import game as make_game
from spellhall.registry import game_names

GO_WITH_RESUME = ("resume", "games", "jobs", "as_json")
"""What may be said of a run that has a plan."""


ABOUT = typer.Argument(None, metavar="GAME", help=f"The game: {', '.join(game_names())}.")
GAMES = typer.Option(100, "--games", "-n", help="How many games.")
SEED = typer.Option(0, "--seed", help="The same seed gives the same results, whatever --jobs says.")
DECKS = typer.Option(None, "--decks", metavar="A B", help="Two decks: names of starter decks, files, or `random`.")
AGENTS = typer.Option(
    "random,random",
    "--agents",
    help="One agent a player, with commas: random, novice, club (greedy is the same), master (search is the same; "
    "search:0.3s thinks for less than its second, search:200 by simulations), or one of your own: module:Class, "
    "or run:COMMAND.",
)
RANDOM_DECKS = typer.Option(False, "--random-decks", help="New random decks over all cards all the time.")
RESUME = typer.Option(
    None, "--resume", metavar="FOLDER", help="Go on with a run that was kept; with --games to so many games."
)
AS_JSON = typer.Option(False, "--json", help="Print the results as JSON.")


def simulate_games(
    context: typer.Context,
    game: str | None = ABOUT,
    games: int = GAMES,
    seed: int = SEED,
    decks: tuple[str, str] | None = DECKS,
    agents: str = AGENTS,
    cards: list[str] = CARDS,
    jobs: int = JOBS,
    random_decks: bool = RANDOM_DECKS,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    out: Path | None = typer.Option(
        None, "--out", metavar="FOLDER", help="Keep the plan and each game there, for --resume and `spellhall report`."
    ),
    resume: Path | None = RESUME,
    as_json: bool = AS_JSON,
) -> None:
    """Let agents play many games and count who wins: by seat, by deck and by agent."""
    look_beside_us()
    if resume is not None:
        go_on(context, resume, games, jobs, as_json)
        return
    plan = plan_asked(context, game, seed, decks, agents, cards, random_decks, options_of(preset, option))
    check_numbers(games, jobs)
    if out is None:
        _watched(games, as_json, lambda advance: counted(plan, rows_of(plan, games, runner_of(jobs)), advance))
    else:
        begin(out, plan, games)
        run_kept(out, games, jobs, as_json)


def go_on(context: typer.Context, folder: Path, games: int, jobs: int, as_json: bool) -> None:
    """Go on with a run that is kept, to as many games as were typed, or as it was begun with.

    Raises:
        UsageError: when something was said that the plan of the run has said already.
    """
    told = [name for name in context.params if was_given(context, name) and name not in GO_WITH_RESUME]
    if told:
        named = " and ".join(name.replace("_", "-") for name in told)
        raise UsageError(f"a run goes on with the plan that it has; leave {named} out beside --resume")
    total = games if was_given(context, "games") else kept_in(folder).games
    run_kept(folder, total, jobs, as_json)


def plan_asked(
    context: typer.Context,
    game: str | None,
    seed: int,
    decks: tuple[str, str] | None,
    agents: str,
    cards: list[str],
    random_decks: bool,
    options: dict[str, Any],
) -> Plan:
    """The plan that was typed.

    Raises:
        UsageError, DeckError: for what is wrong with it.
    """
    if game is None:
        raise UsageError(f"GAME is missing; `spellhall {context.info_name} --help` says what can be written")
    for where in cards:
        welcome(game, own_path(where))
    named = None if decks is None else named_decks(game, options, decks, seed)
    players = [name.strip() for name in agents.split(",")]
    alone = bool(make_game(game, options).stand_ins)
    if len(players) == 1 and not alone:
        players *= 2
    elif alone and len(set(players)) == 1:
        players = players[:1]
    return plan_of(game, seed, named, players, options, random_decks)


def run_kept(folder: Path, games: int, jobs: int, as_json: bool) -> None:
    """Go on with a run that is kept to so many games, and tell what came of it."""
    check_numbers(games, jobs)
    try:
        _watched(games, as_json, lambda advance: carry_on(folder, runner_of(jobs), games, advance))
    except Unfinished:
        typer.echo(f"what was played is kept: spellhall simulate --resume {folder}", err=True)
        raise


def _watched(games: int, as_json: bool, play: Callable[[Any], dict[str, Any]]) -> None:
    """Play while a bar tells how far it is, and tell what came of it, even if it did not come to its end."""
    try:
        with progress_bar("games", games) as advance:
            results = play(advance)
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
    if results["errors"] and not results["finished"]:
        raise typer.Exit(1)


def named_decks(game: str, options: dict[str, Any], wanted: tuple[str, str], seed: int) -> dict[str, list[str]]:
    """Two decks by name, as ``find_deck`` finds them; two of one name are told apart."""
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
