"""What is asked of a game by whoever teaches it: ``lessons``, from "what is this" to a win, and the ``coaching`` of a
first game.

The terminal and the hall run lessons by ``presentation.lessons``; a game without any is taught by its rule book alone.
A coach speaks when a kind of question comes for the first time, until they are waved away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from spellhall.kernel.parts.part import Part
from spellhall.kernel.presentation.lessons import Lesson


class Teaching(Part):
    """What is asked by the one who teaches."""

    def lessons(self) -> Sequence[Lesson]:
        """Short lessons in the order they are learnt; none here."""
        return ()

    def coaching(self) -> Mapping[str, str]:
        """A sentence or two for each kind of question (see ``Telling.prompt``); none here."""
        return MappingProxyType({})
