"""Which events are useless to the imaginary opponent, which wait, and for what (section EVT)."""

from __future__ import annotations

from functools import cache
from typing import Any

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import EVENT
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.solitaire.trial import changes, only_harms, tried
from spellhall.games.spellfire.table import ACTIVE, BETWEEN, EXTRA, PHASE, PLAY, TURNS
from spellhall.games.spellfire.words.battle.attack_and_defence import Peace
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.removal import RebuildRealm
from spellhall.kernel.frames import OPERAND, VERB_SHIFT
from spellhall.kernel.state import State

OF_A_FORMATION = ("realm", "holding")


@cache
def is_useless(definition: Card) -> bool:
    """SOL-EVT-05, SOL-EVT-07. Whether an event helps its player's realms or holdings; in one-deck games they have none.

    This follows from the words of its text, whatever is on the table.
    """
    return any(_serves_realms(word) for ability in definition.abilities for word in ability.words())


def _serves_realms(word: Any) -> bool:
    if isinstance(word, RebuildRealm) or (isinstance(word, Peace) and word.on == "yours"):
        return True
    return isinstance(word, Filter) and word.whose == "yours" and any(noun in word.noun for noun in OF_A_FORMATION)


def waiting_event(state: State, options: list[int], drawn: bool = False) -> Choice | None:
    """SOL-EVT-01, SOL-EVT-02, SOL-EVT-08. The oldest event that can be played now and does something."""
    if not _may_begin(state):
        return None
    for option in options:
        card = option & OPERAND
        if not _is_event(state, option) or not _is_time(state):
            continue
        after = tried(state, option)
        if not changes(state, after, card) or _undoes_own_turn(state, after) or only_harms(state, after, card):
            continue
        between = state.regs[PHASE] == BETWEEN
        reason = r.OWN_TURN_OVER if between else r.AT_ONCE if drawn else r.WAITED
        return Choice(option, r.PLAYS, card, (reason,))
    return None


def _is_event(state: State, option: int) -> bool:
    from_hand = option >> VERB_SHIFT == PLAY
    return from_hand and bool(card_of(state, option & OPERAND).type == EVENT)


def _may_begin(state: State) -> bool:
    """SOL-SET-11. Cards they were dealt wait for their first turn."""
    return bool(state.seat_data[TURNS][OPPONENT]) or state.regs[ACTIVE] == OPPONENT


def _is_time(state: State) -> bool:
    """SOL-EVT-04. Between two turns, they play events only after their own."""
    return state.regs[PHASE] != BETWEEN or state.regs[ACTIVE] == OPPONENT


def _undoes_own_turn(state: State, after: State) -> bool:
    """Whether an event would cost them an extra turn."""

    def own(position: State) -> int:
        return len([effect for effect in position.lasting if effect[0] == EXTRA and effect[2] == OPPONENT])

    return own(after) < own(state)
