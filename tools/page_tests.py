"""Runs the page's own tests (vitest), with the catalogues of all games and a few games as a seat sees them: the tests
paint every card, and show every move.

``make page-test`` calls it, and so does ``tests/server/test_page_units.py``, so ``make test`` runs them, too.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from played_frames import played

from spellhall.registry import game, game_names
from spellhall.server.library.catalogue import cards_page

BUILD_PAGE = Path(__file__).resolve().parent / "build_page.py"
CATALOGUES = "SPELLHALL_CATALOGUES"
"""The environment variable that tells the page's tests where the catalogues are."""
GAMES = "SPELLHALL_PLAYED"
"""The same for the games that were played."""
SEEDS = (3, 16)
MOST = 220
"""How many games of each kind are written, and how much of each."""


def write_catalogues(folder: Path) -> None:
    """Write the cards of every game as the page gets them, one file for each game."""
    for name in game_names():
        (folder / f"{name}.json").write_bytes(cards_page(name, game(name).terms.presets[0].name).plain)


def write_games(folder: Path) -> None:
    """Write the first frames of a few games, one file for each game."""
    for name in game_names():
        for seed in SEEDS:
            frames = list(itertools.islice(played(name, seed, ("Ana", "Bo")), MOST))
            (folder / f"{name}-{seed}.json").write_text(json.dumps(frames))


def main() -> int:
    """Run the tests; returns the exit code of npm."""
    with tempfile.TemporaryDirectory() as catalogues, tempfile.TemporaryDirectory() as games:
        write_catalogues(Path(catalogues))
        write_games(Path(games))
        environment = {**os.environ, CATALOGUES: catalogues, GAMES: games}
        return subprocess.run([sys.executable, BUILD_PAGE, "npm", "test"], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
