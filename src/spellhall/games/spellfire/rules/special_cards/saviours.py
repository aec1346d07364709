"""Cards in hand that save a champion from the discard pile (section SAVE). Read this for when they are offered.

In battle that is the moment when a round is decided and its loser still stands there with all it bears.
Everywhere else it's the moment after the champion has gone to the discard pile or the Abyss, and the card brings it
back: no rule that discards a champion has to wait for an answer.
A card in hand works for that one moment, like one that says what happens when it's drawn.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.facts import SUPPORT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.plays.permits import users_for
from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.table import ABYSS, BATTLE, DISCARD, HALTED, HAND, SPARED
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def is_perishing(state: State, champion: int) -> bool:
    """Whether a champion that could be saved still needs it."""
    zone = state.zone[champion]
    return zone in (DISCARD, ABYSS) or (zone == BATTLE and state.marks[HALTED][champion] != SPARED)


def call_saviours(state: State, champion: int) -> None:
    """SF-SAVE-01, SF-SAVE-02. A champion perishes: set off the cards in its player's hand that can save it."""
    saviours = timing_of(state).saviours
    if champion < 0 or saviours.isdisjoint(state.face):
        return
    seat = state.control[champion]
    state.heed(seat)
    for card in state.pile(HAND, seat):
        if state.face[card] not in saviours:
            continue
        if card_of(state, card).type in SUPPORT and not users_for(state, seat, card):
            continue
        for number, ability in card_of(state, card).saves:
            trigger: Any = ability.trigger
            standing = Standing(card, seat)
            standing.focus = champion
            if trigger.saves(state, champion, standing):
                state.fire((state.face[card] << ABILITY_BITS | number, card, seat, champion, -1, 0))
