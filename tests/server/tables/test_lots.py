"""Decks at random for those who have chosen none."""

from __future__ import annotations

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.server.tables.decks import decks_by_lot


def test_decks_by_lot_may_be_played_against_those_that_were_chosen() -> None:
    game = spellhall.game("spellfire", preset="tournament")
    large = game.deck_beside(Dice(3), [["al"] * 75])
    (_, found), *_ = decks_by_lot(game, 1, Dice(1), [large])
    assert not game.check_table([large, found])
    (name, _), *_ = decks_by_lot(game, 1, Dice(1))
    assert name in game.starter_decks()
