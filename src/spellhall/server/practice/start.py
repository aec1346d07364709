"""What is practised: a position, who plays it, and what is said. Read this to add a kind of practice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from spellhall.agents import agent
from spellhall.agents.names import name_for
from spellhall.kernel import chance
from spellhall.kernel.state import State

KEY_BYTES = 32
PLAYER = "You"
"""What stands at the person's seat. Sentences address them: "You attack Evermeet"."""


class Judged(NamedTuple):
    """What is said of a choice, with players as "seat 1". A wrong one isn't taken."""

    right: bool
    text: str


class Hint(msgspec.Struct):
    """One step of a hint.

    Attributes:
        text: a sentence, with players as "seat 1".
        options: the options that it points at, by place; empty for none.
        source, target: the ends of an arrow for a single option, as in ``wire.Advice``.
    """

    text: str
    options: list[int] = []
    source: str = ""
    target: str = ""


class Start:
    """A position to play on from. Each kind of practice overrides what it says.

    Attributes:
        position: with its history. It's never changed.
        seat: where the person sits.
        agents: who answers at the other seats, by name.
        goal: what to do, in a sentence; empty for a game that's simply played on.
        secret: made from the position's random generator, which players don't know. The tokens of cards and the
            answers of agents come from it, so they're the same each time and tell nothing.
    """

    goal = ""
    opening = ""
    """What is said at the start."""
    lenient = False
    """Whether a wrong choice may be made anyway."""
    names: Mapping[int, str] = MappingProxyType({})
    """The names of computers that have one of their own, by seat."""

    def __init__(self, position: State, seat: int, agents: Mapping[int, str]) -> None:
        assert position.record is not None
        self.position = position
        self.seat = seat
        self.agents = agents
        self.secret = blake2b(str(chance.written(position.rng)).encode(), digest_size=KEY_BYTES).digest()

    def people(self) -> list[str]:
        """The names at the seats, each different."""
        game, names = self.position.game, list[str]()
        for seat in range(self.position.seats):
            if seat == self.seat:
                names.append(PLAYER)
            elif seat in game.stand_ins:
                names.append(game.stand_in_name)
            else:
                names.append(self.names.get(seat) or name_for(self.agents[seat], names))
        return names

    def task(self, state: State) -> str:
        """What to do in a position, with players as "seat 1"."""
        return self.goal

    def waves_through(self, state: State) -> bool:
        """Whether the person passes without being asked."""
        return False

    def pauses(self, state: State) -> bool:
        """Whether the person is asked even if they have no choice."""
        return False

    def answer(self, state: State, seed: int) -> int:
        """What the deciding seat's agent chooses."""
        return agent(self.agents[state.current_player()], seed).act(state)

    def judge(self, state: State, action: int, own: int) -> Judged | None:
        """What to say of a choice that the person makes after ``own`` others; None for nothing."""
        return None

    def is_over(self, state: State) -> bool:
        """Whether nothing more is to be done."""
        return state.is_terminal()

    def has_won(self, state: State) -> bool:
        """Whether the person has reached the goal, once it is over."""
        return state.is_terminal() and state.returns()[self.seat] > 0

    def hints(self, state: State, own: int) -> Sequence[Hint]:
        """Hints about the person's choice, from the vaguest to the plainest."""
        return ()

    def closing(self, won: bool) -> str:
        """What is said when it's over."""
        return ""
