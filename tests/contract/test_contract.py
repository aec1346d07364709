"""The contract of the kernel on every game and preset, at every decision of random games."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import spellhall
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import check_contract

MORE = pytest.mark.slow
"""The same promises in further games of the same kind: they take a minute, and break where the first one breaks."""
SPELLCHAIN_PAIRS = list(combinations(sorted(spellhall.game("spellchain").starter_decks()), 2))


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE)])
def test_spellfire_keeps_the_contract(players: int, preset: str, seed: int) -> None:
    game: Any = spellhall.game("spellfire", preset=preset, turn_cap="40")
    dice = Dice(100 * players + seed)
    decks = [random_deck(game, dice) for _ in range(players)]
    assert check_contract(game, decks, seed, every=3) > 50


@pytest.mark.parametrize(
    "option",
    [("equal_windows", "on"), ("victory_realms", "10"), ("protection", "transitive"), ("victory", "team")],
)
def test_spellfire_keeps_the_contract_under_single_options(option: tuple[str, str]) -> None:
    teams = {"teams": "three_of_two"} if option == ("victory", "team") else {}
    game: Any = spellhall.game("spellfire", turn_cap="20", **{option[0]: option[1]}, **teams)
    dice = Dice(7)
    assert check_contract(game, [random_deck(game, dice) for _ in range(2 * game.teams or 2)], 7, every=5) > 50


SOLITAIRE: list[dict[str, str]] = [
    {"solitaire": "one-deck"},
    {"solitaire": "one-deck", "preset": "tournament", "razed_realms": "on"},
    {"solitaire": "one-deck", "opponent": "brilliant", "play_out": "on"},
    {"solitaire": "one-deck", "opponent_hand": "open", "certain_defeat": "automatic", "equal_windows": "on"},
    {"solitaire": "two-deck"},
    {"solitaire": "two-deck", "opponent": "brilliant", "preset": "tournament"},
]


@pytest.mark.parametrize("options", SOLITAIRE, ids=str)
def test_solitaire_spellfire_keeps_the_contract(options: dict[str, str]) -> None:
    game: Any = spellhall.game("spellfire", turn_cap="40", **options)
    dice, compared = Dice(11), 0
    for seed in range(3, 7):  # a game with poor decks is soon over
        decks = [random_deck(game, dice) for _ in range(game.form.decks)]
        compared += check_contract(game, decks, seed, every=3)
        if compared > 30:
            break
    assert compared > 30


@pytest.mark.parametrize("pair", SPELLCHAIN_PAIRS[::4], ids="-".join)
def test_spellchain_keeps_the_contract(pair: tuple[str, str]) -> None:
    game = spellhall.game("spellchain")
    decks = game.starter_decks()
    assert check_contract(game, [decks[name] for name in pair], 5) > 10


def test_spellchain_keeps_the_contract_when_players_choose_where_to_cut() -> None:
    game = spellhall.game("spellchain", preset="table")
    decks = game.starter_decks()
    assert check_contract(game, [decks["Pyre"], decks["Court"]], 2) > 10


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=MORE), pytest.param(3, marks=MORE)])
def test_spellslinger_keeps_the_contract(players: int, seed: int) -> None:
    game = spellhall.game("spellslinger")
    dice = Dice(10 * players + seed)
    assert check_contract(game, [game.random_deck(dice) for _ in range(players)], seed, every=2) > 20


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"teams": "alliance"}),
        (4, {"teams": "as-one"}),
        (4, {"teams": "as-one", "hands": "closed"}),
        (6, {"teams": "as-one", "team_size": "3"}),
        (6, {"teams": "alliance", "team_size": "2"}),
        (3, {"preset": "off-the-top"}),
        (2, {"preset": "limited"}),
        (2, {"draw": "between"}),
    ],
    ids=str,
)
def test_spellslinger_keeps_the_contract_in_teams_and_formats(players: int, options: dict[str, str]) -> None:
    game = spellhall.game("spellslinger", **options)
    dice = Dice(players)
    every = 5 if players < 6 else 20  # six play for hundreds of decisions, and each look asks all of them
    assert check_contract(game, [game.random_deck(dice) for _ in range(players)], 4, every) > 20
