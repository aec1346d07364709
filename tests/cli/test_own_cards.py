"""``--cards``: games that are played, replayed, reviewed and verified with a card of one's own."""

from __future__ import annotations

import json

import pytest
from own_card import KEY, own_card_in, with_own_card
from typer.testing import CliRunner

import spellhall
from spellhall.arena.studies.card_file import welcome
from spellhall.cli.main import app
from spellhall.cli.play.match import Match
from spellhall.kernel.seals import seal_of


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def own(tmp_path):
    with own_card_in(tmp_path) as path:
        yield path


@pytest.fixture
def deck(tmp_path):
    path = tmp_path / "own.txt"
    path.write_text("".join(f"{key}\n" for key in with_own_card()))
    return path


@pytest.fixture
def finished(tmp_path):
    """A game with the card to its end, sealed as the hall seals it; this process has forgotten the card."""
    path = tmp_path / "game.json"
    with own_card_in(tmp_path) as own:
        welcome("spellchain", str(own))
        game = spellhall.game("spellchain")
        decks = [with_own_card(), with_own_card()]
        match = Match(game, decks, 3, "random")
        match.let_agents_play(range(2))
        match.save(path)
    document = json.loads(path.read_bytes())
    sealed = {"code": "ABC", "seal": seal_of("ABC", "spellchain", 3, decks), "returns": match.state.returns()}
    path.write_text(json.dumps(document | sealed))
    return path


def test_a_game_is_played_with_a_card_of_ones_own(own, deck):
    played = run("play", "spellchain", "--cards", own, "--deck", deck, "--opponent-deck", deck, "--seed", 3)
    assert (played.exit_code, played.stderr) == (0, "")
    assert "Cinder Handshake" in played.stdout


def test_without_its_file_there_is_no_such_card(deck):
    refused = run("play", "spellchain", "--deck", deck)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert [line.partition("there's")[2] for line in refused.stderr.splitlines()] == [f" no card '{KEY}'"] * 3


@pytest.mark.parametrize(
    "command",
    [["replay"], ["replay", "--to", "9"], ["review", "--agent", "search:1"], ["verify"], ["play", "--load"]],
    ids=" ".join,
)
def test_a_saved_game_is_read_with_the_cards_it_was_played_with(finished, tmp_path, command):
    unknown = run(*command, finished)
    assert unknown.exit_code != 0
    with own_card_in(tmp_path) as own:
        known = run(*command, finished, "--cards", own)
    assert (known.exit_code, known.stderr) == (0, "")


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("spellchain", None, "own_card.py can't be read: No such file or directory"),
        ("spellchain", "def (", "own_card.py, line 1: this isn't Python: invalid syntax"),
        ("spellfire", "", "own_card.py defines cards of spellchain, not of spellfire"),
    ],
)
def test_a_file_that_holds_no_such_cards_is_one_sentence(own, game, text, sentence):
    if text is None:
        own.unlink()
    elif text:
        own.write_text(text)
    refused = run("play", game, "--cards", own)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr.endswith(f"{sentence}\n") and refused.stderr.count("\n") == 1
