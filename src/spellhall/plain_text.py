"""A table and its choices as plain text, for people at a terminal and for models that read.

The table is drawn from a seat's view alone, so it can't show anything hidden.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module

from rich.console import Console, RenderableType

from spellhall.kernel.frames import Ask
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

Drawer = Callable[[State, int, Sequence[str]], RenderableType]


def show_table(state: State, seat: int, names: Sequence[str], console: Console | None = None) -> None:
    """Draw the table as a seat (-1: a spectator) sees it."""
    drawer = drawer_of(state.game)
    (console or Console(highlight=False, markup=False)).print(drawer(state, seat, names))


def drawer_of(game: Game) -> Drawer:
    """The function that draws a game's table: the game's own, or else ``plain``."""
    if not game.about.terminal:
        return plain
    module, _, name = game.about.terminal.partition(":")
    drawer: Drawer = getattr(import_module(module), name)
    return drawer


def plain(state: State, seat: int, names: Sequence[str]) -> str:
    """Zone by zone, for games without a drawing of their own."""
    lines = []
    for side in state.view(seat)["seats"]:
        for name, cards in side["zones"].items():
            known = cards if isinstance(cards, list) else cards["known"]
            count = len(cards) if isinstance(cards, list) else cards["count"]
            listed = ", ".join(card["name"] for card in known if "name" in card)
            if count:
                lines.append(f"{names[side['seat']]}, {name}: {count}{f' ({listed})' if listed else ''}")
    return "\n".join(lines)


def named(text: str, names: Sequence[str]) -> str:
    """A text with the names of players instead of seats."""
    return re.sub(rf"\bseat ([0-{len(names) - 1}])\b", lambda found: names[int(found[1])], text)


def in_words(state: State, question: Ask, action: int, names: Sequence[str]) -> str:
    """A choice in words, with the kind of card if the words don't say it."""
    text = state.game.describe(state, question, action)
    about, card = state.game.subject_of(state, question, action)
    note = state.game.brief(state, card) if about == "card" and "(" not in text else ""
    return named(f"{text} ({note})" if note else text, names)
