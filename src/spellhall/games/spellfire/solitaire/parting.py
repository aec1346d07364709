"""What they give up when they must (section GAP-01, SEL-11)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ALLY, EVENT, SUPPORT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.permits import users_for
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, Passed
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.ties import gives_up_key, level_of
from spellhall.games.spellfire.table import HAND, POOL
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State

USELESS_NOW, SUPPORTING, WAITING = range(3)


def discard_of_choice(state: State, options: list[int]) -> Choice:
    """SOL-GAP-01. Which card in hand to discard: those useless now, then the lowest support card, waiting events
    last.
    """
    return _least(state, options, r.LEAST_USE, r.MORE_USE)


def loss_of_choice(state: State, options: list[int], reason: int = r.SMALLEST_LOSS) -> Choice:
    """SOL-SEL-11, SOL-ATK-17. Their smallest loss, among cards in hand or in play."""
    return _least(state, options, reason, r.GREATER_LOSS)


def _least(state: State, options: list[int], reason: int, greater: int) -> Choice:
    cards = [option for option in options if option != PASS]
    if not cards:
        return Choice(PASS)
    best = min(cards, key=lambda card: parting_key(state, card))
    passed = tuple(Passed(card, greater, level_of(state, card)) for card in cards if card != best)
    return Choice(best, r.LOSES, best, (reason,), passed)


def parting_key(state: State, card: int) -> tuple[int, tuple[int, tuple[int, int, int, int]]]:
    """The order they give up cards: the reverse of the order they use them."""
    return use_of(state, card), gives_up_key(state, card)


def use_of(state: State, card: int) -> int:
    """How useful a card is to them."""
    if state.zone[card] != HAND:
        return USELESS_NOW
    kind = card_of(state, card).type
    if kind == EVENT:
        return WAITING
    if kind == ALLY:
        return SUPPORTING if state.pile(POOL, OPPONENT) else USELESS_NOW
    return SUPPORTING if kind in SUPPORT and users_for(state, OPPONENT, card) else USELESS_NOW
