"""Positions built card by card: where lessons begin.

All cards come from the given decks, so a position never holds a card twice that a deck holds once. Cards that aren't
placed anywhere stay in the piles, shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import Procedure
from spellhall.kernel.game import Game, recording
from spellhall.kernel.layout import PILE
from spellhall.kernel.presentation.lessons import meaning
from spellhall.kernel.state import State


class Scene:
    """A table in the making."""

    def __init__(self, game: Game, decks: Sequence[Sequence[str]], seed: int = 1) -> None:
        self.state: State = game.empty_table(len(decks), seed)
        game.lay_out(self.state, decks)
        for seat in range(len(decks)):
            self.state.shuffle(PILE, seat)

    def find(self, seat: int, name: str) -> int:
        """A seat's card that is still in its pile.

        Raises:
            UsageError: when there is none left.
        """
        for card in self.state.pile(PILE, seat):
            if self.state.definition(card).name == name:
                return card
        raise UsageError(f"the deck of seat {seat} has no {name!r} left")

    def put(self, seat: int, zone: int, *names: str) -> list[int]:
        """Put cards from a seat's pile into one of its zones; returns their handles."""
        found = []
        for name in names:
            found.append(self.find(seat, name))
            self.state.move(found[-1], zone, seat)
        return found

    def on_top(self, seat: int, *names: str) -> None:
        """Put cards on top of a pile, the first of them topmost."""
        for name in reversed(names):
            self.state.move(self.find(seat, name), PILE, seat)

    def begin(self, *stack: Procedure) -> State:
        """Start in the middle of a game, with these procedures in progress."""
        self.state.keep_fired([])
        recording(self.state)
        self.state.put_together(list(stack))
        self.state.resume()
        return self.state


def answered(state: State, *meanings: str) -> State:
    """The same position after the answers with these meanings, in order.

    Raises:
        UsageError: when one isn't offered.
    """
    for wanted in meanings:
        question = state.decision()
        named = {meaning(state, question, action): action for action in reversed(question.options)}
        if wanted not in named:
            raise UsageError(f"{wanted!r} is not offered, but {', '.join(named)}")
        state.apply(named[wanted])
    return state
