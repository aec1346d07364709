"""The computations about a finished game that run in a separate process. Everything here can be pickled."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from spellhall.agents.review import Moment, choices, weigh
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.account import Account, account_of
from spellhall.registry import game as make_game
from spellhall.server.storage.queries.recordings import Reel
from spellhall.server.tables.live_game import Beginning
from spellhall.server.tables.recordings import recording


class Past(NamedTuple):
    """A finished game from its journal: the game by name and options, how it began, and everything that was done."""

    name: str
    options: bytes
    beginning: Beginning
    actions: Sequence[int]

    @property
    def since(self) -> Sequence[int]:
        """What was done after the beginning."""
        return self.actions[self.beginning.taken :]


class Choice(NamedTuple):
    """A choice to be reviewed: after how many actions, which, and the position, as its seat knew it."""

    at: int
    action: int
    document: bytes


class Weighed(NamedTuple):
    """What a choice was worth (see ``agents.review.Verdict``), and the better line as a recording for its seat.

    ``kind`` is what the choice was about, as the coach sorts questions, or "pass" if the seat passed.
    """

    at: int
    text: str
    share: float
    best_text: str
    best_share: float
    cost: float
    line: Sequence[str]
    steps: int
    film: Sequence[Reel]
    kind: str


@lru_cache(maxsize=8)
def past_game(name: str, options: bytes) -> Game:
    """The game with these options, made once."""
    return make_game(name, msgspec.json.decode(options))


def account(past: Past, returns: Sequence[float]) -> Account:
    """A game's account."""
    state = past.beginning.state(past_game(past.name, past.options))
    return account_of(state, past.since, past.beginning.digest, returns)


def choices_of(past: Past, seat: int) -> list[Choice]:
    """A seat's choices that are reviewed."""
    beginning = past.beginning
    state = beginning.state(past_game(past.name, past.options))
    return [
        Choice(beginning.taken + moment.at, moment.action, msgspec.json.encode(moment.state.save()))
        for moment in choices(state, past.since, seat, beginning.digest)
    ]


def weighed(name: str, options: bytes, choice: Choice, names: Sequence[str], seed: int, simulations: int) -> Weighed:
    """What a choice was worth."""
    state = past_game(name, options).load(msgspec.json.decode(choice.document))
    found = weigh(Moment(choice.at, choice.action, state), names, seed, simulations)
    film: Sequence[Reel] = ()
    if found.deal is not None:
        film = _film(name, options, found.deal.save(), found.actions, state.decision().seat, state.seats)
    return Weighed(
        at=found.at,
        text=found.text,
        share=found.share,
        best_text=found.best_text,
        best_share=found.best_share,
        cost=found.cost,
        line=found.line,
        steps=len(found.actions),
        film=film,
        kind="pass" if choice.action == PASS else state.game.prompt(state, state.decision().seat, names).topic,
    )


def _film(
    name: str, options: bytes, position: dict[str, Any], actions: Sequence[int], seat: int, seats: int
) -> Sequence[Reel]:
    """A line of play as its seat would see it."""
    begun = Beginning([], 0, past_game(name, options).digest(), position)
    return recording.make(name, options, begun, actions, "a line of play", [seat], seats)[1]
