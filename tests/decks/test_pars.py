"""The par of a deck: of a starter deck in the usual solo game, and of nothing else."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.decks.pars import par_of, par_sentence


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_a_starter_deck_has_its_par_in_any_order(preset: str) -> None:
    game = spellhall.game("spellfire", preset=preset, solitaire="one-deck")
    for name, deck in game.starter_decks().items():
        assert par_of(game, deck[::-1]) == game.pars().decks[name]
    name, deck = next(iter(game.starter_decks().items()))
    assert par_sentence(game, deck) == f"Par for this deck is {game.pars().decks[name]:.1f}."


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("spellfire", {}),
        ("spellfire", {"solitaire": "two-deck"}),
        ("spellfire", {"solitaire": "one-deck", "razed_realms": "on"}),
        ("spellchain", {}),
    ],
)
def test_other_forms_have_none(name: str, options: dict[str, str]) -> None:
    game = spellhall.game(name, **options)
    assert par_of(game, next(iter(game.starter_decks().values()))) is None
    assert par_sentence(game, next(iter(game.starter_decks().values()))) == ""


def test_a_changed_deck_has_none() -> None:
    game = spellhall.game("spellfire", solitaire="one-deck")
    deck = next(iter(game.starter_decks().values()))
    assert par_of(game, deck[1:]) is None
