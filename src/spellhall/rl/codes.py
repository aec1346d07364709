"""Codes of actions as whole numbers, which mean the same in every position, deal and later version.

A choice's code says what a person would say in one breath: the verb, the card (by its number in the vocabulary), and
whether the deciding seat controls it: ``play:own:fireball``, ``pick:other:moss-troll``. For a choice that is about no
card, the code says the verb and the number, the seat (counted from the one that decides) or the position in a list of
words: ``pick:number:3``, ``player:seat:1``, ``pick:option:2``, ``pass``.

If several choices of a question would be spelled alike (two identical cards in a hand; a card in the hand and another
in play), the first on the menu has the plain code, the second the one with ``#2``, and so on. So all choices of a
question have different codes, and reading a code gives exactly the choice it was written for.

A choice that can't be spelled has the code of its menu line (``line:4``), which says only that: a card whose face the
seat doesn't see, cards of another package, a sixth copy. A code doesn't say what is asked: a table indexed by codes
needs at least one for each kind of question.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spellhall.arena.codes import choice_of
from spellhall.kernel.errors import IllegalAction, SpellhallError, UsageError
from spellhall.kernel.frames import Ask
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.rl.vocabulary import blocks, keys, numbers

NO_CARD = 0
OWN, OTHER = "own", "other"


class ActionCodes:
    """The codes of a game's actions, in both directions.

    Attributes:
        size: how many codes there are in this version; later ones have as many or more.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._blocks = blocks(game.name)
        ends = list(accumulate(_room(block) for block in self._blocks))
        self._begins = [0, *ends[:-1]]
        self.size = ends[-1]
        self._numbers = numbers(game)
        self._names: dict[str, int] = {}
        self._moves: dict[str, list[tuple[range, int, int]]] = {}
        for begin, block in zip(self._begins, self._blocks, strict=True):
            for at, name in enumerate(block.get("choices", ())):
                self._names[name] = begin + at
            for at, move in enumerate(block.get("moves", ())):
                cards = range(block["cards"][0], block["cards"][1] + 1)
                self._moves.setdefault(move, []).append((cards, begin + at, len(block["moves"])))

    def __deepcopy__(self, memo: dict[int, Any]) -> ActionCodes:
        return self  # it never changes, and OpenSpiel copies positions with everything in them

    def encode(self, state: State) -> list[int]:
        """The codes of all choices of the waiting question, in menu order, all different.

        Raises:
            SpellhallError: when the menu is longer than the codes for lines, and a choice needs one.
        """
        question, found, met = state.decision(), [], Counter[tuple[str, int]]()
        for line, action in enumerate(question.options):
            spelled = self._spelled(state, question, action)
            met[spelled] += 1
            found.append(self._code(*spelled, met[spelled], line))
        return found

    def decode(self, state: State, code: int) -> int:
        """The engine's action for a code of the waiting question.

        Raises:
            IllegalAction: for a code that isn't one of its choices.
        """
        options, codes = state.legal_actions(), self.encode(state)
        if code not in codes:
            said = f"code {code}" if not 0 <= code < self.size else f"code {code} ({self.name(code)})"
            raise IllegalAction(f"{said} is none of the {len(codes)} choices: take one that the mask allows")
        return options[codes.index(code)]

    def actions(self, state: State) -> list[int]:
        """The codes of all choices, in menu order."""
        return self.encode(state)

    def legal(self, state: State) -> list[int]:
        """The codes that are offered, lowest first."""
        return sorted(set(self.actions(state)))

    def mask(self, state: State, choices: int) -> NDArray[np.int8]:
        """1 for each code of a choice, 0 for all others; all 0 if there are no choices."""
        mask = np.zeros(self.size, dtype=np.int8)
        if choices:
            mask[self.legal(state)] = 1
        return mask

    def name(self, code: int) -> str:
        """How a code is spelled.

        Raises:
            UsageError: for a number that isn't a code.
        """
        if not 0 <= code < self.size:
            raise UsageError(f"there is no code {code}: {self.game.name} has {self.size}, from 0 on")
        at = bisect(self._begins, code) - 1
        block, place = self._blocks[at], int(code) - self._begins[at]
        if "lines" in block:
            return f"line:{place}"
        if "choices" in block:
            return str(block["choices"][place])
        card, move = divmod(place, len(block["moves"]))
        return f"{block['moves'][move]}:{keys(self.game.name)[block['cards'][0] + card - 1]}"

    def _spelled(self, state: State, question: Ask, action: int) -> tuple[str, int]:
        """A choice or a move, and the card's number; empty for a card that isn't seen."""
        verb, about, which = choice_of(state, question, action)
        if about == "card":
            if not state.seen[which] >> question.seat & 1:
                return "", NO_CARD
            side = OWN if state.control[which] == question.seat else OTHER
            return f"{verb}:{side}", self._numbers[state.face[which]]
        if about == "seat":
            return f"{verb}:seat:{(which - question.seat) % state.seats}", NO_CARD
        if about == "word":
            return f"{verb}:option:{which}", NO_CARD
        return f"{verb}:number:{which}" if about else verb, NO_CARD

    def _code(self, name: str, card: int, copy: int, line: int) -> int:
        spelled = name if copy == 1 else f"{name}#{copy}"
        if card == NO_CARD and spelled in self._names:
            return self._names[spelled]
        for cards, begin, stride in self._moves.get(spelled, ()):
            if card in cards:
                return begin + (card - cards.start) * stride
        if line >= self._blocks[0]["lines"]:
            raise SpellhallError(f"line {line} of this menu has no code: {self._blocks[0]['lines']} lines have one")
        return line


def _room(block: dict[str, Any]) -> int:
    """How many codes a block has."""
    if "lines" in block:
        return int(block["lines"])
    if "choices" in block:
        return len(block["choices"])
    first, last = block["cards"]
    return len(range(first, last + 1)) * len(block["moves"])
