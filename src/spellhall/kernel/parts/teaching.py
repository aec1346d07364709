"""What is asked of a game by whoever teaches it: ``lessons``, from "what is this" to a win.

The terminal and the hall run them by ``kernel.lessons``; a game without any is taught by its rule book alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.lessons import Lesson
from spellhall.kernel.parts.part import Part


class Teaching(Part):
    """What is asked by whoever teaches."""

    def lessons(self) -> Sequence[Lesson]:
        """Short lessons in the order in which they are learnt; none here."""
        return ()
