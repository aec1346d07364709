"""Write docs/coverage.md from the sets and the cards: ``python tools/card_coverage.py [--check]``.

It counts, set by set, the numbers that a set gives to its cards and the definitions that there are. With ``--check``
nothing is written; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import fill

import spellhall
from spellhall.games.spellfire.sets import SETS, PrintedSet

PAGE = Path(__file__).resolve().parents[1] / "docs" / "coverage.md"
LISTED = "4th"
"""The set whose missing numbers are listed; of the others, those that are there."""

OPENING = """# Which cards of Spellfire's sets are written

Each set numbers its cards, and its chase cards apart (`c`). Counted here are the numbers for which there is a
definition in `src/spellhall/games/spellfire/cards/`; a card that several sets have counts in each. The page is made
from the sets and the cards (`python tools/card_coverage.py`); a test keeps it up to date.

Every number that is left is free to be written: [CONTRIBUTING.md](../CONTRIBUTING.md#add-a-card) says how. Which of
them today's words express, and which need a new one, is not said here: that stands in the wording of the cards, which
the hall does not keep. Whoever has the card in his hand finds the words in [card-language.md](card-language.md).
"""


def keys_of(one: PrintedSet) -> list[str]:
    """The keys of all cards that a set numbers, chase cards last."""
    plain = [f"{one.code}/{number:03}" for number in range(1, one.cards + 1)]
    return plain + [f"{one.code}c/{number:02}" for number in range(1, one.chase + 1)]


def spans(one: PrintedSet, chosen: Iterable[str]) -> str:
    """Some of a set's keys as players write numbers: runs of three or more as their ends."""
    keys = keys_of(one)
    places = sorted(keys.index(key) for key in chosen)
    breaks = [i for i, (here, after) in enumerate(pairwise(places), 1) if after - here > 1 or after == one.cards]
    runs = [places[first:last] for first, last in pairwise([0, *breaks, len(places)])]
    return ", ".join(part for run in runs for part in _run([_number(one, place) for place in run]))


def _run(numbers: list[str]) -> Iterator[str]:
    yield from numbers if len(numbers) < 3 else [f"{numbers[0]}-{numbers[-1]}"]


def _number(one: PrintedSet, place: int) -> str:
    return str(place + 1) if place < one.cards else f"c{place - one.cards + 1}"


def page() -> str:
    """The whole page.

    Raises:
        ValueError: for a card whose number its set does not have.
    """
    written = {definition.key for definition in spellhall.game("spellfire").shipped()}
    by_set = {one: [key for key in keys_of(one) if key in written] for one in SETS}
    strange = written.difference(*by_set.values())
    if strange:
        raise ValueError(f"no set has these numbers: {', '.join(sorted(strange))}")
    rows = [(one.code, one.name, one.cards + one.chase, len(keys)) for one, keys in by_set.items()]
    rows.append(("", "All", sum(row[2] for row in rows), sum(row[3] for row in rows)))
    listed = next(one for one in SETS if one.code == LISTED)
    left = spans(listed, (key for key in keys_of(listed) if key not in written)) or "None."
    return "".join(
        [
            OPENING,
            "\n| Code | Set | Numbered | Written | Left |\n|---|---|--:|--:|--:|\n",
            *(f"| {code} | {name} | {all_} | {done} | {all_ - done} |\n" for code, name, all_, done in rows),
            f"\n## Left in the {listed.name}\n\n{fill(left, 120, break_on_hyphens=False)}\n",
            "\n## Written in the other sets\n\n",
            *(f"- {one.name}: {spans(one, keys)}\n" for one, keys in by_set.items() if keys and one is not listed),
        ]
    )


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        print("up to date" if current == text else "docs/coverage.md is stale: run python tools/card_coverage.py")
        sys.exit(current != text)
    PAGE.write_text(text, encoding="utf-8")
