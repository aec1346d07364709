"""What the type checker learns about words."""

from __future__ import annotations

import inspect

from spellhall.language.words import Instruction, Word
from spellhall.registry import game, game_names


def test_every_word_says_whether_it_reads_what_stands_or_goes_on_with_what_runs():
    """Only an instruction changes its context when carried out; anything else can be asked of a lasting ability."""
    for name in game_names():
        game(name)
    ours = [word for word in Word.vocabulary if word.__module__.startswith("spellhall.")]
    wrong = []
    for word in {base for each in ours for base in each.__mro__ if issubclass(base, Word)}:
        for name, method in inspect.getmembers(word, inspect.isfunction):
            known = inspect.get_annotations(method)
            context = known.get("fx", known.get("standing", "Context"))
            if context not in (("Context", "Running") if issubclass(word, Instruction) else ("Context",)):
                wrong.append(f"{word.__name__}.{name}: {context}")
    assert sorted(wrong) == []
