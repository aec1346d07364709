"""Names that belong to the computer players, and the check that no one else takes one. Read this when a name is refused
that looks free.

Names are compared as they look: capitals, accents, digits and letters of other scripts that pass for Latin ones, blanks
and punctuation make no difference.
"""

# The letters below are there because they look like others.
# ruff: noqa: RUF001

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from spellhall.agents.names import ALL

COMPUTERS_NAME = "that name belongs to a computer player; pick another one"


def _folded(text: str) -> str:
    """A text in small letters without ligatures, wide letters and the like; accents are apart."""
    return unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())


GUEST = "guest"
"""A word in front that doesn't make it another name: "Guest Wren"."""
LIKE: dict[str, str] = {
    "a": "аαɑ⍺ᴀꭺꓮ@4",
    "b": "вβъьʙ8",
    "c": "сϲᴄꮯꓚ¢",
    "d": "ԁɗđᴅ",
    "e": "еεєҽᴇꭼꓰ℮3",
    "f": "ϝғꜰꞙƒ",
    "g": "ɡցɢ9",
    "h": "һнհʜħ",
    "i": "lіιıɩɪյɭłӏʟ|!1",
    "k": "кκᴋꮶĸ",
    "m": "мᴍ",
    "n": "пոռηɴ",
    "o": "оοօσᴏⲟჿ0ø",
    "p": "рρᴘꮲ",
    "q": "ԛգ",
    "r": "гꭇʀꭱꮢ",
    "s": "ѕꜱꮪʂ5$",
    "t": "тτᴛꭲ7",
    "u": "υսᴜʋ",
    "v": "νѵᴠ",
    "w": "ԝѡωաᴡꮃɯ",
    "x": "хχ",
    "y": "уγү",
    "z": "ᴢʐ2",
}
"""Letters, and what passes for them. A small l passes for an i."""
RAW = str.maketrans({look: letter for letter, looks in LIKE.items() for look in looks})
"""Before letters are folded: some would be folded into one that looks different."""
PLAIN = str.maketrans({look: letter for letter, looks in LIKE.items() for look in _folded(looks)})
PAIRS = (("vv", "w"), ("rn", "m"))
"""Two letters that together look like one."""


def looks_of(name: str) -> str:
    """A name in the letters it looks like, without anything else."""
    letters = _folded(name.casefold().translate(RAW)).translate(PLAIN)
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return re.sub(r"[^a-z]", "", letters)


@cache
def _reserved() -> frozenset[str]:
    return frozenset(looks_of(name) for name in ALL)


def _cores(name: str) -> Iterator[str]:
    """A name, and what is left of it without digits and signs at its ends, each as far as you like."""
    first = next((at for at, letter in enumerate(name) if letter.isalpha()), 0)
    last = next((at for at in range(len(name), 0, -1) if name[at - 1].isalpha()), len(name))
    for start in range(first + 1):
        yield from (name[start:end] for end in range(last, len(name) + 1))


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for that of a computer player, with or without a number."""
    return any(looks_of(core).removeprefix(GUEST) in _reserved() for core in _cores(name))


def not_reserved(name: str) -> str:
    """The name, if it doesn't belong to a computer player."""
    if is_reserved(name):
        raise ValueError(COMPUTERS_NAME)
    return name
