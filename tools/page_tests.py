"""Runs the page's own tests (vitest), with the catalogues of all games: the tests paint every card.

``make page-test`` calls it, and so does ``tests/server/test_page_units.py``, so ``make test`` runs them, too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from spellhall.registry import game, game_names
from spellhall.server.library.catalogue import cards_page

BUILD_PAGE = Path(__file__).resolve().parent / "build_page.py"
CATALOGUES = "SPELLHALL_CATALOGUES"
"""The environment variable that tells the page's tests where the catalogues are."""


def write_catalogues(folder: Path) -> None:
    """Write the cards of every game as the page gets them, one file for each game."""
    for name in game_names():
        (folder / f"{name}.json").write_bytes(cards_page(name, game(name).terms.presets[0].name).plain)


def main() -> int:
    """Run the tests; returns the exit code of npm."""
    with tempfile.TemporaryDirectory() as folder:
        write_catalogues(Path(folder))
        environment = {**os.environ, CATALOGUES: folder}
        return subprocess.run([sys.executable, BUILD_PAGE, "npm", "test"], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
