"""A whole event on paper as prose: a change shows as a diff of the text, to be read and then written anew."""

from __future__ import annotations

import golden_event


def test_the_event_is_run_and_told_as_before() -> None:
    kept = golden_event.FILE.read_text(encoding="utf-8")
    assert golden_event.log() == kept, "read the difference, then run python tools/golden_event.py"
