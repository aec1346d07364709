"""The fault laboratory: ``make chaos``, or ``PYTHONPATH=tests python -m chaos --database postgres --minutes 10``.

A real server runs while random people play, draft and run events at it, and faults are injected. Everything that the
server acknowledged has to be there in the end. The exit code is 1 if anything is not, and then the folder with the
history and the log is kept. CONTRIBUTING.md says how to read them.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from chaos.lab import run
from chaos.plan import FAULTS, POSTGRES, SQLITE, Plan
from chaos.report import report_of

BOTH = "both"
BROKEN, WRONG_USE = 1, 2


def kinds_of(text: str) -> tuple[str, ...]:
    """The kinds of faults in a list with commas.

    Raises:
        argparse.ArgumentTypeError: when there is none of that name.
    """
    kinds = tuple(text.split(","))
    for kind in kinds:
        if kind not in FAULTS:
            raise argparse.ArgumentTypeError(f"{kind!r} isn't a kind of fault; there are {', '.join(FAULTS)}")
    return kinds


def laboratory(plan: Plan) -> int:
    """One run, with its lines on standard output; its exit code."""
    kinds = ", ".join(plan.faults)
    print(f"{plan.database}, seed {plan.seed}, {plan.seconds / 60:g} minutes, faults: {kinds}", flush=True)
    try:
        verdict = asyncio.run(run(plan, lambda line: print(line, flush=True)))
    except pytest.skip.Exception as missing:
        print(f"chaos: {missing}", file=sys.stderr)
        return WRONG_USE
    for line in report_of(verdict):
        print(line)
    if verdict.violations:
        print(f"seed {plan.seed}; history, log and database are kept in {plan.folder}")
        return BROKEN
    shutil.rmtree(plan.folder, ignore_errors=True)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the laboratory from the command line."""
    about = "Injure a server while people use it, and look what it has lost."
    parser = argparse.ArgumentParser(prog="chaos", description=about)
    parser.add_argument("--seed", type=int, default=1, help="of what people and nemesis choose (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long, per database (default: %(default)g)")
    parser.add_argument("--database", choices=(SQLITE, POSTGRES, BOTH), default=SQLITE, help="default: %(default)s")
    parser.add_argument("--faults", type=kinds_of, default=FAULTS, help=f"default: {','.join(FAULTS)}")
    parser.add_argument("--tables", type=int, default=Plan.games, help="tables at a time (default: %(default)s)")
    parser.add_argument("--pods", type=int, default=Plan.pods, help="pods at a time (default: %(default)s)")
    parser.add_argument("--events", type=int, default=Plan.events, help="events at a time (default: %(default)s)")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve (default: %(default)s)")
    parser.add_argument("--folder", type=Path, help="where to keep history, log and database")
    chosen = parser.parse_args(arguments)
    codes = []
    for database in (SQLITE, POSTGRES) if chosen.database == BOTH else (chosen.database,):
        folder = Path(tempfile.mkdtemp(prefix=f"chaos-{database}-", dir=chosen.folder))
        plan = Plan(
            folder,
            seed=chosen.seed,
            seconds=chosen.minutes * 60,
            database=database,
            faults=chosen.faults,
            games=chosen.tables,
            pods=chosen.pods,
            events=chosen.events,
            workers=chosen.workers,
        )
        codes.append(laboratory(plan))
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
