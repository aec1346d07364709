"""Puzzles: found in played games, proven again, and kept as saves."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from chain_hall import ChainHall
from typer.testing import CliRunner

import spellhall
from spellhall.agents.alike import alike
from spellhall.agents.proofs import LONGEST, TURN, Verdicts, verdicts
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import Spread
from spellhall.arena.studies.puzzles import (
    FEWEST,
    MARGIN,
    PUZZLE_LEVELS,
    SEAT,
    SOLVERS,
    THEME_SHARE,
    TRIES,
    Puzzle,
    best_of,
    is_puzzle,
    mine,
    proves,
    puzzles_of,
    sentence,
    shipped,
)
from spellhall.cli.main import app
from spellhall.cli.play.match import Match
from spellhall.cli.study import puzzles as command
from spellhall.games.spellchain.table import STAMPED
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import replay
from spellhall.kernel.state import State
from spellhall.registry import house_games

GAME = spellhall.game("spellchain")
SEED = 2026
PLAN = plan_of("spellchain", SEED, agents=("club", "club"))
FIRST, GAMES = 85, 3
ONE_SIDED = {"spellfire"}
"""Games whose puzzles nearly all turn on one thing: in Spellfire, the realm that wins."""
SHIPPED = [(name, number) for name in house_games() for number in range(len(shipped(name)))]
SAMPLE = [(name, number) for name, number in SHIPPED if number % 10 == 0]
"""Those that are proven again each time; all of them are in the nightly run."""


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    (puzzles, played), _ = mine(PLAN, range(FIRST, FIRST + GAMES))
    assert played == GAMES
    return puzzles


def test_puzzles_are_found_and_hold(found: list[Puzzle]) -> None:
    assert found
    for puzzle in found:
        assert proves(GAME, puzzle.document)
        assert 0 < len(puzzle.wins) < puzzle.choices >= FEWEST
        assert 1 <= puzzle.length <= LONGEST
        assert [*puzzle.found] == [*SOLVERS] and all(0 <= times <= TRIES for times in puzzle.found.values())


def test_only_puzzles_of_the_wanted_themes_are_found(found: list[Puzzle]) -> None:
    themes = {puzzle.theme for puzzle in found}
    (same, _), _ = mine(PLAN, range(FIRST, FIRST + 1), themes)
    assert same == [puzzle for puzzle in found if puzzle.origin in {one.origin for one in same}]
    assert mine(PLAN, range(FIRST, FIRST + 1), {"decision"})[0] == ([], 1)


def test_a_puzzle_that_says_something_else_does_not_hold(found: list[Puzzle]) -> None:
    document = found[0].document
    state = replay(GAME, document)
    others = [action for action in state.legal_actions() if action not in found[0].wins]
    assert not proves(GAME, document | {"puzzle": document["puzzle"] | {"wins": others}})
    assert not proves(GAME, document | {"puzzle": document["puzzle"] | {"length": 9}})
    assert not proves(GAME, document | {"actions": document["actions"][:3]})


def test_the_same_games_have_the_same_puzzles_by_any_number_of_processes(found: list[Puzzle]) -> None:
    told: list[int] = []
    assert list(puzzles_of(PLAN, GAMES, Spread(2, "threading"), told.append, FIRST)) == found
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


@pytest.mark.parametrize("name", house_games())
def test_a_proven_choice_wins_whatever_is_dealt_and_answered(name: str) -> None:
    dice = Dice(3)
    game = spellhall.game(name)
    for puzzle in shipped(name)[::8]:
        state = replay(game, puzzle.document)
        for _ in range(6):
            dealt = state.resample(SEAT, dice)
            dealt.apply(puzzle.wins[0], TURN)
            assert can_win(dealt, puzzle.length - 1, dice), puzzle.document["puzzle"]


def can_win(state: State, left: int, dice: Dice) -> bool:
    """Whether some further choices of ours, this many at most, win against answers at random."""
    if state.scores is not None or len(state.stack) < TURN:
        return state.scores is not None and state.scores[SEAT] > 0
    groups = alike(state, state.decision())
    if state.current_player() != SEAT:
        groups = [groups[dice.below(len(groups))]]
    elif len(groups) > 1:
        if not left:
            return False
        left -= 1
    twins = [(state.clone(), actions[0]) for actions in groups]
    for twin, action in twins:
        twin.apply(action, TURN)
    return any(can_win(twin, left, dice) for twin, _ in twins)


def last_lays(*hand: str) -> ChainHall:
    """Two cards are still to be laid by one whose opponent has none left, and three points."""
    t = ChainHall(filler="Greater Heal").health(20, 3)
    t.put(0, "hand", "Greater Heal", "Greater Heal", *hand)
    return t.begin().lay("Greater Heal", "Greater Heal")


def proven(t: ChainHall) -> tuple[bool, Verdicts]:
    found = verdicts(t.state, margin=MARGIN)
    return is_puzzle(t.state, found), found


def test_a_puzzle_has_three_choices_one_of_which_wins() -> None:
    fine, found = proven(last_lays("Fireball", "Greater Heal", "Greater Heal"))
    assert not fine and found.open, "the fireball may come a card later, too"
    fine, found = proven(last_lays("Greater Heal", "Greater Heal", "Greater Heal"))
    assert not fine and not found.won and not found.open, "none wins"
    needs_both = last_lays("Fireball", "Fireball", "Greater Heal").health(20, 6)
    for card in needs_both.state.legal_actions():
        needs_both.state.marks[STAMPED][card] = 0  # as in a real game: nothing has marked them yet
    fine, found = proven(needs_both)
    assert fine and len(found.won) == 2 and found.length == 2, "either of two equal cards is one choice"
    needs_both.lay("Fireball")
    assert len(needs_both.state.legal_actions()) == 2
    assert not proven(needs_both)[0], "one of two is none"


def test_what_cannot_be_proven_is_no_puzzle() -> None:
    hall = last_lays("Fireball", "Pandora's Box", "Greater Heal")
    assert not proven(hall)[0]


def test_the_sentence_says_what_is_looked_for() -> None:
    assert sentence(1, 3, 1) == (
        "You have 3 choices. Only one of them wins with no choice after it, whatever the others hold and do. "
        "No other wins in 2."
    )
    told = sentence(2, 4, 3)
    assert "2 of them, equal cards, win this turn in 3 choices" in told and "No other wins in 4." in told


# ---------------------------------------------------------------------- those that the package has


@pytest.mark.parametrize(("name", "number"), SAMPLE)
def test_a_shipped_puzzle_holds(name: str, number: int) -> None:
    assert proves(spellhall.game(name), shipped(name)[number].document)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), [each for each in SHIPPED if each not in SAMPLE])
def test_each_shipped_puzzle_holds(name: str, number: int) -> None:
    assert proves(spellhall.game(name), shipped(name)[number].document)


@pytest.mark.parametrize("name", house_games())
def test_every_shipped_puzzle_fits_the_cards_and_is_graded(name: str) -> None:
    game = spellhall.game(name)
    found = shipped(name)
    assert found and [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)
    for puzzle in found:
        state = replay(game, puzzle.document)
        assert state.decision().seat == SEAT and len(state.legal_actions()) == puzzle.choices
        assert set(puzzle.wins) < set(state.legal_actions())
        assert puzzle.document["puzzle"]["sentence"] == sentence(len(puzzle.wins), puzzle.choices, puzzle.length)
        assert {game.theme(state, action) for action in puzzle.wins} == {puzzle.theme} <= set(game.themes())
        assert [*puzzle.found] == [*SOLVERS] and puzzle.level in PUZZLE_LEVELS


@pytest.mark.parametrize("name", house_games())
def test_themes_divide_the_puzzles(name: str) -> None:
    counts = Counter(puzzle.theme for puzzle in shipped(name))
    assert len(counts) >= 3
    assert name in ONE_SIDED or max(counts.values()) <= THEME_SHARE * counts.total()


def test_the_page_has_a_name_for_every_theme() -> None:
    page = (Path(__file__).parents[2] / "web/src/practice/puzzles.ts").read_text(encoding="utf-8")
    named = set(re.findall(r"^    (\w+): '", page, re.MULTILINE))
    assert {theme for name in house_games() for theme in spellhall.game(name).themes()} - named == {"decision"}


def test_a_common_theme_leaves_room_for_others() -> None:
    common = [puzzle_found()._replace(length=3, theme="sixth", choices=number) for number in range(9)]
    rare = [puzzle_found()._replace(length=1, theme="combat", choices=number) for number in range(2)]
    assert Counter(puzzle.theme for puzzle in best_of([*common, *rare], 5)) == {"sixth": 3, "combat": 2}
    assert len(best_of(common, 5)) == 5, "no place stays empty"


def test_the_more_agents_miss_a_puzzle_the_harder_it_is() -> None:
    graded = [
        puzzle_found(novice=novice, club=club, **{"search:100": search}).level
        for novice, club, search in ((10, 10, 10), (6, 6, 6), (5, 10, 10), (0, 0, 10), (0, 0, 0))
    ]
    assert graded == ["easy", "easy", "medium", "hard", "hard"]
    assert puzzle_found(random=0, novice=10, club=10, **{"search:100": 10}).level == "easy", "chance says nothing"


def puzzle_found(**found: int) -> Puzzle:
    """A puzzle that agents find so often."""
    return Puzzle({}, (), 3, 1, "", found)


def test_no_shipped_puzzle_is_there_twice() -> None:
    for name in house_games():
        games = [json.dumps(puzzle.document, sort_keys=True) for puzzle in shipped(name)]
        assert len(set(games)) == len(games)


# ---------------------------------------------------------------------- the command


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["puzzles", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_grades_puzzles_and_writes_them(found: list[Puzzle], tmp_path: Path) -> None:
    code, told, _ = run("spellchain", "--start", FIRST, "--games", GAMES, "--seed", SEED, "--out", tmp_path / "new")
    assert code == 0
    assert told.startswith(f"{len(found)} puzzle")
    written = [json.loads(path.read_text()) for path in sorted((tmp_path / "new").iterdir())]
    grades = [(-sum(doc["puzzle"]["found"].values()), doc["puzzle"]["length"]) for doc in written]
    assert grades == sorted(puzzle.grade for puzzle in found), "the easiest first"
    played = told.splitlines()[-1].removeprefix("Play one: spellhall ").split()
    assert CliRunner().invoke(app, played).exit_code == 0, "what it says to play can be played"


def test_the_command_adds_to_those_kept(found: list[Puzzle], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "file_of", lambda _: tmp_path / "puzzles.json")
    monkeypatch.setattr(command, "shipped", lambda _: found[1:])
    few = ("spellchain", "--start", FIRST, "--games", GAMES, "--seed", SEED, "--keep")
    assert run(*few)[0] == 0
    kept = json.loads((tmp_path / "puzzles.json").read_text())
    assert sorted(map(str, kept)) == sorted(str(puzzle.document) for puzzle in found), "none is there twice"
    monkeypatch.setattr(command, "MOST_KEPT", 1)
    assert run(*few)[0] == 0
    (kept,) = json.loads((tmp_path / "puzzles.json").read_text())
    assert kept["puzzle"]["length"] == max(puzzle.length for puzzle in found)


def test_without_games_the_command_lists_what_the_package_has() -> None:
    code, told, _ = run("spellchain")
    assert code == 0
    assert told.startswith(f"{len(shipped('spellchain'))} puzzle")
    assert "--out FOLDER" in told.splitlines()[-1], "none of the files that it lists is written yet"


def test_the_puzzle_of_the_day_is_listed_alone_and_can_be_played(tmp_path: Path) -> None:
    code, told, _ = run("spellchain", "--daily", "--out", tmp_path)
    assert code == 0 and told.startswith("1 puzzle\n")
    (path,) = tmp_path.iterdir()
    document = json.loads(path.read_text())
    assert document in [puzzle.document for puzzle in shipped("spellchain")]
    assert told.splitlines()[-1] == f"Play one: spellhall play spellchain --load {path}"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("spellchain", "--daily", "--games", 1), "leave out --games"),
        (("spellchain", "--games", -1), "at least one game, not -1"),
        (("spellchain", "--games", 1, "--start", -1), "--start takes the number of games to skip, not -1"),
        (("spellchain", "--keep"), "use --games to search games"),
        (("spellchain", "--theme", "trick"), "use --games to search games"),
        (
            ("spellchain", "--games", 1, "--theme", "dragons"),
            "the theme 'dragons'; its themes are negate (negation)",
        ),
        (("chess",), "there's no game called 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[object, ...], said: str) -> None:
    code, _, error = run(*arguments)
    assert code == 2
    assert said in error and error.count("\n") == 1
