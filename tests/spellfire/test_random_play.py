"""Random play with random legal decks over all cards: every game ends by a rule, without an error."""

from __future__ import annotations

import pytest
from long_runs import check_games

import spellhall

SEEDS_PER_TEST = 500
FIRST_SEEDS = range(0, 10_000, SEEDS_PER_TEST)


@pytest.mark.parametrize(
    ("preset", "players", "games"),
    [
        ("rulebook", 2, 30),
        ("tournament", 2, 14),
        ("rulebook", 3, 6),
        ("tournament", 3, 4),
        ("rulebook", 4, 4),
        ("rulebook", 6, 2),
    ],
)
def test_random_games_end_by_a_rule(preset: str, players: int, games: int) -> None:
    check_games(spellhall.game("spellfire", preset=preset), players, range(games))


@pytest.mark.slow
@pytest.mark.parametrize("first", FIRST_SEEDS)
def test_ten_thousand_random_games_end_by_a_rule(first: int) -> None:
    check_games(spellhall.game("spellfire"), 2, range(first, first + SEEDS_PER_TEST))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 500, 100))
@pytest.mark.parametrize("players", [3, 4])
def test_five_hundred_random_games_of_more_players_end_by_a_rule(players: int, first: int) -> None:
    check_games(spellhall.game("spellfire"), players, range(first, first + 100))
