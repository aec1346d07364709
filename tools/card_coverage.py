"""Write docs/coverage.md from the sets and the cards: ``python tools/card_coverage.py [--check]``.

For each set, it counts the numbers that the set gives its cards, and those that are playable, and lists the missing
cards with what each lacks. With ``--check``
nothing is written; the exit code says whether the page is up to date.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import spellhall
from spellhall.games.spellfire.printings.lacking import missing_cards
from spellhall.games.spellfire.sets import SETS, PrintedSet, set_of
from spellhall.kernel.game import SetLine
from spellhall.kernel.parts.decks import MissingCard

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "coverage.md"
NEEDS = ROOT / "src" / "spellhall" / "games" / "spellfire" / "printings" / "lacking.txt"

OPENING = """# Which cards of Spellfire's sets can be played

Each set numbers its cards, and its chase cards separately (`c`). You can play a number if there is a definition for it
in `src/spellhall/games/spellfire/cards/`, or if it is a printing of such a card: the same, the same power in other
words, or a card that came out without a text. Each wording's verdict, with the reason, is in
`src/spellhall/games/spellfire/printings/verdicts.txt`. This page is generated from the sets and the cards
(`python tools/card_coverage.py`); a test keeps it up to date, and `spellhall cards spellfire --sets` prints the table.

Pick any card that's left and write it: CONTRIBUTING.md shows how, under "Add a card". After each name stands what the
card still lacks. "No new word" means that [card-language.md](card-language.md) has every word it needs.
`printings/lacking.txt` keeps these notes; the tool drops the lines of cards that have been written.
"""


def keys_of(one: PrintedSet) -> list[str]:
    """The keys of all cards that a set numbers, chase cards last."""
    plain = [f"{one.code}/{number:03}" for number in range(1, one.cards + 1) if number not in one.skipped]
    return plain + [f"{one.code}c/{number:02}" for number in range(1, one.chase + 1)]


def number_of(key: str) -> str:
    """A key as players write it within its set: "45", or "c7" for a chase card."""
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
    numbered = {key for one in SETS for key in keys_of(one)}
    strange = {definition.key for definition in game.shipped()} - numbered
    if strange:
        raise ValueError(f"no set has these numbers: {', '.join(sorted(strange))}")
    lines = game.sets()
    sums = (sum(numbers) for numbers in zip(*(line[2:] for line in lines), strict=True))
    rows = [*lines, SetLine("", "All", *sums)]
    missing = missing_cards()
    return "".join(
        [
            OPENING,
            "\n| Code | Set | Numbers | Playable | By own definition | By printing | Not yet |\n",
            "|---|---|--:|--:|--:|--:|--:|\n",
            *(f"| {' | '.join(map(str, (row.code, row.name, *counts_of(row))))} |\n" for row in rows),
            "\n## What the missing cards lack\n\n",
            "| Lacks | Cards | Numbers |\n|---|--:|--:|\n",
            *_by_need(missing),
            "\nThe last four sets came out as files, not as printed cards; the hall has no list of them yet.\n",
            *_by_set(missing),
        ]
    )


def _by_need(missing: Sequence[MissingCard]) -> Iterator[str]:
    """A row for each thing that cards lack, most cards first."""
    cards = Counter(card.lacks for card in missing)
    numbers = Counter(card.lacks for card in missing for _ in card.numbers)
    for lacks, count in sorted(cards.items(), key=lambda found: (-found[1], found[0])):
        yield f"| {lacks} | {count} | {numbers[lacks]} |\n"
    yield f"| all | {cards.total()} | {numbers.total()} |\n"


def _by_set(missing: Sequence[MissingCard]) -> Iterator[str]:
    """The missing cards under the set they first came out in, each with what it lacks."""
    for one, cards in groupby(missing, lambda card: set_of(card.numbers[0])):
        yield f"\n## Left in {one.name}\n\n"
        for card in cards:
            others = f" (also {', '.join(card.numbers[1:])})" if card.numbers[1:] else ""
            yield f"- {number_of(card.numbers[0])} {card.name}{others}: {card.lacks}\n"


if __name__ == "__main__":
    text = page()
    if "--check" in sys.argv:
        current = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        print("up to date" if current == text else "docs/coverage.md is stale: run python tools/card_coverage.py")
        sys.exit(current != text)
    PAGE.write_text(text, encoding="utf-8")
    head, *lines = NEEDS.read_text(encoding="utf-8").splitlines(keepends=True)
    left = {card.numbers[0] for card in missing_cards()}
    NEEDS.write_text(head + "".join(line for line in lines if line.partition("|")[0] in left), encoding="utf-8")
