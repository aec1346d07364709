"""What a seat may know as plain text, for language models: news, table, cards that are new to it, question, menu.

A text is whole in itself but for what stands in an earlier one of the same game: what has happened since then, the text
of each card when the seat sees the card for the first time, and each rule that asks, when it asks for the first time.
The lines of the menu are numbered as the actions of the environments are, so the answer is one number. Nothing hidden
is in it: to deal again what a seat cannot see changes no letter (``tests/rl/test_texts.py``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console

from spellhall.kernel.definition import Definition
from spellhall.kernel.game import Game, Teller
from spellhall.kernel.state import State
from spellhall.kernel.views import placed
from spellhall.plainly import in_words, show_table
from spellhall.rulebook import all_rules

INDENT = "  "
WIDTH = 100
"""So many letters a line of the table has at most."""
PLAIN: dict[str, Any] = {
    "highlight": False,
    "markup": False,
    "color_system": None,
    "force_terminal": False,
    "force_jupyter": False,
}
"""A console that writes letters alone, no matter where it is made: in a notebook, or where colours are wished for."""


class TextObserver:
    """Tells a game to one seat in plain text, from one decision to the next. Each game needs a new one.

    Args:
        game: the game with its options.
        seats: how many sit at the table.
        seat: who reads.
        names: what the players are called; by their seats, counted from 1, if nobody says otherwise.
    """

    def __init__(self, game: Game, seats: int, seat: int, names: Sequence[str] | None = None) -> None:
        self.game, self.seat = game, seat
        self.names = list(names) if names is not None else [f"Player {number}" for number in range(1, seats + 1)]
        self._teller: Teller = game.teller(seat, self.names)
        self._heard = 0
        self._met: set[str] = set()

    def read(self, state: State) -> str:
        """What the seat may know of a position, and what is new since it read the last time.

        What happened is told of states with a history; clones for searches have none.
        """
        parts = (self._news(state), self._table(state), self._new_cards(state), self._question(state))
        return "\n\n".join(part for part in parts if part)

    def _news(self, state: State) -> str:
        if state.record is None:
            return ""
        entries = state.record.entries[self._heard :]
        self._heard += len(entries)
        return "\n".join(f"{INDENT * line.depth}{line.text}" for line in self._teller.tell(entries))

    def _table(self, state: State) -> str:
        drawn = StringIO()
        show_table(state, self.seat, self.names, Console(file=drawn, width=WIDTH, **PLAIN))
        return "\n".join(line.rstrip() for line in drawn.getvalue().splitlines())

    def _new_cards(self, state: State) -> str:
        """The texts of cards that the seat sees for the first time."""
        lines = []
        for card in self._seen(state):
            if self._is_new(card.key):
                heading, text = self.game.text_of(card)
                lines.append(f"{heading}: {text}" if text else heading)
        return "\n".join(lines)

    def _seen(self, state: State) -> Iterator[Definition]:
        """The definitions of the cards whose faces the seat sees, zone by zone."""
        for zone in range(len(self.game.layout.zones)):
            for owner in range(state.seats):
                for _, handle, known in placed(state, zone, owner, self.seat):
                    if known:
                        yield self.game.catalogue[self.game.printed_face(state.face[handle])]

    def _question(self, state: State) -> str:
        """Who is asked what, by which rule; and the menu, for who decides."""
        if state.is_terminal():
            results = zip(self.names, state.returns(), strict=False)
            return f"The game is over: {', '.join(f'{name} {_came_to(result)}' for name, result in results)}."
        question = state.decision()
        lines = [self.game.prompt(state, self.seat, self.names).text]
        if question.rule and not question.is_covered(self.seat):
            lines[0] += f" ({question.rule})"
            if question.rule in rules() and self._is_new(question.rule):
                lines.append(f"{question.rule}: {rules()[question.rule]}")
        if question.seat == self.seat:
            choices = [in_words(state, question, action, self.names) for action in question.options]
            lines += [f"{line}: {choice}" for line, choice in enumerate(choices)]
        return "\n".join(lines)

    def _is_new(self, what: str) -> bool:
        """Whether a card or a rule is reported for the first time; it is not any more."""
        new = what not in self._met
        self._met.add(what)
        return new


@cache
def rules() -> dict[str, str]:
    """The rules of all books, by ID."""
    return {rule.id: rule.text for rule in all_rules()}


def _came_to(result: float) -> str:
    if result == 0:
        return "drew"
    return "won" if result > 0 else "lost"
