"""The contract of the kernel on every game and preset, at every decision of random games."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import spellhall
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.contract import check_contract

SPELLCHAIN_PAIRS = list(combinations(sorted(spellhall.game("spellchain").starter_decks()), 2))


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_spellfire_keeps_the_contract(players: int, preset: str, seed: int) -> None:
    game: Any = spellhall.game("spellfire", preset=preset, turn_cap="40")
    dice = Dice(100 * players + seed)
    decks = [random_deck(game, dice) for _ in range(players)]
    assert check_contract(game, decks, seed, every=3) > 50


@pytest.mark.parametrize("option", [("equal_windows", "on"), ("victory_realms", "10"), ("protection", "transitive")])
def test_spellfire_keeps_the_contract_under_single_options(option: tuple[str, str]) -> None:
    game: Any = spellhall.game("spellfire", turn_cap="20", **{option[0]: option[1]})
    dice = Dice(7)
    assert check_contract(game, [random_deck(game, dice) for _ in range(2)], 7, every=5) > 50


@pytest.mark.parametrize("pair", SPELLCHAIN_PAIRS[::4], ids="-".join)
def test_spellchain_keeps_the_contract(pair: tuple[str, str]) -> None:
    game = spellhall.game("spellchain")
    decks = game.starter_decks()
    assert check_contract(game, [decks[name] for name in pair], 5) > 10


def test_spellchain_keeps_the_contract_when_players_choose_where_to_cut() -> None:
    game = spellhall.game("spellchain", preset="table")
    decks = game.starter_decks()
    assert check_contract(game, [decks["Pyre"], decks["Court"]], 2) > 10
