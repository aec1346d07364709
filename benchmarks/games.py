"""Random legal play with the starter decks, and what copying a position of Spellfire costs in the middle of a game."""

from __future__ import annotations

import json
from itertools import count

import spellhall
from benchmarks.clock import Task
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

GAMES_A_TURN = 12
COPIES_A_TURN = 400


def random_play(name: str, players: int = 2) -> Task:
    """Decisions of whole games between random players."""
    game = spellhall.game(name)
    decks = list(game.starter_decks().values())
    seeds = count(1)

    def work() -> int:
        decisions = 0
        for _ in range(GAMES_A_TURN):
            seed = next(seeds)
            dice = Dice(seed)
            state = game.new_state([decks[(seed + s) % len(decks)] for s in range(players)], seed)
            state.record = None
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply(options[dice.below(len(options))])
                decisions += 1
        return decisions

    return work


def middle_of_a_game() -> tuple[Game, State]:
    """A position some eighty decisions into a game of two starter decks."""
    game = spellhall.game("spellfire")
    decks = list(game.starter_decks().values())
    dice = Dice(3)
    state = game.new_state(decks[:2], 3)
    for _ in range(80):
        if state.is_terminal():
            break
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    state.record = None
    return game, state


def copying() -> dict[str, Task]:
    """Clone, save, load and re-deal, each so many times."""
    game, state = middle_of_a_game()
    dice = Dice(1)
    text = json.dumps(state.save())

    def clone() -> int:
        for _ in range(COPIES_A_TURN):
            state.clone()
        return COPIES_A_TURN

    def save() -> int:
        for _ in range(COPIES_A_TURN // 10):
            json.dumps(state.save())
        return COPIES_A_TURN // 10

    def load() -> int:
        for _ in range(COPIES_A_TURN // 10):
            game.load(json.loads(text))
        return COPIES_A_TURN // 10

    def resample() -> int:
        for _ in range(COPIES_A_TURN):
            state.resample(0, dice)
        return COPIES_A_TURN

    return {"clone": clone, "save": save, "load": load, "resample": resample}


def playouts() -> Task:
    """Re-deals played to the end, as an information-set search does for each simulation."""
    _, state = middle_of_a_game()
    dice = Dice(9)

    def work() -> int:
        for _ in range(8):
            twin = state.resample(0, dice)
            while not twin.is_terminal():
                options = twin.legal_actions()
                twin.apply(options[dice.below(len(options))])
        return 8

    return work
