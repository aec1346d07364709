"""Building a deck as a Gymnasium environment: add card by card; the reward is what the deck is worth.

The mask keeps every deck legal, whatever a game's rules of construction. With the cards that were added goes a
completion: cards that make a legal deck of them. A card can be added if it's in the completion, or if it can replace
one there and the whole stays legal; the most similar ones are tried first. So a deck can always be finished. For rules
about copies and kinds this offers all that can be added; for rules about many cards together (minima of several types),
now and then a bit less. A card that brings a new kind of fault into the unfinished deck, such as a copy too many, is
tried against one card only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded

from spellhall.agents import check_agent
from spellhall.kernel.chance import Dice, narrow
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game
from spellhall.registry import house_games
from spellhall.rl.arguments import check_options
from spellhall.rl.cards import CardTable
from spellhall.rl.deck_numbers import MASK, DeckNumbers, Seen, share_won

NUMBER = re.compile(r"\d+")


def _kinds(faults: Iterable[str]) -> set[str]:
    """Faults without their numbers: "12 cards, a deck has 25" and "13 cards, a deck has 25" are one kind."""
    return {NUMBER.sub("", fault) for fault in faults}


def deck_building_env(game: str = "", games: int = 8, agent: str = "greedy", **options: Any) -> DeckBuildingEnv:
    """An environment where a deck is built, and then plays against starter decks.

    Args:
        game: its name; by default the first one.
        games: how many games the deck plays at the end, against the game's starter decks in turn.
        agent: who plays them, both sides.
        options: the game's rule options.

    Raises:
        UsageError: for an unknown game, option or agent, or no games.
    """
    return DeckBuildingEnv(game or next(iter(house_games())), games, agent, options)


class DeckBuildingEnv(gymnasium.Env[Seen, int]):
    """A deck that grows. The reward comes with the last card: the share of games that the deck wins.

    An observation has ``deck``, counts of cards by number; ``progress``, which is how many cards are still to add; and
    the mask of the cards that can be added. At the end, ``info`` has the ``deck`` as keys.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}  # type: ignore[misc]

    def __init__(self, name: str, games: int, agent: str, options: dict[str, Any]) -> None:
        if games < 1:
            raise UsageError(f"a deck is measured by one game or more, not {games}")
        check_options(name, options)
        self.game = make_game(name, options)
        check_agent(agent, self.game)
        self.games, self.agent = games, agent
        self.numbers = DeckNumbers(self.game)
        self.cards = [card.key for card in self.game.definitions]
        self.size = len(self.game.random_deck(Dice(0)))
        self.observation_space = self.numbers.space(("deck",), self.size, 1)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.numbers.size)  # type: ignore[assignment]
        self.facts = CardTable(self.game).facts
        self.deck: list[str] = []
        self.rest: list[str] = []
        self.faults: set[str] = set()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new deck. The same seed leads to the same games at the end."""
        super().reset(seed=seed)
        self.deck, self.rest = [], self.game.random_deck(Dice(self._drawn()))
        return self._shown({})

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Add a card. One that can't be added ends it without reward, and ``info["illegal"]`` says so.

        Raises:
            ResetNeeded: when the deck is finished.
        """
        if not self.rest:
            raise ResetNeeded("the deck is finished: call reset()")
        key = self.numbers.keys.get(int(action), "")
        replaced = self._replaced(key) if key else None
        if replaced is None:
            seen, info = self._shown({"illegal": f"the card {key or action!r} can't be added to this deck"})
            self.rest = []
            return seen, 0.0, True, False, info
        self.rest.remove(replaced)
        self.deck.append(key)
        if self.rest:
            seen, info = self._shown({})
            return seen, 0.0, False, False, info
        share = share_won(self.game, self.deck, self._opponents(), self.games, self.agent, self._drawn())
        seen, info = self._shown({"deck": list(self.deck)})
        return seen, share, True, False, info

    def action_masks(self) -> Any:
        """The mask as truth values, as MaskablePPO of sb3-contrib asks for it."""
        return self._seen()[MASK].astype(np.bool_)

    def _replaced(self, key: str) -> str | None:
        """The card of the completion whose place a card can take; None if it can't be added."""
        if key in self.rest:
            return key
        likest, *others = self._by_likeness(key)
        if self._is_legal_with(key, likest):
            return likest
        if _kinds(self.game.check_deck([*self.deck, key])) - self.faults:
            return None
        return next((other for other in others if self._is_legal_with(key, other)), None)

    def _by_likeness(self, key: str) -> list[str]:
        """The cards of the completion, first those with the most facts in common with a card."""
        rest = list(dict.fromkeys(self.rest))
        facts = self.facts[[self.numbers.of[other] for other in rest]]
        alike = (facts == self.facts[self.numbers.of[key]]).sum(axis=1)
        return [rest[place] for place in np.argsort(-alike, kind="stable")]

    def _is_legal_with(self, key: str, replaced: str) -> bool:
        rest = self.rest.copy()
        rest[rest.index(replaced)] = key
        return not self.game.check_deck([*self.deck, *rest])

    def _opponents(self) -> list[list[str]]:
        return [deck for deck in self.game.starter_decks().values() if not self.game.check_table([self.deck, deck])]

    def _drawn(self) -> int:
        return narrow(int(self.np_random.integers(1 << 53)))

    def _seen(self) -> Seen:
        self.faults = _kinds(self.game.check_deck(self.deck))
        addable = [key for key in self.cards if self._replaced(key) is not None] if self.rest else []
        return {
            "deck": self.numbers.counts(self.deck),
            "progress": np.array([len(self.rest)], dtype=np.int32),
            MASK: self.numbers.mask(addable),
        }

    def _shown(self, told: dict[str, Any]) -> tuple[Seen, dict[str, Any]]:
        seen = self._seen()
        return seen, {MASK: seen[MASK].copy(), **told}
