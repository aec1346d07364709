"""Decks of fixture cards, and whole games between agents, for tests of everything above the rules."""

from __future__ import annotations

from fixture_cards import KEYS

import spellhall
from spellhall.agents import agent
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

STALLING = {"draw-2", "draw-3"}
"""Two cards that keep everyone from drawing; a game without draws needn't end."""
FIXTURES = [REGISTER[key] for name, key in KEYS.items() if name not in STALLING]


def fixture_deck(game: Game, seed: int) -> list[str]:
    """A legal deck of fixture cards."""
    return random_deck(game, Dice(seed), FIXTURES)


def fixture_game(seed: int, players: int = 2, **options: str) -> State:
    """A new game with decks of fixture cards."""
    game = spellhall.game("spellfire", **options)
    return game.new_state([fixture_deck(game, seed * 10 + seat) for seat in range(players)], seed)


def play_out(state: State, *names: str, seed: int = 0) -> State:
    """Let agents, one name for each seat, play to the end."""
    agents = [agent(name, seed + seat) for seat, name in enumerate(names)]
    while not state.is_terminal():
        state.apply(agents[state.current_player()].act(state))
    return state
