"""Which tests run, in which order: parts, samples of a day, long files first, browsers last."""

from __future__ import annotations

import pytest
import running_order

SECONDS = {"a": 9.0, "b": 7.0, "c": 6.0, "d": 5.0}


def test_parts_are_all_files_once_and_take_about_equally_long():
    files = {*SECONDS, *(f"short{number}" for number in range(10))}
    made = running_order.parts(files, SECONDS, 3)
    assert sorted(file for part in made for file in part) == sorted(files)
    sums = [sum(SECONDS.get(file, running_order.SHORT_FILE) for file in part) for part in made]
    assert max(sums) - min(sums) <= 2 * running_order.SHORT_FILE


def test_parts_are_the_same_in_every_process():
    assert running_order.parts(set("dcba"), SECONDS, 2) == running_order.parts(set("abcd"), SECONDS, 2)


@pytest.mark.parametrize("text", ["0/4", "5/4", "2", "2/0", "a/b", "-1/4"])
def test_a_part_that_there_is_not_is_refused_in_a_sentence(text):
    with pytest.raises(pytest.UsageError, match="write 2/4 for the second of four"):
        running_order.parsed(text)


def test_over_a_few_weeks_a_sample_takes_every_rule_test_and_each_day_about_one_in_so_many():
    tests = [f"tests/rules/spellfire/test_{number}.py::test" for number in range(400)]
    days = [f"2027-{month:02}-{day:02}" for month in (1, 2, 3) for day in range(1, 29)]
    chosen = [{test for test in tests if running_order.is_sampled(test, 8, day)} for day in days]
    assert set().union(*chosen) == set(tests)
    assert all(20 < len(of_the_day) < 90 for of_the_day in chosen)


def test_a_sample_leaves_all_other_tests_as_they_are():
    assert all(running_order.is_sampled("tests/kernel/test_a.py::test", 8, f"day {number}") for number in range(50))


def test_longest_files_come_first_and_browsers_last(pytester, monkeypatch):
    for folder, name in (("browser", "test_page"), ("rules", "test_short"), ("server", "test_long")):
        pytester.mkdir(folder).joinpath(f"{name}.py").write_text("def test_it(): pass\n")
    kept = pytester.path / "times.txt"
    kept.write_text("file 90.0 browser/test_page.py\nfile 5.0 server/test_long.py\n")
    monkeypatch.setattr(running_order, "KEPT", kept)
    ran = pytester.inline_run("-p", "running_order", "-p", "no:randomly")
    assert [file(call.item) for call in ran.getcalls("pytest_runtest_setup")] == [
        "server/test_long.py",
        "rules/test_short.py",
        "browser/test_page.py",
    ]


def file(item: pytest.Item) -> str:
    return running_order.file_of(item)
