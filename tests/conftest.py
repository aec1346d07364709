"""What every test can use. Read this when a setting affects all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from spellhall.compiled import is_compiled

pytest_plugins = ["rule_marks", "cpu_times", "running_order", "server_logs", "pytester"]

settings.register_profile("spellhall", deadline=None)  # the duration of an example only shows how busy the machine is
settings.load_profile("spellhall")


def pytest_collection_finish() -> None:
    """Everything collected stays until the end: the garbage collector needn't look at it again and again."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests that read the source, or replace one of its functions, when the engine is compiled."""
    if is_compiled() and item.get_closest_marker("interpreted"):
        pytest.skip("this needs the engine as it is written, and the compiled one runs")
