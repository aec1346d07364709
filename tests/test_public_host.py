"""What a public host of the sources reads: the workflow, the forms, SECURITY.md, and how versions are made."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import spellhall

ROOT = Path(__file__).resolve().parents[1]
HOST = ROOT / ".github"
FORMS = sorted(path for path in (HOST / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PAPERS = [ROOT / "SECURITY.md", ROOT / "CONTRIBUTING.md", *(path for path in HOST.rglob("*") if path.is_file())]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_workflow_runs_what_everybody_can_run() -> None:
    steps = read(HOST / "workflows" / "check.yml")["jobs"]["check"]["steps"]
    assert steps[-1] == {"run": ".ci/run"}
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_the_workflow_may_change_nothing() -> None:
    assert read(HOST / "workflows" / "check.yml")["permissions"] == {"contents": "read"}


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


def test_the_version_is_one_and_the_changelog_goes_down_from_what_is_not_released() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    released = [tuple(map(int, version.split("."))) for version in headings[1:]]
    assert released == sorted(released, reverse=True)
    now = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", spellhall.__version__)
    assert now is not None and (not released or tuple(map(int, now.groups())) >= released[0])
