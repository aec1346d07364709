"""Par scores: averages of equally many games with each deck, and one for each starter deck that a game has."""

from __future__ import annotations

import pytest
import solo_pars

import spellhall
from spellhall.agents import agents_for
from spellhall.arena.runs import folders, parts
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.rows import Row
from spellhall.kernel.errors import UsageError
from spellhall.registry import house_games


def a_run(folder, scores):
    """A run of the club player that ended with these scores, a deck and a score each."""
    folders.begin(folder, plan_of("spellfire", 7, agents=["club"], options={"solitaire": "one-deck"}), len(scores))
    rows = [Row(at, at, at, (deck,), ("club",), (0.0,), score=score) for at, (deck, score) in enumerate(scores)]
    list(parts.written(folder, iter([rows])))
    return folder


def test_a_par_is_the_average_of_a_deck(tmp_path):
    folder = a_run(tmp_path / "run", [("Dark Sun", 4), ("Monsters", 6), ("Dark Sun", 5), ("Monsters", 6)])
    assert solo_pars.pars_of(folder, "2026-11-30") == {
        "agent": "club",
        "games": 2,
        "seed": 7,
        "date": "2026-11-30",
        "decks": {"Dark Sun": 4.5, "Monsters": 6.0},
    }


def test_decks_have_equally_many_games(tmp_path):
    folder = a_run(tmp_path / "run", [("Dark Sun", 4), ("Monsters", 6), ("Dark Sun", 5)])
    with pytest.raises(UsageError, match=r"each deck needs the same number of games, not \[1, 2\]"):
        solo_pars.pars_of(folder, "2026-11-30")


def test_each_game_has_a_score(tmp_path):
    folder = a_run(tmp_path / "run", [("Dark Sun", None)])
    with pytest.raises(UsageError, match="game 0 has no score: it is not played for points"):
        solo_pars.pars_of(folder, "2026-11-30")


@pytest.mark.parametrize("name", house_games())
def test_every_starter_deck_that_is_played_alone_has_a_par(name):
    game = spellhall.game(name)
    pars = game.pars()
    assert set(pars.decks) == (set(game.starter_decks()) if game.alone else set())
    assert all(0 <= par <= game.best_score() for par in pars.decks.values())
    if game.alone:
        assert pars.agent in agents_for(game)
        assert pars.games >= 10
