"""Spellhall's games in OpenSpiel: ``import spellhall.rl.openspiel``, then ``pyspiel.load_game(NAME)``.

Parameters: ``players`` (2), ``preset`` ("", the game's own), each rule option by its name ("": as the preset has it),
``deck`` (the name of a starter deck for all seats, or one for each seat: ``Pyre|Tide``; "": decks at random), ``deals``
(1000), ``seed`` (0) and ``actions`` ("menu", "codes" or "merged").

A game begins with one chance node, which chooses the deal: the seeds from ``seed`` on, as many as ``deals`` says. All
randomness in a game follows from its deal, as everywhere in Spellhall, so a history is its deal and its actions. This
has two limits. There are no later chance nodes, so a search doesn't average over future randomness unless it deals
again: that is what ``resample_from_infostate`` is for. And information sets hold only the positions of ``deals`` deals,
not of everything that could have been dealt. An action is a menu line or a code, as everywhere in ``spellhall.rl``.

Games of two players are zero-sum; those of more, and solitaire, are general-sum.

Algorithms that traverse whole trees need a smaller game. ``deck`` can be any few card keys separated by ``;``;
``begin`` ("hp:6") sets initial values for all seats' columns; a game that isn't over after ``longest`` decisions
(20000) is a draw; and with ``merged`` actions, identical cards are one choice, and identical positions one information
state (see ``merged``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.policy import Policy

from spellhall.agents import agent
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.game import Game, Players
from spellhall.kernel.options import Terms
from spellhall.kernel.state import State
from spellhall.rl.actions import actions_of
from spellhall.rl.merged import MergedCodes, plain_view
from spellhall.rl.observations import Observer
from spellhall.rl.registration import loadable
from spellhall.rl.tables import LONGEST, Tables

PARAMETERS: dict[str, Any] = {"players": 2, "preset": "", "deck": "", "deals": 1000, "seed": 0}
PARAMETERS |= {"actions": "menu", "begin": "", "longest": LONGEST}
BETWEEN_SEATS, QUOTE = "|", "'"


def _type(name: str, parameters: dict[str, Any], players: Players, zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.most,
        min_num_players=players.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def parameters_of(terms: Terms) -> dict[str, Any]:
    """All of a game's parameters with their defaults: the common ones, and its rule options."""
    return PARAMETERS | {option.name: "" for option in terms.options}


def as_written(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters in a form that OpenSpiel can write in one line and read again.

    It takes a comma for the end of a parameter, and anything without letters for a number: ``turn_cap='30'`` is a text.
    """
    written = dict(settings)
    for name, value in settings.items():
        if isinstance(value, str) and value:
            text = value.replace(",", BETWEEN_SEATS)
            written[name] = text if QUOTE in text or re.search("[A-Za-z]", text) else f"{QUOTE}{text}{QUOTE}"
    return written


def options_of(settings: Mapping[str, Any]) -> dict[str, str]:
    """The rule options among the parameters that are set."""
    own = {name: value for name, value in settings.items() if value and (name not in PARAMETERS or name == "preset")}
    return {name: value.strip(QUOTE).replace(BETWEEN_SEATS, ",") for name, value in own.items()}


def decks_of(deck: str, players: int) -> list[str | list[str]] | None:
    """A deck for each seat, or none: the names of starter decks, or card keys.

    Raises:
        UsageError: unless there is one deck, or one per seat.
    """
    if not deck:
        return None
    named = deck.split(BETWEEN_SEATS)
    if len(named) not in (1, players):
        raise UsageError(f"{deck!r} names {len(named)} decks for {players} players: name one, or one for each")
    each = named if len(named) == players else named * players
    return [one.split(";") if ";" in one else one for one in each]


def is_zero_sum(game: Game, players: int) -> bool:
    """Whether results always sum to 0: of two players one wins what the other loses, or they draw.

    Among more, there may be more losers than winners; against a stand-in, a score counts.
    """
    return players == 2 and not game.stand_ins


class HallGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. Each has its own class, which OpenSpiel keeps until the process ends."""

    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = as_written(params or {})
        self.settings = {**self.kind.parameter_specification, **given}
        players, deck = int(self.settings["players"]), self.settings["deck"]
        begin = begin_of(self.settings["begin"])
        name = self.kind.short_name
        cards, options = decks_of(deck, players), options_of(self.settings)
        self.tables = Tables(name, cards, players, options, small=";" in deck, begin=begin)
        self.actions = actions_of(self.tables.game, str(self.settings["actions"]))
        zero_sum = is_zero_sum(self.tables.game, players)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=int(self.settings["deals"]),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=int(self.settings["longest"]),
        )
        kind = _type(name, self.kind.parameter_specification, self.tables.game.players, zero_sum)
        super().__init__(kind, information, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its name and parameters, so another process that imports this module can load it."""
        return _loaded, (self.kind.short_name, self.get_parameters())

    def new_initial_state(self) -> HallState:
        """A table before the deal."""
        return HallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HallObserver:
        """An observer that writes observations as strings and as one row of numbers."""
        return HallObserver(
            self.tables, str(self.settings["actions"]), bool(iig_obs_type and iig_obs_type.perfect_recall)
        )


def _loaded(name: str, parameters: dict[str, Any]) -> Any:
    return pyspiel.load_game(name, parameters)


def begin_of(text: str) -> dict[str, int]:
    """Initial values for all seats' columns: ``hp:6;block:1``.

    Raises:
        UsageError: for anything else.
    """
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    if wrong := [pair for pair in pairs if not pair[2].isdecimal()]:
        raise UsageError(f"{''.join(wrong[0])!r} is no column and its number, as in hp:6")
    return {name: int(number) for name, _, number in pairs}


class HallState(pyspiel.State):  # type: ignore[misc]
    """A position, with what each seat has done so far. Before the deal there is none."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.tables, self.first, self.deals = game.tables, int(game.settings["seed"]), int(game.settings["deals"])
        self.actions, self.left = game.actions, int(game.settings["longest"])
        self.state: State | None = None
        self.done: list[list[int]] = [[] for _ in range(game.num_players())]

    @property
    def dealt(self) -> State:
        """The engine's position.

        Raises:
            IllegalAction: before the deal.
        """
        if self.state is None:
            raise IllegalAction("the cards are not dealt yet: this is a node of chance")
        return self.state

    def current_player(self) -> int:
        """The seat that decides; chance before the deal."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.state.current_player()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.actions.legal(self.dealt)

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.tables.laid(self.first + action)
            return
        self.done[self.state.current_player()].append(action)
        self.left -= 1
        self.state.apply(self.actions.decode(self.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.state is None:
            return f"deal {action}"
        if player != self.state.current_player():
            return f"action {action}"
        taken = self.actions.decode(self.state, action)
        words = self.state.game.describe(self.state, self.state.decision(), taken)
        return f"{action} {words}"

    def is_terminal(self) -> bool:
        """Whether the game is over, or broken off."""
        return self.left <= 0 or (self.state is not None and self.state.is_terminal())

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, 0 for a draw or an unfinished game."""
        return [0.0] * len(self.done) if self.state is None else self.state.returns()

    def observation_string(self, player: int | None = None) -> str:
        """Everything a seat (by default the one who decides) may know, as JSON."""
        if player is None:
            player = self.current_player()
        if self.state is None:
            return "before the deal"
        merged = isinstance(self.actions, MergedCodes)
        return json.dumps(plain_view(self.state, player) if merged else self.state.view(player), sort_keys=True)

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat (by default the one who decides) has done so far, and what it may know now."""
        if player is None:
            player = self.current_player()
        return f"{self.done[player]} {self.observation_string(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HallState:
        """The same position for ``player``, with everything it can't see dealt anew.

        Args:
            player: the observing seat.
            sampler: returns numbers from 0 to 1 (exclusive).
        """
        twin: HallState = self.clone()
        twin.state = self.dealt.resample(player, Dice(int(sampler() * (1 << 53))))
        return twin

    def __str__(self) -> str:
        """The waiting question, in words."""
        return "before the deal" if self.state is None else repr(self.state)


class AgentPolicy(Policy):  # type: ignore[misc]
    """How one of our agents chooses, in OpenSpiel's form: for best responses, or to beat it.

    Args:
        game: the game.
        name: the agent, as ``spellhall.agents.agent`` takes it.
        tries: how many of them, with different seeds, are asked about an information state; their shares are the
            probabilities, computed once for each information state.
    """

    def __init__(self, game: HallGame, name: str, tries: int = 1) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.actions, self.agents = game.actions, [agent(name, seed) for seed in range(tries)]
        self.known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: HallState, player_id: int | None = None) -> dict[int, float]:
        """The probability of each legal action."""
        told = state.information_state_string(state.current_player())
        if told not in self.known:
            shares = dict.fromkeys(state.legal_actions(), 0.0)
            for each in self.agents:
                shares[self._taken(state.dealt, each.act(state.dealt))] += 1 / len(self.agents)
            self.known[told] = shares
        return self.known[told]

    def _taken(self, state: State, action: int) -> int:
        """The environment's action for one of the engine's."""
        return self.actions.actions(state)[state.legal_actions().index(action)]


class HallObserver:
    """Writes what a seat may know: ``tensor`` is all parts of ``spellhall.rl.observations`` in one row, ``dict`` each
    part.
    """

    def __init__(self, tables: Tables, actions: str, perfect_recall: bool) -> None:
        self.observer = Observer(tables.game, tables.seats, tables.rows, actions=actions)
        self.perfect_recall = perfect_recall
        shapes = self.observer.shapes()
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[begin : begin + size].reshape(shapes[name])
            begin += size

    def set_from(self, state: HallState, player: int) -> None:
        """Write what a seat may know into ``tensor`` and ``dict``."""
        self.tensor[:] = 0
        if state.state is not None:
            for name, part in self.observer.observe(state.state, player).items():
                self.dict[name][:] = part

    def string_from(self, state: HallState, player: int) -> str:
        """The same as JSON; includes what the seat did, if perfect recall is required."""
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def _register(name: str, game: type[Game]) -> None:
    kind = _type(name, parameters_of(game.terms), game.players, zero_sum=game.players.most == 2)
    pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (HallGame,), {"kind": kind}))


for _name, _class in loadable():
    _register(_name, _class)
