"""The balance page: counts that add up, the same in any number of processes."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from spellhall.arena.balance import Balance, as_markdown, balance, play_pair
from spellhall.cli import balancing
from spellhall.cli.main import app


def test_a_pair_is_played_in_both_seatings():
    part = play_pair("spellchain", ("Pyre", "Tide"), 2, "random", 0)
    assert part.games == sum(part.lengths.values()) == 4
    assert sum(part.wins.values()) + part.draws == 4
    assert part.within(1, 1000) == 1.0
    assert 0 <= part.first_wins <= 4


def test_the_same_seed_gives_the_same_page_in_any_number_of_processes():
    one = balance("spellchain", 1, "random", 3, jobs=1)
    two = balance("spellchain", 1, "random", 3, jobs=2)
    assert as_markdown(one, "x") == as_markdown(two, "x")
    assert one.games == 90


def test_the_page_lists_what_was_changed():
    found = Balance("toy", "greedy", "turns", ["a", "b"])
    found.games, found.first_wins = 4, 2
    found.lengths.update([3, 3, 4, 5])
    found.wins["a", "b"] = 3
    found.wins["b", "a"] = 1
    page = as_markdown(found, "spellhall balance toy", [("Fireball", "Deals 2.", "It won too often.")])
    assert "| **a** | 75.0 % | - | 3 |" in page
    assert "Whoever goes first wins 50.0 %" in page
    assert "## Changes to the first design\n\n- **Fireball**: Deals 2. It won too often." in page


@pytest.fixture
def quick(monkeypatch):
    """A balance of one pair, to test the command and not the arena."""

    def one_pair(game, games, agent, seed, jobs, advance):
        return play_pair(game, ("Pyre", "Tide"), games, agent, seed)

    monkeypatch.setattr(balancing, "balance", one_pair)


def test_the_command_prints_or_writes_the_page(quick, tmp_path):
    arguments = ["balance", "spellchain", "--games", "1", "--agent", "random", "--jobs", "1"]
    printed = CliRunner().invoke(app, arguments)
    assert printed.exit_code == 0
    assert printed.output.startswith("# Balance of spellchain")
    path = tmp_path / "page.md"
    assert CliRunner().invoke(app, [*arguments, "--write", str(path)]).exit_code == 0
    assert path.read_text() == printed.output


def test_a_page_that_cannot_be_written_is_one_sentence(quick, tmp_path):
    found = CliRunner().invoke(app, ["balance", "spellchain", "--games", "1", "--write", str(tmp_path)])
    assert found.exit_code == 2
    assert "cannot be written" in found.output
    assert "Traceback" not in found.output
