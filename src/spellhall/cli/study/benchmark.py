"""``spellhall benchmark``: the table of agents by game, with seeds and intervals, in one command."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from spellhall.arena.runs.runners import accounted
from spellhall.arena.runs.simulation import check_games
from spellhall.arena.studies.benchmark import AGENTS, benchmark, check_repeatable, markdown
from spellhall.cli.common import ABOUT_GAME, progress_bar
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.study.shared import SEED
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game
from spellhall.registry import game_names, house_games

WRITTEN = "benchmark"
"""The name of the files, before the dot."""


def make_table(
    names: list[str] = typer.Argument(
        None, metavar="[GAME]...", help=f"{ABOUT_GAME} Several are possible; all if none.", autocompletion=game_names
    ),
    agents: str = typer.Option(
        ",".join(AGENTS), "--agents", help="Two or more, comma-separated, as in `spellhall arena`; none by the clock."
    ),
    games: int = typer.Option(40, "--games", "-n", help="How many games each pair plays in each game."),
    seed: int = SEED,
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    out: Path | None = typer.Option(
        None, "--out", metavar="FOLDER", help=f"Write {WRITTEN}.md and {WRITTEN}.json to this folder."
    ),
) -> None:
    """Make the table of agents by game: every pair in mirrored games, with 95% intervals, the same on every machine."""
    chosen = list(dict.fromkeys(names or house_games()))
    players = [name.strip() for name in agents.split(",")]
    check_games(games)
    check_repeatable(players)
    for name in chosen:
        make_game(name)
    most = games * len(chosen) * len(players) * (len(players) - 1) // 2
    with working(jobs, cluster) as runner:
        if out is not None:
            _make(out)
        with progress_bar("games", most) as advance, accounted(lambda: None):
            found = benchmark(chosen, players, games, seed, runner, advance)
    text = markdown(found)
    if out is not None:
        _write(out / f"{WRITTEN}.md", text)
        _write(out / f"{WRITTEN}.json", json.dumps(found, indent=1) + "\n")
    typer.echo(text, nl=False)
    if any(table["errors"] for table in found["tables"]):
        raise typer.Exit(1)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None
