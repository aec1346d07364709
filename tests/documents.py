"""Documents for tests to read: old ones that are kept forever, and a toy game that can be saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from toy_game import Toy

from spellhall.kernel.state import State

DOCUMENTS = Path(__file__).parent / "fixtures" / "documents"
GAMES = ["spellchain", "spellfire", "spellslinger"]
FORMATS = [1, 2]
"""The formats of the stored saves and replays."""


def kept(game: str, format_: int, what: str) -> Any:
    """A document that is kept forever."""
    return json.loads((DOCUMENTS / f"{game}-{format_}-{what}.json").read_text())


def in_play(toy: Toy) -> State:
    """A toy game in progress."""
    state = toy.new_state(toy.starter_decks(), 3)
    state.apply(state.legal_actions()[0])
    return state
