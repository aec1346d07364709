"""Moving cards: drawing, discarding, destroying, returning (sections ZN, OW, OT and EF).

A card always goes to its owner's piles, no matter who controlled it (SS-ZN-12).
In Off the Top, all players share the first seat's piles, and a player who drew a card owns it until it is back in one
of them (SS-OT-04). What happens to several cards at once is one moment: each ability waiting for it sees them all
(SS-AB-17).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellhall.games.spellslinger.option_types import SpellslingerOptions
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.sides import as_one, mates
from spellhall.games.spellslinger.table import (
    BOTTOMED,
    DECKED,
    DESTROYED,
    DISCARD,
    DISCARDED,
    DRAW_PILE,
    DRAWER,
    DRAWN,
    GONE,
    HAND,
    IN_PLAY,
    OUT,
    RETURNED,
    TOPPED,
)
from spellhall.kernel.state import State

COMMON_SEAT: Final = 0
"""The seat whose piles everyone shares in Off the Top."""


def is_shared(state: State) -> bool:
    """Whether everyone draws from one pile (SS-OT-01)."""
    options: SpellslingerOptions = state.game.options
    return bool(options["format"] == "shared")


def pile_seat(state: State, seat: int) -> int:
    """The seat that stores a player's draw and discard piles."""
    return COMMON_SEAT if is_shared(state) else seat


def owner_of(state: State, card: int) -> int:
    """SS-OW-01, SS-OT-04. A card's owner."""
    drawer = state.marks[DRAWER][card]
    return drawer - 1 if drawer else state.owner[card]


def owners(state: State) -> list[int]:
    """Every card's owner."""
    return [drawer - 1 if drawer else owner for drawer, owner in zip(state.marks[DRAWER], state.owner, strict=True)]


def send_home(state: State, cards: Sequence[int], zone: int, why: int) -> None:
    """SS-ZN-12, SS-AB-17. Send cards to their owners' hand, draw pile or discard pile, all at once; not if out of the
    game.
    """
    cards = [card for card in cards if state.zone[card] != GONE]
    state.move_together([way_home(state, card, zone, why) for card in cards])
    if zone == HAND:
        for card in cards:
            show_to_mates(state, card, state.control[card])


def way_home(state: State, card: int, zone: int, why: int) -> tuple[int, int, int, int]:
    """The move of one card to its owner's zone."""
    owner = owner_of(state, card)
    return card, zone, pile_seat(state, owner) if zone in (DRAW_PILE, DISCARD) else owner, why


def show_to_mates(state: State, card: int, seat: int) -> None:
    """SS-TM-15. In a team as one, team-mates may see each other's hands."""
    options: SpellslingerOptions = state.game.options
    if as_one(state) and options["hands"] == "open":
        state.look_through([card], sum(1 << mate for mate in mates(state, seat)))


def claim(state: State, card: int, seat: int) -> None:
    """SS-OT-04. In Off the Top, a player who takes a card from a common pile owns it."""
    if is_shared(state):
        state.mark(DRAWER, card, seat + 1)


def draw(state: State, seat: int, count: int) -> None:
    """SS-ZN-04, SS-EF-07, SS-WL-03, SS-WL-04. One by one from the top; a player who has to draw from an empty pile
    loses.
    """
    shared, together = is_shared(state), as_one(state)
    for _ in range(count):
        if state.seat_data[OUT][seat] or state.seat_data[DECKED][seat]:
            return
        pile = state.pile(DRAW_PILE, COMMON_SEAT if shared else seat)
        if not pile:
            state.set_seat(DECKED, seat, 1)
            request(state)
            return
        card = pile[-1]
        if shared:
            claim(state, card, seat)
        state.move(card, HAND, seat, DRAWN)
        if together:
            show_to_mates(state, card, seat)


def discard(state: State, *cards: int) -> None:
    """SS-EF-05. From hand to their owners' discard piles."""
    send_home(state, cards, DISCARD, DISCARDED)


def destroy(state: State, *cards: int) -> None:
    """SS-EF-04. From play to their owners' discard piles, regardless of damage and strength."""
    send_home(state, [card for card in cards if state.zone[card] == IN_PLAY], DISCARD, DESTROYED)


def give_back(state: State, *cards: int) -> None:
    """To their owners' hands."""
    send_home(state, cards, HAND, RETURNED)


def put_on_top(state: State, *cards: int) -> None:
    """On top of their owners' draw piles."""
    send_home(state, cards, DRAW_PILE, TOPPED)


def put_under(state: State, card: int) -> None:
    """Under its owner's draw pile."""
    send_home(state, [card], DRAW_PILE, BOTTOMED)
    state.to_bottom(card)
