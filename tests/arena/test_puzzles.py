"""Puzzles: found in played games, proven again, and kept as saves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from chain_hall import ChainHall
from typer.testing import CliRunner

import spellhall
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import Spread
from spellhall.arena.studies.puzzles import (
    FEWEST,
    SEAT,
    TRIES,
    Puzzle,
    mine,
    proves,
    puzzles_of,
    puzzling,
    sentence,
    shipped,
)
from spellhall.cli.main import app
from spellhall.cli.play.match import Match
from spellhall.cli.study import puzzles as command
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import replay
from spellhall.registry import house_games

GAME = spellhall.game("spellchain")
PLAN = plan_of("spellchain", 1, agents=("club", "club"))
GAMES = 4
SHIPPED = [(name, number) for name in house_games() for number in range(len(shipped(name)))]


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    (puzzles, played), _ = mine(PLAN, range(GAMES))
    assert played == GAMES
    return puzzles


def test_puzzles_are_found_and_hold(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        assert proves(GAME, puzzle.document)
        assert 0 < len(puzzle.wins) < puzzle.choices >= FEWEST
        assert 1 <= puzzle.length <= 4 and 0 <= puzzle.found <= TRIES


def test_a_puzzle_that_says_something_else_does_not_hold(found: list[Puzzle]) -> None:
    document = found[0].document
    state = replay(GAME, document)
    others = [action for action in state.legal_actions() if action not in found[0].wins]
    assert not proves(GAME, document | {"puzzle": document["puzzle"] | {"wins": others}})
    assert not proves(GAME, document | {"puzzle": document["puzzle"] | {"length": 9}})
    assert not proves(GAME, document | {"actions": document["actions"][:3]})


def test_the_same_games_have_the_same_puzzles_by_any_number_of_processes(found: list[Puzzle]) -> None:
    told: list[int] = []
    assert list(puzzles_of(PLAN, GAMES, Spread(2, "threading"), told.append)) == found
    assert sum(told) == GAMES


def test_a_puzzle_is_a_save_in_which_we_choose(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(found[0].document))
    match = Match.loaded(path)
    assert match.state.current_player() == SEAT
    assert set(found[0].wins) < set(match.state.legal_actions())


def test_whoever_sits_down_to_a_puzzle_is_told_what_to_find(found: list[Puzzle], tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(found[0].document))
    result = CliRunner().invoke(app, ["play", "spellchain", "--load", str(path)])
    assert result.exit_code == 0
    assert result.stdout.startswith(found[0].document["puzzle"]["sentence"])


@pytest.mark.parametrize("puzzle", [3, {}, {"sentence": 7}, {"sentence": "\x1b[2J"}, {"sentence": "x" * 301}])
def test_a_puzzle_without_a_sentence_is_refused_with_one(found: list[Puzzle], tmp_path: Path, puzzle: Any) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(found[0].document | {"puzzle": puzzle}))
    result = CliRunner().invoke(app, ["play", "spellchain", "--load", str(path)])
    assert result.exit_code == 2
    assert "field `puzzle` should hold a sentence" in result.stderr and result.stderr.count("\n") == 1


def test_a_proven_choice_wins_whatever_is_dealt_and_answered(found: list[Puzzle]) -> None:
    dice = Dice(3)
    for puzzle in found:
        state = replay(GAME, puzzle.document)
        for _ in range(6):
            dealt = state.resample(SEAT, dice)
            dealt.apply(puzzle.wins[0], len(state.stack))
            assert can_win(dealt, len(state.stack), dice)


def can_win(state: Any, floor: int, dice: Dice) -> bool:
    """Whether some further choices of ours win against answers at random."""
    if state.scores is not None or len(state.stack) < floor:
        return state.scores is not None and state.scores[SEAT] > 0
    options = state.legal_actions()
    if state.current_player() != SEAT:
        options = [options[dice.below(len(options))]]
    twins = [(state.clone(), action) for action in options]
    for twin, action in twins:
        twin.apply(action, floor)
    return any(can_win(twin, floor, dice) for twin, _ in twins)


def last_lays(*hand: str) -> ChainHall:
    """Two cards are still to be laid by one whose opponent has none left, and three points."""
    t = ChainHall(filler="Greater Heal").health(20, 3)
    t.put(0, "hand", "Greater Heal", "Greater Heal", *hand)
    return t.begin().lay("Greater Heal", "Greater Heal")


def test_a_puzzle_has_three_choices_some_of_which_win_and_some_not() -> None:
    assert puzzling(last_lays("Fireball", "Greater Heal", "Greater Heal").state) == {}, "all win, in whatever order"
    assert puzzling(last_lays("Greater Heal", "Greater Heal", "Greater Heal").state) == {}, "none wins"
    needs_both = last_lays("Fireball", "Fireball", "Greater Heal").health(20, 6)
    assert sorted(puzzling(needs_both.state).values()) == [2, 2]
    needs_both.lay("Fireball")
    assert len(needs_both.state.legal_actions()) == 2
    assert puzzling(needs_both.state) == {}, "one of two is none"


def test_what_cannot_be_proven_is_no_puzzle() -> None:
    assert puzzling(last_lays("Fireball", "Pandora's Box", "Greater Heal").state) == {}


def test_the_sentence_says_what_is_looked_for() -> None:
    assert sentence(1, 3, 1) == (
        "You have 3 choices, and one of them wins before this turn is over, whatever the others hold and do."
    )
    assert "2 of them win before" in sentence(2, 3, 2) and "2 choices of yours" in sentence(2, 3, 2)


# ---------------------------------------------------------------------- those that the package has


@pytest.mark.parametrize(("name", "number"), SHIPPED)
def test_a_shipped_puzzle_holds(name: str, number: int) -> None:
    assert proves(spellhall.game(name), shipped(name)[number].document)


def test_no_shipped_puzzle_is_there_twice() -> None:
    for name in house_games():
        games = [json.dumps(puzzle.document, sort_keys=True) for puzzle in shipped(name)]
        assert len(set(games)) == len(games)


# ---------------------------------------------------------------------- the command


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["puzzles", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_grades_puzzles_and_writes_them(found: list[Puzzle], tmp_path: Path) -> None:
    code, told, _ = run("spellchain", "--games", GAMES, "--seed", 1, "--out", tmp_path / "new")
    assert code == 0
    assert told.startswith(f"{len(found)} puzzle")
    written = [json.loads(path.read_text()) for path in sorted((tmp_path / "new").iterdir())]
    grades = [(document["puzzle"]["length"], -document["puzzle"]["found"]) for document in written]
    assert grades == sorted(puzzle.grade for puzzle in found), "the easiest first"
    played = told.splitlines()[-1].removeprefix("Play one: spellhall ").split()
    assert CliRunner().invoke(app, played).exit_code == 0, "what it says to play can be played"


def test_the_command_keeps_the_hardest(found: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "file_of", lambda _: tmp_path / "puzzles.json")
    monkeypatch.setattr(command, "MOST_KEPT", 1)
    assert run("spellchain", "--games", GAMES, "--seed", 1, "--keep")[0] == 0
    (kept,) = json.loads((tmp_path / "puzzles.json").read_text())
    assert kept["puzzle"]["found"] == -max(puzzle.grade for puzzle in found)[1]


def test_without_games_the_command_lists_what_the_package_has() -> None:
    code, told, _ = run("spellchain")
    assert code == 0
    assert told.startswith(f"{len(shipped('spellchain'))} puzzle")
    assert "--out FOLDER" in told.splitlines()[-1], "none of the files that it lists is written yet"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("spellchain", "--games", -1), "at least one game, not -1"),
        (("spellchain", "--keep"), "use --games to search games"),
        (("chess",), "there's no game called 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[object, ...], said: str) -> None:
    code, _, error = run(*arguments)
    assert code == 2
    assert said in error and error.count("\n") == 1
