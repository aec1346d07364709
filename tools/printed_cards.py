"""Write the lists of printed cards from facts: ``python tools/printed_cards.py FILE...``.

Each file is a JSON list of cards with their ``id`` ("4th/044"), ``name``, ``type``, ``world``, level (``level``,
``level_bonus`` or ``level_raw``), ``avatar``, ``rarity``, ``timing`` and ``attributes``. A card's wording
(``reference_text``) becomes a single letter: cards with the same name, type and letter say and show the same,
starting with ``a`` for the one that came out first.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.printings.numbers import FOLDER, WORLDS, plain_name
from spellhall.games.spellfire.sets import SETS, PrintedSet, listed_number

HEADING = "# {name}{year}: number|type|world|level|rarity|wording|name"
TIMES = re.compile(r"(off|def|offensive|defensive|harmful|helpful)\b.*", re.IGNORECASE)


def says(card: dict[str, Any]) -> tuple[object, ...]:
    """What distinguishes two printings of a card: its words, its level, and everything marked on it."""
    words = re.sub(r"\W+", " ", card.get("reference_text") or "").casefold().strip()
    marks = sorted(one for one in card.get("attributes", ()) if not TIMES.fullmatch(one))
    return words, level_of(card), tuple(card.get("timing", ())), tuple(marks)


def level_of(card: dict[str, Any]) -> str:
    """The level as it is printed: "5", "+3", "5/7"; empty for none."""
    if card.get("level_raw"):
        return str(card["level_raw"])
    if card.get("level") is not None:
        return str(card["level"])
    return f"{card['level_bonus']:+}" if card.get("level_bonus") is not None else ""


def line_of(card: dict[str, Any], letter: str) -> str:
    """One card as a line of its set's list."""
    kind = facts.TYPE_NAMES[facts.TYPE_BY_NAME[card["type"]]]
    world = WORLDS[facts.WORLD_BY_NAME.get(card["world"].lower(), facts.NO_WORLD)]
    number = card["id"].partition("/")[2].lstrip("0")
    chase = "c" if card["id"].partition("/")[0].endswith("c") else ""
    name = " ".join(card["name"].replace("’", "'").split())
    parts = (f"{chase}{number}", f"avatar {kind}" if card["avatar"] else kind, world, level_of(card))
    return "|".join((*parts, card["rarity"], letter, name))


def lists(cards: list[dict[str, Any]]) -> dict[PrintedSet, list[str]]:
    """The list of each set, in the order of its numbers, chase cards last."""
    ranks = {one.code: rank for rank, one in enumerate(SETS)}

    def place(card: dict[str, Any]) -> tuple[int, int]:
        code, number = listed_number(card["id"]) or ("", 0)
        return ranks[code], number

    seen: dict[tuple[str, str], list[tuple[object, ...]]] = {}
    found: dict[PrintedSet, list[str]] = {}
    for card in sorted(cards, key=place):
        known = seen.setdefault((plain_name(card["name"]), card["type"]), [])
        if says(card) not in known:
            known.append(says(card))
        letter = ascii_lowercase[known.index(says(card))]
        found.setdefault(SETS[place(card)[0]], []).append(line_of(card, letter))
    return found


def main(paths: list[str]) -> None:
    """Read all facts, and write a list for each set."""
    cards = [card for path in paths for card in json.loads(Path(path).read_text(encoding="utf-8"))]
    for one, lines in lists(cards).items():
        heading = HEADING.format(name=one.name, year=f", {one.year}" if one.year else "")
        target = Path(str(FOLDER)) / f"{one.code.lower()}.txt"
        target.write_text("\n".join([heading, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
