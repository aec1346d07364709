"""One seat of a table as a Gymnasium environment; agents of the hall play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from spellhall.agents import agent, check_agent
from spellhall.kernel.chance import narrow
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.state import State
from spellhall.rl import spaces as shapes
from spellhall.rl.actions import MENU
from spellhall.rl.aec import Deck, check_render_mode
from spellhall.rl.observing import PARTS, Observation, Observer
from spellhall.rl.tables import LONGEST, Tables


def solo_env(
    game: str,
    decks: Sequence[Deck] | None = None,
    players: int | None = None,
    seat: int = 0,
    against: str = "random",
    menu: int = MENU,
    longest: int = LONGEST,
    parts: Sequence[str] = PARTS,
    actions: str = "menu",
    render_mode: str | None = "ansi",
    **options: Any,
) -> Solo:
    """A Gymnasium environment of a game: ``seat`` is whoever learns, ``against`` the agent that plays all others.

    Where a game has a form for one and it is chosen by ``options``, nobody else is there, and the score stands in
    ``info["score"]`` at the end. The other arguments are those of ``aec_env``.

    Raises:
        UsageError: for a game, an option, a deck, an agent or a seat that does not exist.
    """
    check_render_mode(render_mode)
    tables = Tables(game, decks, players, options)
    return Solo(tables, Observer(tables.game, tables.seats, tables.rows, menu, parts, actions), seat, against, longest)


def vector_env(
    count: int, game: str, autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP, **more: Any
) -> SyncVectorEnv:
    """So many environments of ``solo_env`` side by side in this process, each of which begins anew when it has ended.

    They begin anew in the step that ends a game, so that there is always something to choose: what was seen at the end
    stands in ``info["final_obs"]``. With ``AutoresetMode.NEXT_STEP``, Gymnasium's own default, the mask of a game that
    is over is empty, and the next action is taken for nothing.

    Raises:
        UsageError: as ``solo_env`` does.
    """
    return SyncVectorEnv([lambda: solo_env(game, **more)] * count, autoreset_mode=autoreset_mode)


class Solo(gymnasium.Env[Observation, int]):
    """A table at which one seat learns. The reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]

    def __init__(self, tables: Tables, observer: Observer, seat: int, against: str, longest: int) -> None:
        if not 0 <= seat < tables.seats or seat in tables.game.stand_ins:
            raise UsageError(f"nobody can learn at seat {seat} of {tables.seats}")
        check_agent(against, tables.game)
        self.tables, self.seat, self.against, self.longest = tables, seat, against, longest
        self.observer = observer
        self.observation_space = shapes.observations(self.observer)  # type: ignore[assignment]
        self.action_space = shapes.actions(self.observer)  # type: ignore[assignment]
        self.render_mode = "ansi"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Lay a new table, and play on to the learner's first question. The same seed deals the same game."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 53))
        self.game_state: State = self.tables.laid(narrow(dealt))
        self.others = agent(self.against, dealt)
        self.decisions = 0
        self.ended = False
        self._play_on()
        return self._seen(), self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take a choice, and play on to the learner's next question.

        An action that stands for none ends the game with a loss, and ``info["illegal"]`` says why: an environment
        is asked for any action of its space, so it is a move like others that nobody should make.

        Raises:
            ResetNeeded: when the game is over.
        """
        if self.ended:
            raise ResetNeeded("the game is over: call reset()")
        try:
            self.game_state.apply(self.observer.actions.decode(self.game_state, int(action)))
        except IllegalAction as error:
            self.ended = True
            return self._seen(), -1.0, True, False, {"illegal": str(error)}
        self.decisions += 1
        self._play_on()
        self.ended = self.game_state.is_terminal()
        reward = self.game_state.returns()[self.seat]
        truncated = not self.ended and self.decisions >= self.longest
        return self._seen(), reward, self.ended, truncated, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions stand for a choice now, as MaskablePPO of sb3-contrib asks for them."""
        return self.seen["action_mask"].astype(np.bool_)

    def render(self) -> str:
        """The question that waits, in words."""
        return repr(self.game_state)

    def _play_on(self) -> None:
        while not self.game_state.is_terminal() and self.game_state.current_player() != self.seat:
            if self.decisions >= self.longest:
                return
            self.game_state.apply(self.others.act(self.game_state))
            self.decisions += 1

    def _seen(self) -> Observation:
        self.seen = self.observer.observe(self.game_state, self.seat)
        return self.seen

    def _told(self) -> dict[str, Any]:
        score = self.tables.game.score(self.game_state) if self.game_state.is_terminal() else None
        return {} if score is None else {"score": score}
