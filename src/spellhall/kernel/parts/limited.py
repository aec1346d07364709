"""What a game declares about opening packs at a table: the one contract between the games and limited play.

A *form* is one way to get a pool of cards: packs that are passed (a draft), or packs that everyone opens alone
(sealed). The pods of ``spellhall.limited`` know no game, and no game knows pods: a game declares its forms, opens the
packs of one, gives advice, and says which decks can be made from a pool (``kernel.parts.opening``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Packs = list[list[list[str]]]
"""For each seat its packs in the order they are opened, each with the keys of its cards."""
LEFT, RIGHT = 1, -1
"""Where a pile is passed: to the next seat, in the direction of turns, or to the one before."""


@dataclass(frozen=True)
class LimitedForm:
    """One way to play with cards that are opened at the table.

    Attributes:
        name: the tag that it is stored and requested by.
        title: what people call it.
        text: what happens, in a sentence or two, for people who choose.
        rules: the sections and rules about it, by ID.
        options: the rule options of the games that follow, including the preset.
        ways: for each pack, the side that its piles are passed to; empty if everyone keeps what they open.
        least, most: how many it is for.
    """

    name: str
    title: str
    text: str
    rules: tuple[str, ...]
    options: Mapping[str, str]
    ways: tuple[int, ...] = ()
    least: int = 2
    most: int = 12
