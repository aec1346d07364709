"""Positions that a beginner would not get wrong: win now, do not lose now, take what is free, do not hurt yourself.

They are written from the rules (docs/rules), not from what an agent does. A position is a function that lays the table
out; its name says what the right player does. Either the present decision has one right answer, or several:

    position = partial(position_of, "spellchain")

    @position("Four points of damage are all it takes (SC-BA-06).", "Mithril Sword")
    def lay_the_card_that_wins():
        return laying(8, "Mithril Sword", "Spell Shield", health=(20, 4))

or the agent answers for everybody until ``until`` holds (the end of the game, if nothing is said), and then what is
right has to be ``seen`` on the table. What no agent gets right yet stands under ``UNSOLVED`` with its reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spellhall.agents import agent

SEEDS = (1, 2, 3)
"""A position is solved when agents of all these seeds solve it: by skill, not by luck."""
LONGEST = 60
UNSOLVED: dict[str, str] = {}
"""Positions that the agent is known to get wrong, by name, and why."""

Test = Callable[[Any], bool]


@dataclass(frozen=True)
class Position:
    """A table, what is right there, and the rules by which it is."""

    game: str
    name: str
    why: str
    lay: Callable[[], Any]
    right: tuple[str, ...]
    until: Test | None
    seen: Test | None

    def answer(self, seed: int, name: str = "greedy") -> str:
        """What the agent does first, in the words of the table."""
        t = self.lay()
        return str(t.options()[t.state.legal_actions().index(agent(name, seed).act(t.state))])

    def is_solved(self, seed: int, name: str = "greedy") -> bool:
        """Whether an agent of this seed does what is right."""
        if not self.right:
            return self._comes(seed, name)
        return any(self.answer(seed, name).startswith(words) for words in self.right)

    def _comes(self, seed: int, name: str) -> bool:
        t = self.lay()
        assert self.seen is not None
        agents = [agent(name, seed + seat) for seat in range(t.state.seats)]
        for _ in range(LONGEST):
            if t.state.scores is not None or (self.until is not None and self.until(t)):
                break
            t.state.apply(agents[t.state.current_player()].act(t.state))
        return self.seen(t)


POSITIONS: list[Position] = []


def position_of(
    game: str, why: str, *right: str, until: Test | None = None, seen: Test | None = None
) -> Callable[[Callable[[], Any]], Callable[[], Any]]:
    """Take a position up; it is called what its function is called."""

    def keep(lay: Callable[[], Any]) -> Callable[[], Any]:
        name = lay.__name__.replace("_", " ")
        assert bool(right) != (seen is not None), f"{name}: say what is right, or what is to be seen"
        assert all(other.name != name for other in POSITIONS), f"{name} is laid out twice"
        POSITIONS.append(Position(game, name, why, lay, right, until, seen))
        return lay

    return keep


def positions(game: str) -> list[Position]:
    """The positions of a game, whose file has been read."""
    return [each for each in POSITIONS if each.game == game]
