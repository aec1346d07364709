"""Why an agent advises a choice: in the game's own terms if it has any, otherwise by how the agent found it."""

from __future__ import annotations

from spellhall.kernel.frames import PICK, VERB_SHIFT
from spellhall.kernel.presentation.reasons import because, first_that_fits
from spellhall.kernel.state import State

FOUND = {
    "search": "it won most often when I played this out",
    "greedy": "it looked best when I tried each choice",
}
"""How each agent finds its best choice, ..."""
FOUND_FOR_POINTS = {**FOUND, "search": "it scored best when I played this out"}
"""... and in a game that is played for points."""
FOUND_NEXT = {
    "search": "it did no better when I played this out",
    "greedy": "it looked no better when I tried each choice",
}
"""How it finds the others that it names."""


def reason(state: State, action: int, agent: str, best: bool = True) -> str:
    """One sentence of at most 90 characters that says why an agent advises an action; players are "seat 0", ...

    ``best``: whether it is the agent's first choice.
    """
    game, question = state.game, state.decision()
    how = (FOUND_FOR_POINTS if game.promise(0.0) else FOUND)[agent] if best else FOUND_NEXT[agent]
    picked = action >> VERB_SHIFT == PICK and not question.words
    told = because(f"{'choose ' if picked else ''}{game.describe(state, question, action)}", how)
    return first_that_fits(game.reasons(state, action)) or first_that_fits((told,)) or because_of(how)


def because_of(how: str) -> str:
    """How a choice was found, without its own long words."""
    return f"{how[:1].upper()}{how[1:]}."
