"""Printed cards that can't be played yet, and what each of them still lacks. Read this to pick a card to write.

``lacking.txt`` has a line for each wording that isn't defined::

    RL/019|a copy of a power, level or card

What it names is either "no new word" (the words of today say the card), "a small word", or a mechanism that the rules
don't have. ``tools/card_coverage.py`` drops the lines of cards that have been written.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.verdicts import PLAYABLE, standings
from spellhall.kernel.parts.decks import MissingCard


@cache
def needs() -> dict[str, str]:
    """What cards lack, by the first number of each wording."""
    text = (files("spellhall.games.spellfire.printings") / "lacking.txt").read_text(encoding="utf-8")
    lines = (line.partition("|") for line in text.splitlines()[1:])
    return {number: need for number, _, need in lines}


@cache
def missing_cards() -> list[MissingCard]:
    """The printed cards that can't be played yet, each wording once, in order of release."""
    groups: dict[tuple[tuple[int, str], str], list[str]] = {}
    for key, standing in standings().items():
        if standing.word not in PLAYABLE:
            printed = all_numbers()[key]
            groups.setdefault((printed.card, printed.wording), []).append(key)
    return [MissingCard(tuple(keys), all_numbers()[keys[0]].name, needs().get(keys[0], "")) for keys in groups.values()]
