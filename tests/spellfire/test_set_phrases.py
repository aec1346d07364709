"""The set phrases of card texts: each meets a card, and none swallows words that nobody has read."""

from __future__ import annotations

import re
from functools import cache

import pytest

from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.telling import card_text, idioms, set_phrases

PATTERNS = [pattern for rules in (set_phrases.WHOLE, set_phrases.STEPS, set_phrases.TEXT) for pattern, _ in rules]


def swallows(pattern: str) -> bool:
    """Whether a pattern matches any text at all (``.*``) outside the groups that its replacement repeats."""
    repeated: list[bool] = []
    for token in re.finditer(r"\\.|\[\^?\]?[^\]]*\]|\((?:\?P?<?[\w=!:>]*)?|\)|\.[*+]", pattern):
        said = token[0]
        if said.startswith("("):
            repeated.append(said == "(" or said.startswith("(?P<"))
        elif said == ")":
            repeated.pop()
        elif said in (".*", ".+") and not any(repeated):
            return True
    return False


@cache
def used() -> frozenset[str]:
    """The patterns that change something in the text of a card.

    The texts are rendered anew, past every memory of earlier ones.
    """
    met = set()

    def said(text: str, rules: tuple[set_phrases.Rule, ...]) -> str:
        for (pattern, _), (compiled, better) in zip(rules, idioms._compiled(rules), strict=True):
            if compiled.search(text):
                met.add(pattern)
            text = compiled.sub(better, text)
        return text

    remembering = [held for module in (idioms, card_text) for held in vars(module).values()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(idioms, "_said", said)
        for held in remembering:
            if hasattr(held, "cache_clear"):
                held.cache_clear()
        for card in Spellfire().catalogue:
            card_text.text_of(card)
    return frozenset(met)


@pytest.mark.parametrize("pattern", PATTERNS, ids=range(len(PATTERNS)))
def test_a_set_phrase_meets_a_card(pattern: str) -> None:
    assert pattern in used(), f"no card says this any more: {pattern}"


@pytest.mark.parametrize("pattern", PATTERNS, ids=range(len(PATTERNS)))
def test_a_set_phrase_skips_nothing_unread(pattern: str) -> None:
    assert not swallows(pattern), f"this hides whatever a card may say there: {pattern}"


def test_a_wildcard_that_is_not_repeated_is_noticed() -> None:
    assert swallows(r"^this (card) is .*$")
    assert not swallows(r"^this card (is .*)$") and not swallows(r"[.*]x\.*")
