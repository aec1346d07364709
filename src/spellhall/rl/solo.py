"""One seat of a table as a Gymnasium environment; agents play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.state import State
from spellhall.rl import rendering
from spellhall.rl import spaces as shapes
from spellhall.rl.actions import MENU
from spellhall.rl.observations import PARTS, Observation, Observer
from spellhall.rl.opponents import Opponent, check_opponent, opponent
from spellhall.rl.registration import spec_of
from spellhall.rl.tables import LONGEST, Decks, Tables

SeatChoice = int | Literal["random"] | None
"""A seat; None or "random" is one that each game's seed decides."""

ANY_SEAT = (None, "random")


def solo_env(
    game: str,
    decks: Decks | None = None,
    players: int | None = None,
    seat: SeatChoice = 0,
    against: Opponent = "random",
    menu: int = MENU,
    longest: int = LONGEST,
    parts: Sequence[str] = PARTS,
    actions: str = "menu",
    render_mode: str | None = "ansi",
    **options: Any,
) -> Solo:
    """A Gymnasium environment of a game: ``seat`` is the learner, ``against`` the agent that plays all others.

    ``against`` is a name (``greedy``, ``search:20``, ``module:Class``); a function from an observation, as the learner
    gets it, to an action of the environment; or an agent: an object with the method ``act``, which gets the whole
    state, or a class that makes one from a seed. A fair agent looks only at what its seat may see.

    With ``seat=None`` (or ``"random"``), the seed of each game decides who learns; ``info["seat"]`` says which seat it
    is.

    If a game has a solo form and ``options`` choose it, there are no other players, and ``info["score"]`` has the score
    at the end. The other arguments are those of ``aec_env``.

    Raises:
        UsageError: for an unknown game, option, deck, render mode, agent or seat.
    """
    rendering.check_render_mode(render_mode)
    tables = Tables(game, decks, players, options)
    observer = Observer(tables.game, tables.seats, tables.rows, menu, parts, actions)
    env = Solo(tables, observer, seat, against, longest, render_mode)
    given = {"decks": decks, "players": players, "seat": seat, "against": against, "menu": menu, "longest": longest}
    given |= {"parts": parts, "actions": actions, "render_mode": render_mode} | options
    env.spec = spec_of(game, given)
    return env


class Solo(gymnasium.Env[Observation, int]):
    """A table where one seat learns. The reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw.

    ``info`` holds the ``seat`` that learns and the ``action_mask``, which is also part of the observation. When there
    is nothing left to choose, the mask allows the first action alone: learners compute probabilities from every mask
    they are given, also at the end of a game, and a choice without an alternative teaches them nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": rendering.MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        tables: Tables,
        observer: Observer,
        seat: SeatChoice,
        against: Opponent,
        longest: int,
        render_mode: str | None = rendering.ANSI,
    ) -> None:
        able = [at for at in range(tables.seats) if at not in tables.game.stand_ins]
        if seat not in (*able, *ANY_SEAT):
            raise UsageError(f"nobody can learn at seat {seat!r} of {tables.seats}; None is a seat at random")
        check_opponent(against, tables.game)
        self.tables, self.against, self.longest = tables, against, longest
        self._seats = able if seat is None or isinstance(seat, str) else [int(seat)]
        self.seat = self._seats[0]
        self.observer = observer
        self.others = opponent(against, 0, observer)
        self.observation_space = shapes.observations(self.observer)  # type: ignore[assignment]
        self.action_space = shapes.actions(self.observer)  # type: ignore[assignment]
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a new table, and play on to the learner's first question. The same seed deals the same game."""
        self.begin(seed)
        return self._shown(self.score())

    def begin(self, seed: int | None = None) -> None:
        """Set up a new table, and play on: all of ``reset`` but the observation."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 53))
        self.seat = self._seats[Dice(dealt).below(len(self._seats))]
        self.game_state: State = self.tables.laid(narrow(dealt))
        self.others = opponent(self.against, dealt, self.observer)
        self.decisions = 0
        self.ended = False
        self._play_on()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a choice, and play on to the learner's next question.

        An action that isn't a choice ends the game with a loss, and ``info["illegal"]`` says why: an environment can be
        given any action of its space, so it counts as a move, just one that no one should make.

        If the game is over, or broken off, before the learner's first choice, the first step only says so.

        Raises:
            ResetNeeded: when the game is over or broken off.
        """
        reward, over, truncated, told = self.take(action)
        seen, info = self._shown(told)
        return seen, reward, over, truncated, info

    def take(self, action: int) -> tuple[float, bool, bool, dict[str, Any]]:
        """Take a choice, and play on: all of ``step`` but the observation.

        Returns:
            The reward, whether the game is over, whether it was broken off, and what ``info`` doesn't always hold.

        Raises:
            ResetNeeded: as ``step`` does.
        """
        if self.ended:
            raise ResetNeeded("the game is over: call reset()")
        if self._is_asked() and self.decisions < self.longest:
            try:
                self.game_state.apply(self.observer.actions.decode(self.game_state, int(action)))
            except IllegalAction as error:
                self.ended = True
                return -1.0, True, False, {"illegal": str(error), **self.score()}
            self.decisions += 1
            self._play_on()
        over = self.game_state.is_terminal()
        truncated = not over and self.decisions >= self.longest
        self.ended = over or truncated
        return self.game_state.returns()[self.seat], over, truncated, self.score()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are choices now, in the form that MaskablePPO of sb3-contrib asks for."""
        return self._never_empty(self.observer.mask(self.game_state, self.seat)).astype(np.bool_)

    def render(self) -> str | None:
        """The waiting question, in words; nothing without a render mode."""
        return rendering.rendered(self.game_state, self.render_mode)

    def _play_on(self) -> None:
        while not self.game_state.is_terminal() and self.game_state.current_player() != self.seat:
            if self.decisions >= self.longest:
                return
            self.game_state.apply(self.others.act(self.game_state))
            self.decisions += 1

    def _is_asked(self) -> bool:
        return not self.game_state.is_terminal() and self.game_state.current_player() == self.seat

    def observe(self, out: Observation | None = None) -> Observation:
        """What the learner may know now, written into these arrays, or into new ones."""
        seen = self.observer.observe(self.game_state, self.seat, out)
        if "action_mask" in seen:
            self._never_empty(seen["action_mask"])
        return seen

    def mask(self, seen: Observation) -> NDArray[Any]:
        """Which actions are choices in what ``observe`` wrote: an array of its own."""
        if "action_mask" in seen:
            return seen["action_mask"].copy()
        return self._never_empty(self.observer.mask(self.game_state, self.seat))

    def _never_empty(self, mask: NDArray[Any]) -> NDArray[Any]:
        if not self._is_asked():
            mask[0] = 1
        return mask

    def _shown(self, told: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """What the learner observes, and the info with it."""
        seen = self.observe()
        return seen, {"action_mask": self.mask(seen), "seat": self.seat, **told}

    def score(self) -> dict[str, Any]:
        """The info about the score of a game that is over, if it has one."""
        score = self.tables.game.score(self.game_state) if self.game_state.is_terminal() else None
        return {} if score is None else {"score": score}
