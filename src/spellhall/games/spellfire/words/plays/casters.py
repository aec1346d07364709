"""Who casts or uses a card, where its own text says so (section ICON)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.modifiers import NO_CONTEXT
from spellhall.kernel.state import State


class CastOnlyBy(questions.Casting):
    """A card that none but certain champions (or allies) use, of those that could anyway."""

    only: bool = True
    verb: ClassVar[str] = "only {} can use it"

    def __init__(self, users: Filter) -> None:
        self.users = users

    def admits(self, state: State, user: int) -> bool:
        """Whether a card is one of those."""
        return self.users.fits(state, user, NO_CONTEXT)

    def phrase(self) -> str:
        return self.verb.format(self.users.many())


class AlsoCastBy(CastOnlyBy):
    """A card that certain champions can use, too, though neither icon nor power opens its type to them."""

    only: bool = False
    verb: ClassVar[str] = "{} can use it, too"
