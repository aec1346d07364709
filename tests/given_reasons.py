"""The reasons that a game gives for a choice of a position that a test lays out, and the arrow that goes with it."""

from __future__ import annotations

from typing import Any


def given(t: Any, words: str) -> list[str]:
    """All the reasons for the first choice that begins with these words, in a hall of any game."""
    return [*t.state.game.reasons(t.state, chosen(t, words))]


def arrow(t: Any, words: str) -> tuple[str, str]:
    """From where to where the arrow for such a choice runs, with cards by name; empty for what the choice is about."""
    state = t.state
    ends = state.game.hint_ends(state, chosen(t, words))
    told = [str(state.definition(which).name) if kind == "card" else f"{kind} {which}" for kind, which in ends]
    return ("" if not ends[0][0] else told[0]), ("" if not ends[1][0] else told[1])


def chosen(t: Any, words: str) -> int:
    """The first choice that begins with these words."""
    options = t.options()
    found = next((at for at, option in enumerate(options) if option.startswith(words)), -1)
    assert found >= 0, f"{words!r} is not offered: {options}"
    return int(t.state.legal_actions()[found])
