"""The page that counts the written cards is made from the sets and the cards, and names every missing one."""

from __future__ import annotations

import card_coverage

import spellhall
from spellhall.games.spellfire.printings.lacking import missing_cards, needs
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.printings.verdicts import PLAYABLE, standings

GAME = spellhall.game("spellfire")


def test_the_page_of_written_cards_is_up_to_date() -> None:
    assert card_coverage.PAGE.read_text(encoding="utf-8") == card_coverage.page(), "run python tools/card_coverage.py"


def test_each_printed_number_is_playable_or_listed_as_missing() -> None:
    missing = [number for card in missing_cards() for number in card.numbers]
    playable = [key for key, standing in standings().items() if standing.word in PLAYABLE]
    assert sorted(missing + playable) == sorted(all_numbers())
    page = card_coverage.page()
    assert [card.name for card in missing_cards() if f" {card.name}" not in page] == []


def test_what_a_card_lacks_is_noted_until_it_is_written() -> None:
    assert set(needs()) == {card.numbers[0] for card in missing_cards()}, "printings/lacking.txt is stale"


def test_the_rows_of_the_sets_leave_as_many_numbers_as_the_list_of_missing_cards() -> None:
    unprinted = sum(line.numbers for line in GAME.sets()[-4:])
    assert sum(line.left for line in GAME.sets()) - unprinted == sum(len(card.numbers) for card in missing_cards())
