"""Running a command on a busy machine: every failure counts, and no busy process is left behind."""

from __future__ import annotations

import sys

import under_load

FAILS_ONCE = """
import pathlib, sys
mark = pathlib.Path(sys.argv[1])
if mark.exists():
    sys.exit(0)
mark.touch()
sys.exit(3)
"""


def test_a_failure_among_several_runs_is_counted_and_told(tmp_path, capsys):
    assert under_load.repeated([sys.executable, "-c", FAILS_ONCE, str(tmp_path / "mark")], times=3, load=1) == 1
    said = capsys.readouterr().out
    assert "run 1 of 3 failed (exit code 3)" in said and "2 of 3 runs succeeded beside 1 busy processes" in said


def test_the_busy_processes_run_during_the_block_and_are_gone_after_it():
    with under_load.busy(2) as processes:
        assert [process.poll() for process in processes] == [None, None]
    assert all(process.returncode is not None for process in processes)
