"""Numbers that later versions don't change, in files that only grow; ``python tools/vocabulary.py`` writes them.

``GAME-v1.txt`` lists the cards in observations, one key a line; the first card is 1. ``GAME-v1.json`` has the codes of
actions (see ``codes``), in blocks of consecutive codes from 0 on:

- a number of menu ``lines``, for choices that have no code of their own;
- ``choices`` that are about no card, by their names;
- ``cards`` from one number to another, and the ``moves`` made with them: each card has a code for each move.

A number once assigned is never given to another card or choice, so anything learned or stored with an older version
stays valid.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from spellhall.kernel.game import Game

VERSION = 1


LINES = 256
"""How many menu lines have a code."""
ONLY_LINES: tuple[dict[str, Any], ...] = ({"lines": LINES},)


@cache
def keys(name: str) -> tuple[str, ...]:
    """The keys of a game's cards in the order of their numbers; empty for a game without such a file."""
    return tuple(_text(f"{name}-v{VERSION}.txt").splitlines())


@cache
def blocks(name: str) -> tuple[dict[str, Any], ...]:
    """A game's blocks of codes; just menu lines for a game without such a file."""
    text = _text(f"{name}-v{VERSION}.json")
    return tuple(json.loads(text)) if text else ONLY_LINES


def _text(file: str) -> str:
    """The contents of a vocabulary file; empty if there is none."""
    found = resources.files(__package__).joinpath("vocabulary_files", file)
    return found.read_text("utf-8") if found.is_file() else ""


def numbers(game: Game) -> Sequence[int]:
    """The number of each face in a game's catalogue.

    Cards in no file (those of another package's game, or being tried out) come after all others, in catalogue order;
    their numbers hold only within one process.
    """
    known = keys(game.name)
    of = {key: number for number, key in enumerate(known, 1)}
    free = iter(range(len(known) + 1, len(known) + len(game.catalogue) + 1))
    return [of[key] if key in of else next(free) for key in game.printed_keys]
