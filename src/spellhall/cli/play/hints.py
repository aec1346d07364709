"""The hint at the terminal: your best choices with their shares, why each is good, and how the game may go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spellhall.agents import hint
from spellhall.agents.advice import advise
from spellhall.agents.reasons import reason
from spellhall.kernel.state import State
from spellhall.plain_text import in_words, named

SECONDS = 1.0
"""How long the search thinks about a hint."""
BEST = 5
"""How many choices a game for points shows with their scores."""
FOUND = {
    "search": "I shuffled the cards you can't see, played this out again and again, and counted your wins.",
    "greedy": "I tried each choice and looked at the table right after it.",
}
"""How each agent found what it says."""


def hint_lines(
    state: State, names: Sequence[str], seed: int = 0, seconds: float = SECONDS, simulations: int = 0
) -> Iterator[str]:
    """The lines of a hint for the deciding seat; it thinks for these seconds, or does so many simulations."""
    if state.game.promise(0.0):
        yield from _scores(state, names, seed)
        return
    question = state.decision()
    advice = advise(state, names, seed, seconds, simulations)
    for advised in advice.actions:
        best = ", the best" if advised is advice.actions[0] else ""
        yield f"  {in_words(state, question, advised.action, names)}: wins {100 * advised.share:.0f}%{best}"
        yield f"    {named(advised.reason, names)}"
        if advised.line:
            yield "    How it may go on:"
            yield from (f"      {line}" for line in advised.line)
    yield f"  {FOUND[advice.agent]}"


def _scores(state: State, names: Sequence[str], seed: int) -> Iterator[str]:
    """The scores that the greedy agent expects in a game that is played for points, and why the first is best."""
    found = hint(state, seed)
    for expected in found[:BEST]:
        best = ", the best" if expected is found[0] else ""
        text = in_words(state, state.decision(), expected.action, names)
        yield f"  {text}: {state.game.promise(expected.value)}{best}"
        if best:
            yield f"    {named(reason(state, expected.action, 'greedy'), names)}"
