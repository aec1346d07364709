"""Weights fitted to games: they are found from made games, tried by games held out, and kept only if they win."""

from __future__ import annotations

import json
from collections import namedtuple
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.agents import agent
from spellhall.arena.players import player
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import Here, Spread
from spellhall.arena.studies import tuning
from spellhall.arena.studies.card_trial import copy_of
from spellhall.arena.studies.regression import Row, chance, fit
from spellhall.arena.studies.reweighted import with_weights
from spellhall.arena.studies.svg_charts import calibrated
from spellhall.arena.studies.tuning import HELD_OUT, Fit, Seen, Step, brier, calibration, fitted, moved, terms, tune
from spellhall.cli.main import app
from spellhall.cli.study import tune as command
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.weights import BY_HAND, FITTED, NONE, Weights, parsed, shipped
from spellhall.registry import house_games

GAMES = [name for name in house_games() if spellhall.game(name).weights.values]
GAME = spellhall.game("spellchain")
Made = namedtuple("Made", "life cards never")
SWING = 10.0


def made_positions(true: Made, count: int = 4_000) -> list[Seen]:
    """Positions that were won as often as true weights say, as the game judged them by no weights at all."""
    dice = Dice(5)
    found = []
    for number in range(count):
        seen = float(dice.below(21) - 10), float(dice.below(5) - 2), 0.0
        worth = sum(weight * term for weight, term in zip(true, seen, strict=True))
        won = dice.below(1_000_000) < 1_000_000 * chance(2 * worth / SWING)
        found.append(Seen(number, seen, 0.0, float(won)))
    return found


# ---------------------------------------------------------------------- the fit


def test_weights_are_found_from_the_games_that_they_made() -> None:
    found = moved(made_positions(Made(0.8, -2.0, 0.0)), Made(0.0, 0.0, 7.0), SWING)
    assert found.life == pytest.approx(0.8, abs=0.08)
    assert found.cards == pytest.approx(-2.0, abs=0.25)
    assert found.never == 7.0, "what never occurs keeps its weight"


def test_right_weights_stay_where_they_are() -> None:
    true = Made(0.8, -2.0, 0.0)
    seen = [each._replace(worth=0.8 * each.terms[0] - 2.0 * each.terms[1]) for each in made_positions(true)]
    assert moved(seen, true, SWING) == pytest.approx(true, abs=0.2)


def test_few_positions_move_weights_little() -> None:
    seen = made_positions(Made(0.8, -2.0, 0.0))
    few, many = (moved(seen[:count], Made(0.0, 0.0, 0.0), SWING) for count in (4, 4_000))
    assert abs(few.cards) < abs(many.cards) / 2


def test_a_start_that_was_sure_of_the_opposite_is_left_behind() -> None:
    rows = [Row({0: 1.0}, 2.0, 10, start=8.0), Row({0: -1.0}, 8.0, 10, start=-8.0)]
    assert chance(8.0 + fit(rows, 1, 100.0)[0]) == pytest.approx(0.2, abs=0.01)


def test_the_score_is_the_mean_square_of_what_was_missed() -> None:
    assert brier([0.5, 0.5], [1.0, 0.0]) == 0.25
    assert brier([1.0, 0.0, 0.8], [1.0, 0.0, 0.0]) == pytest.approx(0.64 / 3)


def test_promises_are_compared_with_what_came_step_by_step() -> None:
    steps = calibration([0.02, 0.04, 0.55, 1.0], [0.0, 1.0, 0.5, 1.0])
    assert len(steps) == 10
    assert (steps[0], steps[5], steps[9]) == (Step(2, 0.03, 0.5), Step(1, 0.55, 0.5), Step(1, 1.0, 1.0))
    assert steps[3] == Step(0, 0.0, 0.0)


def test_blocks_that_are_held_out_have_no_part_in_the_fit() -> None:
    seen = [Seen(block, (1.0,) * len(GAME.weights.values), 5.0, float(block % HELD_OUT > 0)) for block in range(8)]
    found = fitted(GAME, seen, 8, 3, "2026-11-23")
    assert (found.positions, found.held_out) == (6, 2)
    promised = chance(2 * 5.0 / GAME.swing)
    assert found.before == pytest.approx(promised**2)
    assert found.after > found.before, "the others were all won, those held out all lost"
    assert (found.new.origin, found.new.games, found.new.seed) == (FITTED, 8, 3)
    assert (found.new.date, found.new.digest) == ("2026-11-23", GAME.digest())


def test_nothing_is_fitted_without_games_to_try_it_by() -> None:
    seen = [Seen(1, (1.0,) * len(GAME.weights.values), 0.0, 1.0)]
    with pytest.raises(UsageError, match="too few"):
        fitted(GAME, seen, 4, 0, "")


# ---------------------------------------------------------------------- games


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_the_sum_of_its_terms(name: str) -> None:
    game, dice = spellhall.game(name), Dice(2)
    state = game.new_state([game.random_deck(dice) for _ in range(2)], 2)
    looked = 0
    for number in range(200):
        if state.is_terminal():
            break
        if number % 8 == 0:
            for seat in range(2):
                worth = sum(a * b for a, b in zip(game.weights.values, terms(state, seat), strict=True))
                assert worth == pytest.approx(game.evaluate(state, seat), abs=1e-6)
                looked += 1
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    assert looked >= 10


def small_run(jobs: int = 1, seed: int = 1) -> Fit:
    plan = plan_of("spellchain", seed, agents=("random", "random"))
    return tune(plan, 8, Here() if jobs == 1 else Spread(jobs, "threading"), "2026-11-23")


def test_the_same_seed_gives_the_same_weights_by_any_number_of_processes() -> None:
    found = small_run()
    assert found == small_run(jobs=2)
    assert found.new.values != small_run(seed=2).new.values
    assert 8 <= found.positions + found.held_out <= 8 * tuning.POSITIONS
    assert found.held_out < found.positions


def test_too_few_games_are_refused() -> None:
    with pytest.raises(UsageError, match="at least 8 games, not 7"):
        tune(plan_of("spellchain", agents=("random", "random")), 7, Here())


def test_a_game_for_three_is_refused() -> None:
    plan = plan_of("spellslinger", agents=("random",) * 3)
    with pytest.raises(UsageError, match="fitted to games of two players"):
        tune(plan, 400, Here())


# ---------------------------------------------------------------------- the club player with other weights


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.json"
    path.write_text(json.dumps(GAME.weights.document()))
    return path


def choices(name: str, count: int = 12) -> list[int]:
    """What an agent does in the first positions of a game that another one plays."""
    state = GAME.new_state(list(islice(GAME.starter_decks().values(), 2)), 4)
    club, found = agent("club", 1), []
    for number in range(count):
        found.append(player(name, number).act(state))
        state.apply(club.act(state))
    return found


def test_the_weights_of_the_game_play_as_the_club_player_does(own: Path) -> None:
    assert choices(f"weights:{own}") == choices("club")


def test_other_weights_play_otherwise_and_leave_the_game_as_it_is(own: Path) -> None:
    before = GAME.weights
    values = before.values._replace(hp=-before.values.hp, foreseen_win=-before.values.foreseen_win)
    own.write_text(json.dumps(Weights(values).document()))
    assert choices(f"weights:{own}") != choices("club")
    assert GAME.weights is before and with_weights(GAME, Weights(values)).weights.values == values


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(UsageError, match=r"no file 'nowhere\.json' with weights"):
        player("weights:nowhere.json", 0)


def test_a_game_without_weights_has_no_others() -> None:
    bare = copy_of(GAME)
    bare.weights = NONE
    with pytest.raises(UsageError, match="no weights"):
        terms(bare.empty_table(2), 0)


# ---------------------------------------------------------------------- the file


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_ships_says_where_it_comes_from(name: str) -> None:
    cls = type(spellhall.game(name))
    weights = shipped(cls.__module__.rpartition(".")[0], type(cls.weights.values))
    assert weights == cls.weights
    assert weights.origin in (BY_HAND, FITTED) and weights.date
    assert (weights.origin == FITTED) == bool(weights.games and weights.digest)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[]", "no weights"),
        ("{", "no weights"),
        ('{"weights": {"life": "much"}}', "no weights"),
        ('{"weights": {"life": 1, "cards": 1}}', "lacks the weight 'never'"),
        ('{"weights": {"life": 1, "cards": 1, "never": 0, "luck": 3}}', "'luck', which this game does not know"),
        ('{"weights": {"life": 1, "cards": Infinity, "never": 0}}', "no finite number"),
    ],
)
def test_a_damaged_file_gets_one_sentence(text: str, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        parsed(text.encode(), Made, "some.json")


def test_what_is_written_is_read_again() -> None:
    weights = Weights(Made(1.0, 2.0, 3.0), FITTED, "2026-11-23", 400, 7, "abc")
    assert parsed(json.dumps(weights.document()).encode(), Made, "it") == weights


# ---------------------------------------------------------------------- the command


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["tune", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def played_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games at random teach, which are over soon."""
    monkeypatch.setattr(command, "TEACHER", "random")


@pytest.mark.usefixtures("played_by_lot")
def test_the_command_tells_scores_weights_and_calibration_and_writes_them(tmp_path: Path) -> None:
    code, told, _ = run("spellchain", "--games", 8, "--seed", 1, "--out", tmp_path / "run")
    found = small_run()
    assert code == 0
    assert f"Brier score there: {found.before:.4f} before, {found.after:.4f} after" in told
    assert any(line.split() == ["hp", "1", f"{found.new.values.hp:g}"] for line in told.splitlines())
    assert sum("to" in line and "%" in line for line in told.splitlines()) == 10
    written = json.loads((tmp_path / "run" / "weights.json").read_text())
    assert written["weights"] == found.new.values._asdict()
    assert "<circle" in (tmp_path / "run" / "calibration.svg").read_text()


@pytest.mark.usefixtures("played_by_lot")
def test_weights_are_written_even_if_no_one_reads_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(_: Fit) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(command, "_tell", closed)
    run("spellchain", "--games", 8, "--seed", 1, "--out", tmp_path / "run")
    assert json.loads((tmp_path / "run" / "weights.json").read_text())["weights"] == small_run().new.values._asdict()


@pytest.mark.usefixtures("played_by_lot")
@pytest.mark.parametrize(("won", "kept"), [(2.0, True), (1.5, False)])
def test_weights_are_kept_only_if_they_are_not_weaker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, won: float, kept: bool
) -> None:
    monkeypatch.setattr(command.resources, "files", lambda _: tmp_path)
    monkeypatch.setattr(command, "_play", lambda *_: (won, 4))
    code, _, error = run("spellchain", "--games", 8, "--seed", 1, "--match", 4, "--keep")
    assert (tmp_path / "weights.json").exists() == kept == (code == 0)
    assert ("weaker" in error) != kept


@pytest.mark.usefixtures("played_by_lot")
def test_the_new_weights_meet_the_old_ones() -> None:
    code, told, _ = run("spellchain", "--games", 8, "--match", 4)
    assert code == 0
    assert "of 4 games won, 95% between" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("spellchain", "--keep"), "say in how many games (--match)"),
        (("spellchain", "--games", 0), "at least one game, not 0"),
        (("spellchain", "--games", 4), "at least 8 games, not 4"),
        (("chess",), "there's no game called 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[object, ...], said: str) -> None:
    code, _, error = run(*arguments)
    assert code == 2
    assert said in error and error.count("\n") == 1


def test_a_calibration_is_drawn_as_circles_on_a_square() -> None:
    drawn = calibrated({"before": [Step(4, 0.5, 0.25)], "after": [Step(0, 0.0, 0.0)]}, "how sure")
    assert drawn.count("<circle") == 3, "one of each in the legend, and one step"
    assert "before: 4 positions, 50% predicted, 25% won" in drawn
