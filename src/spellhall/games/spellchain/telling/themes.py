"""The themes of puzzles: read this to see how a puzzle is sorted by the card that wins it."""

from __future__ import annotations

from spellhall.games.spellchain.card import ARTIFACT
from spellhall.games.spellchain.rules.defined import Defined, card_of
from spellhall.games.spellchain.rules.duel import Chain
from spellhall.games.spellchain.words.later import NegateNext, NegateOwnWaiting, NegateWaitingSummon
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State

THEMES = {
    "negate": "negation",
    "summon": "a summon",
    "weapon": "a weapon",
    "strike": "damage",
    "guard": "protection",
    "trick": "a trick",
    "hold": "laying no card",
    "decision": "a decision",
}
GUARDS = frozenset(("Avoid", "Block", "Heal"))
"""The seals of cards that protect."""
NEGATES = NegateNext | NegateOwnWaiting | NegateWaitingSummon


def theme(state: State, action: int) -> str:
    """See ``Game.theme``."""
    if not isinstance(state.stack[-1], Chain):
        return "decision"
    return "hold" if action == PASS else role(card_of(state, action))


def role(card: Defined) -> str:
    """What a card does in the chain above all: it negates, then it deals damage, then it protects."""
    if card.summon:
        return "summon"
    if any(isinstance(word, NEGATES) for ability in card.abilities for word in ability.words()):
        return "negate"
    if card.deals:
        return "weapon" if card.kind == ARTIFACT else "strike"
    return "guard" if GUARDS & card.seals else "trick"
