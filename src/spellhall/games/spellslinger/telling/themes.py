"""The themes of puzzles: read this to see how a puzzle is sorted by the choice that wins it."""

from __future__ import annotations

from spellhall.games.spellslinger.facts import CHARACTER, INTERRUPT, TERRAIN
from spellhall.games.spellslinger.rules.attack import Declaration
from spellhall.games.spellslinger.rules.blocks import Blocking
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.playing import Window
from spellhall.games.spellslinger.table import PLAY, PLAYER, USE
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, OPERAND, PASS, VERB_SHIFT
from spellhall.kernel.state import State

THEMES = {
    "attack": "an attack",
    "hold": "holding back",
    "face": "aiming at a player",
    "aim": "a target",
    "block": "a block",
    "character": "a character",
    "interrupt": "an interrupt",
    "spell": "a spell",
    "land": "a terrain",
    "power": "an ability",
    "moment": "the right moment",
    "decision": "a decision",
}
TYPES = {CHARACTER: "character", INTERRUPT: "interrupt", TERRAIN: "land"}
"""The theme of a card that is played, by its type; any other is a spell."""


def theme(state: State, action: int) -> str:
    """See ``Game.theme``."""
    question, verb = state.decision(), action >> VERB_SHIFT
    match state.stack[-1]:
        case Declaration() if action == PASS and question.then == "picked":
            return "hold"
        case Declaration():
            return "attack"
        case Blocking():
            return "block"
        case Window() if action == PASS:
            return "moment"
        case Window() if verb == USE:
            return "power"
        case Window() if verb == PLAY:
            return TYPES.get(card_of(state, action & OPERAND).type, "spell")
    if question.kind in (CHOOSE_TARGET, CHOOSE_CARD):
        return "face" if verb == PLAYER else "aim"
    return "decision"
