"""Deck lists as text, and random decks."""

from __future__ import annotations

from collections import Counter

import pytest
from random_games import FIXTURES, fixture_deck

import spellhall
from spellhall.decks import check_text, find_deck, opening_decks, print_deck, read_deck
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.games.spellfire.formats.random_decks import as_printed, random_deck
from spellhall.games.spellfire.printings.verdicts import standings
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError

GAME = spellhall.game("spellfire")


def test_a_list_names_cards_by_number_by_name_or_by_both():
    deck = read_deck(
        GAME,
        """
        Deck: The patient ones
        # champions
        4th/253
        1x 4th/255 helm
        thorvid                  # in any case
        2x Drizzt Do’Urden
        """,
    )
    assert deck.title == "The patient ones"
    assert deck.keys() == ["4th/253", "4th/255", "4th/256", "4th/253", "4th/253"]
    assert deck.lines_of("4th/253") == [4, 7]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Drizt DoUrden", r"line 1: there's no card 'Drizt DoUrden'; did you mean 4th/253 Drizzt Do'Urden\?"),
        ("4th/253 Helm", "line 1: 4th/253 is Drizzt Do'Urden, not Helm"),
        ("4th/2533", "line 1: there's no card '4th/2533'; the nearest number is"),
        ("qqqqqqqqqqqq", "line 1: there's no card 'qqqqqqqqqqqq'"),
        ("0x Thorvid", "line 1: 0 copies doesn't make sense"),
        ("999999999x Thorvid", "line 1: 999999 copies"),
        ("# nothing", "the list has no cards"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line, fault):
    with pytest.raises(DeckError, match=fault):
        read_deck(GAME, line)


def test_a_list_of_another_game_is_given_up():
    _, faults = check_text(GAME, "\n".join(f"qqqq {number} wwww" for number in range(1000)))
    assert faults[20] == "line 21: the rest of the list was not read, because too many lines don't name a card"
    assert not any(fault.startswith("line 22") for fault in faults)


def test_a_list_of_countless_cards_is_given_up():
    deck, faults = check_text(GAME, "110x Thorvid\n" * 50)
    assert len(deck.keys()) == 1100
    assert faults[0] == "line 11: the rest of the list was not read, because it has more than 1000 cards"


def test_all_faults_come_at_once_with_their_lines():
    _, faults = check_text(GAME, "Thorvid\nnobody at all\n4th/253\nThorvid\n")
    assert faults[0].startswith("line 2: there's no card")
    assert any(fault.startswith("lines 1, 4: 2 copies of the hero Thorvid") for fault in faults)
    assert any("SF-DECK-01" in fault for fault in faults)
    assert any("SF-DECK-05" in fault for fault in faults)


def test_a_printed_deck_reads_back():
    keys = fixture_deck(GAME, 3)
    game = spellhall.game("spellfire")
    text = print_deck(game, keys, "Three")
    deck, faults = check_text(game, text)
    assert faults == []
    assert deck.title == "Three"
    assert Counter(deck.keys()) == Counter(keys)
    realms = sum(1 for key in keys if REGISTER[key].type == 7)
    assert f"# realm: {realms}" in text


def test_a_deck_is_found_by_path_and_by_lot(tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text(print_deck(GAME, fixture_deck(GAME, 1)))
    assert find_deck(GAME, str(path), Dice(0))[0] == "mine"
    assert find_deck(GAME, "random", Dice(5)) == find_deck(GAME, "RANDOM", Dice(5))
    assert len(opening_decks(GAME, Dice(1), 3)) == 3


@pytest.mark.parametrize("where", ["nowhere.txt", "x" * 5000, "randon"])
def test_a_deck_that_is_not_there_is_refused(where):
    with pytest.raises(UsageError, match="no starter deck or file"):
        find_deck(GAME, where, Dice(0))


def test_a_folder_or_binary_file_is_no_deck(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path, tmp_path / "binary"):
        with pytest.raises(UsageError, match="can't be read as a deck list"):
            find_deck(GAME, str(path), Dice(0))


@pytest.mark.parametrize("seed", range(30))
def test_random_decks_are_legal(seed):
    deck = fixture_deck(GAME, seed)
    assert len(deck) == 55
    assert GAME.check_deck(deck) == []
    assert deck == fixture_deck(GAME, seed)


def test_random_decks_reach_every_type_of_card():
    reached = {REGISTER[key].type for seed in range(40) for key in fixture_deck(GAME, seed)}
    assert reached == {card.type for card in FIXTURES} - {DUNGEON}


def test_a_dungeon_card_goes_with_a_random_deck_where_they_are_in_use():
    game = spellhall.game("spellfire", preset="tournament")
    deck = random_deck(game, Dice(1))
    assert len(deck) == 56 and REGISTER[deck[-1]].type == DUNGEON
    assert game.check_deck(deck) == []


@pytest.mark.parametrize("options", [{}, {"preset": "tournament"}, {"deck_sizes": "110"}], ids=str)
def test_random_decks_hold_cards_by_any_of_their_numbers_and_stay_legal(options):
    game, dice = spellhall.game("spellfire", **options), Dice(4)
    decks = [game.random_deck(dice) for _ in range(30)]
    assert [game.check_deck(deck) for deck in decks] == [[]] * 30
    drawn = {key for deck in decks for key in deck}
    defined = {card.key for card in game.definitions}
    assert len(drawn & defined) > 150
    assert len(drawn - defined) > 150
    printed = [game.catalogue[game.faces[key]] for key in sorted(drawn - defined)]
    others = [REGISTER[standings()[card.key].definition] for card in printed]
    for fact in ("levels", "abilities", "bluelines"):
        assert any(getattr(one, fact) != getattr(other, fact) for one, other in zip(printed, others, strict=True)), fact


def test_every_number_of_a_card_can_be_drawn():
    card = next(card for card in GAME.definitions if sum(one.playable for one in GAME.printings(card)) > 3)
    numbers = {one.key for one in GAME.printings(card) if one.playable}
    deck = next(deck for deck in (GAME.random_deck(Dice(seed)) for seed in range(200)) if {*deck} & numbers)
    assert numbers <= {key for seed in range(60) for key in as_printed(GAME, deck, Dice(seed))}


def test_too_few_cards_make_no_random_deck():
    with pytest.raises(UsageError, match="make no random deck"):
        random_deck(GAME, Dice(0), FIXTURES[:20])
