"""What the numbers of a position mean: saves, histories and programs that learn read them, so their meaning stays."""

from __future__ import annotations

from types import ModuleType

import pytest
from column_codes import other_codes
from random_games import fixture_game

from spellhall.games.spellfire.rules.battle import lending, outcomes
from spellhall.games.spellfire.rules.plays import asking_leave, play
from spellhall.games.spellfire.rules.turn import draws, victory

KEPT = {
    draws: {"RAN_OUT": 1, "WAITS": 2},
    lending: {"FOR_ATTACKER": 1, "FOR_DEFENDER": 2},
    outcomes: {
        "ATTACKER_WON": 0,
        "DEFENDER_WON": 1,
        "ATTACKER_STOPPED": 2,
        "DEFENDER_STOPPED": 3,
        "REALM_GONE": 4,
        "BOTH_GONE": 5,
    },
    asking_leave: {"REFUSED": 0},
    play: {"FOREVER": 1 << 30},
    victory: {"EMPIRE": 0, "SCORED": 1, "LAST_LEFT": 2, "CONQUEST": 3, "TEN_TOGETHER": 4},
}
"""By module, what stands in saves and histories."""

HIGHEST = {
    "razed": 1,
    "fought": 3,
    "entered": 1,
    "lost power": 1,
    "halted": 4,
    "quest": 1,
    "served": 1,
    "realm_done": 1,
    "holding_done": 1,
    "attacked": 1,
    "rule_done": 1,
    "had_chance": 1,
    "extra_used": 1,
    "gone": 1,
    "stopped": 2,
    "quested": 1,
    "aided": 2,
    "has_defended": 1,
    "extra_turn": 1,
    "exhausted": 1,
    "cycled": 1,
}
"""The columns that hold codes, each with its highest one (see ``spellhall.games.spellfire.table``)."""


@pytest.mark.parametrize("module", KEPT, ids=lambda module: module.__name__.rpartition(".")[2])
def test_a_number_in_a_save_means_what_it_meant(module: ModuleType) -> None:
    assert {name: getattr(module, name) for name in KEPT[module]} == KEPT[module]


@pytest.mark.parametrize(
    ("seed", "players", "options"),
    [
        (1, 2, {}),
        (2, 3, {"aid": "on"}),
        (3, 2, {"questing": "on"}),
        (4, 4, {"preset": "tournament"}),
    ],
)
def test_a_column_of_codes_holds_no_others(seed: int, players: int, options: dict[str, str]) -> None:
    state = fixture_game(seed, players, **options)
    assert not other_codes(state, HIGHEST, 600, seed)
