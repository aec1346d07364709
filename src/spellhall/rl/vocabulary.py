"""The numbers of cards in observations: a file a game, a key a line, the first card is 1.

A number that was once given is never given to another card, so that what was learnt or kept with an older version of
the hall is still about the same cards. New cards get new lines at the end: ``python tools/vocabulary.py`` writes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from spellhall.kernel.game import Game

VERSION = 1


@cache
def keys(name: str) -> tuple[str, ...]:
    """The keys of a game's cards in the order of their numbers; none for a game that has no such file."""
    file = resources.files(__package__).joinpath("vocabulary_files", f"{name}-v{VERSION}.txt")
    return tuple(file.read_text("utf-8").splitlines()) if file.is_file() else ()


def numbers(game: Game) -> Sequence[int]:
    """The number of each face of a game's catalogue.

    Cards that are in no file (those of a game of another package, those that somebody tries out) come behind all
    others, in the order of the catalogue: their numbers hold within one process.
    """
    known = keys(game.name)
    of = {key: number for number, key in enumerate(known, 1)}
    free = iter(range(len(known) + 1, len(known) + len(game.catalogue) + 1))
    return [of[key] if key in of else next(free) for key in game.printed_keys]
