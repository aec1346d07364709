"""Cards of your own, for the commands that take ``--cards``."""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.arena.studies.card_file import welcome
from spellhall.cli.common import look_beside_us, own_path


def know(game: str, cards: Sequence[str]) -> None:
    """Add cards from files and modules to a game, for as long as this process runs.

    Raises:
        UsageError: with one sentence about what is wrong in one of them.
    """
    look_beside_us()
    for where in cards:
        welcome(game, own_path(where))
