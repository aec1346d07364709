"""Every card of the catalogue is played by name in one of these tests."""

from __future__ import annotations

from pathlib import Path

import spellhall

SOURCES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]


def test_every_card_is_played() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    catalogue = spellhall.game("spellchain").catalogue
    assert len(catalogue) == 105
    assert [card.name for card in catalogue if f'"{card.name}"' not in text] == []
