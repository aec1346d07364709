"""Write the index of Spellfire's cards, ``card_index.txt``: ``python tools/card_index.py [--check]``.

Do this after every change to a card's number, name, type or text. With ``--check`` nothing is written; the exit code
says whether the index is up to date.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

from spellhall.games.spellfire.card import CARDS, MODIFIERS, PROGRAMS, REGISTER, RULED, Card
from spellhall.games.spellfire.card_index import said
from spellhall.games.spellfire.cards import in_order, load_all
from spellhall.games.spellfire.printings.catalogue import shape_of
from spellhall.games.spellfire.printings.shelf import further
from spellhall.games.spellfire.printings.verdicts import standings

ROOT = Path(__file__).resolve().parents[1]
INDEX = ROOT / "src" / "spellhall" / "games" / "spellfire" / "card_index.txt"
HEADING = (
    "# number|module or definition|name|moments and roles|under rulings|programs and modifiers (see card_index.py)"
)
DEFINITIONS, ALL = "--definitions", "--all"
"""What this program asks of itself, one after the other: which printings can be played depends on what the index says
is defined, and a process reads the index once.
"""


def homes() -> dict[str, str]:
    """The module that defines each card, below ``cards``."""
    found: dict[str, str] = {}
    add = REGISTER.add

    def noting(card: Card) -> None:
        frame = sys._getframe()
        while not frame.f_globals["__name__"].startswith(f"{CARDS}."):
            assert frame.f_back is not None
            frame = frame.f_back
        found[card.key] = frame.f_globals["__name__"].removeprefix(f"{CARDS}.")
        add(card)

    with patch.object(REGISTER, "add", noting):
        load_all()
    return found


def lines(printings: bool = True) -> Iterator[str]:
    """All lines of the index, or only those of the definitions."""
    yield HEADING
    modules = homes()
    for card in in_order(REGISTER.values()):
        yield _line(card, modules[card.key], ";".join(_counts(card)))
    if printings:
        for key, card in further().items():
            yield _line(card, standings()[key].definition, "")


def _line(card: Card, home: str, counts: str) -> str:
    ruled = ";".join(f"{option}={said(shape_of(one))}" for option, one in card.rulings)
    return f"{card.key}|{home}|{card.name}|{said(shape_of(card))}|{ruled}|{counts}"


def _counts(card: Card) -> Iterator[str]:
    names = [card.key, *(f"{card.key}{RULED}{option}" for option, _ in card.rulings)]
    for name in names:
        programs, modifiers = (dict(numbering.counts()).get(name, 0) for numbering in (PROGRAMS, MODIFIERS))
        if programs or modifiers:
            yield f"{name} {programs} {modifiers}"


def main(arguments: list[str]) -> int:
    """Write or check; returns the exit code."""
    if arguments == ["--check"]:
        return int(INDEX.read_text(encoding="utf-8") != "\n".join(lines()) + "\n")
    if arguments:
        INDEX.write_text("\n".join(lines(printings=arguments == [ALL])) + "\n", encoding="utf-8")
        return 0
    for step in (DEFINITIONS, ALL):
        subprocess.run([sys.executable, __file__, step], check=True)
    print(f"wrote {INDEX.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
