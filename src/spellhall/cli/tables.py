"""The table of a game in the terminal, drawn from the view of a seat alone, so that it can show nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType

from spellhall.cli import spellchain_table, spellfire_table, spellslinger_table
from spellhall.kernel.state import State

Drawer = Callable[[State, int, Sequence[str]], RenderableType]
_DRAWERS: dict[str, Drawer] = {
    "spellchain": spellchain_table.draw,
    "spellfire": spellfire_table.draw,
    "spellslinger": spellslinger_table.draw,
}


def show_table(state: State, seat: int, names: Sequence[str], console: Console | None = None) -> None:
    """Draw the table as a seat (-1: a spectator) sees it."""
    drawer = _DRAWERS.get(state.game.name, _plain)
    (console or Console(highlight=False, markup=False)).print(drawer(state, seat, names))


def _plain(state: State, seat: int, names: Sequence[str]) -> str:
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
