"""How many cards an opening hand has, found by dealing one, so that it always agrees with the game's rules."""

from __future__ import annotations

from spellhall.arena.studies.hand_statistics import HAND_ZONE
from spellhall.kernel.game import Game

MOST_CHOICES = 8
"""The most decisions before hands are dealt: who begins, and where a deck is cut."""


def first_hand(game: Game) -> int:
    """The number of cards with which every seat begins, before anyone draws for a turn; 0 if there is no such hand."""
    zones = [zone.name for zone in game.layout.zones]
    decks = list(game.starter_decks().values())[: game.players.least]
    if HAND_ZONE not in zones or not game.brings_decks or len(decks) < game.players.least:
        return 0
    hand = zones.index(HAND_ZONE)
    state = game.new_state(decks, 1)
    for _ in range(MOST_CHOICES):
        held = [
            sum(zone == hand and owner == seat for zone, owner in zip(state.zone, state.owner, strict=True))
            for seat in range(state.seats)
        ]
        if min(held) or state.is_terminal():
            return min(held)
        state.apply(state.legal_actions()[0])
    return 0
