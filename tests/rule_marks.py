"""A pytest plugin: the tests say which rules of the games they prove.

::

    @pytest.mark.rule("SF-PH2-02", "SF-PH2-07")
    def test_a_second_holding_in_one_turn_is_refused(): ...

An ID that isn't in the rule books in docs/rules stops the collection; so does that of a conflict (CON), which the
rules settle. With ``--rules-report DIR`` the outcomes of all marked tests are written to ``DIR/rules.json``, and
``tools/rules_report.py`` makes the report from them.

It works with pytest-xdist, too: the IDs travel with each test's ``user_properties``, and only the controller writes.
"""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest
from rules_report import RESULTS, known_rules

from spellhall.rulebook import read_books

PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--rules-report``."""
    parser.addoption(
        "--rules-report",
        metavar="DIR",
        type=Path,
        help=f"write the outcomes of tests marked with rules to DIR/{RESULTS}",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Read the rule books once; collect outcomes only on request, and only in the controller."""
    config.pluginmanager.register(RuleMarks(known_rules(read_books(config.rootpath / "docs" / "rules"))))
    folder = config.getoption("--rules-report")
    if folder is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleOutcomes(folder))


class RuleMarks:
    """Checks the marks while tests are collected, and attaches the IDs to their tests."""

    def __init__(self, known: set[str]) -> None:
        self.known = known

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self, collector: pytest.Module | pytest.Class) -> Generator[None, object, object]:
        """Pytest makes a test from a function, or several from a parametrized one."""
        made = yield
        for item in made if isinstance(made, list) else [made]:
            if isinstance(item, pytest.Item):
                for rule in marked_rules(item):
                    if rule not in self.known:
                        fault = f"{item.name} is marked with rule {rule!r}, which no rule book in docs/rules holds."
                        raise collector.CollectError(fault)
                    item.user_properties.append((PROPERTY, rule))
        return made


class RuleOutcomes:
    """Collects, by rule, the outcome of each test marked with it, and writes them when the run ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.outcomes: dict[str, dict[str, str]] = {}
        self.complete = True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Tests that can't be collected are missing from the outcomes."""
        self.complete = self.complete and not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record the call's outcome, or the set-up's or tear-down's if that didn't pass."""
        if report.when == "call" or not report.passed:
            for name, rule in report.user_properties:
                if name == PROPERTY:
                    self.outcomes.setdefault(str(rule), {})[report.nodeid] = report.outcome

    def pytest_sessionfinish(self) -> None:
        """Write ``{rule: {test: outcome}}``, unless tests are missing."""
        if self.complete:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(self.outcomes, indent=1, sort_keys=True)
            (self.folder / RESULTS).write_text(text + "\n", encoding="utf-8")


def marked_rules(item: pytest.Item) -> list[object]:
    """The arguments of the marks of a test, its class and its module, each once; nothing counts as an empty ID."""
    return list(dict.fromkeys(rule for mark in item.iter_markers("rule") for rule in mark.args or ("",)))
