"""Sentences with inserted values that the page can show in another language.

``worded("there is no seat {seat}", seat=4)`` is the text "there is no seat 4", and remembers what it was made from.
The page looks up its translation by the pattern (``web/src/lib/refusals.ts``, from ``tools/refusals.py``); a sentence
without inserted values is its own pattern.
"""

from __future__ import annotations

from collections.abc import Mapping


class Worded(str):
    """A sentence that remembers its pattern and values.

    Attributes:
        pattern: the sentence, with names in curly brackets for the inserted values.
        filled: the inserted values, by name.
    """

    __slots__ = ("filled", "pattern")
    pattern: str
    filled: Mapping[str, str]


def worded(pattern: str, **filled: object) -> Worded:
    """A pattern with values inserted."""
    text = Worded(pattern.format(**filled))
    text.pattern = pattern
    text.filled = {name: str(value) for name, value in filled.items()}
    return text


def made_of(sentence: str) -> tuple[str, Mapping[str, str]]:
    """A sentence's pattern and its inserted values; both empty when it is its own pattern."""
    return (sentence.pattern, sentence.filled) if isinstance(sentence, Worded) else ("", {})
