"""The numbers of cards, in all the forms in which players write them, and cards that the hall does not have yet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spellhall
from spellhall.decks import check_text, read_deck
from spellhall.decks.index import Index
from spellhall.games.spellfire.cards import in_order
from spellhall.games.spellfire.sets import SETS, listed_number, number_in, rank_of

GAME = spellhall.game("spellfire")
PRINTED = Path(__file__).parents[2].parent / "shared" / "data" / "spellfire"
MISPRINTS = ("4th/375", "DR/016")
"""Cards that show another size than that of their set."""


@pytest.mark.parametrize(
    "line",
    ["4th/253", "4th/253 Drizzt Do'Urden", "4TH 253", "{4th 253}", "4th 253 Drizzt Do'Urden", "253/4th", "253/500"],
)
def test_a_number_may_be_written_in_any_form(line):
    assert read_deck(GAME, line).keys() == ["4th/253"]
    assert read_deck(GAME, f"2x {line}").keys() == ["4th/253"] * 2


@pytest.mark.parametrize(("line", "key"), [("4th/4", "4th/004"), ("4/4th", "4th/004"), ("{FR 118}", "FRc/18")])
def test_zeros_may_be_left_out_and_chase_cards_counted_on(line, key):
    assert read_deck(GAME, line).keys() == [key]


def test_a_number_of_sets_that_show_the_same_size_is_not_guessed():
    assert number_in("44/400") is None
    assert number_in("44/420") is None
    assert number_in("2/3").key == "PR/002"


def test_a_number_with_another_name_is_a_fault():
    _, faults = check_text(GAME, "4th 253 Helm")
    assert faults[0] == "line 1: 4th/253 is Drizzt Do'Urden, not Helm"


def test_a_name_of_several_printings_means_the_latest():
    assert read_deck(GAME, "Labor of Legend").keys() == ["4th/122"]
    twice = {}
    for card in GAME.definitions:
        twice.setdefault((card.name, GAME.kind_of(card)), []).append(card.key)
    several = {name: keys for (name, _), keys in twice.items() if len(keys) > 1}
    assert several
    for name, keys in several.items():
        if len({kind for called, kind in twice if called == name}) == 1:
            assert read_deck(GAME, name).keys() == [max(keys, key=rank_of)]


def test_cards_that_the_hall_does_not_have_are_told_in_one_sentence_by_set():
    _, faults = check_text(GAME, "Thorvid\nIQ/001\nCQ 2\n2x IQ 10\n")
    assert faults[0] == (
        "lines 2, 3, 4: 4 of 5 cards are not in the hall yet: 3 of Inquisition (IQ/001, IQ/010), 1 of Conquest (CQ/002)"
    )


def test_one_bad_line_among_good_ones_is_remembered_where_cards_are_counted():
    deck = next(iter(GAME.starter_decks().values()))
    good = "\n".join(deck)
    assert check_text(GAME, good)[1] == []
    _, faults = check_text(GAME, "\n".join([*deck[:-1], "4th/700"]))
    assert faults[0].startswith(f"line {len(deck)}: there's no card '4th/700'")
    assert faults[1].startswith("in the part that could be read, 54 cards")
    twice = check_text(GAME, "\n".join([*deck[:-2], deck[0], "4th/700"]))[1]
    doubled = [fault for fault in twice if fault.startswith(f"lines 1, {len(deck) - 1}: ")]
    assert len(doubled) == 1 and "in the part that" not in doubled[0], "a card that stands twice stands twice"
    assert not any("in the part that" in fault for fault in check_text(GAME, "\n".join(deck[:-1]))[1])


def test_a_number_that_was_never_printed_names_no_card():
    _, faults = check_text(GAME, "4th/700")
    assert faults[0].startswith("line 1: there's no card '4th/700'")


def test_a_long_line_is_not_repeated_whole():
    _, faults = check_text(GAME, "x" * 5_000_000)
    assert len(faults[0]) < 200


def test_every_card_of_the_hall_is_a_number_of_its_set():
    for card in GAME.shipped():
        code, number = listed_number(card.key)
        for written in (f"{code} {number}", f"{{{code} {number}}}", f"{number}/{code}"):
            assert number_in(written)[:3] == (card.key, SETS[rank_of(card.key)].name, True)


@pytest.mark.skipif(not PRINTED.exists(), reason="the facts of the printed cards are not here")
def test_the_sets_are_the_printed_ones():
    for name in ("cards-4th", "cards-other", "cards-online"):
        document = json.loads((PRINTED / f"{name}.json").read_text(encoding="utf-8"))
        for card in document if isinstance(document, list) else document["cards"]:
            code, number = listed_number(card["id"])
            found = number_in(f"{code} {number}")
            assert (found.key, found.printed) == (card["id"], True)
            shown = card.get("printed_number", "").partition("/")[2]
            if shown.isdecimal() and "c/" not in card["id"] and card["id"] not in MISPRINTS:
                assert int(shown) in SETS[rank_of(card["id"])].shown, card["id"]


def test_cards_stand_in_the_order_in_which_they_came_out_wherever_they_are_defined():
    """So a definition may move to another file, and decks drawn at random stay the same."""
    backwards = in_order(reversed(GAME.definitions))
    assert [card.key for card in backwards] == [card.key for card in GAME.definitions]
    printed = [card.key for card in backwards if rank_of(card.key) >= 0]
    assert [card.key for card in backwards][: len(printed)] == printed
    assert [rank_of(key) for key in printed] == sorted(map(rank_of, printed))
    assert printed.index("1st/437") < printed.index("1stc/10") < printed.index("1stc/22") < printed.index("2nd/419")


@pytest.mark.parametrize("name", spellhall.game_names())
def test_what_people_name_is_printed_and_not_what_a_card_stands_as(name: str) -> None:
    game = spellhall.game(name)
    named = [card.key for card in game.printed]
    assert set(game.printed_keys) == set(named)
    for stood_as in set(game.keys) - set(named):
        assert not Index(game).knows(stood_as)
        assert game.check_deck([stood_as])
