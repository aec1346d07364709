"""What teaching asks of a game: ``lessons``, ``fights``, ``themes``, ``coaching`` for a first game, and ``reasons``.

The terminal and the hall run lessons by ``presentation.lessons`` and first fights by ``presentation.fights``; a game
without any has only its rule book.
The coach speaks when a kind of question comes up for the first time, until the player dismisses it.
A puzzle is sorted by its ``theme``: the role of the choice that wins, one of the game's ``themes``.
A hint says why it advises a choice by the first of the choice's reasons that fits (see ``presentation.reasons``), and
draws an arrow between its ``hint_ends``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from spellhall.kernel.parts.part import Part
from spellhall.kernel.presentation.fights import Fight
from spellhall.kernel.presentation.lessons import Lesson
from spellhall.kernel.presentation.reasons import NO_ARROW, End
from spellhall.kernel.state import State


class Teaching(Part):
    """What teaching asks."""

    def lessons(self) -> Sequence[Lesson]:
        """Short lessons, in teaching order; none here."""
        return ()

    def fights(self) -> Sequence[Fight]:
        """First fights to play after the lessons, the easiest first; none here."""
        return ()

    def themes(self) -> Mapping[str, str]:
        """The themes of puzzles, in a word or two: "a spell"; none here."""
        return MappingProxyType({})

    def theme(self, state: State, action: int) -> str:
        """The role of a choice that wins, one of ``themes``; empty here. It depends only on what the seat sees."""
        return ""

    def coaching(self) -> Mapping[str, str]:
        """A sentence or two for each kind of question (see ``Telling.prompt``); none here."""
        return MappingProxyType({})

    def reasons(self, state: State, action: int) -> Iterator[str]:
        """Sentences that say why the deciding seat might choose an action, the best first; none here.

        They depend only on what that seat sees.
        """
        return iter(())

    def hint_ends(self, state: State, action: int) -> tuple[End, End]:
        """From where to where a hint's arrow for an action runs, among what the deciding seat sees; none here."""
        return NO_ARROW
