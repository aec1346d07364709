"""``spellhall review``: the costs of a player's choices as a table, and the worst ones with a better way."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.agents import Greedy, Random
from spellhall.cli.common import write_document
from spellhall.cli.main import app
from spellhall.kernel.documents.saves import replay_document

GAME = spellhall.game("spellchain")


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["review", *[str(argument) for argument in arguments]])
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Spell Chain in which seat 1 picks at random."""
    decks = [*GAME.starter_decks().values()][:2]
    state = GAME.new_state(decks, 4)
    agents = [Random(4), Greedy(4)]
    while not state.is_terminal():
        state.apply(agents[state.current_player()].act(state))
    path = tmp_path_factory.mktemp("games") / "game.json"
    write_document(path, replay_document(state, decks, 4))
    return path


def test_it_says_what_the_choices_have_cost_and_shows_better_ones(game: Path) -> None:
    code, told = run(game, "--agent", "search:20")
    assert code == 0
    assert told.startswith("Ana made ")
    assert "1. Step " in told
    assert "cost" in told
    assert run(game, "--agent", "search:20") == (code, told), "the same simulations give the same review"
    assert run(game, "--agent", "search:20", "--seed", 1)[1] != told


def test_all_choices_are_shown_to_whoever_asks_and_any_seat_can_be_reviewed(game: Path) -> None:
    dear, everything = (run(game, "--seat", 2, "--agent", "search:4", *more)[1] for more in ((), ("--all",)))
    assert dear.startswith("Bo made ")
    assert len(everything.splitlines()) > len(dear.splitlines())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--agent", "greedy"),
            "only a searching agent can review games, such as search:200 or search:0.5s",
        ),
        (("--seat", 3), "seat 3 doesn't exist; this game has seats 1 to 2"),
        (("--seat", 0), "seat 0 doesn't exist; this game has seats 1 to 2"),
        (("--agent", "search:soon"), "search takes seconds (search:0.3s) or simulations (search:200), not 'soon'"),
    ],
)
def test_what_cannot_be_reviewed_is_one_sentence(game: Path, arguments: tuple[object, ...], sentence: str) -> None:
    code, told = run(game, *arguments)
    assert code == 2
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_a_game_for_points_is_reviewed_by_its_score(tmp_path: Path) -> None:
    solitaire = spellhall.game("spellfire", solitaire="one-deck")
    decks = [*solitaire.starter_decks().values()][:1]
    state = solitaire.new_state(decks, 2)
    lots = Random(2)
    for _ in range(20):
        state.apply(lots.act(state))
    state.leave(0)
    path = tmp_path / "alone.json"
    write_document(path, replay_document(state, decks, 2))
    code, told = run(path, "--agent", "search:2", "--all")
    assert code == 0, told
    assert " of the full score a choice." in told and " win" not in told.splitlines()[0]
    assert "score" in told.splitlines()[1] and "chance" not in told.splitlines()[1]
