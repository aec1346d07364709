"""Decks from other programs and for them: CrossFire's files, BBCode, and what Windows makes of a text file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.decks import DeckList, Entry, check_text, export, find_list, read_deck
from spellhall.decks.crossfire import CrossFireDeck, is_crossfire, read_crossfire, write_crossfire
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError

GAME = spellhall.game("spellfire")
FILE = r"""set tempDeckSize 55
set tempInInventory No
set tempAuthorName {Ana {the Elder}}
set tempAuthorEmail ana
set tempNotes {Wins slowly.
Beware of set tempDeck in notes; [exit] does nothing.}
set tempDeckTitle "The \"patient\" ones"
set tempDeckDisplayMode Type
set tempDeck {
   {4th 253} {4th 255} {FR  118}
   {4th 256} {IQ    3}
}
set tempAltCards {
   {4th 4}
}
"""


def test_a_file_of_crossfire_is_known_by_what_stands_in_it():
    deck, faults = check_text(GAME, FILE)
    assert deck.title == 'The "patient" ones'
    assert deck.author == "Ana {the Elder}"
    assert deck.notes == ["Wins slowly.", "Beware of set tempDeck in notes; [exit] does nothing."]
    assert deck.keys() == ["4th/253", "4th/255", "FRc/18", "4th/256"]
    assert deck.beside == ["4th/004"]
    named = "1 of Inquisition (IQ/003)"
    assert faults[0] == f"line 11: 1 of 5 cards is not in the hall yet: {named}"


def test_an_open_bracket_is_told_with_its_line():
    _, faults = check_text(GAME, "set tempDeckTitle {x}\nset tempDeck { {4th 253}\n")
    assert faults == ["line 2: this bracket is never closed, so the deck file is incomplete"]


def test_a_deck_goes_to_crossfire_and_comes_back():
    deck = read_deck(GAME, export(GAME, check_text(GAME, FILE)[0], "text"))
    again = read_deck(GAME, export(GAME, deck, "crossfire"))
    assert sorted(again.keys()) == sorted(deck.keys())
    assert (again.title, again.author, again.notes, again.beside) == (deck.title, deck.author, deck.notes, deck.beside)


TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"), max_size=60)


@given(title=TEXTS, author=TEXTS, notes=TEXTS)
def test_whatever_a_deck_is_called_it_is_read_as_it_was_written(title, author, notes):
    wrote = CrossFireDeck(" ".join(title.split()), " ".join(author.split()), notes.strip(), [("4th", "253", 0)])
    read = read_crossfire(write_crossfire(wrote))
    assert (read.title, read.author, read.notes) == (wrote.title, wrote.author, wrote.notes)
    assert [card[:2] for card in read.cards] == [("4th", "253")]


ANY_TEXT = st.text(st.one_of(st.sampled_from("# :\n\r\x85\u2028x3"), st.characters(codec="utf-8")), max_size=40)


@pytest.mark.parametrize("form", ["text", "crossfire"])
@given(
    title=ANY_TEXT, author=ANY_TEXT, notes=st.lists(ANY_TEXT.filter(str.strip), max_size=3), copies=st.integers(0, 4)
)
def test_whatever_a_list_says_comes_back_in_every_form(form, title, author, notes, copies):
    deck = DeckList(title, [Entry(2, "4th/253", 0)], author, notes, ["4th/004"] * copies)
    again = read_deck(GAME, export(GAME, deck, form))
    said = [note for note in deck.notes if note]  # CrossFire has one text, so that blank lines at its ends are nothing
    assert (again.title, again.author, [note for note in again.notes if note]) == (deck.title, deck.author, said)
    assert (again.keys(), again.beside) == (deck.keys(), deck.beside)


@pytest.mark.parametrize(("line", "title"), [("Deck: C# burn", "C# burn"), ("Deck: #1", "#1"), ("# Deck: no", "")])
def test_a_number_sign_belongs_to_a_title(line, title):
    assert read_deck(GAME, f"{line}\n2x 4th/253 # two of them\n").title == title


@given(st.text('set tempDeck{}"\\; \n4th25[]$', max_size=80))
def test_no_text_stops_the_reader(text):
    if is_crossfire(text):
        check_text(GAME, text)


def test_bbcode_names_the_cards_by_type():
    told = export(GAME, DeckList("Two", [Entry(2, "4th/253", 1), Entry(1, "4th/004", 2)], notes=["slow"]), "bbcode")
    assert "[b]hero: 2[/b]" in told
    assert "[*]2x Drizzt Do'Urden (4th/253)" in told
    assert "[quote]\nslow\n[/quote]" in told


def test_crossfire_takes_cards_of_spellfire_only():
    chain = spellhall.game("spellchain")
    with pytest.raises(UsageError, match="CrossFire only knows Spellfire's printed cards"):
        export(chain, find_list(chain, next(iter(chain.starter_decks())), Dice(1)), "crossfire")
    with pytest.raises(UsageError, match="choose text, bbcode, crossfire"):
        export(GAME, DeckList(), "pdf")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_a_list_may_be_of_any_encoding_that_windows_writes(tmp_path, encoding):
    marks = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}
    path = tmp_path / "deck.txt"
    path.write_bytes(marks.get(encoding, b"") + "Deck: Café\r\nDrizzt Do’Urden\r\n".encode(encoding))
    deck = find_list(GAME, str(path), Dice(1))
    assert deck.title == "Café"
    assert deck.keys() == ["4th/253"]


def test_a_mark_of_order_in_a_pasted_text_does_no_harm():
    assert check_text(GAME, "\ufeffDeck: x\nThorvid\n")[0].title == "x"


@pytest.mark.parametrize(("form", "sign"), [("text", "Deck: "), ("bbcode", "[b]"), ("crossfire", "set tempDeck {")])
def test_the_command_line_shows_a_deck_in_every_form(form, sign):
    shown = CliRunner().invoke(app, ["deck", "show", "spellfire", "random", "--seed", "3", "--as", form])
    assert shown.exit_code == 0
    assert sign in shown.output
