"""Random play under the rule options of tournaments: every game ends by a rule, without an error."""

from __future__ import annotations

import pytest
from long_runs import check_games
from tournament_rules import COMBINED, SINGLE, players

import spellhall


def check(options: dict[str, str], seeds: range) -> None:
    """Play a game for each seed, with random decks as tournaments take them.

    Where realms leave the game so many may be gone that nobody can win any more: for that there is a last turn.
    """
    last = {"turn_cap": "300"} if "destroyed_worlds" in options else {}
    game = spellhall.game("spellfire", **{"preset": "tournament"} | last | options)
    check_games(game, players(options), seeds, most_winners=2)


@pytest.mark.parametrize("options", [*SINGLE, *COMBINED], ids=str)
def test_games_under_rules_of_tournaments_end_by_a_rule(options: dict[str, str]) -> None:
    check(options, range(2))


@pytest.mark.slow
@pytest.mark.parametrize("options", [*SINGLE, *COMBINED], ids=str)
def test_two_hundred_games_under_rules_of_tournaments_end_by_a_rule(options: dict[str, str]) -> None:
    check(options, range(200))
