"""``spellhall balance``: every starter deck against every other, as a page."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.arena.studies.balance import as_markdown, balance
from spellhall.arena.studies.solo_scores import as_section, play_alone
from spellhall.cli.common import GAME, JOBS, progress_bar
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game


def balance_game(
    game: str = GAME,
    games: int = typer.Option(50, "--games", "-n", min=1, help="Games for each pair in each seating."),
    limited_games: int = typer.Option(20, "--limited-games", min=1, help="Use decks built from packs instead."),
    alone_games: int = typer.Option(100, "--alone-games", min=1, help="Games each deck plays alone."),
    agent: str = typer.Option("greedy", "--agent", help="Who plays both sides: greedy or random."),
    seed: int = typer.Option(0, "--seed", help="The same seed gives the same page, for any --jobs."),
    keep: Path | None = typer.Option(
        None,
        "--keep",
        metavar="FILE",
        help="Save progress next to this file, and resume from it; you can ask for more games later.",
    ),
    jobs: int = JOBS,
    write: Path | None = typer.Option(None, "--write", metavar="FILE", help="Write the page instead of printing it."),
) -> None:
    """Play every pair of starter decks from both seats, and each deck alone: win rates, what going first is worth,
    length, points.
    """
    made = make_game(game)
    decks, kinds = len(made.starter_decks()), len(made.limited_kinds())
    total = decks * (decks - 1) * games + kinds * (kinds - 1) * limited_games
    total += decks * alone_games if made.alone else 0
    command = f"spellhall balance {game} --games {games} --agent {agent} --seed {seed}"
    limited, alone = None, []
    with progress_bar("games", total) as advance:
        if kinds:
            limited = balance(game, limited_games, agent, seed, jobs, advance, True, _beside(keep, "limited"))
            command += f" --limited-games {limited_games}"
        found = balance(game, games, agent, seed, jobs, advance, False, _beside(keep, "starters"))
        if made.alone:
            alone = as_section(play_alone(game, alone_games, agent, seed, jobs, advance, _beside(keep, "alone")))
            command += f" --alone-games {alone_games}"
    page = as_markdown(found, command, made.changes(), limited, alone)
    if write is None:
        typer.echo(page, nl=False)
    else:
        _write(write, page)


def _beside(keep: Path | None, what: str) -> Path | None:
    """The file for one half of the games."""
    return None if keep is None else keep.with_name(f"{keep.name}.{what}")


def _write(path: Path, page: str) -> None:
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} can't be written: {error.strerror or error}") from None
