"""Why something isn't legal: a sentence and its rule's number. Refusals are constants, so saying no costs nothing."""

from __future__ import annotations


class Refusal:
    """A reason. ``str()`` gives the sentence with its rule."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"
