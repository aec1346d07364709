"""Every printed card: its number, type, world, level, rarity and name, and which cards say the same.

``tools/printed_cards.py`` makes the lists from facts, one line a card::

    45|hero|FR|8|common|a|Drizzt Do' Urden

Chase cards have a ``c`` before their number, avatars that word before their type. The letter stands for the wording:
cards that share name, type and letter say and show the same.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.sets import SETS, PrintedSet, set_of

FOLDER = files("spellhall.games.spellfire.printings") / "lists"
WORLDS = ("", "AD", "BR", "DS", "DL", "FR", "GH", "RL")
"""The worlds, as the lists write them."""
AVATAR = "avatar "


class Printed(NamedTuple):
    """A card as printed in one set.

    Attributes:
        key: its number in our form, "NO/045".
        type: one of the types in ``facts``.
        avatar: whether it's an avatar.
        world: one of the worlds there, NO_WORLD for none.
        shown: its level as printed: "5", "+3", "5/7"; empty for none.
        rarity: in a word.
        wording: a letter; cards of one name and type with the same letter say the same.
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
        """The first of its levels; 0 if there is none, or a die or a card decides it."""
        first = self.shown.partition("/")[0].lstrip("+")
        return int(first) if first.lstrip("-").isdecimal() else 0

    @property
    def levels(self) -> tuple[int, ...]:
        """All the levels printed on it, as a definition states them."""
        return tuple(int(part.lstrip("+")) for part in self.shown.split("/") if part.lstrip("+-").isdecimal())

    @property
    def is_champion(self) -> bool:
        """Whether it's a champion."""
        return self.type in facts.CHAMPIONS

    @property
    def limit(self) -> int:
        """How many copies a deck may hold, as far as its number tells: one (SF-DECK-02)."""
        return 1

    @property
    def card(self) -> tuple[int, str]:
        """Icon and name, which make cards the same (SF-DECK-02)."""
        return self.type, plain_name(self.name)


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """A name, ignoring case, the form of the apostrophe, and surrounding blanks."""
    return " ".join(name.replace("’", "'").replace("' ", "'").split()).casefold()


def key_of(one: PrintedSet, number: str) -> str:
    """The key for a number as the lists write it."""
    return f"{one.code}c/{int(number[1:]):02}" if number[0] == "c" else f"{one.code}/{int(number):03}"


@cache
def _lines_of(one: PrintedSet) -> dict[str, str]:
    """The list of one set: its lines by number, chase cards last; empty if there is no list of it."""
    path = FOLDER / f"{one.code.lower()}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.is_file() else []
    return {line[: line.index("|")]: line for line in lines}


def _read(key: str, line: str) -> Printed:
    """The printed card of a line."""
    _, kind, world, shown, rarity, wording, name = line.split("|")
    type_ = facts.TYPE_BY_NAME[kind.removeprefix(AVATAR)]
    return Printed(key, type_, kind.startswith(AVATAR), WORLDS.index(world), shown, rarity, wording, name)


@cache
def all_numbers() -> dict[str, Printed]:
    """All printed cards by key, in order of release."""
    keyed = [(key_of(one, number), line) for one in SETS for number, line in _lines_of(one).items()]
    return {key: _read(key, line) for key, line in keyed}


def printed_as(key: str) -> Printed:
    """The printed card with a key, without reading the lines of any others."""
    one = set_of(key)
    code, _, digits = key.partition("/")
    return _read(key, _lines_of(one)[f"{'' if code == one.code else 'c'}{int(digits)}"])


@cache
def by_card() -> dict[tuple[int, str], list[Printed]]:
    """The printed cards by icon and name, each in order of release."""
    found: dict[tuple[int, str], list[Printed]] = {}
    for printed in all_numbers().values():
        found.setdefault(printed.card, []).append(printed)
    return found
