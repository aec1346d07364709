"""``spellhall dataset``: games between agents with every decision recorded."""

from __future__ import annotations

from pathlib import Path

import typer

from spellhall.arena.runs.folders import begin, kept_in
from spellhall.arena.runs.simulation import check_games
from spellhall.cli.common import CARDS, PRESET, RULE_OPTIONS
from spellhall.cli.runners import CLUSTER, JOBS, working
from spellhall.cli.study.shared import AS_JSON, DECKS, RANDOM_DECKS, SEED
from spellhall.cli.study.simulate import ABOUT, AGENTS, GAMES, RESUME, go_on, plan_asked, run_kept
from spellhall.kernel.errors import UsageError


def dataset(
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
    out: Path | None = typer.Option(None, "--out", metavar="FOLDER", help="The folder for games and decisions."),
    resume: Path | None = RESUME,
    as_json: bool = AS_JSON,
) -> None:
    """Record games between agents as a dataset: one Parquet row per decision, with all its choices."""
    if resume is not None:
        if not kept_in(resume).decisions:
            raise UsageError(f"{resume} holds a run without decisions; use `spellhall simulate --resume` to resume it")
        with working(jobs, cluster) as runner:
            go_on(context, resume, games, runner, as_json)
        return
    if out is None:
        raise UsageError("--out is missing; a dataset needs a folder")
    plan = plan_asked(context, game, seed, decks, agents, cards, random_decks, preset, option)
    check_games(games)
    with working(jobs, cluster) as runner:
        begin(out, plan, games, decisions=True)
        run_kept(out, games, runner, as_json)
