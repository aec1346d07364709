"""Starter decks that play alone: scores that add up, the same in any number of processes, and told as a section."""

from __future__ import annotations

from collections import Counter

from typer.testing import CliRunner

import spellhall
from spellhall.arena.runs.runners import HERE
from spellhall.arena.studies import solo_scores as module
from spellhall.arena.studies.balance import play_pair
from spellhall.arena.studies.solo_scores import Alone, as_section, play_alone, play_block
from spellhall.cli.main import app
from spellhall.cli.study import balance


def test_each_starter_deck_plays_so_many_games_and_what_is_kept_is_not_played_again(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "BLOCK", 1)
    seen = []
    found = play_alone("spellfire", 2, "random", 1, HERE, seen.append, tmp_path / "kept")
    starters = spellhall.game("spellfire").starter_decks()
    assert set(found.scores) == set(starters) and {scores.total() for scores in found.scores.values()} == {2}
    assert all(0 <= score <= 6 for scores in found.scores.values() for score in scores)
    assert seen == [1] * 2 * len(starters)
    monkeypatch.setattr(module, "play_block", None)
    assert play_alone("spellfire", 2, "random", 1, keep=tmp_path / "kept") == found


def test_the_games_of_a_block_are_those_of_their_numbers():
    together = Counter(dict(play_block("spellfire", "Greyhawk", "random", 1, 0, 2)["scores"]))
    one, other = (Counter(dict(play_block("spellfire", "Greyhawk", "random", 1, at, 1)["scores"])) for at in (0, 1))
    assert together == one + other


def test_the_section_tells_the_best_deck_first_and_all_scores():
    found = Alone("spellfire", "greedy", 4, {"Weak": Counter({0: 3, 2: 1}), "Strong": Counter({6: 2, 4: 2})})
    section = "\n".join(as_section(found))
    assert section.startswith("## Alone\n\n8 games for one (`solitaire=one-deck`), 4 of each starter deck")
    assert "2.75 realms on average; a full win in 25% of 8 games." in section
    strong, weak, everything = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert strong == "| **Strong** | 5.00 | 50.0% (15.0-85.0) | 0 | 0 | 0 | 0 | 2 | 0 | 2 |"
    assert weak == "| **Weak** | 0.50 | 0.0% (0.0-49.0) | 3 | 0 | 1 | 0 | 0 | 0 | 0 |"
    assert everything == "| all | 2.75 | 25.0% (7.1-59.1) | 3 | 0 | 1 | 0 | 2 | 0 | 2 |"


def test_the_page_of_a_game_that_is_played_alone_has_that_section(monkeypatch):
    monkeypatch.setattr(balance, "balance", lambda *_: play_pair("spellfire", ("Greyhawk", "Monsters"), 1, "random", 1))
    found = Alone("spellfire", "random", 1, {"Greyhawk": Counter({3: 1})})
    monkeypatch.setattr(balance, "play_alone", lambda *_: found)
    page = CliRunner().invoke(app, ["balance", "spellfire", "--games", "1", "--agent", "random", "--alone-games", "1"])
    assert page.exit_code == 0, page.output
    assert "--alone-games 1`" in page.stdout
    assert page.stdout.endswith("\n".join(as_section(found)))
