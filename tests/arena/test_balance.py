"""The balance page: counts that add up, the same in any number of processes."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.arena.runs.runners import HERE, Spread
from spellhall.arena.studies import balance as module
from spellhall.arena.studies.balance import Balance, as_markdown, balance, play_pair, wilson
from spellhall.cli.main import app
from spellhall.cli.study import balance as command
from spellhall.kernel.errors import UsageError


def test_a_pair_is_played_in_both_seatings():
    part = play_pair("spellchain", ("Pyre", "Tide"), 2, "random", 0)
    assert part.games == sum(part.lengths.values()) == 4
    assert sum(part.wins.values()) + part.draws == 4
    assert part.within(1, 1000) == 1.0
    assert 0 <= part.first_wins <= 4


def test_the_same_seed_gives_the_same_page_in_any_number_of_processes():
    one = balance("spellchain", 1, "random", 3)
    two = balance("spellchain", 1, "random", 3, Spread(2))
    assert as_markdown(one, "x") == as_markdown(two, "x")
    assert one.games == 90


def test_the_page_lists_what_was_changed():
    found = Balance("toy", "greedy", "turns", ["a", "b"])
    found.games, found.first_wins = 4, 2
    found.lengths.update([3, 3, 4, 5])
    found.wins["a", "b"] = 3
    found.wins["b", "a"] = 1
    page = as_markdown(found, "spellhall balance toy", [("Fireball", "Deals 2.", "It won too often.")])
    assert "| **a** | 75.0% (30.1-95.4) | - | 3 |" in page
    assert "The player who goes first wins 50.0%" in page
    assert "## Changes to the first design\n\n- **Fireball**: Deals 2. It won too often." in page


@pytest.mark.parametrize(
    ("won", "played", "least", "most"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (250, 500, 0.456, 0.544)]
)
def test_an_interval_is_wilsons(won, played, least, most):
    assert wilson(won, played) == pytest.approx((least, most), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_games_of_a_shuffle_that_end_alike_make_an_interval_wider():
    found = Balance("toy", "greedy", "turns", ["a", "b"])
    found.wins["a", "b"], found.wins["b", "a"], found.shuffles = 110, 90, 100
    found.split = 50
    narrow = found.interval("a")
    assert found.likeness() == 0.0 and narrow == wilson(110, 200)
    found.split = 0
    assert found.likeness() == 1.0 and found.interval("a") == wilson(55, 100)


def test_what_was_played_is_kept_and_not_played_again(tmp_path, monkeypatch):
    keep = tmp_path / "kept"
    monkeypatch.setattr(module, "BLOCK", 1)
    whole = balance("spellchain", 2, "random", 3, keep=keep)
    text = keep.read_bytes()
    lines = text.splitlines(keepends=True)
    assert len(lines) == 1 + 45 * 2
    keep.write_bytes(b"".join(lines[:40]) + lines[40][:7])
    seen = []
    assert as_markdown(balance("spellchain", 2, "random", 3, HERE, seen.append, keep=keep), "x") == as_markdown(
        whole, "x"
    )
    assert keep.read_bytes() == text and seen == [2] * 90
    monkeypatch.setattr(module, "play_pair", None)
    assert balance("spellchain", 2, "random", 3, keep=keep).games == 180


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path, monkeypatch):
    keep = tmp_path / "kept"
    monkeypatch.setattr(module, "BLOCK", 1)
    longer = as_markdown(balance("spellchain", 2, "random", 3), "x")
    shorter = as_markdown(balance("spellchain", 1, "random", 3, keep=keep), "x")
    assert as_markdown(balance("spellchain", 2, "random", 3, keep=keep), "x") == longer
    monkeypatch.setattr(module, "play_pair", None)
    assert as_markdown(balance("spellchain", 1, "random", 3, keep=keep), "x") == shorter


def test_a_run_that_ends_within_a_block_is_one_of_its_own(tmp_path, monkeypatch):
    keep = tmp_path / "kept"
    monkeypatch.setattr(module, "BLOCK", 2)
    balance("spellchain", 1, "random", 3, keep=keep)
    for games in (2, 3):
        with pytest.raises(UsageError, match="parts of another run"):
            balance("spellchain", games, "random", 3, keep=keep)


@pytest.mark.parametrize("limited", [False, True])
def test_a_run_with_other_decks_is_refused(limited, tmp_path, monkeypatch):
    keep = tmp_path / "kept"
    monkeypatch.setattr(module, "play_pair", lambda *task: Balance("spellslinger", "random", "turns", []))
    game = type(spellhall.game("spellslinger"))
    balance("spellslinger", 1, "random", 3, limited=limited, keep=keep)
    built, starters = game.limited_deck, game.starter_decks
    monkeypatch.setattr(game, "limited_deck", lambda *asked: built(*asked)[::-1])
    monkeypatch.setattr(game, "starter_decks", lambda self: starters(self) | {"Orchard": ["woods"] * 60})
    with pytest.raises(UsageError, match="parts of another run"):
        balance("spellslinger", 1, "random", 3, limited=limited, keep=keep)


def test_the_file_of_another_run_is_refused(tmp_path):
    keep = tmp_path / "kept"
    balance("spellchain", 1, "random", 3, keep=keep)
    with pytest.raises(UsageError, match="parts of another run"):
        balance("spellchain", 1, "random", 4, keep=keep)
    keep.write_text("a poem\n")
    with pytest.raises(UsageError, match="holds something other than parts of a run"):
        balance("spellchain", 1, "random", 3, keep=keep)
    with pytest.raises(UsageError, match="can't be used"):
        balance("spellchain", 1, "random", 3, keep=tmp_path)


@pytest.fixture
def quick(monkeypatch):
    """A balance of one pair, to test the command and not the arena."""

    def one_pair(game, games, agent, seed, *rest):
        return play_pair(game, ("Pyre", "Tide"), games, agent, seed)

    monkeypatch.setattr(command, "balance", one_pair)


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
    assert "can't be written" in found.output
    assert "Traceback" not in found.output
