"""``spellhall event simulate``: agents play whole events, and the results are counted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spellhall.arena import Unfinished
from spellhall.arena.events.play import contenders_of, play_event
from spellhall.arena.events.results import document, play_many
from spellhall.arena.runs.runners import Runner
from spellhall.cli.common import progress_bar, usable_seed
from spellhall.cli.event.files import settings_of
from spellhall.cli.event.plans import GAME, POLICY, SETTING, SETTING_EXAMPLE, STRUCTURE, TEAM, policies_from
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.kernel.parts.statistics import wilson
from spellhall.language.words import numeral
from spellhall.registry import game as make_game
from spellhall.tournaments.commands.announcing import furnished
from spellhall.tournaments.files import write_event
from spellhall.tournaments.number_words import many
from spellhall.tournaments.plan import MOST_ENTRANTS, Plan
from spellhall.tournaments.plan_from_text import game_and_book, meeting
from spellhall.tournaments.structures.kinds import forecast_of

SHOWN = 10
"""This many lines of a standing are shown, unless all are requested."""
MOST_EVENTS = 100_000
MOST_TURNS = 10_000


def simulate(
    title: str = typer.Argument(..., metavar="NAME", help="The event's name; it says what is played."),
    players: int = typer.Option(..., "--players", min=1, max=MOST_ENTRANTS, help="Number of entrants, or of teams."),
    agents: str = typer.Option("random", "--agents", help="Agents, comma-separated, assigned to entrants in turn."),
    seed: int = typer.Option(
        0, "--seed", min=0, callback=usable_seed, help="The same seed gives the same event, whatever --jobs says."
    ),
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    events: int = typer.Option(1, "--events", min=1, max=MOST_EVENTS, help="Number of events."),
    time_after: int = typer.Option(
        0, "--time-after", min=0, max=MOST_TURNS, help="Call time after this many turns; 0: never."
    ),
    game: str = GAME,
    structure: str = STRUCTURE,
    setting: list[str] = SETTING,
    policy: list[str] = POLICY,
    team: int = TEAM,
    scored: bool = typer.Option(False, "--scored", help="Points count toward rankings."),
    log: Path | None = typer.Option(None, "--log", metavar="FILE", help="Save the event to a file."),
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
) -> None:
    """Have agents play whole events, and report what happened."""
    chosen, book = game_and_book(title, game)
    format, label = book.read(title, False)
    kind = meeting(book, format, structure, settings_of(setting, SETTING_EXAMPLE))
    plan = Plan(
        game=chosen,
        title=book.write(format, label),
        format=format,
        structure=kind,
        seed_print="",
        team=team,
        scored=scored,
        policies=policies_from(policy),
    )
    plan = furnished(plan, book)
    named = [name.strip() for name in agents.split(",")]
    if events > 1:
        with working(jobs, cluster) as runner:
            _many(plan, players, named, events, seed, runner, time_after, as_json)
        return
    matches = forecast_of(plan, players).tables
    with working(jobs, cluster) as runner, progress_bar("matches", matches) as advance:
        played = play_event(plan, contenders_of(players, named, plan.team), seed, runner, time_after, advance)
    if log is not None:
        write_event(log, played.event, new=True)
    results = document(played)
    if as_json:
        typer.echo(json.dumps(results, indent=1, ensure_ascii=False))
    else:
        _show(results, make_game(chosen).length_unit)


def _show(results: dict[str, Any], unit: str) -> None:
    typer.echo(f"{results['title']}: {results['players']} players, seed {results['seed']}")
    for round in results["rounds"]:
        counted = {size: round["tables"].count(size) for size in sorted(set(round["tables"]))}
        sizes = [f"{many(count, 'table')} of {numeral(size)}" for size, count in counted.items()]
        extra = f", {round['byes']} with a bye" if round["byes"] else ""
        extra += f", brought back: {', '.join(round['back'])}" if round["back"] else ""
        games = max(1, round["games"])
        typer.echo(
            f"round {round['round']}: {round['entrants']} at {' and '.join(sizes)}{extra}; "
            f"{many(round['games'], 'game')}, {round['length'] / games:.1f} {unit} and "
            f"{round['decisions'] / games:.0f} decisions each"
        )
    for sharing in results["shared"]:
        typer.echo(
            f"round {sharing['round']}, table {sharing['table']}: place {sharing['place']} is shared by "
            f"{' and '.join(sharing['entrants'])}, which adds {sharing['adds']}"
        )
    more = sum(sharing["adds"] for sharing in results["shared"])
    typer.echo(
        f"{many(results['matches'], 'match', 'matches')}, {many(results['games'], 'game')}, "
        f"{results['void']} void; {results['points']} points "
        f"({results['points_forecast']} and {more} for shared places)"
    )
    table = Table("", "entrant", "agent", "points", "", box=None)
    for rank in results["standing"][:SHOWN]:
        cells = (str(rank["place"]), rank["name"], rank["agent"], str(rank["points"]), rank["status"])
        table.add_row(*map(Text, cells))
    Console(highlight=False).print(table)
    for fault in results["faults"]:
        typer.echo(fault, err=True)


def _many(
    plan: Plan, players: int, agents: list[str], events: int, seed: int, runner: Runner, time_after: int, as_json: bool
) -> None:
    try:
        with progress_bar("events", events) as advance:
            results = play_many(plan, players, agents, events, seed, runner, time_after, advance)
    except Unfinished as lost:
        if lost.results is not None:
            _tell_many(plan, lost.results, as_json)
        raise
    _tell_many(plan, results, as_json)


def _tell_many(plan: Plan, results: dict[str, Any], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({"title": plan.title, **results}, indent=1, ensure_ascii=False))
        return
    typer.echo(
        f"{results['events']} events of {plan.title}: {results['rounds_mean']} rounds, "
        f"{results['matches_mean']} matches and {results['games_mean']} games each, "
        f"{results['brought_back_mean']} brought back; "
        f"{results['length_mean']} {results['length_unit']} and {results['decisions_mean']} decisions a game; "
        f"{results['void']} games void"
    )
    table = Table("", "of", "won", "share", "95% between", "points", box=None)
    for name, agent in results["agents"].items():
        _row(table, f"events by {name}", results["events"], agent["events_won"], f"{agent['points_mean']}")
    for size, found in results["tables"].items():
        matches = sum(agent["matches"] for agent in found["agents"].values()) // int(size)
        for seat, won in enumerate(found["won_by_seat"], 1):
            _row(table, f"tables of {size}: seat {seat}", matches, won)
        for name, agent in found["agents"].items():
            _row(table, f"tables of {size}: {name}", agent["matches"], agent["won"])
    Console(highlight=False).print(table)
    for fault in results["faults"]:
        typer.echo(fault, err=True)


def _row(table: Table, name: str, count: int, won: int, points: str = "") -> None:
    if not count:
        return
    low, high = wilson(won, count)
    share, between = f"{100 * won / count:.0f}%", f"{100 * low:.0f} and {100 * high:.0f}%"
    table.add_row(*map(Text, (name, str(count), str(won), share, between, points)))
