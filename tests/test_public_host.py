"""What a public host of the sources shows: the workflow, the forms, SECURITY.md, and how versions are made."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

import spellhall

ROOT = Path(__file__).resolve().parents[1]
HOST = ROOT / ".github"
WORKFLOWS = sorted((HOST / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (HOST / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PAPERS = [ROOT / "SECURITY.md", ROOT / "CONTRIBUTING.md", *(path for path in HOST.rglob("*") if path.is_file())]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_jobs_of_the_workflow_are_together_what_anyone_can_run() -> None:
    job = read(HOST / "workflows" / "check.yml")["jobs"]["check"]
    assert {"run": ".ci/run ${{ matrix.part }}"} in job["steps"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    parts = job["strategy"]["matrix"]["part"]
    tests = [part.removeprefix("tests ") for part in parts if part != "rest"]
    assert "rest" in parts and tests == [f"{number}/{len(tests)}" for number in range(1, len(tests) + 1)]
    assert [run["part"] for run in job["strategy"]["matrix"]["include"]] == ["tests", "tests"]


def test_the_nightly_workflow_runs_each_part_of_the_nightly_run() -> None:
    job = read(HOST / "workflows" / "nightly.yml")["jobs"]["nightly"]
    made_of = re.search(r"^nightly: ([a-z -]+?) ##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert made_of is not None and job["strategy"]["matrix"]["part"] == made_of[1].split()
    assert {"run": "make ${{ matrix.part }}"} in job["steps"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_change_nothing(workflow: Path) -> None:
    assert read(workflow)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("words", [["test"], ["tests", "3"], ["tests", "5/4"]])
def test_the_check_refuses_a_part_that_there_is_not(words: list[str]) -> None:
    told = subprocess.run([ROOT / ".ci" / "run", *words], capture_output=True, text=True)
    assert told.returncode == 2 and len(told.stderr.splitlines()) == 1 and "2/4" in told.stderr


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_something_and_each_thing_once(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    ids = [part["id"] for part in asked]
    assert len(set(ids)) == len(ids) > 0
    assert any(part.get("validations", {}).get("required") for part in asked)
    for part in asked:
        assert part["type"] in ("input", "textarea", "dropdown") and part["attributes"]["label"]
        assert (part["type"] == "dropdown") == bool(part["attributes"].get("options"))


def test_the_form_of_rules_names_every_game() -> None:
    game = read(HOST / "ISSUE_TEMPLATE" / "rule.yml")["body"][0]
    named = sorted(name.replace(" ", "").lower() for name in game["attributes"]["options"])
    assert named == spellhall.game_names()


@pytest.mark.parametrize("path", PAPERS, ids=lambda path: path.name)
def test_a_paper_leads_to_what_there_is(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)[^)]*\)", text) if "://" not in link]
    assert [link for link in links if not (path.parent / link).exists()] == []
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"`make ([a-z-]+)", text)) <= set(targets)
    assert not re.search(r"[\w.]+@[\w-]+\.\w", text), "nobody promised to read that address"


def test_the_changelog_goes_down_from_the_version_that_is_not_released_yet() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (unreleased|\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    assert len(headings) == len(re.findall(r"^## ", text, re.MULTILINE)) > 0, "## [0.2.0] - unreleased, or its day"
    versions = [tuple(map(int, version.split("."))) for version, _ in headings]
    assert versions == sorted(set(versions), reverse=True)
    days = [day for _, day in headings]
    assert "unreleased" not in days[1:], "only the newest version is not released yet"
    now = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", spellhall.__version__)
    assert now is not None
    released = versions[1:] if days[0] == "unreleased" else versions
    assert (not released or tuple(map(int, now.groups())) >= released[0]) and tuple(map(int, now.groups())) <= versions[
        0
    ]
