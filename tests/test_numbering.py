"""Saves refer to faces, programs and modifiers by number, so every process has to count them alike."""

from __future__ import annotations

import subprocess
import sys

import pytest

TELL = """
from spellhall.registry import game
made = game("{game}")
print([card.key for card in made.catalogue], [card.fingerprint() for card in made.catalogue])
print([(program.number, program.name) for program in made.programs])
print([str(modifier) for modifier in getattr(made, "modifiers", []) if " at 0x" not in str(modifier)])
"""


def told(program: str) -> str:
    """The output of a fresh interpreter."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", ["spellchain", "spellfire", "spellslinger"])
def test_numbers_do_not_depend_on_what_was_imported_first(game):
    cards_first = f"from spellhall.games.{game}.cards import load_all\nload_all()\n"
    cards_first += f"from spellhall.games.{game}.card import REGISTER\nprint(len(list(REGISTER.values())) > 20)\n"
    tell = TELL.format(game=game)
    assert told(cards_first + tell) == f"True\n{told(tell)}"
