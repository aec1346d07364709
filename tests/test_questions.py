"""The questions that rules ask cards in play, and the words that answer."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

from spellhall.language.words import Modifier, Word
from spellhall.registry import game


@pytest.mark.parametrize("name", ["spellchain", "spellfire", "spellslinger"])
def test_every_modifier_answers_a_question_of_the_rules_and_every_question_has_an_answer(name):
    game(name)
    rules = import_module(f"spellhall.games.{name}.rules")
    rooms = [import_module(room.name) for room in walk_packages(rules.__path__, f"{rules.__name__}.")]
    questions = [one for room in rooms for one in vars(room).values() if isinstance(one, type)]
    asked = {one for one in questions if vars(one).get("question") is one}
    words = [word for word in Word.vocabulary if issubclass(word, Modifier) and f".{name}." in word.__module__]
    assert {getattr(word, "question", None) for word in words} == asked
    assert not [word for word in words if hasattr(word, "kind")], "the class of the question says what it is"
