"""Random legal play with the starter decks, and the cost of copying a position of Spellfire in mid-game."""

from __future__ import annotations

from itertools import count

import spellhall
from benchmarks.clock import Task
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

GAMES_A_TURN = 12
COPIES_A_TURN = 400
HELD = 2_000


Decks = list[list[str]]


def starters(game: Game) -> Decks:
    """The decks to play with; an empty one if players bring none."""
    return list(game.starter_decks().values()) or [[]]


def game_by_lot(game: Game, decks: Decks, players: int, seed: int) -> int:
    """A whole game between some of those decks; returns how many of its decisions were a choice between options."""
    state = game.new_state([decks[(seed + seat) % len(decks)] for seat in range(players)], seed)
    state.record = None
    return choices_to_the_end(state, Dice(seed))


def choices_to_the_end(state: State, dice: Dice) -> int:
    """Play on at random; returns how many choices there were. Forced decisions are made, but don't count."""
    choices = 0
    while not state.is_terminal():
        options = state.legal_actions()
        if len(options) > 1:
            choices += 1
            state.apply(options[dice.below(len(options))])
        else:
            state.apply(options[0])
    return choices


def random_play(name: str, players: int = 2) -> Task:
    """Real choices in whole games between random players: those between two or more options."""
    game = spellhall.game(name)
    decks, seeds = starters(game), count(1)

    def work() -> int:
        return sum(game_by_lot(game, decks, players, next(seeds)) for _ in range(GAMES_A_TURN))

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
    """Clone, save, load and redeal, each many times; and hold many clones, as a search tree does."""
    game, state = middle_of_a_game()
    dice = Dice(1)
    text = state.save_json()

    def clone() -> int:
        for _ in range(COPIES_A_TURN):
            state.clone()
        return COPIES_A_TURN

    def hold() -> int:
        return len([state.clone() for _ in range(HELD)])

    def save() -> int:
        for _ in range(COPIES_A_TURN // 10):
            state.save_json()
        return COPIES_A_TURN // 10

    def load() -> int:
        for _ in range(COPIES_A_TURN // 10):
            game.load(text)
        return COPIES_A_TURN // 10

    def resample() -> int:
        for _ in range(COPIES_A_TURN):
            state.resample(0, dice)
        return COPIES_A_TURN

    return {"clone": clone, "clone, 2,000 held": hold, "save": save, "load": load, "resample": resample}


def playouts() -> Task:
    """Redeals played to the end, as an information-set search does for each simulation."""
    _, state = middle_of_a_game()
    dice = Dice(9)

    def work() -> int:
        for _ in range(8):
            choices_to_the_end(state.resample(0, dice), dice)
        return 8

    return work
