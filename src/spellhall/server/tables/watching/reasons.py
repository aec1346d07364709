"""Why a card can't be used now, and where its numbers come from, as far as a seat sees the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spellhall.kernel.state import State
from spellhall.server.tables.watching.card_tokens import Tokens
from spellhall.server.wire import SPECTATOR, Part, Reason


def reason_for(
    state: State, shuffles: Mapping[int, int], tokens: Tokens, seat: int, token: str, worded: Callable[[str], Any]
) -> Reason | None:
    """The reason about the card with this token, with seats named by ``worded``; None if no card has it."""
    card = next((h for h in range(len(state.face)) if tokens.of(h, shuffles.get(h, 0)) == token), -1)
    if card < 0:
        return None
    if not sees(state, seat, card):
        return Reason(card=token, text="")
    numbers = {
        name: [Part(str(source), amount) for source, amount in state.explain(card, name)]
        for name in state.game.numbers_of(state, card)
    }
    return Reason(card=token, text=worded(state.why_not(seat, card)) if seat >= 0 else "", numbers=numbers)


def sees(state: State, seat: int, card: int) -> bool:
    """Whether a seat knows the face of a card; a spectator knows those that everyone knows."""
    everyone = (1 << state.seats) - 1
    mask = everyone if seat == SPECTATOR else 1 << seat
    return state.seen[card] & mask == mask
