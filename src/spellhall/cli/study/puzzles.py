"""``spellhall puzzles``: finds puzzles in games between agents, and proves them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from spellhall.arena.runs.plans import game_of, plan_of
from spellhall.arena.runs.runners import accounted
from spellhall.arena.runs.simulation import check_games
from spellhall.arena.studies.puzzles import (
    SOLVERS,
    TRIES,
    Puzzle,
    best_of,
    check_minable,
    file_of,
    puzzle_of_day,
    puzzles_of,
    shipped,
    themed,
)
from spellhall.cli.common import GAME, progress_bar, write_document
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game

PLAYER = "club"
MOST_KEPT = 50
"""The most puzzles a game keeps: the longest, from several themes."""


def puzzles(
    game: str = GAME,
    games: int = typer.Option(
        0, "--games", "-n", help="Search this many games for new puzzles; 0 lists the existing ones."
    ),
    start: int = typer.Option(
        0, "--start", metavar="N", help="Skip the first N games of the seed, which an earlier search has had."
    ),
    seed: int = typer.Option(0, "--seed", help="The same seed finds the same puzzles, whatever --jobs says."),
    random_decks: bool = typer.Option(
        False, "--random-decks", help="Build new random decks from all cards for every game."
    ),
    theme: list[str] = typer.Option(
        [], "--theme", help="With --games: only puzzles of this theme, like combat; also several times."
    ),
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    out: Path | None = typer.Option(
        None,
        "--out",
        metavar="FOLDER",
        help="Write each puzzle to this folder as a save, for spellhall play GAME --load FILE.",
    ),
    daily: bool = typer.Option(False, "--daily", help="Only the puzzle of the day, the same for everyone (UTC)."),
    keep: bool = typer.Option(
        False, "--keep", help=f"Add new puzzles to the game, which keeps the {MOST_KEPT} longest from several themes."
    ),
) -> None:
    """Find puzzles: positions where one choice forces the quickest win, proven against every hidden hand."""
    if keep and not games:
        raise UsageError("you can only keep new puzzles; use --games to search games for them")
    if daily and games:
        raise UsageError("the puzzle of the day is one of the existing ones; leave out --games")
    if theme and not games:
        raise UsageError("you can only choose the themes of new puzzles; use --games to search games for them")
    if start < 0:
        raise UsageError(f"--start takes the number of games to skip, not {start}")
    found = _mined(game, games, start, seed, random_decks, theme, jobs, cluster) if games else shipped(game)
    if daily:
        name = puzzle_of_day([puzzle.name for puzzle in found], datetime.now(UTC).date())
        found = [puzzle for puzzle in found if puzzle.name == name]
    found.sort(key=lambda puzzle: puzzle.grade)
    names = [f"{game}-{number}.json" for number in range(1, len(found) + 1)]
    if out is not None:
        _write(out, names, found)
    if keep:
        _keep(game, found)
    typer.echo(f"{len(found)} puzzle{'' if len(found) == 1 else 's'}")
    if found:
        typer.echo(f"How often each agent finds the choice, in {TRIES} tries; the easiest come first.")
        Console(highlight=False).print(_listed(names, found))
        typer.echo(_how_to_play(game, names[0], out))


def _how_to_play(game: str, name: str, out: Path | None) -> str:
    """The command that plays the first puzzle of the list, after the one that writes it, if nothing has."""
    if out is None:
        return f"Add --out FOLDER to write them, then play one: spellhall play {game} --load FOLDER/{name}"
    return f"Play one: spellhall play {game} --load {out / name}"


def _mined(
    game: str,
    games: int,
    start: int,
    seed: int,
    random_decks: bool,
    themes: Sequence[str],
    jobs: int | None,
    cluster: str,
) -> list[Puzzle]:
    check_games(games)
    plan = plan_of(game, seed, agents=(PLAYER, PLAYER), random_decks=random_decks)
    made = game_of(plan)
    check_minable(made)
    for theme in themes:
        if theme not in made.themes():
            known = ", ".join(f"{name} ({title})" for name, title in made.themes().items())
            raise UsageError(f"{game} has no puzzles of the theme {theme!r}; its themes are {known}")
    with working(jobs, cluster) as runner, progress_bar("games", games) as advance, accounted(lambda: None):
        return list(puzzles_of(plan, games, runner, advance, start, themes))


def _listed(names: list[str], found: list[Puzzle]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("", no_wrap=True)
    for head in ("choices", "moves", *SOLVERS):
        table.add_column(head, justify="right")
    table.add_column("theme", no_wrap=True)
    for name, puzzle in zip(names, found, strict=True):
        times = (puzzle.found[solver] for solver in SOLVERS)
        table.add_row(name, *map(str, (puzzle.choices, puzzle.length, *times)), puzzle.theme)
    return table


def _keep(game: str, found: list[Puzzle]) -> None:
    """Store a game's best puzzles, the easiest first, one a line."""
    path = file_of(game)
    made = make_game(game)
    every = {puzzle.origin: themed(made, puzzle) for puzzle in [*shipped(game), *found]}
    kept = best_of(every.values(), MOST_KEPT)
    lines = ",\n".join(json.dumps(puzzle.document, separators=(",", ":")) for puzzle in kept)
    try:
        path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None


def _write(folder: Path, names: list[str], found: list[Puzzle]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None
    for name, puzzle in zip(names, found, strict=True):
        write_document(folder / name, puzzle.document)
