"""A report counts what is in the rows, says how sure it is and what is missing, and draws it."""

from __future__ import annotations

import json
import random
from collections import Counter
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from spellhall.arena.runs import folders, parts
from spellhall.arena.runs.plans import plan_of
from spellhall.arena.runs.rows import Row
from spellhall.arena.runs.runners import Here
from spellhall.arena.studies import report
from spellhall.arena.studies.block_intervals import Share, interval, likeness, mean_interval, share_of
from spellhall.arena.studies.svg_charts import bars, squares
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.statistics import wilson


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """120 games of Spell Chain in three parts, two of which have failed."""
    folder = tmp_path_factory.mktemp("runs") / "run"
    folders.begin(folder, plan_of("spellchain", 1), 130)
    folders.carry_on(folder, Here(), 118)
    broken = Row(118, 59, 7, ("Pyre", "Tide"), ("random", "random"), fault="RuntimeError: stumbled")
    list(parts.written(folder, iter([[broken, broken._replace(number=119)]])))
    return folder


@pytest.fixture(scope="module")
def told(run):
    return report.report_of(run).document()


def rows_of(run):
    return [row for some in parts.rows_kept(run) for row in some]


def figure(told, name):
    return {row["label"]: row for found in told["figures"] if found["name"] == name for row in found["rows"]}


def test_its_sums_are_those_of_the_rows(run, told):
    rows = rows_of(run)
    assert (told["games"], told["errors"]) == (120, 2)
    assert told["decisions"] == sum(row.decisions for row in rows)
    assert told["draws"] == sum(1 for row in rows if not row.fault and not row.winners)
    assert told["faults"] == ["game 118: RuntimeError: stumbled", "game 119: RuntimeError: stumbled"]


def test_its_shares_are_those_of_the_rows(run, told):
    won, played = Counter(), Counter()
    for row in rows_of(run):
        if not row.fault:
            played.update([*row.decks, "seat 1", "seat 2"])
            played.update(["going first", "going later"])
            for seat in row.winners:
                won.update([row.decks[seat], f"seat {seat + 1}"])
                won["going first" if seat == row.opener else "going later"] += 1
    shown = figure(told, "decks") | figure(told, "seats") | figure(told, "start")
    assert {label: tuple(row["counts"]) for label, row in shown.items()} == {
        name: (won[name], played[name]) for name in played
    }
    assert figure(told, "agents") == {}, "one agent against itself is no comparison"
    lengths = figure(told, "lengths")
    assert sum(row["counts"][0] for row in lengths.values()) == 118


def test_its_matrix_is_that_of_the_rows(run, told):
    won, played = Counter(), Counter()
    for row in rows_of(run):
        if not row.fault:
            played.update([row.decks, row.decks[::-1]])
            won.update((row.decks[seat], row.decks[1 - seat]) for seat in row.winners)
    names, cells = told["matrix"]["names"], told["matrix"]["cells"]
    for mine, line in zip(names, cells, strict=True):
        for theirs, cell in zip(names, line, strict=True):
            pair = (mine, theirs)
            assert (None if cell is None else tuple(cell[:2])) == ((won[pair], played[pair]) if played[pair] else None)


def test_it_says_what_is_missing(told):
    assert told["missing"] == [
        "incomplete: 120 of 130 games have been played; --resume goes on",
        "incomplete: some pairs of decks have met more often than others; 180 games are even",
    ]


def test_it_draws_what_it_tells(run, told, tmp_path):
    result = CliRunner().invoke(app, ["report", str(run), "--svg", str(tmp_path / "drawn")])
    assert result.exit_code == 0, result.output
    assert "Who beats whom" in result.stdout and "118" not in result.stdout.splitlines()[0]
    drawn = {path.stem: ElementTree.parse(path).getroot() for path in (tmp_path / "drawn").iterdir()}
    assert set(drawn) == {"decks", "seats", "start", "lengths", "matrix"}
    texts = ["".join(element.itertext()) for element in drawn["decks"].iter("{http://www.w3.org/2000/svg}text")]
    assert set(figure(told, "decks")) <= set(texts)
    met = sum(cell is not None for line in told["matrix"]["cells"] for cell in line)
    assert len(list(drawn["matrix"].iter("{http://www.w3.org/2000/svg}title"))) == met


def test_names_do_not_break_a_picture():
    row = {"label": '<&">', "value": 40.0, "low": 30.0, "high": 50.0, "counts": (1,)}
    ElementTree.fromstring(bars({"title": "<A & B>", "rows": [row]}))
    ElementTree.fromstring(
        squares({"names": ["<", "&"], "cells": [[None, (1, 2, 0, 100)], [(1, 2, 0, 100), None]]}, "&")
    )


def test_games_for_points_are_told_as_points(tmp_path):
    folder = tmp_path / "alone"
    plan = plan_of("spellfire", 1, agents=["random"], options={"solitaire": "one-deck"})
    folders.begin(folder, plan, 2)
    folders.carry_on(folder, Here())
    told = report.report_of(folder).document()
    assert {found["name"] for found in told["figures"]} == {"lengths", "scores"}
    assert told["matrix"] is None


def test_a_run_without_games_says_so(tmp_path):
    folders.begin(tmp_path / "run", plan_of("spellchain"), 4)
    result = CliRunner().invoke(app, ["report", str(tmp_path / "run")])
    assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert "holds no games yet" in result.stderr


def test_games_that_stand_twice_are_not_counted_twice(run, tmp_path):
    folder = tmp_path / "run"
    folders.begin(folder, plan_of("spellchain", 1), 8)
    row = rows_of(run)[0]
    for number in (0, 1):
        list(parts.written(folder, iter([[row._replace(number=number), row._replace(number=1)]])))
    with pytest.raises(UsageError, match="two runs have written"):
        report.report_of(folder)


def test_the_report_is_json_for_programs(run):
    told = json.loads(CliRunner().invoke(app, ["report", str(run), "--json"]).stdout)
    assert told["games"] == 120 and told["matrix"]["names"]


def test_an_interval_holds_the_true_share_as_often_as_it_says():
    """Blocks of four games that mostly end alike: plain intervals would be far too narrow."""
    dice, held, plain = random.Random(5), 0, 0
    for _ in range(400):
        blocks = [(4.0 if dice.random() < 0.5 else 0.0, 4) for _ in range(40)]
        share = share_of("", blocks)
        low, high = interval(share, likeness([share]))
        held += low <= 0.5 <= high
        plain += wilson(share.won, share.played)[0] <= 0.5 <= wilson(share.won, share.played)[1]
    assert 0.92 <= held / 400 <= 0.985
    assert plain / 400 < 0.8


def test_games_that_have_nothing_to_do_with_each_other_have_wilsons_interval():
    share = share_of("", [(2.0, 4)] * 30)
    assert likeness([share]) == 0.0
    assert interval(share, 0.0) == wilson(60, 120)
    assert likeness([Share("", 0, 10, 1, 0.0)]) == 0.0


def test_the_interval_of_a_mean_goes_by_blocks():
    assert mean_interval({0: 4.0}, {0: 4}) == (1.0, -1.0, 1.0)
    none, low, high = mean_interval(dict.fromkeys(range(30), 0.0), dict.fromkeys(range(30), 2))
    assert (none, -low, high) == (0.0, wilson(0, 30)[1], wilson(0, 30)[1])
    assert mean_interval(dict.fromkeys(range(30), 0.0), dict.fromkeys(range(30), 2), 8.0)[2] == 8 * wilson(0, 30)[1]
    mean, low, high = mean_interval({0: 4.0, 1: 0.0, 2: 2.0}, {0: 4, 1: 4, 2: 4})
    assert (mean, low, high) == pytest.approx((0.5, 0.5 - 1.96 * 0.2887, 0.5 + 1.96 * 0.2887), abs=0.001)
