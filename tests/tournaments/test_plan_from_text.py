"""What people choose as plain texts: settings are those of the structure that is meant, named or usual."""

from __future__ import annotations

import pytest

from spellhall.kernel.parts.tournament import Format
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.tournaments.plan_from_text import KINDS, meeting, tag_of, usual_structure, values_of

BOOKS = {game: make_game(game).tournament_book() for game in game_names()}


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, book in BOOKS.items() for kind in book.types])
def test_a_setting_without_a_structure_is_one_of_the_usual_structure(game, kind):
    book, format = BOOKS[game], Format(kind)
    usual = usual_structure(book, format)
    assert tag_of(usual) == book.types[kind].structure
    for name, (value, values) in values_of(KINDS[tag_of(usual)]).items():
        for chosen in [value, *values]:
            found = meeting(book, format, "", {name: chosen})
            assert type(found) is type(usual) and str(getattr(found, name)).casefold() == chosen.casefold(), name


def test_a_structure_that_is_named_has_its_own_settings():
    book = BOOKS["spellchain"]
    found = meeting(book, Format("Duel"), "swiss", {"rounds": "5"})
    assert (tag_of(found), found.rounds, found.seats) == ("swiss", 5, 2)
