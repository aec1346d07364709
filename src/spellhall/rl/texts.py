"""What a seat may know as plain text, for language models: news, table, new cards, question, menu.

A text is complete except for what earlier ones of the same game have said: the news since then, the text of each card
when the seat first sees it, and each rule that asks, when it first does.
Menu lines are numbered like the environments' actions, so the answer is one number. It contains nothing hidden: dealing
anew what a seat can't see changes no letter (``tests/rl/test_texts.py``).
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
from spellhall.plain_text import in_words, show_table
from spellhall.rulebook import all_rules

INDENT = "  "
WIDTH = 100
"""The maximum length of a table line."""
PLAIN: dict[str, Any] = {
    "highlight": False,
    "markup": False,
    "color_system": None,
    "force_terminal": False,
    "force_jupyter": False,
}
"""A console that writes plain text, wherever it runs: in a notebook, or where colours are requested."""


class TextObserver:
    """Describes a game to one seat in plain text, from one decision to the next. Each game needs a new one.

    Args:
        game: the game with its options.
        seats: how many sit at the table.
        seat: who reads.
        names: the players' names; by default their seats, counted from 1.
    """

    def __init__(self, game: Game, seats: int, seat: int, names: Sequence[str] | None = None) -> None:
        self.game, self.seat = game, seat
        self.names = list(names) if names is not None else [f"Player {number}" for number in range(1, seats + 1)]
        self._teller: Teller = game.teller(seat, self.names)
        self._heard = 0
        self._met: set[str] = set()

    def read(self, state: State) -> str:
        """What the seat may know of a position, and what is new since its last read.

        Events are included for states with a history; clones for searches have none.
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
        """Who is asked what, under which rule; and the menu, for the player who decides."""
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
        """Whether a card or a rule comes up for the first time; from now on it's known."""
        new = what not in self._met
        self._met.add(what)
        return new


@cache
def rules() -> dict[str, str]:
    """The rules in all books, by ID."""
    return {rule.id: rule.text for rule in all_rules()}


def _came_to(result: float) -> str:
    if result == 0:
        return "drew"
    return "won" if result > 0 else "lost"
