"""The errors that the kernel raises. Each carries one sentence that can be shown to a person."""

from __future__ import annotations


class SpellhallError(Exception):
    """Base of all errors with a sentence for the user."""


class UsageError(SpellhallError):
    """A wrong name, option, deck, document or argument. Nothing has changed."""


class IllegalAction(SpellhallError):
    """An action that the present decision does not offer. Nothing has changed."""


class DeckError(UsageError):
    """A deck that breaks rules of construction; ``faults`` holds all of them, each with its rule."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults
