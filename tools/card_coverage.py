"""Write docs/coverage.md from the sets and the cards: ``python tools/card_coverage.py [--check]``.

For each set, it counts the numbers that the set gives its cards, and those that are playable. With ``--check``
nothing is written; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from textwrap import fill

import spellhall
from spellhall.games.spellfire.printings.verdicts import OWN, standings
from spellhall.games.spellfire.sets import SETS, PrintedSet
from spellhall.kernel.game import SetLine

PAGE = Path(__file__).resolve().parents[1] / "docs" / "coverage.md"
LISTED = "4th"
"""The set whose missing numbers are listed; for the others, the page lists those it has."""

OPENING = """# Which cards of Spellfire's sets can be played

Each set numbers its cards, and its chase cards separately (`c`). You can play a number if there is a definition for it
in `src/spellhall/games/spellfire/cards/`, or if it is a printing of such a card: the same, the same power in other
words, or a card that came out without a text. Each wording's verdict, with the reason, is in
`src/spellhall/games/spellfire/printings/verdicts.txt`. This page is generated from the sets and the cards
(`python tools/card_coverage.py`); a test keeps it up to date, and `spellhall cards spellfire --sets` prints the table.

Pick any number that's left and write it: CONTRIBUTING.md shows how, under "Add a card". This page can't tell which of
them need a new word. That depends on the wording of the cards, which the hall doesn't keep. If you have the card in
your hand, you'll find the words in [card-language.md](card-language.md).
"""


def keys_of(one: PrintedSet) -> list[str]:
    """The keys of all cards that a set numbers, chase cards last."""
    plain = [f"{one.code}/{number:03}" for number in range(1, one.cards + 1) if number not in one.skipped]
    return plain + [f"{one.code}c/{number:02}" for number in range(1, one.chase + 1)]


def spans(one: PrintedSet, chosen: Iterable[str]) -> str:
    """Some of a set's keys as players write numbers: runs of three or more as ranges."""
    keys = keys_of(one)
    places = sorted(keys.index(key) for key in chosen)
    first_chase = len(keys) - one.chase
    breaks = [i for i, (here, after) in enumerate(pairwise(places), 1) if after - here > 1 or after == first_chase]
    runs = [places[first:last] for first, last in pairwise([0, *breaks, len(places)])]
    return ", ".join(part for run in runs for part in _run([_number(keys[place]) for place in run]))


def _run(numbers: list[str]) -> Iterator[str]:
    yield from numbers if len(numbers) < 3 else [f"{numbers[0]}-{numbers[-1]}"]


def _number(key: str) -> str:
    code, _, number = key.partition("/")
    return ("c" if code.endswith("c") else "") + number.lstrip("0")


def counts_of(row: SetLine) -> tuple[int, ...]:
    """The numbers of a row, in the order of its columns."""
    return row.numbers, row.playable, row.own, row.printings, row.left


def page() -> str:
    """The whole page.

    Raises:
        ValueError: for a card whose number its set doesn't have.
    """
    game = spellhall.game("spellfire")
    written = {definition.key for definition in game.shipped()}
    by_set = {one: [key for key in keys_of(one) if key in written] for one in SETS}
    strange = written.difference(*by_set.values())
    if strange:
        raise ValueError(f"no set has these numbers: {', '.join(sorted(strange))}")
    lines = game.sets()
    sums = (sum(numbers) for numbers in zip(*(line[2:] for line in lines), strict=True))
    rows = [*lines, SetLine("", "All", *sums)]
    states = standings()
    listed = next(one for one in SETS if one.code == LISTED)
    left = spans(listed, (key for key in keys_of(listed) if key not in written)) or "None."
    others = {one: [key for key in keys_of(one) if key in states and states[key].word == OWN] for one in SETS}
    return "".join(
        [
            OPENING,
            "\n| Code | Set | Numbers | Playable | By own definition | By printing | Not yet |\n",
            "|---|---|--:|--:|--:|--:|--:|\n",
            *(f"| {' | '.join(map(str, (row.code, row.name, *counts_of(row))))} |\n" for row in rows),
            f"\n## Left in the {listed.name}\n\n{fill(left, 120, break_on_hyphens=False)}\n",
            "\n## Written in the other sets\n\n",
            *(f"- {one.name}: {spans(one, keys)}\n" for one, keys in by_set.items() if keys and one is not listed),
            "\n## Of a card that is written, but with another power\n\n",
            *(
                fill(f"- {one.name}: {spans(one, keys)}", 120, break_on_hyphens=False, subsequent_indent="  ") + "\n"
                for one, keys in others.items()
                if keys
            ),
        ]
    )


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        print("up to date" if current == text else "docs/coverage.md is stale: run python tools/card_coverage.py")
        sys.exit(current != text)
    PAGE.write_text(text, encoding="utf-8")
