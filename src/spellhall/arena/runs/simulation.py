"""Playing many games: a runner plays the games of a plan, task by task, and their results are counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from typing import Any

from spellhall.arena.runs.plans import Plan, game_of, plan_of, uneven
from spellhall.arena.runs.results import Results
from spellhall.arena.runs.rows import Row, play
from spellhall.arena.runs.runners import Runner, Work, accounted, runner_of
from spellhall.arena.runs.task_size import Pace
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game

Progress = Callable[[int], None]


def simulate(
    game_name: str,
    games: int,
    seed: int = 0,
    decks: Mapping[str, Sequence[str]] | None = None,
    agents: Sequence[str] = ("random", "random"),
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    random_decks: bool = False,
    progress: Progress | None = None,
    cards: Sequence[str] = (),
    runner: Runner | None = None,
) -> dict[str, Any]:
    """Play games between agents and count the results.

    Args:
        game_name: as :func:`spellhall.game` takes it.
        games: how many.
        seed: the same seed gives the same results, in any number of processes.
        decks: by name; the starter decks if none are given. If there are more than players, all groups take turns.
        agents: one for each player, by name or as ``module:Class``; one for a solo game.
        options: rule options.
        jobs: processes.
        random_decks: instead of ``decks``: every block of games has new ones, built at random from all cards.
        progress: called with the number of games played since its last call.
        cards: files or modules of custom cards, which every process loads.
        runner: who does the work; by default processes of this machine (``jobs``).

    Returns:
        Plain data: ``game, seed, games, finished, errors, draws, decisions, length_mean, length_unit, seconds``;
        ``wins`` by ``seat``, ``deck`` and ``agent``; ``played`` by ``deck`` and ``agent``; ``faults``: why games
        failed; ``uneven``: a sentence if not all groups of decks have met equally often, or empty; if games
        are played for points, ``scores``, how many ended with each, and ``bands``.

    Raises:
        UsageError: for wrong names, numbers, options or decks, before any game is played.
        Unfinished: when processes were ended from outside again and again; it has the results of the games
            played so far.
        Stopped: when someone stops it (Ctrl+C); the same.
    """
    check_games(games)
    runner = runner or runner_of(jobs)
    plan = plan_of(game_name, seed, decks, agents, options, random_decks, cards)
    return counted(plan, rows_of(plan, games, runner), progress)


def check_games(games: int) -> None:
    """Check that a simulation can have this many games.

    Raises:
        UsageError: when it can't.
    """
    if games < 1:
        raise UsageError(f"a simulation takes at least one game, not {games}")


def rows_of(plan: Plan, games: int, runner: Runner, first: int = 0) -> Generator[list[Row], None, None]:
    """The rows of a plan's games from a number on, in order, a task at a time."""
    return played(play, plan, games, runner, first)


def played(work: Work, plan: Plan, games: int, runner: Runner, first: int) -> Generator[Any, None, None]:
    """The results of ``work(plan, numbers)`` for a plan's games from a number on, in order, task by task.

    It returns one result for each number, and how many seconds they took.
    """
    pace = Pace(first, games, runner.jobs)
    for made, seconds in runner.run(work, ((plan, numbers) for numbers in pace.tasks())):
        pace.took(len(made), seconds)
        yield made


def counted(plan: Plan, rows: Generator[list[Row], None, None], progress: Progress | None = None) -> dict[str, Any]:
    """The results of games, as ``simulate`` returns them.

    Raises:
        Unfinished, Stopped: as for ``simulate``.
    """
    game, results, began = game_of(plan), Results(), time.perf_counter()
    results.unit = game.length_unit

    def told() -> dict[str, Any]:
        found = results.document(plan.game, plan.seed, plan.seats, time.perf_counter() - began)
        return found | {"uneven": uneven(plan, results.games)} | _points(results, game)

    with accounted(told), closing(rows):
        for some in rows:
            for row in some:
                results.count(row)
            if progress is not None:
                progress(len(some))
    return told()


def _points(results: Results, game: Game) -> dict[str, Any]:
    """How many games ended with each score, and in each band of scores; empty if no points are counted."""
    if not results.scores:
        return {}
    bands: dict[str, int] = {}
    for score, count in sorted(results.scores.items()):
        bands[game.band(score)] = bands.get(game.band(score), 0) + count
    return {"scores": {str(score): count for score, count in sorted(results.scores.items())}, "bands": bands}
