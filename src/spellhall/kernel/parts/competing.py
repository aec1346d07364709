"""What is asked of a game by the one who runs tournaments of it.

The organiser, the commands and the hall ask ``tournament_book`` once for a game and an event, and everything else of
that book (see ``parts.tournament``). It is asked of any object of the game, whatever its options: the book itself says
which options an event is played by.
"""

from __future__ import annotations

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.part import Part
from spellhall.kernel.parts.tournament import Book


class Competing(Part):
    """What tournaments ask."""

    def tournament_book(self) -> Book:
        """What is played at tournaments of this game, and by which rules.

        Raises:
            UsageError: when the game has none.
        """
        raise UsageError(f"{self.name} has no tournaments")
