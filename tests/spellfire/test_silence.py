"""Who is silenced is judged anew as soon as what it depends on has changed, no matter who asks first."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import fight

from spellhall.games.spellfire.rules.levels.projection import held, is_silenced, project
from spellhall.games.spellfire.rules.questions import Ban, Growth, Silence, Trait
from spellhall.kernel.state import State
from spellhall.language.words import Modifier

QUESTIONS: tuple[type[Modifier], ...] = (Growth, Silence, Trait, Ban)


def holders(state: State) -> list[list[int]]:
    """Which cards answer some questions; ``held`` is asked first for each."""
    return [[standing.source for _, standing in held(state, question)] for question in QUESTIONS]


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[list[list[int]]]:
    """Compare, after every change of a register, with a position that has never been asked; what held is noted."""
    found: list[list[list[int]]] = []
    change = State.set_reg

    def set_reg(self: State, register: int, value: int) -> None:
        change(self, register, value)
        fresh: Any = self.clone()
        fresh.projected = -1
        now = holders(self)
        assert now == holders(fresh)
        if now not in found:
            found.append(now)

    monkeypatch.setattr(State, "set_reg", set_reg)
    return found


@pytest.mark.interpreted  # puts a method of its own into a class
def test_an_ally_is_silenced_from_the_moment_that_it_faces_one_who_silences_it(compared: list[Any]) -> None:
    t: Hall = fight("her9 with Thought Eater", "reg9 with Tyrol")
    tyrol = t.handle("Tyrol")
    assert is_silenced(t.state, tyrol)
    assert project(t.state).whole is not None
    assert {tyrol in levels for levels, *_ in compared} == {True, False}
