"""The records of decisions: numbered without a gap, dated, listed in docs/architecture.md, and about what there is."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RECORDS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
ROOTS = (ROOT, ROOT / "src" / "spellhall")
"""What a path in a record is written from."""


def titled(path: Path) -> str:
    """The first line of a record without its number."""
    heading = re.match(r"# (\d+)\. (.+)\n", path.read_text(encoding="utf-8"))
    assert heading is not None and int(heading[1]) == int(path.name[:2]), f"{path.name} has another number inside"
    return heading[2]


def test_they_are_numbered_without_a_gap() -> None:
    assert [int(path.name[:2]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))


def test_the_architecture_lists_them_all_with_title_and_day() -> None:
    listed = re.findall(
        r"\| (\d+) \| \[(.+)\]\(decisions/(.+)\) \| (\S+) \|",
        (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"),
    )
    days = [re.search(r"^Decided (\S+)\.$", path.read_text(encoding="utf-8"), re.MULTILINE) for path in RECORDS]
    told = [
        (str(number), titled(path), path.name, day[1] if day else "")
        for number, (path, day) in enumerate(zip(RECORDS, days, strict=True), 1)
    ]
    assert listed == told
    assert all(date.fromisoformat(day) for *_, day in told)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_a_record_names_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"`([\w./-]+/[\w.-]+|[\w-]+\.py)`", text)
    missing = [name for name in named if not any((root / name).exists() for root in (*ROOTS, ROOTS[1] / "server"))]
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert missing + [link for link in links if not (path.parent / link).exists()] == []
    for section in ("## Decision", "## Why", "## What it costs"):
        assert f"\n{section}\n" in text
    assert len(text.splitlines()) <= 60, "a record is a page"
