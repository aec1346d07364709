"""What every test can use."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from spellhall.compiled import is_compiled

pytest_plugins = ["rule_marks", "cpu_times", "running_order", "server_logs", "pytester"]

settings.register_profile("spellhall", deadline=None)  # how long an example takes says how busy the machine is
settings.load_profile("spellhall")


def pytest_collection_finish() -> None:
    """What was collected stays until the end: the garbage collector needn't look at it again and again."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Tests that look into the text, or put another function in the place of one, need the text as it is written."""
    if is_compiled() and item.get_closest_marker("interpreted"):
        pytest.skip("this needs the engine as it is written, and the compiled one runs")
