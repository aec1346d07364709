"""Over the random games of a night every card comes to the table often enough to be tried."""

from __future__ import annotations

import pytest
from decks_for_cards import came_up, deck_around
from long_runs import played_out, random_choices

import spellhall
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.games.spellfire.game import Spellfire
from spellhall.kernel.chance import Dice

GAMES = 20_000
ENOUGH = 60
MORE_GAMES = 120
"""With decks made for a card that random decks rarely use."""
HARDLY = {"Myrmidons": "they go back into the draw pile whenever they are discarded, so no table shows them in the end"}
"""Cards that come up less often even so, and why."""


@pytest.mark.slow
@pytest.mark.timeout(5400)
def test_every_card_comes_up_often_enough() -> None:
    game = spellhall.game("spellfire")
    assert isinstance(game, Spellfire)
    counts = came_up(played_out(game, 2, seed) for seed in range(GAMES))
    cards = [card for card in game.printed if card.edition != "test" and card.type != DUNGEON]
    for card in cards:
        if counts[card.key] < ENOUGH:
            decks = (
                [deck_around(game, card.key, Dice(2 * seed + seat)) for seat in (0, 1)] for seed in range(MORE_GAMES)
            )
            counts += came_up(random_choices(game, pair, seed) for seed, pair in enumerate(decks))
    rare = {card.key: counts[card.key] for card in cards if counts[card.key] < ENOUGH and card.name not in HARDLY}
    assert rare == {}


def test_a_deck_made_for_a_card_has_it_and_is_legal() -> None:
    game = spellhall.game("spellfire")
    assert isinstance(game, Spellfire)
    for key in ("3rd/161", "NO/195", "4th/440"):
        deck = deck_around(game, key, Dice(1))
        assert key in deck and game.check_deck(deck) == []
