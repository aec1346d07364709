"""What a game says to the one who opens packs of it at a table: the one contract between the games and limited play.

A *form* is one way to come to a pool of cards: packs that go round (a draft), or packs that everybody opens alone
(sealed). The pods of ``spellhall.limited`` name no game, and no game knows of pods: a game tells its forms, opens the
packs of one, advises, and says which decks can be made of a pool (``kernel.parts.opening``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

Packs = list[list[list[str]]]
"""For each seat its packs in the order they are opened, each the keys of its cards."""
LEFT, RIGHT = 1, -1
"""To whom a pile is passed: to the next seat, in the direction of turns, or to the one before."""


@dataclass(frozen=True)
class LimitedForm:
    """One way to play with cards that are opened at the table.

    Attributes:
        name: the tag under which it is stored and asked for.
        title: what people call it.
        text: what happens, in a sentence or two, for people who choose.
        rules: the sections and rules that speak of it, by their IDs.
        options: the rule options of the games that follow, the preset among them.
        ways: for each pack, to which side its piles are passed; none where everybody keeps all that they open.
        least, most: for how many it is.
    """

    name: str
    title: str
    text: str
    rules: tuple[str, ...]
    options: Mapping[str, str]
    ways: tuple[int, ...] = ()
    least: int = 2
    most: int = 12
