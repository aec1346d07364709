"""Whole games as prose: a change shows as a diff of the text, to be read and then written anew."""

from __future__ import annotations

import golden
import pytest

import spellhall
from spellhall.kernel.parts.tournament import Entered


@pytest.mark.parametrize("name", sorted(golden.GAMES))
def test_the_game_is_played_and_told_as_before(name: str) -> None:
    kept = (golden.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert golden.playthrough(name) == kept, f"read the difference, then run python tools/golden.py {name}"


@pytest.mark.rule("SFT-MST-03", "SFT-MST-04")
def test_what_comes_from_boosters_is_exchanged_as_the_rules_allow() -> None:
    made = golden.GAMES["spellfire-masters-strategy"]
    assert made.format is not None
    game = spellhall.game(made.game, preset=made.preset, **made.options)
    book, cards = game.tournament_book(), {card.key: card for card in game.catalogue}
    sealed, opened = golden.bare_decks(made, game), golden.boosters(made)
    for seed, deck, own in zip(golden.seeds_of(made), sealed, opened, strict=True):
        product, plays = book.product(made.format, seed), golden.with_added(deck, own, cards)
        beside = [key for key in product if key not in plays]
        assert len(own) == made.opened and {*own} <= {*product[len(deck) :]} & {*plays}
        assert book.deck_faults(made.format, Entered(plays, beside, product, deck)) == []
