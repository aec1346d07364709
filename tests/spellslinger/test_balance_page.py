"""What docs/balance/spellslinger.md says of decks built from packs: no pair of colours is better than it may be."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "spellslinger.md"
LEAST, MOST = 43.0, 57.0
GAMES = 250
"""How many games of each pairing stand behind the shares, at least."""


def rows() -> dict[str, tuple[float, float, float, list[str]]]:
    """Share, interval and won games of each kind of deck."""
    section = PAGE.read_text(encoding="utf-8").split("## Decks built from packs")[1].split("\n## ")[0]
    found = re.findall(r"^\| \*\*(.+?)\*\* \| ([\d.]+) % \(([\d.]+)-([\d.]+)\) \| (.+) \|$", section, re.MULTILINE)
    return {
        name: (float(share), float(low), float(high), cells.split(" | ")) for name, share, low, high, cells in found
    }


def test_no_colours_win_too_much_or_too_little_in_sealed_games() -> None:
    kinds = rows()
    assert len(kinds) == 6
    for name, (share, low, high, _) in kinds.items():
        assert LEAST <= share <= MOST, name
        assert high >= LEAST and low <= MOST, f"{name}: not even by chance"


def test_enough_games_stand_behind_each_pairing() -> None:
    kinds = rows()
    won = sum(int(cell) for *_, cells in kinds.values() for cell in cells if cell != "-")
    assert won >= GAMES * len(kinds) * (len(kinds) - 1) // 2
    assert all(cells.count("-") == 1 for *_, cells in kinds.values())
