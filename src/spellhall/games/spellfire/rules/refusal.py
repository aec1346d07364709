"""Why something is not legal: one sentence and the number of its rule; constants, so that saying no costs nothing."""

from __future__ import annotations


class Refusal:
    """A reason. ``str()`` gives the sentence with its rule."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"
