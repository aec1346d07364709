"""``spellhall balance``: every starter deck against every other, as a page and as a table."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer

from spellhall.arena.studies.balance import as_markdown, balance
from spellhall.arena.studies.balance_tables import as_table, check_format
from spellhall.arena.studies.solo_scores import as_section, play_alone
from spellhall.cli.common import GAME, progress_bar
from spellhall.cli.runners import CLUSTER, JOBS, working
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
    jobs: int | None = JOBS,
    cluster: str = CLUSTER,
    only: list[str] = typer.Option(
        [], "--deck", metavar="NAME", help="Measure just this starter deck, against all others. Repeatable."
    ),
    write: Path | None = typer.Option(None, "--write", metavar="FILE", help="Write the page instead of printing it."),
    save: Path | None = typer.Option(
        None, "--table", metavar="FILE", help="Also save the shares of the starter decks as FILE.csv or FILE.json."
    ),
) -> None:
    """Play every pair of starter decks from both seats, and each deck alone: win rates, what going first is worth,
    length, points.
    """
    check_format(save)
    made = make_game(game)
    decks, kinds = len(made.starter_decks()), 0 if only else len(made.limited_kinds())
    others = decks - len(set(only)) if only else 0
    total = (decks * (decks - 1) - others * (others - 1)) * games + kinds * (kinds - 1) * limited_games
    plays_alone = bool(made.alone) and not only
    total += decks * alone_games if plays_alone else 0
    command = f"spellhall balance {game} --games {games} --agent {agent} --seed {seed}"
    command += "".join(f" --deck {shlex.quote(name)}" for name in only)
    limited, alone = None, []
    with working(jobs, cluster) as runner, progress_bar("games", total) as advance:
        if kinds:
            limited = balance(game, limited_games, agent, seed, runner, advance, True, _beside(keep, "limited"))
            command += f" --limited-games {limited_games}"
        found = balance(game, games, agent, seed, runner, advance, False, _beside(keep, "starters"), only)
        if plays_alone:
            alone = as_section(play_alone(game, alone_games, agent, seed, runner, advance, _beside(keep, "alone")))
            command += f" --alone-games {alone_games}"
    page = as_markdown(found, command, made.changes(), limited, alone)
    if save is not None:
        _write(save, as_table(found, save))
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
