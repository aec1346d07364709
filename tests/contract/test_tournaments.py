"""The contract of the kernel under each rule option of tournaments, in random games."""

from __future__ import annotations

from typing import Any

import pytest
from tournament_rules import ALL, COMBINED, SINGLE, players

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import check_contract


@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.slow)])  # the same game, looked at more often
@pytest.mark.parametrize("options", SINGLE, ids=str)
def test_each_rule_of_tournaments_keeps_the_contract(options: dict[str, str], every: int) -> None:
    game: Any = spellhall.game("spellfire", preset="tournament", turn_cap="15", **options)
    dice = Dice(5)
    assert check_contract(game, [game.random_deck(dice) for _ in range(players(options))], 5, every) > 50


@pytest.mark.parametrize("options", COMBINED, ids=str)
def test_several_rules_of_tournaments_together_keep_it(options: dict[str, str]) -> None:
    game: Any = spellhall.game("spellfire", **{"preset": "tournament", "turn_cap": "15"} | options)
    dice = Dice(6)
    assert check_contract(game, [game.random_deck(dice) for _ in range(players(options))], 6, every=3) > 50


@pytest.mark.parametrize("solitaire", ["one-deck", "two-deck"])
@pytest.mark.parametrize("opponent", ["mechanical", "brilliant"])
def test_so_do_they_in_games_for_one(solitaire: str, opponent: str) -> None:
    more = {"solitaire": solitaire, "opponent": opponent, "melons": "1"}
    if solitaire == "one-deck":
        more["victory"] = "standard"
    game: Any = spellhall.game("spellfire", preset="tournament", turn_cap="40", **ALL | more)
    dice = Dice(7)
    decisions = [
        check_contract(game, [game.random_deck(dice) for _ in range(game.form.decks)], seed, every=3)
        for seed in (7, 8, 9)
    ]
    assert sum(decisions) > 60
