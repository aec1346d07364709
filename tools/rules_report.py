#!/usr/bin/env python3
"""Report which of the numbered rules have a passing test, and list those without.

    tools/rules_report.py [--jobs N | --left]

It runs the tests in tests/rules and tests/cards, which name the rules that they prove (tests/rule_marks.py), and
compares them with the rule books in docs/rules, as spellhall.rulebook reads them. With --left it runs nothing and uses
the outcomes of the last `make test`. A rule is proven if at least one test marked with it passed and none
failed; so is a decision (AMB, B), and decisions have a total of their own. For rules that no test can prove,
docs/rules/unproven.toml can give a reason:

    SF-GEN-20 = "only how cards lie on a table of wood"

The exit code is 0 unless a marked test failed or the tests could not be run.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from spellhall.rulebook import Book, Rule, read_books

ROOT = Path(__file__).resolve().parent.parent
RULE_BOOKS = ROOT / "docs" / "rules"
TESTS = [ROOT / "tests" / "rules", ROOT / "tests" / "cards"]
REPORTS = ROOT / ".rules"
RESULTS = "rules.json"
"""The file where tests/rule_marks.py leaves the outcomes: ``{rule: {test: outcome}}``."""

READINGS = ("AMB-", "B-")
"""How the IDs of decisions begin that tests prove."""

Outcomes = dict[str, dict[str, str]]


def to_prove(rules: Sequence[Rule]) -> list[str]:
    """The IDs of the numbered rules that tests should prove."""
    return [rule.id for rule in rules if not rule.decides]


def decisions(rules: Sequence[Rule]) -> list[str]:
    """The IDs of the decisions that tests should prove: readings of what a source leaves open.

    Which of two contradicting sentences takes precedence (CON) is covered by the rules that follow.
    """
    return [rule.id for rule in rules if rule.decides and rule.id.startswith(READINGS)]


def known_rules(books: Sequence[Book]) -> set[str]:
    """The IDs of all rules and decisions that tests should prove."""
    return {rule for book in books for rules in [list(book.rules())] for rule in (*to_prove(rules), *decisions(rules))}


def read_reasons(path: Path) -> dict[str, str]:
    """The reasons why some rules have no test."""
    if not path.exists():
        return {}
    reasons = tomllib.loads(path.read_text(encoding="utf-8"))
    for rule, reason in reasons.items():
        if not isinstance(reason, str) or not reason.strip():
            sys.exit(f'{path.name}: write {rule} = "the reason in one sentence".')
    return reasons


def run_tests(jobs: int) -> Outcomes:
    """Run the tests of the rules and return their outcomes; exit if they can't be run."""
    results = REPORTS / RESULTS
    results.unlink(missing_ok=True)
    if not all(folder.is_dir() for folder in TESTS):
        return {}
    command = ["-m", "pytest", *map(str, TESTS), "-n", str(jobs), "-q", "--rules-report", str(REPORTS)]
    code = subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode
    # 0: all passed, 1: some failed, 5: there are none. Anything else means that not every test was run.
    if code not in (0, 1, 5) or not results.exists():
        print("The tests of the rules could not be run, so there is no report.", file=sys.stderr)
        sys.exit(code or 1)
    return read_outcomes(results)


def read_outcomes(results: Path) -> Outcomes:
    """Read the outcomes of an earlier test run; exit if there are none."""
    if not results.exists():
        sys.exit(f"No run of tests has left its outcomes in {results}: run make test, or leave out --left.")
    outcomes: Outcomes = json.loads(results.read_text(encoding="utf-8"))
    return outcomes


def failed(rule: str, outcomes: Outcomes) -> list[str]:
    """The tests marked with the rule that failed."""
    return [test for test, outcome in outcomes.get(rule, {}).items() if outcome == "failed"]


def proven(rule: str, outcomes: Outcomes) -> bool:
    """Whether at least one test marked with the rule passed and none failed."""
    return "passed" in outcomes.get(rule, {}).values() and not failed(rule, outcomes)


def report(books: Sequence[Book], outcomes: Outcomes, reasons: dict[str, str]) -> Iterator[str]:
    """Yield the lines of the report: the sections of each book, what to look into, the totals."""
    for book in books:
        yield f"\n{book.name}"
        for section in book.sections:
            yield from report_rules(section.heading, to_prove(section.rules), outcomes, reasons)
        yield from report_rules("decisions", decisions(list(book.rules())), outcomes, reasons)

    known = known_rules(books)
    notes = [f"{rule} failed in {test}" for rule in sorted(outcomes) for test in failed(rule, outcomes)]
    notes += [f"{rule} is marked, but no rule book holds it yet" for rule in sorted(outcomes.keys() - known)]
    notes += [f"{rule} stands in unproven.toml, but no rule book holds it" for rule in sorted(reasons.keys() - known)]
    notes += [f"{rule} stands in unproven.toml, but is proven" for rule in sorted(reasons) if proven(rule, outcomes)]
    if notes:
        yield "\nto look into"
        yield from (f"  {note}" for note in notes)

    yield ""
    for book in books:
        rules = list(book.rules())
        decided = f", decisions {tally(decisions(rules), outcomes)}" if decisions(rules) else ""
        yield f"{book.name} {tally(to_prove(rules), outcomes)}{decided}"


def report_rules(heading: str, rules: list[str], outcomes: Outcomes, reasons: dict[str, str]) -> Iterator[str]:
    """Yield a heading with its total, the rules with a reason, one a line, and the others without a test."""
    if not rules:
        return
    yield f"  {heading:<88} {tally(rules, outcomes):>9}"
    without = [rule for rule in rules if not proven(rule, outcomes)]
    for rule in without:
        if rule in reasons:
            yield f"      {rule}: {reasons[rule]}"
    unexplained = " ".join(rule for rule in without if rule not in reasons)
    for line in textwrap.wrap(unexplained, 92, break_on_hyphens=False):
        yield f"      {line}"


def tally(rules: list[str], outcomes: Outcomes) -> str:
    """How many of the rules are proven, out of how many."""
    return f"{sum(proven(rule, outcomes) for rule in rules)}/{len(rules)}"


def main() -> int:
    """Run the tests, or read earlier outcomes, print the report, and return the exit code."""
    parser = argparse.ArgumentParser(description="Say which of the numbered rules have a passing test.")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes run the tests (default: 2)")
    parser.add_argument("--left", action="store_true", help="run no tests: take what the last make test has left")
    asked = parser.parse_args()

    books = read_books(RULE_BOOKS)
    reasons = read_reasons(RULE_BOOKS / "unproven.toml")
    outcomes = read_outcomes(REPORTS / RESULTS) if asked.left else run_tests(asked.jobs)
    print("\n".join(report(books, outcomes, reasons)))
    return 1 if any(failed(rule, outcomes) for rule in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
