"""The example of a learner runs, and gives the same files again; only where PyTorch is installed."""

from __future__ import annotations

import csv
import json
import re
import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spellhall

pytest.importorskip("torch", reason="the example needs PyTorch", exc_type=ImportError)
SCRIPT = Path(__file__).parents[2] / "examples/train_ppo.py"
PAGE = Path(__file__).parents[2] / "docs/baselines.md"
SMALL = {"steps": 64, "games": 4, "rollout": 8, "points": 2, "measure": 2, "final": 4, "hold-out": 25}
GAME = spellhall.game("spellchain")


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_a_run_is_the_same_again(example: dict[str, Any], tmp_path: Path) -> None:
    for run in ("one", "two"):
        example["main"]([*(f"--{name}={value}" for name, value in SMALL.items()), f"--out={tmp_path / run}"])
    names = ["curve.csv", "curve.svg", "result.json"]
    one, two = ([(tmp_path / run / name).read_text("utf-8") for name in names] for run in ("one", "two"))
    assert one == two
    points = list(csv.DictReader(one[0].splitlines()))
    assert [point["steps"] for point in points] == ["0", "32", "64"]
    result = json.loads(one[2])
    assert len(result["held out"]) == 25
    for pool in ("known", "held-out"):
        for against in ("random", "club"):
            share, low, high = result["shares"][f"{pool} cards, against {against}"]
            assert 0 <= low <= share <= high <= 1
    assert (tmp_path / "one/policy.pt").stat().st_size > 10_000


def test_the_commands_of_the_page_are_settings_that_exist(example: dict[str, Any]) -> None:
    commands = re.findall(r"^\$ python examples/train_ppo.py (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(commands) == 2
    assert all(example["arguments"](command.split()).hold_out == 25 for command in commands)


def test_the_cards_of_both_sets_make_legal_decks_of_their_own(example: dict[str, Any]) -> None:
    known, held_out = example["split"](1, 25)
    assert (len(known), len(held_out), set(known) & set(held_out)) == (80, 25, set())
    for keys in (known, held_out):
        decks = [deck for seed in range(20) for deck in example["decks_of"](keys)(seed)]
        assert not any(GAME.check_deck(deck) for deck in decks)
        assert {card for deck in decks for card in deck} <= set(keys)
        assert len({tuple(sorted(Counter(deck).items())) for deck in decks}) == 40


def test_nothing_is_read_that_only_held_out_cards_have(example: dict[str, Any]) -> None:
    known, _ = example["split"](1, 25)
    facts, everything = example["features"](known), example["features"](list(GAME.keys))
    rows = [number for number, key in enumerate(example["CardTable"](GAME).keys) if key in known]
    assert (facts[rows].sum(dim=0) > 0).equal(facts.sum(dim=0) > 0)
    assert (everything != 0).sum() > (facts != 0).sum()
