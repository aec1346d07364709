"""Every combination of type, variants, condition of victory and size makes one game of Spellfire, or says why not."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import combinations, product

import pytest

import spellhall
from spellhall.games.spellfire.options import TERMS
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Format, TableFacts

BOOK = spellhall.game("spellfire").tournament_book()
RULE = re.compile(r"\(SFT-[A-Z]+-\d\d\)$")
SUBSETS = [chosen for count in range(len(BOOK.variants) + 1) for chosen in combinations(BOOK.variants, count)]
ALL = len(BOOK.types) * len(SUBSETS) * len(BOOK.victories) * len(BOOK.sizes)


def formats() -> Iterator[Format]:
    """All of them."""
    for kind, variants, victory, size in product(BOOK.types, SUBSETS, BOOK.victories, BOOK.sizes):
        yield Format(kind, "9" if BOOK.types[kind].parameter else "", variants, victory, size)


def table_of(format: Format) -> TableFacts:
    """A table of the type; the one who sits first has brought a melon."""
    return TableFacts(BOOK.types[format.type].seats, (0,))


@pytest.fixture(scope="module")
def made() -> dict[tuple[tuple[str, str], ...], Format]:
    """The rule options of all combinations that make a game, each with one that means them; the others say why not."""
    found: dict[tuple[tuple[str, str], ...], Format] = {}
    refused = 0
    for format in formats():
        faults = BOOK.check(format).faults
        if faults:
            refused += 1
            assert all(RULE.search(fault) and "\n" not in fault for fault in faults), faults
            with pytest.raises(UsageError, match=re.escape(faults[0])):
                BOOK.options(format, table_of(format))
        else:
            options = BOOK.options(format, table_of(format))
            assert set(options) - {"preset"} <= set(TERMS.by_name), format
            assert TERMS.chosen(options.pop("preset"), options).items() >= options.items(), format
            found.setdefault(tuple(options.items()), format)
    assert (ALL, refused) == (14_976, 7_168)
    return found


@pytest.mark.parametrize(
    "variants", [(0, 1, 6, 7), pytest.param(range(8), marks=pytest.mark.slow)], ids=["few or all", "any"]
)
def test_each_combination_makes_one_game_or_says_why_not(
    made: dict[tuple[tuple[str, str], ...], Format], variants: Container[int]
) -> None:
    games = 0
    for named, format in made.items():
        if len(format.variants) in variants:
            game = spellhall.game("spellfire", preset="tournament", **dict(named))
            assert {name: game.options[name] for name, _ in named} == dict(named), format
            game.check_seats(table_of(format).seats)
            games += 1
    assert games > 500
