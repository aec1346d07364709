"""The page's types of the socket are those of the server."""

from __future__ import annotations

import wire_types


def test_the_pages_types_are_current():
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.page(), "run python tools/wire_types.py"


def test_the_file_is_written_the_same_each_time():
    assert wire_types.page() == wire_types.page()


def test_what_the_page_hears_has_all_its_fields_and_what_it_says_may_leave_out_defaults():
    text = wire_types.page()
    heard = text.split("export interface CardSeen {")[1].split("}")[0]
    said = text.split("export interface Watch {")[1].split("}")[0]
    assert "key: string | null;" in heard
    assert "host: string | null;" in heard
    assert "seat?: number;" in said
    assert "table: string;" in said


def test_defaults_that_the_server_leaves_out_are_known_to_the_page():
    text = wire_types.page()
    frame = next(line for line in text.splitlines() if line.startswith("  Frame: "))
    assert '"thinking": -1' in frame
    assert '"cards": ["map", "CardSeen"]' in frame
    reason = next(line for line in text.splitlines() if line.startswith("  Reason: "))
    assert '"numbers": ["lists", "Part"]' in reason
