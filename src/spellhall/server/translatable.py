"""Sentences for people with something put in, which a page can say in another language.

``worded("there is no seat {seat}", seat=4)`` is the text "there is no seat 4", and knows what it was made of. The page
finds its own sentence by the pattern (``web/src/lib/refusals.ts``, from ``tools/refusals.py``); a sentence where
nothing is put in is its own pattern.
"""

from __future__ import annotations

from collections.abc import Mapping


class Worded(str):
    """A sentence that knows what it was made of.

    Attributes:
        pattern: the sentence, with names in curly brackets where something is put in.
        filled: what was put in, by name.
    """

    __slots__ = ("filled", "pattern")
    pattern: str
    filled: Mapping[str, str]


def worded(pattern: str, **filled: object) -> Worded:
    """A pattern with something put in."""
    text = Worded(pattern.format(**filled))
    text.pattern = pattern
    text.filled = {name: str(value) for name, value in filled.items()}
    return text


def made_of(sentence: str) -> tuple[str, Mapping[str, str]]:
    """The pattern of a sentence, and what was put in; nothing of both where it is its own pattern."""
    return (sentence.pattern, sentence.filled) if isinstance(sentence, Worded) else ("", {})
