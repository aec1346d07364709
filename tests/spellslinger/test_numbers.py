"""What the numbers of a position mean: saves, histories and programs that learn read them, so their meaning stays."""

from __future__ import annotations

from types import ModuleType

import pytest
from column_codes import other_codes

import spellhall
from spellhall.games.spellslinger.rules import numbers, payment, zones

KEPT = {
    numbers: {"BOOST": 0, "BECOMES": 1, "GRANTS": 2, "LOSES": 3},
    payment: {"FOR_PAYMENT": 1},
    zones: {"COMMON_SEAT": 0},
}
"""By module, what stands in saves and histories."""

HIGHEST = {
    "sideways": 1,
    "blocked": 1,
    "struck": 1,
    "doomed": 1,
    "stays": 1,
    "out": 1,
    "decked": 1,
    "kept": 1,
    "held": 2,
    "calm": 1,
}
"""The columns that hold codes, each with its highest one (see ``spellhall.games.spellslinger.table``)."""


@pytest.mark.parametrize("module", KEPT, ids=lambda module: module.__name__.rpartition(".")[2])
def test_a_number_in_a_save_means_what_it_meant(module: ModuleType) -> None:
    assert {name: getattr(module, name) for name in KEPT[module]} == KEPT[module]


@pytest.mark.parametrize("seed", range(4))
def test_a_column_of_codes_holds_no_others(seed: int) -> None:
    game = spellhall.game("spellslinger")
    decks = list(game.starter_decks().values())
    state = game.new_state([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed)
    assert not other_codes(state, HIGHEST, 500, seed)
