"""The regression that says which cards win: it finds what games were made from, and believes little without games."""

from __future__ import annotations

import pytest

from spellhall.arena.studies.regression import Row, chance, fit, solved
from spellhall.kernel.chance import Dice

TRUE = [0.8, -0.6, 0.0, 0.3]


def games(number: int, start: float = 0.0) -> list[Row]:
    """Rows of ten games each, of which exactly so many are won as the true weights say."""
    dice = Dice(4)
    rows = []
    for _ in range(number):
        parts = {part: float(dice.below(5) - 2) for part in range(len(TRUE))}
        logit = start + sum(TRUE[part] * count for part, count in parts.items())
        rows.append(Row(parts, 10 * chance(logit), 10, start))
    return rows


@pytest.mark.parametrize("start", [0.0, 0.5])
def test_many_games_show_what_each_part_adds(start: float) -> None:
    assert fit(games(300, start), len(TRUE), 5.0) == pytest.approx(TRUE, abs=0.02)


def test_the_fewer_the_games_the_nearer_to_nothing() -> None:
    none, few, many = (fit(games(number), len(TRUE), 0.3)[0] for number in (0, 2, 200))
    assert none == 0.0 and 0.0 < few < many < TRUE[0]


def test_a_part_that_was_always_on_both_sides_keeps_its_weight() -> None:
    rows = [Row({0: 1.0, 1: 0.0}, 1.0, 1)] * 10
    assert fit(rows, 2, 1.0)[1] == 0.0


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])
