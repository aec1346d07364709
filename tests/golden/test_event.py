"""Whole events on paper as prose: a change shows as a diff of the text, to be read and then written anew."""

from __future__ import annotations

import golden_event
import pytest


@pytest.mark.parametrize("name", golden_event.EVENTS)
def test_the_event_is_run_and_told_as_before(name: str) -> None:
    kept = (golden_event.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden_event.log(name) == kept, f"read the difference, then run python tools/golden_event.py {name}"
