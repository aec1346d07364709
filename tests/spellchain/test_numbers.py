"""What the numbers of a position mean: saves, histories and programs that learn read them, so their meaning stays."""

from __future__ import annotations

from types import ModuleType

import pytest
from column_codes import other_codes

import spellhall
from spellhall.games.spellchain.rules import duel, hits, resolving, waiting

KEPT = {
    duel: {"REVEAL": 150},
    hits: {"REACTION_BASE": 100, "REACTIONS": {"hex": 1, "recourse": 2, "veil": 3, "drain": 4}},
    resolving: {"HASTY": 60},
    waiting: {
        "NEGATE_SPELL": 1,
        "NEGATE_CARD": 2,
        "NEGATE_PLAIN": 3,
        "WEAKEN": 4,
        "BOOST": 5,
        "DOUBLE": 6,
        "PROTECT": 7,
        "WARD": 8,
        "SEIZE": 9,
        "APPLY_IT": 1,
        "WEAKEN_AFTER": 2,
    },
}
"""By module, what stands in saves: how something that waits is told from others, and what it does besides."""

HIGHEST = {
    "status": 2,
    "due": 3,
    "doubled": 1,
    "seized": 1,
    "stripped": 1,
    "no_heal": 1,
    "dealt_first": 1,
}
"""The columns that hold codes, each with its highest one (see ``spellhall.games.spellchain.table``)."""


@pytest.mark.parametrize("module", KEPT, ids=lambda module: module.__name__.rpartition(".")[2])
def test_a_number_in_a_save_means_what_it_meant(module: ModuleType) -> None:
    assert {name: getattr(module, name) for name in KEPT[module]} == KEPT[module]


@pytest.mark.parametrize("seed", range(4))
def test_a_column_of_codes_holds_no_others(seed: int) -> None:
    game = spellhall.game("spellchain")
    decks = list(game.starter_decks().values())
    state = game.new_state([decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed)
    assert not other_codes(state, HIGHEST, 300, seed)
