"""Gin rummy, in C++ (OpenSpiel)."""

from __future__ import annotations

import random

import pyspiel  # type: ignore[import-not-found]

from benchmarks.clock import Task


def play() -> Task:
    """Gin rummy, a game in C++, played from Python; a choice is one between two or more actions."""
    game = pyspiel.load_game("gin_rummy")

    def work() -> int:
        choices = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    actions = state.legal_actions()
                    choices += len(actions) > 1
                    state.apply_action(random.choice(actions))
        return choices

    return work


def copy() -> Task:
    """A clone of a gin rummy state."""
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))

    def work() -> int:
        for _ in range(400):
            state.clone()
        return 400

    return work


def tasks() -> dict[str, Task]:
    """The measured tasks, by name."""
    return {"OpenSpiel gin rummy from Python, real choices": play(), "OpenSpiel gin rummy, copy": copy()}
