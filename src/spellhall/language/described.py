"""Descriptions: cards named by tests that they stand. Where they lie, and how they are said, is each game's own."""

from __future__ import annotations

from collections.abc import Callable

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards

Test = Callable[[State, int, Context], bool]


class Described(Cards):
    """All cards that stand some tests."""

    abstract = True

    plural = True
    tests: tuple[Test, ...]

    def fingerprint(self) -> str:
        """Tests are functions, so it is known by what it says."""
        return f"<{self.phrase()}>"

    def fits(self, state: State, handle: int, fx: Context) -> bool:
        """Whether a card answers the description, no matter where it lies."""
        for test in self.tests:  # noqa: SIM110 (this loop runs more often than any other: a generator costs a third)
            if not test(state, handle, fx):
                return False
        return True
