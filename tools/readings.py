"""Write docs/cards/ from the readings of Spellfire's cards: ``python tools/readings.py [--check]``.

The author of a card doesn't review it. Someone else looks only at the text that the hall shows, writes down in a line
what the card does, and then compares that line with the printed card. ``docs/cards/readings.tsv`` has the results:
number, name, the line, the verdict, and in a few words what was fixed, decided, or still differs. The page counts
them, set by set, and lists those that still differ. With ``--check`` nothing is written; the exit code says whether
the page is up to date.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import spellhall

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "cards"
KEPT, PAGE = FOLDER / "readings.tsv", FOLDER / "readings.md"
VERDICTS = {
    "same": "the line and the printed card say the same",
    "decided": "the printed card leaves something open; the line is one of its readings, and it is said why",
    "mended": "they differed, and the card or its text was mended",
    "differs": "they differ still; it is said what is lacking",
}
WAITING = "not yet"

OPENING = """# The cards of Spellfire, read by others

Nobody judges a card they wrote. For each card below, someone else saw only the text that the
hall shows, wrote down in a line what the card does, and held that line beside the printed card. The lines, card by
card, stand in [readings.tsv](readings.tsv): they are of the text as it was before anything was mended.
"""


class Reading(NamedTuple):
    """A reader's result for one card."""

    key: str
    name: str
    line: str
    verdict: str
    note: str


def readings() -> list[Reading]:
    """All stored readings, in order of their numbers."""
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return sorted(Reading(*line.split("\t")) for line in lines)


def page() -> str:
    """The page, from the stored readings and the cards that exist."""
    return "\n".join([OPENING, *_counts(), "", *_open(), ""])


def _counts() -> Iterator[str]:
    """A row for each set: how many cards were read, with which verdicts, and how many are waiting."""
    found = {reading.key: reading.verdict for reading in readings()}
    sets: dict[str, Counter[str]] = {}
    for card in spellhall.game("spellfire").shipped():
        sets.setdefault(card.key.partition("/")[0], Counter())[found.get(card.key, WAITING)] += 1
    columns = [*VERDICTS, WAITING]
    yield "| set | cards | " + " | ".join(columns) + " |"
    yield "|---|" + "---|" * (len(columns) + 1)
    for name, counts in [*sorted(sets.items()), ("all", sum(sets.values(), Counter()))]:
        yield f"| {name} | {counts.total()} | " + " | ".join(str(counts[column]) for column in columns) + " |"
    yield ""
    yield from (f"- *{verdict}*: {meaning}." for verdict, meaning in VERDICTS.items())


def _open() -> Iterator[str]:
    """The cards whose verdict is that they still differ."""
    left = [reading for reading in readings() if reading.verdict == "differs"]
    if left:
        yield "## What differs still\n"
        yield "| number | card | what is lacking |\n|---|---|---|"
        yield from (f"| {reading.key} | {reading.name} | {reading.note} |" for reading in left)


def main() -> int:
    """Write the page, or only check that it is up to date."""
    if "--check" in sys.argv[1:]:
        return int(PAGE.read_text(encoding="utf-8") != page())
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
