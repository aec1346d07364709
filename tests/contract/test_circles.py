"""No game goes round in circles: what costs nothing and changes nothing cannot be done for ever (AMB-88).

Read this when a power has no limit of its own. The player here likes to do again what was just done, with decks full of
such powers. A position may come back in a turn, but not more often than it has choices: each of them is then used up.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import spellhall
from spellhall.games.spellfire.rules.plays.repeats import REPEATED
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

GAMES, MOVES = {"spellfire": 60, "spellslinger": 8, "spellchain": 8}, 400
AGAIN = 0.75
"""How likely a choice is taken once more when it is offered once more."""


def decks(game: Game, seed: int) -> list[list[str]]:
    """A random deck for everybody; in Spellfire half of its cards have powers without a limit."""
    dice = Dice(seed)
    dealt = [game.random_deck(dice) for _ in range(2)]
    if game.name != "spellfire":
        return dealt
    cards: list[Any] = list(game.shipped())
    endless = [card.key for card in cards if any(has_no_limit(ability) for ability in card.abilities)]
    chosen = random.Random(seed)
    return [[*deck[::2], *chosen.sample(endless, len(deck) // 2)] for deck in dealt]


def has_no_limit(ability: Any) -> bool:
    """Whether an ability is a power that its own text lets its player use as often as they like."""
    return ability.kind == "power" and not ability.details.get("once")


def position(state: State) -> bytes:
    """A position as a text, without the notes of what was done in it."""
    document = state.save()
    document["lasting"] = [effect for effect in document["lasting"] if effect[0] != REPEATED]
    return msgspec.json.encode(document)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_comes_back_no_oftener_than_it_has_choices(name: str) -> None:
    game = spellhall.game(name)
    for seed in range(GAMES[name]):
        state = game.new_state(decks(game, seed), seed=seed, check=False)
        dice, seen, last = random.Random(seed), Counter[bytes](), list[int]()
        for _ in range(MOVES):
            if state.is_terminal():
                break
            legal = state.legal_actions()
            here = position(state)
            seen[here] += 1
            assert seen[here] <= len(legal), f"seed {seed}: {state!r} goes round in circles"
            again = [choice for choice in legal if choice in last[-6:]]
            last.append(dice.choice(again) if again and dice.random() < AGAIN else dice.choice(legal))
            state.apply(last[-1])
