"""What tournaments ask of a game. Read this to let people run tournaments of your game.

The organiser, the commands and the hall ask ``tournament_book`` once for a game and an event, and ask that book
for everything else (see ``parts.tournament``). Any object of the game will do, whatever its options: the book itself
says which options an event is played with.
"""

from __future__ import annotations

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.part import Part
from spellhall.kernel.parts.tournament import Book


class Competing(Part):
    """What tournaments ask."""

    def tournament_book(self) -> Book:
        """The tournaments that can be played of this game, and their rules.

        Raises:
            UsageError: when the game has none.
        """
        raise UsageError(f"{self.name} has no tournaments")
