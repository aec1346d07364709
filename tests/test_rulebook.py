"""The rule books have one reader for everyone; a book may have several prefixes, and a game several books."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
import rules_report
from fastapi.testclient import TestClient
from server.works import library_of
from typer.testing import CliRunner

import spellhall
from spellhall import rulebook
from spellhall.cli.main import app
from spellhall.kernel.errors import UsageError
from spellhall.server.library import catalogue, router
from spellhall.server.library import rules as shelf

ROOT = Path(__file__).parents[1]
OWN = """\
# Spellfire

Play fair.

## 1. Everything (GEN)

- **SF-GEN-01** You may hold **Calm** cards.

### A step of it

- **SF-GEN-A1** You take one.

## 2. What is unclear

- **AMB-01** Yes.
- **CON-01** No.
"""
PART = """\
# Spellfire in leagues

A league has many games.

## 1. Everything (GEN)

- **SFX-GEN-01** Everybody plays everybody.

## 2. Points (PTS)

- **SFX-PTS-01** Three for a win; Dream Palace is no card of leagues.
- **SFY-ODD-01** One for a draw.

## Options

Nothing.
"""


@pytest.fixture
def books(tmp_path, monkeypatch):
    """A hall whose Spellfire has a book in two parts."""
    package = tmp_path / "spellhall"
    folder = package / "rulebooks"
    folder.mkdir(parents=True)
    (folder / "spellfire.md").write_text(OWN)
    (folder / "spellfire-leagues.md").write_text(PART)
    monkeypatch.setattr(spellhall, "__file__", str(package / "__init__.py"))
    caches = (shelf.books, shelf.rules_page, shelf.by_id, catalogue.cards_page)
    for cache in caches:
        cache.cache_clear()
    yield folder
    for cache in caches:
        cache.cache_clear()


def test_a_book_has_a_game_a_part_and_a_prefix_for_each_section(books):
    own, part = rulebook.all_books()
    assert (own.game, own.part, own.name) == ("spellfire", "", "spellfire")
    assert (part.game, part.part, part.name) == ("spellfire", "leagues", "spellfire-leagues")
    assert part.opening == ["A league has many games."]
    assert [section.id for section in own.sections] == ["SF-GEN", "a-step-of-it", "what-is-unclear"]
    assert [section.id for section in part.sections] == ["SFX-GEN", "SFX-PTS", "leagues-options"]
    assert [rule.decides for rule in own.rules()] == [False, False, True, True]


def test_the_page_shows_a_part_of_a_game_behind_its_own_rules(books):
    with TestClient(library_of(router)) as library:
        answer = library.get("/api/games/spellfire/rules").json()
        rule = library.get("/api/rules/sfx-pts-01").json()
        assert (answer["title"], answer["opening"]) == ("Spellfire", ["Play fair."])
    assert [section["id"] for section in answer["sections"]] == [
        *("SF-GEN", "a-step-of-it", "what-is-unclear"),
        *("spellfire-leagues", "SFX-GEN", "SFX-PTS", "leagues-options"),
    ]
    head = answer["sections"][3]
    assert (head["heading"], head["remarks"], head["depth"]) == (
        "Spellfire in leagues",
        ["A league has many games."],
        0,
    )
    assert (rule["game"], rule["section"]) == ("spellfire", "SFX-PTS")


def test_a_card_leads_to_the_rules_of_a_part_that_name_it(books):
    assert catalogue.mentions_of("spellfire", ["Dream Palace"]) == {"Dream Palace": ["SFX-PTS-01"]}


def test_the_command_line_finds_the_rules_of_a_part(books):
    shown = CliRunner().invoke(app, ["rules", "SFX"]).stdout
    assert "leagues: 1. Everything (GEN)" in shown and "Everybody plays everybody" in shown
    assert "Yes." in CliRunner().invoke(app, ["rules", "AMB-01"]).stdout


def test_the_report_counts_the_rules_of_a_part_and_decisions_by_themselves(books):
    outcomes = {rule: {"a test": "passed"} for rule in ("SFX-PTS-01", "SFX-PTS-09", "AMB-01")}
    lines = list(rules_report.report(rulebook.read_books(books), outcomes, {}))
    assert "spellfire 0/2, decisions 1/1" in lines and "spellfire-leagues 1/3" in lines
    assert "  SFX-PTS-09 is marked, but no rule book holds it yet" in lines
    assert not any("CON-01" in line for line in lines), "a conflict is settled by rules"
    assert rules_report.known_rules(rulebook.read_books(books)) == {
        *("SF-GEN-01", "SF-GEN-A1", "SFX-GEN-01", "SFX-PTS-01", "SFY-ODD-01", "AMB-01")
    }


def test_the_report_reads_what_a_run_of_tests_has_left(tmp_path):
    results = tmp_path / rules_report.RESULTS
    with pytest.raises(SystemExit, match="run make test, or leave out --left"):
        rules_report.read_outcomes(results)
    results.write_text('{"SF-GEN-01": {"a test": "passed"}}', encoding="utf-8")
    assert rules_report.proven("SF-GEN-01", rules_report.read_outcomes(results))


@pytest.mark.parametrize(
    "line",
    [
        "**SF-GEN-02** A paragraph.",
        "* **SF-GEN-02** Another bullet.",
        "1. **SF-GEN-02** A number.",
        "| **SF-GEN-02** | a row |",
        "- **SF-GEN-02**",
        "- **SF-GEN-02:** A colon.",
        "  - **SF-GEN-02** Farther in.",
        "- __SF-GEN-02__ Other letters.",
    ],
)
def test_what_looks_like_a_rule_in_another_form_is_refused(line):
    with pytest.raises(UsageError, match=r"toy\.md, line 2: a rule is written as `- \*\*ID\*\* text`"):
        rulebook.book_from("toy", f"## 1. Everything (GEN)\n{line}\n")


def test_a_rule_above_all_headings_or_in_two_lines_is_refused():
    with pytest.raises(UsageError, match="line 1"):
        rulebook.book_from("toy", "- **TOY-GEN-01** Play.\n")
    with pytest.raises(UsageError, match="line 3: a rule stands in one line"):
        rulebook.book_from("toy", "## A\n- **TOY-GEN-01** Play\n  fair.\n")


def test_what_contributing_shows_is_read():
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```markdown\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    (section,) = rulebook.book_from("spellfire", example).sections
    ((rule,), marked) = section.rules, re.findall(r'mark\.rule\("([^"]+)"\)', text)
    assert (section.id, [rule.id]) == ("SF-PH2", marked)
    assert rule.text.startswith("You may play one holding")


def test_no_id_stands_twice_and_no_two_sections_of_a_game_share_one():
    assert [id for id, count in Counter(rule.id for rule in rulebook.all_rules()).items() if count > 1] == []
    names = Counter((book.game, section.id) for book in rulebook.all_books() for section in book.sections)
    assert [name for name, count in names.items() if count > 1] == []
