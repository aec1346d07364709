"""Training a network: the fit follows the slope, and a training that was interrupted ends like one that wasn't."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.agents.learned.inputs import EVALUATION
from spellhall.arena.learning import training
from spellhall.arena.learning.descent import Fitted, Positions, beginning, fitted, positions_of, predicted
from spellhall.arena.learning.folders import CALIBRATION, CURVE, NETWORK, SETTINGS, Settings, begin
from spellhall.arena.learning.training import Round, train
from spellhall.arena.players import player
from spellhall.arena.runs.clusters.sent_files import needed_by
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.runners import Here, Spread, Tasks, Work
from spellhall.arena.studies.regression import chance
from spellhall.arena.studies.tuning import brier
from spellhall.cli.main import app
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError

NAMES = (EVALUATION, "life", "cards")
GAMES, ROUNDS = 32, 2


def made_positions(count: int) -> Positions:
    """Positions won by those who have exactly one of two things, which no sum of terms can say."""
    dice = Dice(5)
    shown = []
    for _ in range(count):
        life, cards = dice.below(2), dice.below(2)
        places = [place for place, there in ((1, life), (2, cards)) if there]
        shown.append([places, [1.0] * len(places), float(life != cards)])
    return positions_of(shown)


# ---------------------------------------------------------------------- the fit


def test_the_slopes_are_those_of_the_loss() -> None:
    lots = np.random.default_rng(1)
    network = Fitted(*(lots.normal(size=shape) for shape in ((4,), (4,), (1,), (3,), (3, 4))))
    shown, won = lots.normal(size=(9, 3)), lots.integers(2, size=9).astype(float)

    def loss(parts: list[np.ndarray]) -> float:
        logits = Fitted(*parts).logits(shown)[1]
        return float(np.mean(np.logaddexp(0, logits) - won * logits))

    for place, slope in enumerate(network.slopes(shown, won)):
        for index in np.ndindex(slope.shape):
            around = []
            for step in (1e-5, -1e-5):
                parts = [part.copy() for part in network]
                parts[place][index] += step
                around.append(loss(parts))
            assert slope[index] == pytest.approx((around[0] - around[1]) / 2e-5, abs=1e-7)


def test_it_begins_with_the_evaluation_by_hand() -> None:
    shown = positions_of([[[0], [0.5], 1.0], [[], [], 0.0], [[0, 1], [-1.0, 3.0], 0.0]])
    assert predicted(beginning(NAMES, 4, 1), shown) == pytest.approx([chance(1.0), 0.5, chance(-2.0)])


def test_it_learns_what_no_sum_of_terms_can_say() -> None:
    told, held_out = made_positions(6_000), made_positions(500)
    *_, network = fitted(told, NAMES, 8, 60, 1)
    assert brier(predicted(network, held_out), [float(won) for won in held_out.won]) < 0.05


def test_the_same_seed_gives_the_same_weights() -> None:
    found = [[network.flat() for network in fitted(made_positions(300), NAMES, 3, 2, seed)] for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


# ---------------------------------------------------------------------- the training


@pytest.fixture(autouse=True, scope="module")
def played_by_lot() -> Iterator[None]:
    """Games at random teach in the first round, which are over soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "TEACHER", "random")
        yield


def begun(folder: Path) -> Settings:
    settings = Settings("spellchain", 1, GAMES, ROUNDS, 3, False, spellhall.game("spellchain").digest())
    begin(folder, settings)
    return settings


class Breaking:
    """A runner that stops after some tasks, as Ctrl+C does."""

    jobs = 1

    def __init__(self, tasks: int) -> None:
        self.left = tasks

    def run(self, work: Work, tasks: Tasks) -> Iterator[object]:
        for task in tasks:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield work(*task)


def undisturbed(folder: Path, runner: Here | Spread | None = None) -> list[Round]:
    return list(train(folder, begun(folder), runner or Here(), "2026-11-30"))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trained") / "whole"
    undisturbed(folder)
    return folder


@pytest.mark.parametrize("tasks", [3, GAMES // training.TASK // ROUNDS])
def test_an_interrupted_training_ends_like_one_that_was_not(trained: Path, tmp_path: Path, tasks: int) -> None:
    folder = tmp_path / "broken"
    settings = begun(folder)
    with pytest.raises(KeyboardInterrupt):
        list(train(folder, settings, Breaking(tasks), "2026-11-30"))
    played: list[int] = []
    list(train(folder, settings, Here(), "2026-11-30", played.append))
    assert sum(played) == GAMES
    for name in (NETWORK, CALIBRATION, CURVE):
        assert (folder / name).read_text() == (trained / name).read_text()


def test_any_number_of_processes_gives_the_same_network(trained: Path, tmp_path: Path) -> None:
    undisturbed(tmp_path / "two", Spread(2, "threading"))
    assert (tmp_path / "two" / NETWORK).read_text() == (trained / NETWORK).read_text()


def test_a_network_says_where_it_comes_from(trained: Path) -> None:
    found = json.loads((trained / NETWORK).read_text())
    assert (found["game"], found["date"], found["games"], found["seed"]) == ("spellchain", "2026-11-30", GAMES, 1)
    assert found["digest"] == spellhall.game("spellchain").digest()
    assert sum(step[0] for step in found["calibration"]) == found["held_out"] > 0
    assert 0 < found["brier"] < 0.5 and found["positions"] > found["held_out"]
    assert "polyline" in (trained / CURVE).read_text() and "<circle" in (trained / CALIBRATION).read_text()


def test_the_network_of_a_folder_plays_and_travels_to_a_cluster(trained: Path) -> None:
    game = spellhall.game("spellchain")
    state = game.new_state(list(game.starter_decks().values())[:2], 3)
    choices = {player(f"learned:{where}", 2).act(state) for where in (trained, trained / NETWORK)}
    assert len(choices) == 1
    plan = plan_of("spellchain", agents=(f"learned:{trained}", "club"))
    assert needed_by(plan).files == {str(trained / NETWORK): (trained / NETWORK).read_bytes()}


def test_changed_cards_end_a_training(tmp_path: Path) -> None:
    other = Settings("spellchain", 1, GAMES, ROUNDS, 3, False, "other cards")
    with pytest.raises(UsageError, match="cards of spellchain have changed"):
        list(train(tmp_path, other, Here()))


# ---------------------------------------------------------------------- the command


def run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["train", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_tells_each_round_and_can_be_resumed(tmp_path: Path, trained: Path) -> None:
    folder = tmp_path / "run"
    code, told, _ = run("spellchain", "--games", GAMES, "--units", 3, "--seed", 1, "--out", folder)
    found = json.loads((folder / NETWORK).read_text())
    assert code == 0
    assert f"round 2 of 2: {GAMES} games" in told and f"{found['brier']:.4f}, by hand" in told
    assert f"spellhall play spellchain --agent learned:{folder}" in told
    assert found["weights"] == json.loads((trained / NETWORK).read_text())["weights"]
    again, same, _ = run("--resume", folder)
    assert again == 0 and "round 2 of 2" in same


def test_a_stopped_training_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "resumed", stopped)
    code, _, said = run("spellchain", "--out", tmp_path / "run")
    assert code == 130
    assert f"to continue: spellhall train --resume {tmp_path / 'run'}" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["spellchain"], "name a game and a folder"),
        (["--out", "FOLDER"], "name a game and a folder"),
        (["spellchain", "--out", "FOLDER", "--games", "31"], "a round takes at least 16 games, so 2 take 32"),
        (["spellchain", "--out", "TRAINED"], "already holds a training; resume it"),
        (["--resume", "FOLDER"], "holds no training: no training.json"),
        (["--resume", "TRAINED", "--seed", "2"], "keeps its settings; leave out seed"),
        (["snap", "--out", "FOLDER"], "snap"),
    ],
)
def test_what_is_wrong_gets_one_sentence(tmp_path: Path, trained: Path, arguments: list[str], said: str) -> None:
    places = {"FOLDER": str(tmp_path / "none"), "TRAINED": str(trained)}
    code, _, told = run(*(places.get(word, word) for word in arguments))
    assert code == 2
    assert said in told.replace("\n", " ")


@pytest.mark.parametrize(
    ("held", "said"),
    [("{", "training.json is damaged"), (None, "begun by spellhall 0.0.1")],
)
def test_settings_of_others_are_refused(tmp_path: Path, held: str | None, said: str) -> None:
    settings = begun(tmp_path)
    path = tmp_path / SETTINGS
    path.write_text(held or path.read_text().replace(settings.version, "0.0.1"))
    code, _, told = run("--resume", tmp_path)
    assert code == 2 and said in told


def test_a_network_that_is_not_there_is_named() -> None:
    with pytest.raises(UsageError, match="no network at 'nowhere'"):
        player("learned:nowhere", 0)
