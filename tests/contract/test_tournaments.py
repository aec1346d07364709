"""The contract of the kernel under each rule option of tournaments, at every decision of random games."""

from __future__ import annotations

from typing import Any

import pytest
from tournament_rules import SINGLE, players

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.contract import check_contract


@pytest.mark.parametrize("options", SINGLE, ids=str)
def test_each_rule_of_tournaments_keeps_the_contract(options: dict[str, str]) -> None:
    game: Any = spellhall.game("spellfire", preset="tournament", turn_cap="15", **options)
    dice = Dice(5)
    assert check_contract(game, [game.random_deck(dice) for _ in range(players(options))], 5, every=1) > 50
