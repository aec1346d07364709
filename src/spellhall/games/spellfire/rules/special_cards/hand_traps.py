"""Looking into another player's hand, and cards there that make the looker pay for it (SF-HAND-08)."""

from __future__ import annotations

from collections.abc import Iterable

from spellhall.games.spellfire.rules.battle.removed_mid_round import discard_by_text
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import printed
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import HandTrap
from spellhall.games.spellfire.table import DISCARDED, HAND
from spellhall.kernel.state import State


def look_into_hand(state: State, cards: Iterable[int], seat: int, source: int) -> None:
    """A seat sees cards in a hand because of a card, ``source``; a trap among them springs."""
    seen = list(cards)
    for card in seen:
        state.show(card, 1 << seat)
    for card in seen:
        if state.zone[card] == HAND and state.control[card] != seat and printed(card_of(state, card), HandTrap):
            _spring(state, card, seat, source)
            return


def _spring(state: State, trap: int, seat: int, source: int) -> None:
    """SF-HAND-08. Discard the looker's hand, and the card that let them look if it is still in play."""
    state.show_to_all(trap)
    for card in list(state.pile(HAND, seat)):
        discard(state, card, DISCARDED)
    if source >= 0 and state.game.layout.in_play[state.zone[source]]:
        discard_by_text(state, source, trap)
