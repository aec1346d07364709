"""Random play with random legal decks over all cards: every game ends by a rule, without an error."""

from __future__ import annotations

import pytest
from long_runs import check_games

import spellhall

SEEDS_PER_TEST = 500
FIRST_SEEDS = range(0, 5_000, SEEDS_PER_TEST)
VARIANTS = (
    (2, {}),
    (3, {}),
    (4, {"teams": "alliance"}),
    (4, {"teams": "as-one"}),
    (6, {"teams": "as-one", "team_size": "3"}),
    (2, {"preset": "off-the-top"}),
    (2, {"preset": "limited"}),
)


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_random_games_end_by_a_rule(players: int, options: dict[str, str]) -> None:
    check_games(spellhall.game("spellslinger", **options), players, range(8), most_winners=players // 2)


@pytest.mark.slow
@pytest.mark.parametrize("first", FIRST_SEEDS)
def test_thousands_of_random_games_end_by_a_rule(first: int) -> None:
    players, options = VARIANTS[first // SEEDS_PER_TEST % len(VARIANTS)]
    game = spellhall.game("spellslinger", **options)
    check_games(game, players, range(first, first + SEEDS_PER_TEST), most_winners=players // 2)
