"""Cards are read when a game needs them: how few that are, and that nothing else changes.

Every test of reading runs in a process of its own: in this one, all cards have been read for long.
"""

from __future__ import annotations

import subprocess
import sys
from functools import cache

import card_index
import pytest

from spellhall.compiled import is_compiled
from spellhall.games.spellfire.card import MODIFIERS, PROGRAMS, REGISTER
from spellhall.games.spellfire.card_index import entries, said
from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.printings.catalogue import Unread, shape_of

MOST_ENGINE_MODULES = 405
"""How many modules of Spellhall a game without any card needs; that is most of what a start takes."""
MOST_CARD_MODULES = 30
"""How many of the cards' modules two starter decks need."""
BEGINNING = """
import sys
from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.printings.catalogue import Unread
GAME = Spellfire()
CARDS = "spellhall.games.spellfire.cards."
def modules(): return sum(name.startswith(CARDS) for name in sys.modules)
def read(): return sum(type(card) is not Unread for card in GAME.catalogue)
"""

lazily = pytest.mark.skipif(is_compiled(), reason="the compiled engine reads all cards at once")


@cache
def told(program: str) -> str:
    """What a program says in a fresh interpreter, after ``BEGINNING``."""
    return subprocess.run(
        [sys.executable, "-c", BEGINNING + program], capture_output=True, text=True, check=True, timeout=60
    ).stdout.strip()


def test_the_index_is_up_to_date() -> None:
    checked = subprocess.run([sys.executable, card_index.__file__, "--check"], check=False, timeout=60)
    assert checked.returncode == 0, "run python tools/card_index.py"


@lazily
def test_a_game_that_has_not_begun_has_read_no_card() -> None:
    ours = "sum(name.startswith('spellhall') and not name.startswith(CARDS) for name in sys.modules)"
    cards, read, engine = map(int, told(f"print(modules(), read(), {ours})").split())
    assert (cards, read) == (0, 0)
    assert engine <= MOST_ENGINE_MODULES


@lazily
def test_a_game_reads_the_cards_of_its_decks_and_no_others() -> None:
    program = """
decks = list(GAME.starter_decks().values())[:2]
state = GAME.new_state(decks, seed=1)
for _ in range(40):
    state.apply(state.legal_actions()[0])
print(modules(), read(), len({key for deck in decks for key in deck}))
"""
    cards, read, different = map(int, told(program).split())
    assert 0 < cards <= MOST_CARD_MODULES
    assert read <= different + 20, "besides their cards, decks may need the champions that these can stand as"


@lazily
def test_a_card_is_read_at_its_first_use_and_then_like_any_other() -> None:
    program = """
card = GAME.catalogue[GAME.faces["4th/055"]]
before = type(card).__name__
name, level = card.name, card.level
print(before, type(card).__name__, modules(), hasattr(card, "nonsense"))
"""
    assert told(program) == "Unread Card 2 False", "the package of its set, and the module of its type"


@lazily
def test_a_document_finds_the_text_of_a_card_that_nobody_has_read() -> None:
    program = """
from spellhall.games.spellfire.card import PROGRAMS
number = PROGRAMS.numbers["4th/172", 0]
before = GAME.programs[number]
print(before, PROGRAMS.number_of(("4th/172", 0)) == number, GAME.programs[number].number == number)
"""
    assert told(program) == "None True True"


@pytest.mark.parametrize("corrected", ["off", "on"])
def test_reading_makes_the_card_that_the_index_promised(corrected: str) -> None:
    game = Spellfire(bluelines=corrected)
    for face, card in enumerate(game.catalogue):
        promised = card.moments, card.has_works, card.heralds, card.meets, card.recalls
        assert card.traits is not None and type(card) is not Unread
        assert (card.moments, card.has_works, card.heralds, card.meets, card.recalls) == promised, card.key
        assert game.faces[card.key] == face
    for face, role in game.roles.items():
        assert game.catalogue[role].key in [twin.key for twin in game.catalogue[face].other_roles()]


def test_the_index_knows_every_text_by_its_number() -> None:
    for entry in entries().values():
        if entry.is_definition:
            assert said(shape_of(REGISTER[entry.key])) == said(entry.shape)
    assert None not in PROGRAMS.things and None not in MODIFIERS.things
