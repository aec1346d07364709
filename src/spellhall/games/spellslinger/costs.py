"""Costs and colours (section CO), as printed in a card's upper right corner.

A cost is written like ``2R``, ``XG`` or ``1YY``: X, then the number of colourless symbols, then coloured symbols.
"""

from __future__ import annotations

import re
from typing import Final

from spellhall.language.words import WordError

COLOURS = "YBRG"
COLOUR_NAMES = {"Y": "yellow", "B": "blue", "R": "red", "G": "green"}
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3
COLOURLESS: Final = 4
"""The unit of a resource that pays only colourless symbols."""
_WRITTEN = re.compile(r"(X?)(\d*)([YBRG]*)")


class Cost:
    """A parsed cost.

    Attributes:
        text: as written.
        x: whether an amount X of colourless symbols is chosen on payment.
        plain: the number of colourless symbols.
        coloured: the number of symbols of each colour, in the order of ``COLOURS``.
        total: all symbols except X.
        symbols: see ``shown``.
    """

    __slots__ = ("coloured", "plain", "symbols", "text", "total", "x")

    def __init__(self, text: str) -> None:
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise WordError(f"{text!r} is no cost: write X, a number, then colours, as in 2RR (SS-CO-06)")
        self.text = text
        self.x = bool(found[1])
        self.plain = int(found[2] or 0)
        self.coloured = tuple(found[3].count(colour) for colour in COLOURS)
        self.total = self.plain + sum(self.coloured)
        symbols = ["X"] if self.x else []
        symbols += [str(self.plain)] if self.plain else []
        symbols += [colour for colour, count in zip(COLOURS, self.coloured, strict=True) for _ in range(count)]
        self.symbols = "".join(f"[{symbol}]" for symbol in symbols)

    def __repr__(self) -> str:
        return f"Cost({self.text!r})"

    def shown(self) -> str:
        """With a bracket around each symbol: ``[2][R]``."""
        return self.symbols

    def colours(self) -> frozenset[str]:
        """SS-CO-14. A card's colours are those of its symbols."""
        return frozenset(colour for colour, count in zip(COLOURS, self.coloured, strict=True) if count)


NOTHING_TO_PAY = Cost("")
NO_UNITS: tuple[int, ...] = (0, 0, 0, 0, 0)


def paid(units: tuple[int, ...], coloured: tuple[int, ...], plain: int) -> int:
    """How many symbols some units (four colours, plus colourless) pay: SS-CO-09, SS-CO-10."""
    met, spare = 0, units[COLOURLESS]
    for colour, need in enumerate(coloured):
        have = units[colour]
        if have > need:
            met += need
            spare += have - need
        else:
            met += have
    return met + (spare if spare < plain else plain)
