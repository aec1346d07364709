"""``spellhall train``: trains a network to judge the positions of a game, by games that the computer plays."""

from __future__ import annotations

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.learning.folders import CALIBRATION, CURVE, NETWORK, Settings, begin, settings_in
from spellhall.arena.learning.positions import check_learnable
from spellhall.arena.runs.runners import Runner, accounted
from spellhall.cli.common import ABOUT_GAME, look_beside_us, progress_bar, was_given
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.extras import room
from spellhall.kernel.errors import Unfinished, UsageError
from spellhall.registry import game as make_game
from spellhall.registry import game_names

TRAINING = "spellhall.arena.learning.training"
GO_WITH_RESUME = ("resume", "jobs", "cluster")
"""The options that are allowed for a training that has settings already."""


def train_game(
    context: typer.Context,
    game: str | None = typer.Argument(None, metavar="GAME", help=ABOUT_GAME, autocompletion=game_names),
    games: int = typer.Option(2000, "--games", "-n", help="How many games to learn from."),
    rounds: int = typer.Option(
        2, "--rounds", min=1, max=99, help="In how many rounds: from the second on, the network of the last one plays."
    ),
    units: int = typer.Option(16, "--units", min=1, max=256, help="How many hidden units the network has."),
    random_decks: bool = typer.Option(
        False, "--random-decks", help="Build new random decks from all cards for every game."
    ),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same network, for any --jobs."),
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    out: Path | None = typer.Option(
        None, "--out", metavar="FOLDER", help=f"Keep everything there: games, {NETWORK}, {CALIBRATION}, {CURVE}."
    ),
    resume: Path | None = typer.Option(None, "--resume", metavar="FOLDER", help="Resume a training."),
) -> None:
    """Train a network to judge a game's positions; the agent `learned:FOLDER` plays by it."""
    training = room(TRAINING, "rl", "training")
    if resume is not None:
        folder, settings = resume, settings_kept(context, resume)
    else:
        if game is None or out is None:
            raise UsageError("name a game and a folder, as in `spellhall train GAME --out FOLDER`")
        made = make_game(game)
        check_learnable(made)
        folder, settings = out, Settings(game, seed, games, rounds, units, random_decks, made.digest())
        training.check_settings(settings)
    with working(jobs, cluster) as runner:
        if resume is None:
            begin(folder, settings)
        look_beside_us()
        _train(training, folder, settings, runner)


def settings_kept(context: typer.Context, folder: Path) -> Settings:
    """The settings of a training that is resumed.

    Raises:
        UsageError: when there is none, or for options that they already decide.
    """
    told = [name for name in context.params if was_given(context, name) and name not in GO_WITH_RESUME]
    if told:
        raise UsageError(f"a resumed training keeps its settings; leave out {' and '.join(told).replace('_', '-')}")
    return settings_in(folder)


def _train(training: Any, folder: Path, settings: Settings, runner: Runner) -> None:
    """Train, and say after each round how it went."""
    today = datetime.now(UTC).date().isoformat()
    newest = None
    try:
        with (
            accounted(lambda: None),
            progress_bar("games", settings.games) as advance,
            closing(training.train(folder, settings, runner, today, advance)) as found,
        ):
            for done in found:
                newest = done.network
                about = newest.about
                typer.echo(
                    f"round {done.number} of {settings.rounds}: {about.games} games, {about.positions} positions; "
                    f"Brier score of {about.held_out} held-out ones {about.brier:.4f}, "
                    f"by hand {about.brier_by_hand:.4f}"
                    + (f"; of the others {done.losses[-1]:.4f}" if done.losses else "")
                )
    except Unfinished:
        typer.echo(f"the games played so far are saved; to continue: spellhall train --resume {folder}", err=True)
        raise
    assert newest is not None
    Console(highlight=False).print(_calibration(newest.about.calibration))
    typer.echo(f"saved in {folder}; to play against it: spellhall play {settings.game} --agent learned:{folder}")


def _calibration(steps: Any) -> Table:
    """Predicted chances in steps, and how many of those positions were won."""
    table = Table("predicted", box=None)
    for head in ("positions", "won"):
        table.add_column(head, justify="right")
    for level, (positions, _, won) in enumerate(steps):
        size = 100 // len(steps)
        shown = f"{100 * won:.0f}%" if positions else ""
        table.add_row(f"{level * size} to {(level + 1) * size}%", str(int(positions)), shown)
    return table
