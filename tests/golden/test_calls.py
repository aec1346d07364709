"""What a decision costs, counted in calls of Python functions (``benchmarks/calls.py``), and what a move costs the loop
of all tables (``benchmarks/hall_calls.py``): neither grows by mishap.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from spellhall.kernel.state import State

TOP = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
KEPT = {"benchmarks.calls": HERE / "calls.txt", "benchmarks.hall_calls": HERE / "hall-calls.txt"}
"""By command the file that ``--keep`` writes."""
MORE, LESS = 1.02, 0.95
"""How far a figure may be from the one that is kept."""

pytestmark = pytest.mark.skipif(not hasattr(State.apply, "__code__"), reason="compiled calls cannot be counted")


each_command = pytest.mark.parametrize("command", KEPT)


@cache
def figures(command: str) -> dict[str, tuple[float, float]]:
    """By group of games the calls a choice or a move that are kept, and those now: counted by a process that does
    nothing else, because what has been worked out before is not worked out again.
    """
    run = subprocess.run([sys.executable, "-m", command], cwd=TOP, capture_output=True, text=True, check=True)
    now = {name: float(said.split()[0]) for name, _, said in (line.partition(": ") for line in run.stdout.splitlines())}
    lines = (line.rpartition(": ") for line in KEPT[command].read_text(encoding="utf-8").splitlines())
    kept = {name: float(figure) for name, _, figure in lines}
    assert kept.keys() == now.keys(), f"other games are counted than were: {renew(command)}"
    return {name: (kept[name], now[name]) for name in now}


def renew(command: str) -> str:
    return f"python -m {command} --keep"


@each_command
def test_a_decision_takes_no_more_calls_than_it_took(command: str) -> None:
    grown = {name: f"{now} instead of {kept}" for name, (kept, now) in figures(command).items() if now > MORE * kept}
    profile = "python -m benchmarks.profile or benchmarks.hall_calls --top 20 says where"
    assert not grown, f"calls have grown: {grown}; {profile}; if meant, {renew(command)}"


@pytest.mark.slow
@each_command
def test_what_is_kept_is_about_what_it_takes_now(command: str) -> None:
    fallen = {name: f"{now} instead of {kept}" for name, (kept, now) in figures(command).items() if now < LESS * kept}
    assert not fallen, f"calls have fallen, so that they could grow again unseen: {fallen}; {renew(command)}"
