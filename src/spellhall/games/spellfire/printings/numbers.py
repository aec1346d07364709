"""Every card that was printed: its number, type, world, level, rarity and name, and which cards say the same.

The lists are made from facts by ``tools/printed_cards.py``, a line a card::

    45|hero|FR|8|common|a|Drizzt Do' Urden

Chase cards have a ``c`` before their number, avatars the word before their type. The letter stands for the wording:
of the cards that share name and type, those with one letter say and show the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.sets import SETS, PrintedSet

FOLDER = files("spellhall.games.spellfire.printings") / "lists"
WORLDS = ("", "AD", "BR", "DS", "DL", "FR", "GH", "RL")
"""The worlds as the lists write them."""
AVATAR = "avatar "


class Printed(NamedTuple):
    """A card as it was printed in one set.

    Attributes:
        key: its number as the hall writes it, "NO/045".
        type: one of the types in ``facts``.
        avatar: whether it is one.
        world: one of the worlds there, NO_WORLD for none.
        shown: its level as it is printed: "5", "+3", "5/7"; empty for none.
        rarity: in a word.
        wording: a letter; cards of one name and type that have the same say the same.
        name: as printed.
    """

    key: str
    type: int
    avatar: bool
    world: int
    shown: str
    rarity: str
    wording: str
    name: str

    @property
    def level(self) -> int:
        """The first of its levels; 0 for none, and where a die or a card decides."""
        first = self.shown.partition("/")[0].lstrip("+")
        return int(first) if first.lstrip("-").isdecimal() else 0

    @property
    def levels(self) -> tuple[int, ...]:
        """All levels that are printed on it, as a definition states them."""
        return tuple(int(part.lstrip("+")) for part in self.shown.split("/") if part.lstrip("+-").isdecimal())

    @property
    def is_champion(self) -> bool:
        """Whether it is one."""
        return self.type in facts.CHAMPIONS

    @property
    def limit(self) -> int:
        """How many of it one deck may hold, as far as its number tells: one (SF-DECK-02)."""
        return 1

    @property
    def card(self) -> tuple[int, str]:
        """Icon and name, by which cards are the same (SF-DECK-02)."""
        return self.type, plain_name(self.name)


def plain_name(name: str) -> str:
    """A name without regard to capitals, the form of the apostrophe, and blanks beside it."""
    return " ".join(name.replace("’", "'").replace("' ", "'").split()).casefold()


def key_of(one: PrintedSet, number: str) -> str:
    """The key of a number as the lists write it."""
    return f"{one.code}c/{int(number[1:]):02}" if number[0] == "c" else f"{one.code}/{int(number):03}"


def numbers_of(one: PrintedSet) -> Iterator[Printed]:
    """The printed cards of one set, chase cards last; none where the hall has no list of it."""
    path = FOLDER / f"{one.code.lower()}.txt"
    if not path.is_file():
        return
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        number, kind, world, shown, rarity, wording, name = line.split("|")
        type_ = facts.TYPE_BY_NAME[kind.removeprefix(AVATAR)]
        avatar = kind.startswith(AVATAR)
        yield Printed(key_of(one, number), type_, avatar, WORLDS.index(world), shown, rarity, wording, name)


@cache
def all_numbers() -> dict[str, Printed]:
    """All printed cards by their keys, in the order they came out."""
    return {printed.key: printed for one in SETS for printed in numbers_of(one)}


@cache
def by_card() -> dict[tuple[int, str], list[Printed]]:
    """The printed cards by icon and name, each in the order it came out."""
    found: dict[tuple[int, str], list[Printed]] = {}
    for printed in all_numbers().values():
        found.setdefault(printed.card, []).append(printed)
    return found
