"""Who plays the games of a command: processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from spellhall.arena.runs.clusters.joining import joined
from spellhall.arena.runs.runners import Runner, runner_of

MOST_JOBS = 256
JOBS = typer.Option(
    None,
    "--jobs",
    "-j",
    max=MOST_JOBS,
    help="Number of processes; on a cluster, the most tasks at a time.",
    show_default="1; all of a cluster",
)
CLUSTER = typer.Option(
    "",
    "--cluster",
    metavar="ADDRESS",
    help="Play on a cluster: ray (the one of this machine), ray://HOST:PORT or dask://HOST:PORT.",
    show_default=False,
)


@contextmanager
def working(jobs: int | None, cluster: str) -> Iterator[Runner]:
    """Yields the runner that the options ask for; a cluster is left when the block ends.

    Raises:
        UsageError: for a wrong number or address, or when no cluster answers there.
    """
    here = runner_of(1 if jobs is None else jobs)
    if not cluster:
        yield here
        return
    with joined(cluster, jobs) as runner:
        yield runner
