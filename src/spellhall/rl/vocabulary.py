"""The numbers that no later version changes, in files that only grow: ``python tools/vocabulary.py`` writes them.

``GAME-v1.txt`` are the cards of observations, a key a line; the first card is 1. ``GAME-v1.json`` are the codes of
actions (see ``codes``), in blocks whose codes follow one another from 0 on:

- so many ``lines`` of a menu, for choices that have no code of their own;
- ``choices`` that are about no card, by their names;
- ``cards`` from one number to another, and the ``moves`` that are made with them: each card has a code for each move.

What was once given is never given to another card or choice, so that what was learnt or kept with an older version of
the hall is still about the same.
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
"""So many lines of a menu have a code."""
ONLY_LINES: tuple[dict[str, Any], ...] = ({"lines": LINES},)


@cache
def keys(name: str) -> tuple[str, ...]:
    """The keys of a game's cards in the order of their numbers; none for a game that has no such file."""
    return tuple(_text(f"{name}-v{VERSION}.txt").splitlines())


@cache
def blocks(name: str) -> tuple[dict[str, Any], ...]:
    """The blocks of codes of a game; for a game that has no such file, the lines of a menu alone."""
    text = _text(f"{name}-v{VERSION}.json")
    return tuple(json.loads(text)) if text else ONLY_LINES


def _text(file: str) -> str:
    """What a file of the vocabulary holds; nothing where there is none."""
    found = resources.files(__package__).joinpath("vocabulary_files", file)
    return found.read_text("utf-8") if found.is_file() else ""


def numbers(game: Game) -> Sequence[int]:
    """The number of each face of a game's catalogue.

    Cards that are in no file (those of a game of another package, those that someone tries out) come behind all
    others, in the order of the catalogue: their numbers hold within one process.
    """
    known = keys(game.name)
    of = {key: number for number, key in enumerate(known, 1)}
    free = iter(range(len(known) + 1, len(known) + len(game.catalogue) + 1))
    return [of[key] if key in of else next(free) for key in game.printed_keys]
