"""Two cards side by side: positions around a card that reaches others, with a card it can touch, played on at random.

What random play has broken were pairs, not single cards: a borrowed staff beside an imitator, an event that forbids
realms under a rule card that keeps events in play. So every card that copies, borrows, moves, forbids or lasts is laid
beside every card its text can be about. A pair is at fault when the rules break on it, or when its game has no end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from laid_positions import Laid, bears_on, said_by

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.kernel.frames import VERB_SHIFT
from spellhall.kernel.state import State

OPERAND = (1 << VERB_SHIFT) - 1
DECISIONS = 60
"""How long a position is played on to see whether the rules break."""
LONGEST = 4_000
"""A game with more decisions counts as locked; games of random play take about 230, the longest some thousand."""
COPYING = ("CopyPower", "Imitate", "Duplicate", "Mirrors")
BORROWING = ("Borrow", "ExchangeHands", "PlayAtOnce", "DrawAndPlay", "TakeAndPlay", "SearchAndPlay", "TakeAway")
MOVING = (
    *("AimElsewhere", "AimAnew", "Redirect", "TurnBack", "SwitchSides", "Divert", "SwapRealms", "Rearrange"),
    *("Redistribute", "Withdraw", "StandIn", "Relieve", "BeginAgain"),
)
LASTING = ("Declare", "DeclareForKind", "Give", "EventsTurn", "Attach", "Keep")
FORBIDDING = (
    *("CannotPlay", "CannotUse", "Denied", "NoRebuilding", "CannotFight", "Peace", "NoPowers", "CannotBeUsed"),
    *("LoseTurn", "LosePower", "NeverMeet"),
)
REACHING = frozenset((*COPYING, *BORROWING, *MOVING, *LASTING, *FORBIDDING))
"""Words whose cards reach beyond themselves, by kind."""
LOCKING = frozenset(("EventsTurn", *FORBIDDING))
"""Words whose cards keep players from something, or keep that from ending."""


@cache
def shipped() -> tuple[Card, ...]:
    """All cards of the printed sets."""
    return tuple(card for card in spellhall.game("spellfire").shipped())


def laid_cards() -> list[Card]:
    """Those that can be laid beside another: a dungeon card comes with a deck."""
    return [card for card in shipped() if card.type != DUNGEON]


def words_of(card: Card) -> set[str]:
    """The names of all words a card is made of."""
    return {type(word).__name__ for ability in card.abilities for word in ability.words()}


@cache
def reaching_cards() -> tuple[Card, ...]:
    """The cards that copy, borrow, move, last or forbid."""
    return tuple(card for card in shipped() if words_of(card) & REACHING)


def partners(card: Card) -> Iterator[Card]:
    """The cards with a text that a card can be about."""
    said = said_by(card)
    return (other for other in laid_cards() if other is not card and other.abilities and bears_on(other, card, said))


def pairs(share: int = 1, of: int = 1) -> Iterator[tuple[str, str]]:
    """Every ``of``-th pair, beginning with the ``share``-th."""
    every = ((card.key, other.key) for card in reaching_cards() for other in partners(card))
    return (pair for place, pair in enumerate(every) if place % of == share % of)


def locking_pairs(share: int = 1, of: int = 1) -> Iterator[tuple[str, str]]:
    """The same for two cards that forbid something or keep it from ending: together they could lock a game."""
    cards = [card.key for card in laid_cards() if words_of(card) & LOCKING]
    every = ((card, other) for place, card in enumerate(cards) for other in cards[place + 1 :])
    return (pair for place, pair in enumerate(every) if place % of == share % of)


def play_on(card: str, other: str, seed: int, decisions: int = DECISIONS, **options: str) -> State:
    """A position with both cards, played on at random, preferably with what names one of them.

    The game is over at most ``decisions`` later, or goes on.
    """
    laid = Laid(card, seed, beside=other, **options)
    state = laid.lay(laid.whole)
    dice = Random(f"{card}/{other}/{seed}")
    keys = {card, other}
    ours = {handle for handle in range(len(state.face)) if state.definition(handle).key in keys}
    for _ in range(decisions):
        if state.is_terminal():
            break
        choices = state.legal_actions()
        named = [choice for choice in choices if choice >= 0 and choice & OPERAND in ours]
        state.apply(dice.choice(named if named and dice.random() < 0.6 else choices))
    return state


def broken(card: str, other: str, seeds: range) -> str:
    """What breaks the rules in positions of a pair; empty if nothing does."""
    for seed in seeds:
        try:
            play_on(card, other, seed)
        except Exception as fault:
            return f"{card} with {other}, seed {seed}: {type(fault).__name__} {fault}"
    return ""


def locked(card: str, other: str, seed: int) -> str:
    """Whether a game with a pair has no end when piles are shuffled anew; empty if it ends."""
    state = play_on(card, other, seed, LONGEST, draw_pile_empty="reshuffle")
    if state.is_terminal():
        return ""
    return f"{card} with {other}, seed {seed}: turn {state.regs[tb.TURN]} and no end"
