"""The readings of Spellfire's cards are about cards that exist, one for each, and their page is up to date."""

from __future__ import annotations

import readings

import spellhall


def test_the_page_is_up_to_date():
    assert readings.PAGE.read_text(encoding="utf-8") == readings.page(), "run python tools/readings.py"


def test_each_reading_is_of_one_card_with_a_verdict_and_its_reason():
    names = {card.key: card.name for card in spellhall.game("spellfire").shipped()}
    kept = readings.readings()
    assert len({reading.key for reading in kept}) == len(kept)
    for reading in kept:
        assert names[reading.key] == reading.name
        assert reading.line and reading.verdict in readings.VERDICTS
        assert reading.verdict == "same" or reading.note, f"{reading.key}: it is not said why"
