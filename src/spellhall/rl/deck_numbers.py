"""What the environments about decks share: cards as numbers, and what a deck is worth. Read it with either of them.

An action is the number of a card in the vocabulary, which is its row in ``CardTable``, too; sets of cards are counts by
number. So a policy has one output per card, and later versions never give a number to another card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spellhall.arena.studies.deck_games import watch
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import Game
from spellhall.rl.vocabulary import numbers

MASK = "action_mask"
Seen = dict[str, NDArray[Any]]


class DeckNumbers:
    """The cards of a game by number.

    Attributes:
        size: one more than the highest number.
        keys: the cards' keys by number; no card has 0.
    """

    def __init__(self, game: Game) -> None:
        known = {number: face for face, number in enumerate(numbers(game)) if game.printed_face(face) == face}
        self.keys = {number: game.keys[face] for number, face in sorted(known.items())}
        self.size = max(self.keys) + 1
        self.of = {key: number for number, key in self.keys.items()}

    def counts(self, cards: Iterable[str]) -> NDArray[np.int32]:
        """How many of each card there are."""
        return np.bincount([self.of[key] for key in cards], minlength=self.size).astype(np.int32)

    def mask(self, cards: Iterable[str]) -> NDArray[np.int8]:
        """1 for each of these cards; for none of them, 1 for the number 0 alone, as masks are never empty."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[[self.of[key] for key in cards] or [0]] = 1
        return mask

    def space(self, counted: Sequence[str], most: int, numbers: int) -> spaces.Dict:
        """The space of an observation: counts of cards up to ``most``, a row of numbers, and the mask."""
        parts: dict[str, spaces.Space[Any]] = {part: spaces.Box(0, most, (self.size,), np.int32) for part in counted}
        parts["progress"] = spaces.Box(0, most, (numbers,), np.int32)
        return spaces.Dict({**parts, MASK: spaces.MultiBinary(self.size)})


def share_won(
    game: Game, deck: Sequence[str], others: Sequence[Sequence[str]], games: int, agent: str, seed: int
) -> float:
    """The share of games that a deck wins against others, which take turns; a draw is half a win.

    The same agent plays both sides. Each opponent is met from both seats before the next one.
    """
    dice, won = Dice(seed), 0.0
    for number in range(games):
        other, seat = others[number // 2 % len(others)], number % 2
        state = game.new_state([deck, other] if seat == 0 else [other, deck], dice.below(1 << 62))
        watch(state, [], agent, dice.below(1 << 62))
        won += (1 + state.returns()[seat]) / 2
    return won / games
