"""The printed sets of Spellfire, and how players write card numbers.

A card's key is its set and its number: ``4th/044``, ``FRc/02``. Each booster numbers its cards and its chase cards
(``c``) separately. Other programs continue with the chase cards after the last card (``FR 102`` is ``FRc/02``).
Players leave out zeros (``4th/44``), put the set last (``44/4th``) or copy what the card shows, its number and the size
of the set (``44/500``).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from spellhall.kernel.game import CardNumber
from spellhall.language.patterns import Pattern


class PrintedSet(NamedTuple):
    """A set: its code, its name, how many cards it numbers, and how many chase cards.

    ``shown`` are the set sizes printed on its cards, ``year`` is when it came out (0: unknown), and ``skipped`` are
    unused numbers between the first and the last.
    """

    code: str
    name: str
    cards: int
    chase: int = 0
    shown: tuple[int, ...] = ()
    year: int = 0
    skipped: frozenset[int] = frozenset()

    @property
    def printed(self) -> int:
        """How many cards it has."""
        return self.cards + self.chase - len(self.skipped)


_SKIPPED_IN_2ND = frozenset(
    (
        *(68, 85, 97, 143, 168, 178, 179, 182, 191, 197, 218, 219, 238, 239, 267, 326, 339, 345, 381, 399),
        *(401, 403, 414),
    )
)
_SKIPPED_IN_3RD = frozenset(
    (
        *(28, 49, 68, 85, 88, 97, 143, 168, 173, 174, 178, 179, 182, 186, 191, 197, 207, 208, 215, 218, 219, 238, 239),
        *(267, 281, 286, 292, 295, 325, 326, 327, 339, 345, 362, 381, 393, 399),
    )
)
"""Cards that later printings of an edition left out, without reusing their numbers."""


SETS = (
    PrintedSet("NO", "No Edition", 400, 0, (400,), 1994),
    PrintedSet("1st", "1st Edition", 440, 25, (400, 420, 440), 1994),
    PrintedSet("RL", "Ravenloft", 100, 0, (100,), 1994),
    PrintedSet("2nd", "2nd Edition", 420, 0, (400, 420), 1994, _SKIPPED_IN_2ND),
    PrintedSet("DL", "Dragonlance", 100, 25, (100,), 1994),
    PrintedSet("FR", "Forgotten Realms", 100, 25, (100,), 1994),
    PrintedSet("AR", "Artifacts", 100, 20, (100,), 1995),
    PrintedSet("PO", "Powers", 100, 20, (100,), 1995),
    PrintedSet("3rd", "3rd Edition", 400, 0, (400,), 1995, _SKIPPED_IN_3RD),
    PrintedSet("UD", "The Underdark", 100, 25, (100,), 1995),
    PrintedSet("RR", "Runes & Ruins", 100, 25, (100,), 1996),
    PrintedSet("BR", "Birthright", 100, 25, (100,), 1996),
    PrintedSet("4th", "4th Edition", 520, 0, (500, 520), 1996),
    PrintedSet("DR", "Draconomicon", 100, 25, (100,), 1996),
    PrintedSet("NS", "Night Stalkers", 100, 25, (100,), 1996),
    PrintedSet("DU", "Dungeons", 100, 25, (100,), 1997),
    PrintedSet("PR", "Promo", 3, 0, (3,)),
    PrintedSet("IQ", "Inquisition", 99, 0, (99,)),
    PrintedSet("MI", "Millennium", 99, 0, (99,)),
    PrintedSet("CH", "Chaos", 72, 0, (72,)),
    PrintedSet("CQ", "Conquest", 81, 0, (81,)),
)
"""In order of release; the last four are boosters published as files, never printed."""

_WORDS = {"1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth"}


def _names(one: PrintedSet) -> list[str]:
    """What players call a set besides its code: its full name, with "and", without "the", an edition in a word."""
    names = [one.name, one.name.replace("&", "and"), one.name.removeprefix("The ")]
    if one.code in _WORDS:
        names += [f"{_WORDS[one.code]} edition", f"{one.code} ed", f"{_WORDS[one.code]} ed"]
    return [name.casefold() for name in names]


_BY_CODE = {one.code.casefold(): rank for rank, one in enumerate(SETS)}
_BY_NAME = {name: rank for rank, one in enumerate(SETS) for name in _names(one)}
_LONGEST_FIRST = "|".join(map(re.escape, sorted(_BY_NAME, key=len, reverse=True)))
_NAME_FIRST = Pattern(rf"({_LONGEST_FIRST})\.?\s*#?\s*(?=\d)", re.IGNORECASE)
_SET_FIRST = Pattern(r"\{?\s*([a-z0-9]+?)(c?)\s*[/ ]\s*#?\s*0*(\d{1,3})\s*\}?(?:\s+(.*))?", re.IGNORECASE)
_NUMBER_FIRST = Pattern(r"0*(\d{1,3})/([a-z0-9]+?)(c?)(?:\s+(.*))?", re.IGNORECASE)


def number_in(text: str) -> CardNumber | None:
    """The card's number that a text begins with, however players write it; None if there is none."""
    named = _NAME_FIRST.match(text)
    if named is not None:
        text = f"{SETS[_BY_NAME[named[1].casefold()]].code} {text[named.end() :]}"
    first = _SET_FIRST.fullmatch(text)
    if first is not None and first[1].casefold() in _BY_CODE:
        return _number(_BY_CODE[first[1].casefold()], bool(first[2]), int(first[3]), first[4])
    behind = _NUMBER_FIRST.fullmatch(text)
    if behind is None:
        return None
    if behind[2].casefold() in _BY_CODE:
        return _number(_BY_CODE[behind[2].casefold()], bool(behind[3]), int(behind[1]), behind[4])
    sizes = [rank for rank, one in enumerate(SETS) if not behind[3] and behind[2] in map(str, one.shown)]
    return _number(sizes[0], False, int(behind[1]), behind[4]) if len(sizes) == 1 else None


def set_called(text: str) -> PrintedSet | None:
    """The set a player means: by its code, its name, or an edition in a word."""
    name = " ".join(text.casefold().split()).removesuffix(".")
    rank = _BY_CODE.get(name, _BY_NAME.get(name))
    return None if rank is None else SETS[rank]


def _number(rank: int, chase: bool, number: int, name: str | None) -> CardNumber:
    one = SETS[rank]
    if not chase and one.cards < number <= one.cards + one.chase:
        chase, number = True, number - one.cards
    last = one.chase if chase else one.cards
    key = f"{one.code}c/{number:02}" if chase else f"{one.code}/{number:03}"
    printed = 1 <= number <= last and (chase or number not in one.skipped)
    return CardNumber(key, one.name, printed, (name or "").strip())


def rank_of(key: str) -> int:
    """When a card's set came out, as its position in ``SETS``; -1 for cards of no printed set."""
    code = key.partition("/")[0].casefold()
    return _BY_CODE.get(code, _BY_CODE.get(code.removesuffix("c"), -1))


def set_of(key: str) -> PrintedSet:
    """The set of a printed card."""
    return SETS[rank_of(key)]


def listed_number(key: str) -> tuple[str, int] | None:
    """A card's set, and its number where chase cards continue after the last card; None for cards of no set."""
    code, _, number = key.partition("/")
    rank = rank_of(key)
    if rank < 0:
        return None
    one = SETS[rank]
    return one.code, int(number) + (0 if code.casefold() == one.code.casefold() else one.cards)
