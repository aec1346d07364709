"""The tool that breaks the rules on purpose: its changes, its samples, and its reports."""

from __future__ import annotations

import ast
import shutil
from math import inf
from pathlib import Path

import mutant_bench
import mutant_clock
import mutant_share
import mutants
import pytest

ROOT = Path(__file__).parents[1]
SOURCE = '''\
"""A module of 3 rules."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    X = 1 + 1


class Rule:
    size: int = 4

    def holds(self, state: "int", most: int = 2) -> bool:
        """Whether 1 == 1."""
        if state.ready:
            state.move(0)
        for card, _ in zip(state, state, strict=True):
            if card not in state or not card:
                continue
        if state > most != -1:
            raise ValueError(f"over {1 + 1}")
        return (min(most, 3) <= state  # and so on
                and 1 << state == 8)
'''
SMALL = """\
def more(x):
    return x + 1


def idle(x):
    return x if x > 0 else x


def wait(x):
    while x:
        x -= 1


class Small:
    size = 4


def early():
    return 7


def late():
    return 2


EARLY = early()
"""
TESTS = """\
from spellhall.kernel.small import EARLY, Small, idle, more, wait


def test_more():
    assert more(2) == 3
    wait(1)


def test_idle():
    assert idle(0) == 0


def test_what_was_made_at_import():
    assert (EARLY, Small.size) == (7, 4)
"""


def changes(source):
    found = mutants.mutants_of("kernel", "src/spellhall/kernel/rule.py", source)
    return [
        (mutant.line, mutant.scope, source.encode()[mutant.start : mutant.end].decode(), mutant.new) for mutant in found
    ]


def test_what_is_changed_and_what_is_passed_over():
    assert changes(SOURCE) == [
        (10, "Rule", "4", "5"),
        (12, "Rule.holds", "2", "3"),
        (14, "Rule.holds", "state.ready", "not (state.ready)"),
        (15, "Rule.holds", "state.move(0)", "pass"),
        (15, "Rule.holds", "0", "1"),
        (17, "Rule.holds", "not in", "in"),
        (17, "Rule.holds", "or", "and"),
        (17, "Rule.holds", "not", ""),
        (18, "Rule.holds", "continue", "break"),
        (19, "Rule.holds", ">", ">="),
        (19, "Rule.holds", "!=", "=="),
        (21, "Rule.holds", "min", "max"),
        (21, "Rule.holds", "3", "4"),
        (21, "Rule.holds", "<=", "<"),
        (22, "Rule.holds", "1", "2"),
        (22, "Rule.holds", "<<", ">>"),
        (22, "Rule.holds", "==", "!="),
        (22, "Rule.holds", "8", "9"),
    ]


def test_the_name_of_a_mutant_bears_lines_above_it():
    one, *_ = mutants.mutants_of("kernel", "a.py", SOURCE)
    other, *_ = mutants.mutants_of("kernel", "a.py", SOURCE.replace('"""A module of 3 rules."""', '"""Longer."""\n\n'))
    assert one.name == other.name == "a.py, Rule: `size: int = 4` as `size: int = 5`"
    assert one.line != other.line


def test_every_mutant_of_the_rules_can_be_read_and_differs():
    found = mutants.all_mutants(ROOT)
    assert {mutant.room for mutant in found} == set(mutants.ROOMS)
    for mutant in mutants.drawn(found, 60, 5):
        source = (ROOT / mutant.path).read_bytes()
        new = mutant.changed(source)
        assert new != source
        assert ast.dump(ast.parse(new)) != ast.dump(ast.parse(source)), mutant.name


def test_brackets_after_a_not_stay_when_it_goes():
    source = "def f(a, b):\n    return [not (a or b)]\n"
    (dropped,) = [mutant for mutant in mutants.mutants_of("kernel", "a.py", source) if not mutant.new]
    assert ast.dump(ast.parse(dropped.changed(source.encode()))) == ast.dump(ast.parse(source.replace("not ", "")))


def test_the_same_seed_draws_the_same():
    found = mutants.all_mutants(ROOT, ["language"])
    assert mutants.drawn(found, 20, 3) == mutants.drawn(found, 20, 3) != mutants.drawn(found, 20, 4)
    assert set(mutants.drawn(found, 10_000, 3)) == set(found)


def test_the_tests_of_each_room_exist():
    for room in mutants.ROOMS:
        for stage in mutant_bench.stages_of(room):
            assert [folder for folder in stage.folders if not (ROOT / folder).exists()] == []
    assert all((ROOT / path).exists() for path in mutant_bench.LEFT_OUT)


def small_tree(tmp_path, monkeypatch):
    """A tree with one small module and its test, for benches to copy."""
    tree = tmp_path / "tree"
    (tree / "src/spellhall/kernel").mkdir(parents=True)
    (tree / "src/spellhall/__init__.py").touch()
    (tree / "src/spellhall/kernel/__init__.py").touch()
    (tree / "src/spellhall/kernel/small.py").write_text(SMALL)
    (tree / "tests").mkdir()
    (tree / "tests/test_small.py").write_text(TESTS)
    (tree / "tools").mkdir()
    for tool in (ROOT / "tools").glob("mutant*.py"):
        shutil.copy(tool, tree / "tools")
    monkeypatch.setattr(mutant_bench, "ROOT", tree)
    monkeypatch.setattr(mutant_bench, "COPIED", ("src", "tests", "tools"))
    monkeypatch.setattr(mutant_bench, "stages_of", lambda room: [mutant_bench.Stage(("tests/test_small.py",), "test_")])
    monkeypatch.setattr(mutant_bench, "GRACE", 5)
    monkeypatch.setattr(mutant_bench, "PATIENCE", 1)
    return tree


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A private tree."""
    return small_tree(tmp_path, monkeypatch)


class Tried:
    """A bench that has tried every mutant: the outcome of each, and the output meanwhile."""

    def __init__(self, folder, monkeypatch):
        tree = small_tree(folder, monkeypatch)
        self.bench = mutant_bench.Bench(folder / "copy", mutants.all_mutants(tree, ["kernel"]), jobs=2)
        self.watched = []
        self.outcomes = list(self.bench.attempts(inf, lambda done, of: self.watched.append((done, of))))


@pytest.fixture(scope="module")
def tried(tmp_path_factory):
    """The mutants of the small module, tried once for all tests about the outcomes."""
    with pytest.MonkeyPatch.context() as patch:
        yield Tried(tmp_path_factory.mktemp("tried"), patch)


def test_mutants_are_caught_missed_or_endless_and_leave_nothing_behind(tried):
    bench = tried.bench
    outcomes = {(mutant.scope, mutant.after): outcome for mutant, outcome in tried.outcomes}
    assert tried.watched == [(1, 3), (2, 3), (3, 3)]
    assert {scope for scope, _ in outcomes} == {"more", "idle", "wait", "Small", "early", "late"}
    assert outcomes["more", "return x - 1"] == "caught"
    assert outcomes["idle", "return x if x >= 0 else x"] == "missed"
    assert outcomes["wait", "x -= 2"] == "endless"
    assert outcomes["late", "return 3"] == "missed", "no test comes past it"
    assert (bench.tops[0] / "src/spellhall/kernel/small.py").read_text() == SMALL


def test_what_takes_effect_at_import_is_tried_by_tests_that_begin_anew(tried):
    bench = tried.bench
    anew = [mutant for mutant, outcome in tried.outcomes if outcome == "elsewhere"]
    assert {mutant.after: outcome for mutant, outcome in bench.anew(anew, inf)} == {
        "size = 5": "caught",
        "return 8": "caught",
    }
    assert (bench.tops[0] / "src/spellhall/kernel/small.py").read_text() == SMALL


def test_without_passing_tests_nothing_is_tried(tree, tmp_path):
    (tree / "tests/test_small.py").write_text("def test_no():\n    assert False\n")
    bench = mutant_bench.Bench(tmp_path / "copy", mutants.all_mutants(tree, ["kernel"]))
    with pytest.raises(SystemExit, match=r"have to pass before mutants .* fails: tests/test_small.py::test_no"):
        list(bench.attempts(inf))


def test_none_is_begun_when_time_is_up(tree, tmp_path):
    bench = mutant_bench.Bench(tmp_path / "copy", mutants.all_mutants(tree, ["kernel"])[:2])
    assert list(bench.attempts(0)) == [(mutant, "untried") for mutant in bench.sample]
    assert list(bench.anew(bench.sample[:1], 0)) == [(bench.sample[0], "untried")]


def test_a_clock_tells_what_is_done_and_how_long_the_rest_takes(monkeypatch, capsys):
    now = [100.0]
    monkeypatch.setattr(mutant_clock.time, "monotonic", lambda: now[0])
    clock = mutant_clock.Clock("mutants")
    for now[0], done in ((110.0, 1), (140.0, 2), (145.0, 3), (160.0, 4)):
        clock.tell(done, 4)
    assert capsys.readouterr().err == "2 of 4 mutants, 40 s left\n4 of 4 mutants, 0 s left\n"
    assert clock.left(1, 4) == "3 min left"
    clock.restart()
    assert clock.left(1, 4) == "0 s left"


def test_what_was_looked_at_does_not_count():
    one, two, three = mutants.mutants_of("kernel", "a.py", SMALL)[:3]
    page = f"# A page\n\n- {two.name}\n  It comes to the same.\n- a stray line\n"
    known = mutants.looked_at(page)
    assert known == {two.name: "It comes to the same."}
    outcomes = [(one, "caught"), (two, "missed"), (three, "missed")]
    assert mutants.share(outcomes, known) == 1 / 2
    lines = "\n".join(mutants.report(outcomes, known))
    assert "50.0% of 2 mutants" in lines and "1 caught, 0 endless, 2 missed" in lines
    assert f"- {two.name}\n  It comes to the same." in lines and f"- {three.name}" in lines


def test_the_page_of_missed_mutants_can_be_read():
    page = (ROOT / mutants.LOOKED_AT).read_text(encoding="utf-8")
    assert len(mutants.looked_at(page)) == page.count("\n- src/")


# ---------------------------------------------------------------------- the share over all samples


PAGE = "# Mutants\n\nWhat they are.\n\n- a.py, f: `1` as `2`\n  It is the same.\n"


def test_samples_are_added_up_and_the_same_one_counts_once():
    one = mutant_share.Sample("2026-11-01", 7, 60, 57, 2)
    other = mutant_share.Sample("2026-11-02", 8, 40, 40, 0)
    page = mutant_share.with_sample(mutant_share.with_sample(PAGE, other), one)
    assert page == mutant_share.with_sample(page, one)
    assert mutant_share.samples(page) == [one, other]
    assert "Of 100 mutants in 2 samples 97 were noticed: 97.0%, with 95% confidence 91.5 to 99.0%." in page
    assert page.startswith(PAGE) and mutants.looked_at(page) == mutants.looked_at(PAGE)


def test_what_stands_behind_the_samples_stays_and_old_samples_go():
    page = mutant_share.with_sample(PAGE, mutant_share.Sample("2026-11-01", 1, 10, 9, 0)) + "\n## More\n\nText.\n"
    for seed in range(2, 30):
        page = mutant_share.with_sample(page, mutant_share.Sample("2026-11-02", seed, 10, 9, 0))
    assert page.endswith("\n## More\n\nText.\n") and page.count("## The share") == 1
    assert [one.seed for one in mutant_share.samples(page)] == [*range(10, 30)]


def test_what_came_of_a_sample_is_told_in_numbers():
    first, second, third = mutants.drawn(mutants.all_mutants(ROOT, ["language"]), 3, 1)
    outcomes = [(first, "caught"), (second, "missed"), (third, "missed")]
    sample = mutants.sample_of(outcomes, {third.name: "why"}, 5)
    assert sample[1:] == (5, 2, 1, 1)
