"""The themes of puzzles: read this to see how a puzzle is sorted by the choice that wins it."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, CHAMPIONS, EVENT, HOLDING, ITEM, REALM, SUPPORT
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.turn.victory import unrazed
from spellhall.games.spellfire.table import ATTACK, PLAY, REBUILD, USE, USE_SECOND
from spellhall.games.spellfire.telling.battle_reasons import realms_to_win
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT
from spellhall.kernel.state import State

THEMES = {
    "sixth": "the sixth realm",
    "realm": "a realm",
    "holding": "a holding",
    "rebuild": "rebuilding",
    "combat": "combat",
    "ally": "an ally",
    "champion": "a champion",
    "item": "an item",
    "spell": "a spell",
    "event": "an event",
    "power": "a power",
    "pass": "passing",
    "effect": "a card's effect",
}
TYPES = (
    dict.fromkeys(CHAMPIONS, "champion")
    | dict.fromkeys((ITEM, ARTIFACT), "item")
    | dict.fromkeys(SUPPORT, "spell")
    | {REALM: "realm", HOLDING: "holding", ALLY: "ally", EVENT: "event"}
)
"""The theme of a card that is played, by its type."""


def theme(state: State, action: int) -> str:
    """See ``Game.theme``."""
    seat, verb, card = state.decision().about, action >> VERB_SHIFT, action & OPERAND
    if action == PASS:
        return "pass"
    if verb == REBUILD:
        return "rebuild"
    if verb in (USE, USE_SECOND):
        return "power"
    if verb == PLAY:
        found = TYPES.get(card_of(state, card).type, "effect")
        return "sixth" if found == "realm" and unrazed(state, seat) + 1 == realms_to_win(state) else found
    return "combat" if verb == ATTACK or isinstance(state.stack[-1], Battle | Round) else "effect"
