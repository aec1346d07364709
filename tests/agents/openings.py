"""Games between starter decks from their beginning, and positions on the way of them."""

from __future__ import annotations

import spellhall
from spellhall.agents import agent
from spellhall.kernel.state import State


def opened(name: str, seed: int, players: int = 2, **options: str) -> State:
    """A game between starter decks, from its beginning."""
    game = spellhall.game(name, **options)
    decks = list(game.starter_decks().values())
    count = game.decks or players
    return game.new_state([decks[number % len(decks)] for number in range(count)], seed)


def walked(state: State, decisions: int, seed: int) -> list[State]:
    """Positions on the way of a game at random, in which there is something to choose."""
    walker, found = agent("random", seed), []
    for _ in range(decisions):
        if state.is_terminal():
            break
        if len(state.legal_actions()) > 1:
            found.append(state.clone())
        state.apply(walker.act(state))
    return found
