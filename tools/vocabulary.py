#!/usr/bin/env python3
"""Give new cards the next numbers of their game's vocabulary (see ``spellhall.rl.vocabulary``): tools/vocabulary.py

Lines that are there stay where they are; cards that are in no file yet come behind them, in the order of the catalogue.
With ``--check`` nothing is written, and the exit code is 1 when a card has no number.
"""

from __future__ import annotations

import sys
from pathlib import Path

import spellhall

FILES = Path(__file__).resolve().parent.parent / "src/spellhall/rl/vocabulary_files"
VERSION = 1


def renewed(name: str) -> str:
    """The file of a game with all its cards."""
    file = FILES / f"{name}-v{VERSION}.txt"
    known = file.read_text("utf-8").splitlines() if file.exists() else []
    there = set(known)
    return (
        "\n".join([*known, *(key for key in dict.fromkeys(spellhall.game(name).printed_keys) if key not in there)])
        + "\n"
    )


def main() -> int:
    """Write the files, or compare them."""
    stale = 0
    for name in spellhall.game_names():
        file, text = FILES / f"{name}-v{VERSION}.txt", renewed(name)
        if "--check" in sys.argv:
            stale += not file.exists() or file.read_text("utf-8") != text
        else:
            file.write_text(text, "utf-8")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
