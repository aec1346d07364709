"""The peers that are installed (extra ``bench``), doing the same kind of work: random legal play, copying a state."""

from __future__ import annotations

import random
from importlib.util import find_spec

from benchmarks.clock import Task


def installed() -> dict[str, Task]:
    """A task for each peer that is there."""
    tasks: dict[str, Task] = {}
    if find_spec("catanatron"):
        tasks["catanatron, decisions"] = catanatron_play()
        tasks["catanatron, copy"] = catanatron_copy()
    if find_spec("pyspiel"):
        tasks["OpenSpiel gin rummy from Python, decisions"] = gin_rummy_play()
        tasks["OpenSpiel gin rummy, copy"] = gin_rummy_copy()
    return tasks


def catanatron_play() -> Task:
    """Catan between two random players; a decision is a tick."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def work() -> int:
        ticks = 0
        for _ in range(2):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                ticks += 1
        return ticks

    return work


def catanatron_copy() -> Task:
    """A copy of a Catan game in its middle."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()

    def work() -> int:
        for _ in range(400):
            game.copy()
        return 400

    return work


def gin_rummy_play() -> Task:
    """Gin rummy, a game in C++, played from Python."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game("gin_rummy")

    def work() -> int:
        decisions = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return work


def gin_rummy_copy() -> Task:
    """A clone of a gin rummy state."""
    import pyspiel

    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))

    def work() -> int:
        for _ in range(400):
            state.clone()
        return 400

    return work
