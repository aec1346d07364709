"""What a package says of itself: links and addresses that lead somewhere, wherever it is shown."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import metadata_hook
import pytest

import spellhall

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://example.org/someone/spellhall"
RELATIVE = re.compile(r"\]\((?!https?://|#)([^)]+)\)")


@pytest.fixture
def told(monkeypatch):
    """The fields that the hook fills in, for a repository."""

    def fields(repository):
        monkeypatch.setenv(metadata_hook.SOURCE, repository)
        found = {}
        metadata_hook.MetadataHook(str(ROOT), {}).update(found)
        return found

    return fields


def test_a_package_for_an_index_has_links_that_work_there(told):
    readme = told(f"{REPOSITORY}/")["readme"]["text"]
    assert RELATIVE.findall(readme) == []
    for kind, path in re.findall(rf"{REPOSITORY}/(raw|blob)/v[\d.]+/([^)\s]+)", readme):
        assert (ROOT / path).exists(), path
        assert (kind == "raw") == path.endswith(".png")


def test_a_package_for_an_index_has_addresses(told):
    urls = told(REPOSITORY)["urls"]
    assert urls["Source"] == REPOSITORY
    assert [*urls] == ["Source", "Documentation", "Changelog", "Issues"]
    for path in re.findall(r"/blob/v[\d.]+/(\S+)", " ".join(urls.values())):
        assert (ROOT / path).is_file()


def test_without_a_repository_nothing_is_made_up(told):
    found = told("")
    assert found["urls"] == {}
    assert found["readme"]["text"] == (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_requirement_of_the_package_has_a_lower_bound():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [one for name, each in project["optional-dependencies"].items() if name != "bench" for one in each]
    wanted = [one for one in project["dependencies"] + extras if not one.startswith("spellhall[")]
    assert len(wanted) > 25
    assert [one for one in wanted if ">=" not in one] == []


def test_the_reference_for_papers_names_this_version_and_no_paper():
    reference = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    page = (ROOT / "docs/citing.md").read_text(encoding="utf-8")
    assert f"\nversion: {spellhall.__version__}\n" in reference
    assert f"version = {{{spellhall.__version__}}}" in page
    for author in re.findall(r"^  - name: (.*)$", reference, re.MULTILINE):
        assert f"author  = {{{{{author}}}}}" in page
    assert "doi" not in reference.lower() and "no DOI" in page
