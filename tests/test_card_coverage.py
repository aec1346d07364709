"""The page that counts the written cards is made from the sets and the cards."""

from __future__ import annotations

import re

import card_coverage

import spellhall
from spellhall.games.spellfire.sets import SETS

FOURTH = next(one for one in SETS if one.code == "4th")


def test_the_page_of_written_cards_is_up_to_date() -> None:
    assert card_coverage.PAGE.read_text(encoding="utf-8") == card_coverage.page(), "run python tools/card_coverage.py"


def test_each_number_of_the_4th_edition_is_written_or_listed_as_left() -> None:
    listed = card_coverage.page().partition("## Left in the 4th Edition")[2].partition("##")[0]
    left = [
        number
        for first, last in re.findall(r"(\d+)(?:-(\d+))?", listed)
        for number in range(int(first), int(last or first) + 1)
    ]
    written = [card.number for card in spellhall.game("spellfire").shipped() if card.edition == "4th"]
    assert sorted(left + written) == list(range(1, FOURTH.cards + 1))


def test_chase_cards_are_no_run_with_the_cards_before_them() -> None:
    dragons = next(one for one in SETS if one.code == "DL")
    keys = ["DL/098", "DL/099", "DL/100", "DLc/01", "DLc/02", "DLc/04"]
    assert card_coverage.spans(dragons, keys) == "98-100, c1, c2, c4"
