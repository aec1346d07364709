"""``spellhall what-if``: the same games with and without a change to a card, and what it changes."""

from __future__ import annotations

from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.simulation import check_games
from spellhall.arena.studies.card_changes import change_of
from spellhall.arena.studies.what_if import what_if
from spellhall.cli.common import CARDS, GAME, PRESET, RULE_OPTIONS
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.study.shared import AS_JSON, DECKS, RANDOM_DECKS, SEED, named_decks, options_with_cards, watched


def compare(
    game: str = GAME,
    change: list[str] = typer.Option(
        ..., "--change", "-c", metavar="'CARD: FACT=VALUE'", help="What to change. Repeatable."
    ),
    games: int = typer.Option(200, "--games", "-n", help="Number of games; each is played both ways."),
    agent: str = typer.Option("greedy", "--agent", help="Who plays all seats, as in `spellhall simulate`."),
    players: int = typer.Option(2, "--players", min=1, max=6, help="Number of players."),
    decks: tuple[str, str] | None = DECKS,
    random_decks: bool = RANDOM_DECKS,
    seed: int = SEED,
    cards: list[str] = CARDS,
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    preset: str = PRESET,
    option: list[str] = RULE_OPTIONS,
    as_json: bool = AS_JSON,
) -> None:
    """Play the same games with and without a change to a card, and compare who wins."""
    options = options_with_cards(game, preset, option, cards)
    named = named_decks(game, options, decks, seed)
    check_games(games)
    plan = plan_of(game, seed, named, [agent] * players, options, random_decks)
    changes = [change_of(text) for text in change]
    with working(jobs, cluster) as runner:
        watched(games, lambda advance: what_if(plan, changes, games, runner, advance), _show, as_json)


def _show(found: dict[str, Any]) -> None:
    changes = " and ".join(found["changes"])
    typer.echo(
        f"{changes}: {found['games']} games of {found['game']} both ways, {found['alike']:g}% of them alike, "
        f"{found['errors']} failed; {found['decisions']} decisions, {found['seconds']:.1f} s of a process"
    )
    table = Table("", "games", "before", "after", "by", "95% between", "", box=None)
    for row in found["moved"]:
        sure = "moved" if row["low"] > 0 or row["high"] < 0 else ""
        numbers = (str(row["games"]), f"{row['before']:g}", f"{row['after']:g}", f"{row['by']:+g}")
        table.add_row(row["what"], *numbers, f"{row['low']:+g} and {row['high']:+g}", sure)
    Console(highlight=False).print(table)
    for fault in found["faults"]:
        typer.echo(fault, err=True)
