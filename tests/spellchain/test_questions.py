"""What the rules of Spell Chain ask of active cards, and the words that answer."""

from __future__ import annotations

from spellhall.games.spellchain.rules import questions
from spellhall.language.words import Modifier, Word
from spellhall.registry import game


def test_every_modifier_answers_a_question_of_the_rules_and_every_question_has_an_answer():
    game("spellchain")
    asked = {one for one in vars(questions).values() if isinstance(one, type) and Modifier in one.__bases__}
    words = [word for word in Word.vocabulary if issubclass(word, Modifier) and ".spellchain." in word.__module__]
    assert {word.question for word in words} == asked
