"""All seats of a table as a PettingZoo environment: one seat after another observes and acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.state import State
from spellhall.rl import rendering
from spellhall.rl import spaces as shapes
from spellhall.rl.actions import MENU
from spellhall.rl.observations import AEC_PARTS, Observation, Observer
from spellhall.rl.tables import LONGEST, Decks, Tables
from spellhall.rl.vocabulary import VERSION


def aec_env(
    game: str,
    decks: Decks | None = None,
    players: int | None = None,
    menu: int = MENU,
    longest: int = LONGEST,
    parts: Sequence[str] = AEC_PARTS,
    actions: str = "menu",
    render_mode: str | None = "ansi",
    **options: Any,
) -> Hall:
    """A PettingZoo environment of a game.

    Args:
        game: its name, one of ``spellhall.game_names()``.
        decks: a deck per player: the name of a starter deck, or card keys; or a function that builds them from each
            game's seed. None: random, new for each game.
        players: how many play; by default the minimum.
        menu: room for this many choices; if menu lines are the actions, there are as many.
        longest: a game is broken off (truncated) after this many decisions.
        parts: which parts of an observation are written (see ``observations``): just the mask, for searches;
            ``("observation", "action_mask")`` for wrappers that want nothing else.
        actions: what an action is: a line of the ``menu``, or one of the ``codes`` (see ``codes``), all or ``merged``.
        render_mode: with "ansi" ``render`` returns the waiting question, in words; with None nothing.
        options: the rule options of the game (``spellhall options GAME``).

    Raises:
        UsageError: for an unknown game, option, deck, render mode or kind of actions, or an impossible number of
            players.
    """
    rendering.check_render_mode(render_mode)
    tables = Tables(game, decks, players, options)
    return Hall(tables, Observer(tables.game, tables.seats, tables.rows, menu, parts, actions), longest, render_mode)


class Hall(AECEnv):  # type: ignore[misc]
    """A table. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a draw.

    ``infos`` hold each agent's ``action_mask``, all zeros for those who aren't asked.

    ``game_state`` is the position. There is no ``state()``: no seat in these games may see all of it.
    """

    def __init__(
        self, tables: Tables, observer: Observer, longest: int, render_mode: str | None = rendering.ANSI
    ) -> None:
        super().__init__()
        self.tables, self.longest = tables, longest
        name = f"{tables.game.name}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": rendering.MODES, "render_fps": 1, "is_parallelizable": False}
        self.render_mode = render_mode
        self.observer = observer
        self.seat_of = {f"player_{seat}": seat for seat in range(tables.seats) if seat not in tables.game.stand_ins}
        self.possible_agents = list(self.seat_of)
        self.observation_spaces = {agent: shapes.observations(self.observer) for agent in self.possible_agents}
        self.action_spaces = {agent: shapes.actions(self.observer) for agent in self.possible_agents}
        self._seeds = Dice(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations: the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The menu lines, or the codes: the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new table. The same seed deals the same game; without one, the next game of a series is dealt."""
        if seed is not None:
            self._seeds = Dice(seed)
        self.game_state: State = self.tables.laid(narrow(self._seeds.below(1 << 53)))
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._go_on()
        self._tell()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return self.observer.observe(self.game_state, self.seat_of[agent])

    def step(self, action: int) -> None:
        """Take a choice for the agent that decides.

        Raises:
            IllegalAction: for an action that isn't a choice; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game_state.apply(self.observer.actions.decode(self.game_state, action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._tell()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The waiting question, in words; nothing without a render mode."""
        return rendering.rendered(self.game_state, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _go_on(self) -> None:
        if self.game_state.is_terminal():
            returns = self.game_state.returns()
            for agent in self.agents:
                self.terminations[agent] = True
                self.rewards[agent] = returns[self.seat_of[agent]]
            return
        if self.decisions >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = f"player_{self.game_state.current_player()}"

    def _tell(self) -> None:
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.observer.mask(self.game_state, self.seat_of[agent])}
