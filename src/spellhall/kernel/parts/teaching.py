"""What teaching asks of a game: ``lessons``, from "what is this" to a win, and ``coaching`` for a first game.

The terminal and the hall run lessons by ``presentation.lessons``; a game without any has only its rule book.
The coach speaks when a kind of question comes up for the first time, until the player dismisses it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.kernel.parts.part import Part
from spellhall.kernel.presentation.lessons import Lesson


class Teaching(Part):
    """What teaching asks."""

    def lessons(self) -> Sequence[Lesson]:
        """Short lessons, in teaching order; none here."""
        return ()

    def coaching(self) -> Mapping[str, str]:
        """A sentence or two for each kind of question (see ``Telling.prompt``); none here."""
        return MappingProxyType({})
