"""Runs in a folder: the plan as ``plan.json``, and next to it the games, one row each, in parts (``parts``).

If a run or its machine was stopped, it resumes where its parts end. Each game depends only on the plan and its number,
so in the end the folder holds the same rows as without an interruption, no matter who played them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import msgspec

from spellhall import __version__
from spellhall.arena.new_folder import new_folder
from spellhall.arena.runs.plans import Plan, game_of
from spellhall.arena.runs.rows import Row
from spellhall.arena.runs.runners import Runner
from spellhall.arena.runs.simulation import counted
from spellhall.extras import room
from spellhall.kernel.errors import UsageError

PLAN = "plan.json"
PARTS = "spellhall.arena.runs.parts"
DATASETS = "spellhall.arena.datasets"
FORMAT = 1


class Kept(msgspec.Struct):
    """The contents of ``plan.json``.

    Attributes:
        format: the version of this file and the parts.
        games: how many to play.
        unit: the unit of the length of a game.
        plan: what the games depend on.
        decisions: whether each decision is stored too (see ``datasets``).
    """

    format: int
    games: int
    unit: str
    plan: Plan
    decisions: bool = False


def begin(folder: Path, plan: Plan, games: int, decisions: bool = False) -> Kept:
    """Make the folder of a new run, optionally of one that stores each decision.

    Raises:
        UsageError: when there is a run already, the folder can't be written, or the extra ``data`` is missing.
    """
    room(PARTS, "data", "a run that is kept")
    kept = Kept(FORMAT, games, game_of(plan).length_unit, plan, decisions)
    new_folder(folder, PLAN, kept, "a run")
    return kept


def kept_in(folder: Path) -> Kept:
    """The run in a folder.

    Raises:
        UsageError: when there is none that this version can read.
    """
    try:
        kept = msgspec.json.decode((folder / PLAN).read_bytes(), type=Kept)
    except FileNotFoundError:
        raise UsageError(f"{folder} holds no run: there's no {PLAN}; `spellhall simulate --out` makes one") from None
    except OSError as error:
        raise UsageError(f"{folder} holds no run: {PLAN} can't be read: {error.strerror or error}") from None
    except msgspec.DecodeError as error:
        raise UsageError(f"{folder / PLAN} is damaged: {error}") from None
    if kept.format != FORMAT:
        raise UsageError(f"{folder} holds a run in format {kept.format}; this version reads format {FORMAT}")
    return kept


def carry_on(
    folder: Path, runner: Runner, games: int | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play the missing games of a run; returns the results of all of them, as ``simulation.simulate`` does.

    Args:
        folder: the folder of the run.
        runner: who does the work.
        games: how many games the run should have; by default as many as it began with.
        progress: called with the number of games since its last call, including those that were already there.

    Raises:
        UsageError: when the run was begun by another version or with other cards, or can't be read or written.
        Unfinished, Stopped: as for ``simulation.simulate``; the games played so far are kept.
    """
    kept = kept_in(folder)
    parts, writer = (
        room(name, "data", "a run that is kept") for name in (PARTS, DATASETS if kept.decisions else PARTS)
    )
    if kept.plan.version != __version__:
        raise UsageError(
            f"the run was started by spellhall {kept.plan.version}; another version might play differently"
        )
    game_of(kept.plan)
    total = kept.games if games is None else games

    def all_rows() -> Generator[list[Row], None, None]:
        """The existing rows, then new ones, which are written."""
        reached = 0
        for some in parts.rows_kept(folder):
            reached += len(some)
            yield some
        yield from writer.continued(folder, kept.plan, total, runner, reached)

    return counted(kept.plan, all_rows(), progress)
