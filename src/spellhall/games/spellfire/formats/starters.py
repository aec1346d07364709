"""Starter decks: deck lists in ``decks/``, written the way players write them.

The first line is the deck's name, a line beginning with ``#`` is a remark, every other line begins with a card number.
"""

from __future__ import annotations

from importlib.resources import files

FOLDER = files("spellhall.games.spellfire.formats") / "decks"
NAMES = (
    *("realms", "greyhawk", "darksun", "adnd", "birthright", "monsters", "spells"),
    *("heroes", "clerics", "wizards", "beasts", "dragons", "ravenloft"),
    *("dragonlance", "gladiators", "fortress", "thieves", "warlords", "hunters"),
)
"""The files, in the order the decks are offered."""


def read(text: str) -> tuple[str, tuple[str, ...]]:
    """The name and card numbers of one list."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return lines[0], tuple(line.split()[0] for line in lines[1:])


STARTER_DECKS: dict[str, tuple[str, ...]] = dict(
    read((FOLDER / f"{name}.txt").read_text(encoding="utf-8")) for name in NAMES
)
"""Card numbers, by deck name."""
