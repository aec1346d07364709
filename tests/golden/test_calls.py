"""What a decision costs, counted in calls of Python functions (``benchmarks/calls.py``): it grows by no mishap."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from spellhall.kernel.state import State

TOP = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("calls.txt")
RENEW = "python -m benchmarks.calls --keep"
MORE, LESS = 1.02, 0.95
"""How far a figure may be from the one that is kept."""

pytestmark = pytest.mark.skipif(not hasattr(State.apply, "__code__"), reason="compiled calls cannot be counted")


@cache
def figures() -> dict[str, tuple[float, float]]:
    """By group of games the calls a choice that are kept, and those now: counted by a process that does nothing else,
    because what has been worked out before is not worked out again.
    """
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.calls"], cwd=TOP, capture_output=True, text=True, check=True
    )
    now = {name: float(said.split()[0]) for name, _, said in (line.partition(": ") for line in run.stdout.splitlines())}
    lines = (line.rpartition(": ") for line in KEPT.read_text(encoding="utf-8").splitlines())
    kept = {name: float(figure) for name, _, figure in lines}
    assert kept.keys() == now.keys(), f"other games are counted than were: {RENEW}"
    return {name: (kept[name], now[name]) for name in now}


def test_a_decision_takes_no_more_calls_than_it_took() -> None:
    grown = {name: f"{now} instead of {kept}" for name, (kept, now) in figures().items() if now > MORE * kept}
    assert not grown, f"calls a choice have grown: {grown}; python -m benchmarks.profile says where; if meant, {RENEW}"


@pytest.mark.slow
def test_what_is_kept_is_about_what_it_takes_now() -> None:
    fallen = {name: f"{now} instead of {kept}" for name, (kept, now) in figures().items() if now < LESS * kept}
    assert not fallen, f"calls a choice have fallen, so that they could grow again unseen: {fallen}; {RENEW}"
