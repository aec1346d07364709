"""The page about environments tells the truth: its examples are run."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs/environments.md"


def test_the_examples_of_the_page_are_true() -> None:
    told = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert told.attempted > 10
    assert told.failed == 0
