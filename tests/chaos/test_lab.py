"""The laboratory: a sound server passes a short run, a broken one is found, and a long run belongs to the night."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from chaos.__main__ import main
from chaos.checker import BACKWARDS, DOUBLED, LOST
from chaos.history import DONE, Deed, Injury
from chaos.lab import Verdict, run
from chaos.plan import FAULTS, POSTGRES, SQLITE, Plan
from server.processes import needs_proc

pytestmark = needs_proc
MINUTES = 3.0
CHEAP = 8
"""A seed by which people play Spell Chain with each other and two draft, so that no agent's process has to start for a
table; and by which the server is killed, not told to end.
"""


def verdict_of(folder: Path, **more) -> Verdict:
    """What comes of a run; its faults are printed, for tests that fail."""
    return asyncio.run(run(Plan(folder, **more), print))


def test_a_server_that_is_killed_once_passes(tmp_path):
    small = {"seed": CHEAP, "games": 1, "pods": 1, "events": 1, "calm": (0.5, 1.0)}
    verdict = verdict_of(tmp_path, seconds=600, deeds=20, faults=("kill",), **small)
    assert not verdict.violations
    assert verdict.starts >= 2
    done = {one.what for one in verdict.entries if isinstance(one, Deed) and one.outcome == DONE}
    assert {"act", "pick", "enter"} <= done


def test_a_server_that_acknowledges_before_it_stores_is_found(tmp_path):
    small = {"seed": CHEAP, "games": 2, "pods": 0, "events": 0, "calm": (2.0, 2.5)}
    verdict = verdict_of(tmp_path, seconds=600, deeds=30, faults=("kill",), program="chaos.hasty", **small)
    assert {one.kind for one in verdict.violations} & {LOST, BACKWARDS, DOUBLED}
    assert [one for one in verdict.violations if one.kind == LOST or "answered" in one.text]


@pytest.mark.slow
@pytest.mark.parametrize("database", [SQLITE, POSTGRES])
def test_minutes_of_all_faults_cost_nothing(tmp_path, database):
    verdict = verdict_of(tmp_path, seconds=MINUTES * 60, database=database)
    assert not verdict.violations
    assert {one.kind for one in verdict.entries if isinstance(one, Injury)} == set(FAULTS)


def test_a_kind_of_fault_that_there_is_not_takes_one_sentence(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--faults", "kill,earthquake"])
    assert ended.value.code == 2
    assert "'earthquake' isn't a kind of fault; there are kill, cut, clock, disk, database" in capsys.readouterr().err
