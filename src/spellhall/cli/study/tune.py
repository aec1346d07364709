"""``spellhall tune``: fits the weights of a game's evaluation to games between agents."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from tempfile import TemporaryDirectory

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.players import WEIGHTS
from spellhall.arena.runs.plans import Plan, game_of, plan_of
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.simulation import check_games, counted, rows_of
from spellhall.arena.studies.svg_charts import calibrated
from spellhall.arena.studies.tuning import Fit, check_tunable, tune
from spellhall.cli.common import GAME, progress_bar, write_document
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import wilson
from spellhall.kernel.parts.weights import FILE

PICTURE = "calibration.svg"
TEACHER = "club"
"""The agent whose games are used: it evaluates by the weights."""


def tune_game(
    game: str = GAME,
    games: int = typer.Option(400, "--games", "-n", help="Number of games to fit and test the weights on."),
    match: int = typer.Option(
        0,
        "--match",
        "-m",
        min=0,
        help="Then play this many mirrored games, club with new weights against club with old ones.",
    ),
    random_decks: bool = typer.Option(
        False, "--random-decks", help="Build new random decks from all cards for every game."
    ),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same weights, whatever --jobs says."),
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    out: Path | None = typer.Option(
        None, "--out", metavar="FOLDER", help=f"Write {FILE} there, for the agent `weights:FILE`, and {PICTURE}."
    ),
    keep: bool = typer.Option(
        False, "--keep", help="Keep the new weights in the game if they win at least half of the --match games."
    ),
) -> None:
    """Fit a game's evaluation weights to club games, and show how well old and new weights predict the winner of
    held-out games.
    """
    check_games(games)
    if keep and not match:
        raise UsageError("weights must prove themselves before they're kept; say in how many games (--match)")
    plan = plan_of(game, seed, agents=(TEACHER, TEACHER), random_decks=random_decks)
    check_tunable(plan)
    with working(jobs, cluster) as runner:
        with progress_bar("games", games) as advance:
            found = tune(plan, games, runner, datetime.now(UTC).date().isoformat(), advance)
        if out is not None:
            _write(out, found)
        _tell(found)
        won, played = _play(plan, found, match, runner) if match else (0.0, 0)
    if keep:
        _keep(plan, found, won, played)


def _tell(found: Fit) -> None:
    console = Console(highlight=False)
    console.print(
        f"{found.games} games; fitted to {found.positions} positions, tested on {found.held_out} from held-out games"
    )
    console.print(f"Brier score there: {found.before:.4f} before, {found.after:.4f} after")
    console.print(_weights(found))
    console.print(_calibration(found))


def _weights(found: Fit) -> Table:
    table = Table("weight", box=None)
    for head in ("before", "after"):
        table.add_column(head, justify="right")
    for name, before, after in zip(found.old.values._fields, found.old.values, found.new.values, strict=True):
        table.add_row(name, f"{before:g}", f"{after:g}")
    return table


def _calibration(found: Fit) -> Table:
    """Predicted chances in steps, and how many of those positions were won, for old and new weights."""
    table = Table("promised", box=None)
    for head in ("positions", "won before", "positions", "won after"):
        table.add_column(head, justify="right")
    size = 100 // len(found.steps_before)
    for level, (before, after) in enumerate(zip(found.steps_before, found.steps_after, strict=True)):
        cells = [cell for step in (before, after) for cell in _step(step.positions, step.won)]
        table.add_row(f"{level * size} to {(level + 1) * size}%", *cells)
    return table


def _step(positions: int, won: float) -> Sequence[str]:
    return str(positions), f"{100 * won:.0f}%" if positions else ""


def _write(folder: Path, found: Fit) -> None:
    series = {"before": found.steps_before, "after": found.steps_after}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PICTURE).write_text(calibrated(series, "predicted and won, in %"), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None
    write_document(folder / FILE, found.new.document())


def _play(plan: Plan, found: Fit, games: int, runner: Runner) -> tuple[float, int]:
    """How many games the new weights won against the old ones, with a draw as half a win, and out of how many."""
    with TemporaryDirectory() as folder, progress_bar("match", games) as advance:
        path = Path(folder) / FILE
        write_document(path, found.new.document())
        fitted = f"{WEIGHTS}{path}"
        match = plan_of(plan.game, plan.seed + 1, agents=(fitted, TEACHER), random_decks=not plan.decks)
        results = counted(match, rows_of(match, games, runner), advance)
    played = int(results["finished"])
    won = results["wins"]["agent"].get(fitted, 0) + results["draws"] / 2
    low, high = wilson(won, played)
    typer.echo(
        f"new weights against old: {won:g} of {played} games won, 95% between {100 * low:.0f} and {100 * high:.0f}%"
    )
    return won, played


def _keep(plan: Plan, found: Fit, won: float, played: int) -> None:
    """Give the game the new weights, if they aren't weaker."""
    if 2 * won < played or not played:
        typer.echo("the game keeps its old weights; the new ones are weaker", err=True)
        raise typer.Exit(1)
    path = Path(str(resources.files(type(game_of(plan)).__module__.rpartition(".")[0]))) / FILE
    write_document(path, found.new.document())
    typer.echo(f"kept in {path}")
