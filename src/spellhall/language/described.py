"""Descriptions: cards named by the tests they pass. Where those cards are, and the wording, is up to each game."""

from __future__ import annotations

from collections.abc import Callable

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards

Test = Callable[[State, int, Context], bool]


class Described(Cards):
    """All cards that pass some tests."""

    abstract = True

    plural = True
    tests: tuple[Test, ...]

    def fingerprint(self) -> str:
        """Tests are functions, so a description is identified by its text."""
        return f"<{self.phrase()}>"

    def fits(self, state: State, handle: int, fx: Context) -> bool:
        """Whether a card fits the description, wherever it is."""
        for test in self.tests:  # noqa: SIM110 (this loop runs more often than any other: a generator costs a third)
            if not test(state, handle, fx):
                return False
        return True
