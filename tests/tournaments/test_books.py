"""What every book of tournaments keeps to, whatever the game (``parts.tournament.Book``)."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Book, Entered, Format, TableFacts
from spellhall.registry import game_names
from spellhall.rulebook import books_of
from spellhall.tournaments.plan import (
    DoubleKnockout,
    Knockout,
    League,
    RoundRobin,
    Swiss,
    TablesOfThree,
)

GAMES = pytest.mark.parametrize("name", game_names())
STRUCTURES = {
    kind.__struct_config__.tag for kind in (TablesOfThree, Knockout, DoubleKnockout, Swiss, RoundRobin, League)
}


def book_of(name: str) -> Book:
    return spellhall.game(name).tournament_book()


def formats_of(book: Book) -> list[Format]:
    """One of each type, and the first type with each variant."""
    size, victory = (book.sizes or (0,))[0], (book.victories or ("",))[0]
    types = [
        Format(name, "7" if info.parameter else "", victory=victory, size=size) for name, info in book.types.items()
    ]
    return [*types, *(Format(types[0].type, "", (name,), victory, size) for name in book.variants)]


def seats_of(book: Book, format: Format) -> int:
    return max([book.types[format.type].seats, *(book.variants[name].seats for name in format.variants)])


@GAMES
def test_what_a_book_names_is_there(name: str) -> None:
    book = book_of(name)
    sections = [section for one in books_of(name) for section in one.sections]
    known = {section.id for section in sections} | {rule.id for section in sections for rule in section.rules}
    for key, info in (*book.types.items(), *book.variants.items()):
        assert info.name == key and info.text.endswith(".")
        assert info.rules and set(info.rules) <= known, key
    assert {info.structure for info in book.types.values()} <= STRUCTURES
    assert len({fact.name for fact in book.facts}) == len(book.facts)


@GAMES
def test_every_type_and_variant_is_named_played_and_has_decks(name: str) -> None:
    book = book_of(name)
    for format in formats_of(book):
        assert book.check(format).faults == [], format
        for label in ("", "Sunday 3-B"):
            assert book.read(book.write(format, label)) == (format, label)
        seats = seats_of(book, format)
        game = spellhall.game(name, **book.options(format, TableFacts(seats)))
        game.check_seats(seats)
        deck = book.random_deck(format, 5)
        pool = book.product(format, 5) or deck
        assert book.deck_faults(format, Entered(pool[: len(deck)], pool=pool)) == []
        assert set(deck) <= set(book.legal_cards(format))


@GAMES
def test_what_nobody_knows_is_refused_in_a_sentence(name: str) -> None:
    book = book_of(name)
    for wrong in ("", "Tiddlywinks", "x" * 500, f"{name}: "):
        with pytest.raises(UsageError) as refused:
            book.read(wrong)
        assert len(str(refused.value)) < 400 and "\n" not in str(refused.value)
    strange = Format("Tiddlywinks", victory=(book.victories or ("",))[0], size=(book.sizes or (0,))[0])
    assert book.check(strange).faults
    with pytest.raises(UsageError):
        book.options(strange, TableFacts(2))
