"""``spellhall simulate``: many games between agents, and their results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.folders import begin, carry_on, kept_in
from spellhall.arena.runs.plans import Plan, plan_of
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.simulation import check_games, counted, rows_of
from spellhall.cli.common import ABOUT_GAME, CARDS, PRESET, RULE_OPTIONS, look_beside_us, was_given
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.study.shared import AS_JSON, DECKS, RANDOM_DECKS, SEED, named_decks, options_with_cards, watched
from spellhall.kernel.errors import Unfinished, UsageError
from spellhall.kernel.parts.statistics import wilson
from spellhall.registry import game as make_game
from spellhall.registry import game_names

GO_WITH_RESUME = ("resume", "games", "jobs", "cluster", "as_json")
"""The options that are allowed for a run that already has a plan."""


ABOUT = typer.Argument(None, metavar="GAME", help=ABOUT_GAME, autocompletion=game_names)
GAMES = typer.Option(100, "--games", "-n", help="How many games.")
AGENTS = typer.Option(
    "random,random",
    "--agents",
    help="One agent for each player, comma-separated: random, novice, club, master, search:0.3s (seconds), "
    "search:200 (simulations). Your own: module:Class or run:COMMAND.",
)
RESUME = typer.Option(None, "--resume", metavar="FOLDER", help="Resume a saved run; add --games to extend it.")


def simulate_games(
    context: typer.Context,
    game: str | None = ABOUT,
    games: int = GAMES,
    seed: int = SEED,
    decks: tuple[str, str] | None = DECKS,
    agents: str = AGENTS,
    cards: list[str] = CARDS,
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    random_decks: bool = RANDOM_DECKS,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    out: Path | None = typer.Option(
        None,
        "--out",
        metavar="FOLDER",
        help="Save the plan and every game in this folder, for --resume and `spellhall report`.",
    ),
    resume: Path | None = RESUME,
    as_json: bool = AS_JSON,
) -> None:
    """Play many games between agents and count wins by seat, deck and agent."""
    if resume is not None:
        with working(jobs, cluster) as runner:
            go_on(context, resume, games, runner, as_json)
        return
    plan = plan_asked(context, game, seed, decks, agents, cards, random_decks, preset, option)
    check_games(games)
    with working(jobs, cluster) as runner:
        if out is None:
            _play(games, as_json, lambda advance: counted(plan, rows_of(plan, games, runner), advance))
        else:
            begin(out, plan, games)
            run_kept(out, games, runner, as_json)


def go_on(context: typer.Context, folder: Path, games: int, runner: Runner, as_json: bool) -> None:
    """Resume a stored run, up to the requested number of games, or as many as it began with.

    Raises:
        UsageError: for options that the run's plan already decides.
    """
    told = [name for name in context.params if was_given(context, name) and name not in GO_WITH_RESUME]
    if told:
        named = " and ".join(name.replace("_", "-") for name in told)
        raise UsageError(f"a resumed run keeps its plan; leave out {named}")
    total = games if was_given(context, "games") else kept_in(folder).games
    run_kept(folder, total, runner, as_json)


def plan_asked(
    context: typer.Context,
    game: str | None,
    seed: int,
    decks: tuple[str, str] | None,
    agents: str,
    cards: list[str],
    random_decks: bool,
    preset: str,
    option: list[str],
) -> Plan:
    """The plan from the command line.

    Raises:
        UsageError, DeckError: for what is wrong with it.
    """
    if game is None:
        raise UsageError(f"GAME is missing; `spellhall {context.info_name} --help` shows the options")
    options = options_with_cards(game, preset, option, cards)
    named = named_decks(game, options, decks, seed)
    players = [name.strip() for name in agents.split(",")]
    alone = bool(make_game(game, options).stand_ins)
    if len(players) == 1 and not alone:
        players *= 2
    elif alone and len(set(players)) == 1:
        players = players[:1]
    return plan_of(game, seed, named, players, options, random_decks)


def run_kept(folder: Path, games: int, runner: Runner, as_json: bool) -> None:
    """Resume a stored run up to this many games, and print the results."""
    look_beside_us()
    check_games(games)
    try:
        _play(games, as_json, lambda advance: carry_on(folder, runner, games, advance))
    except Unfinished:
        typer.echo(f"the games played so far are saved; to continue: spellhall simulate --resume {folder}", err=True)
        raise


def _play(games: int, as_json: bool, play: Callable[[Any], dict[str, Any]]) -> None:
    """Play and print the results; a run without a finished game makes the command fail."""
    results = watched(games, play, lambda results: _show(results, games), as_json)
    if results and results["errors"] and not results["finished"]:
        raise typer.Exit(1)


def _show(results: dict[str, Any], games: int) -> None:
    """Print the results of a run of this many games, or as far as it came."""
    speed = results["decisions"] / results["seconds"] if results["seconds"] else 0.0
    typer.echo(
        f"{results['finished']} of {max(games, results['games'])} games of {results['game']} finished, "
        f"{results['draws']} drawn, "
        f"{results['errors']} failed; {results['length_mean']} {results['length_unit']} a game; "
        f"{results['decisions']} decisions in {results['seconds']:.1f} s ({speed:,.0f} a second)"
    )
    table = Table("", "games", "wins", "share", "95% between", box=None)
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
    table.add_row(name, str(games), str(wins), f"{100 * wins / games:.0f}%", f"{100 * low:.0f} and {100 * high:.0f}%")
