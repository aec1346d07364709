"""Immunities, and whether an effect reaches a card (section IMM).

An immunity covers only the offensive side of what it names, unless it says more (SF-IMM-01, SF-IMM-09). It always
holds, attacking or defending, in any order of activation (SF-IMM-05), and is checked every time an effect applies.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Exposure, Immunity, Seal, Shield
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import COMMON_RULE, DISCARD, DRAW_PILE, HAND
from spellhall.kernel.state import State
from spellhall.language.context import Context

SEALED = (HAND, DRAW_PILE, DISCARD)
"""The zones that a player may close to others (SF-HAND-05)."""


def immune(state: State, subject: int, source: int) -> bool:
    """Whether ``subject`` is immune to the card ``source``."""
    for word, standing in held(state, Immunity):
        if word.covers(state, subject, source, standing) and (word.whatever or not card_of(state, source).piercing):
            return not exposed(state, subject, source)
    return False


def exposed(state: State, subject: int, source: int) -> bool:
    """SF-IMM-10. Whether a card removes the immunity that would protect ``subject``."""
    return any(word.exposes(state, subject, source, standing) for word, standing in held(state, Exposure))


def ignores_level(state: State, subject: int, source: int) -> bool:
    """Whether a card's level bonus doesn't count against ``subject``.

    That takes an immunity to more than the card's special power (SF-IMM-02, SF-POWER-01).
    """
    for word, standing in held(state, Immunity):
        if not word.powers_only and word.covers(state, subject, source, standing):
            return not (card_of(state, source).piercing or exposed(state, subject, source))
    return False


def sealed_off(state: State, subject: int, source: int) -> bool:
    """Whether a card is immune to everything another one does, good or bad (SF-CARD-07), no matter who plays it."""
    if subject == source:
        return False
    for word, standing in held(state, Immunity):
        if word.all_sides and word.covers(state, subject, source, standing):
            return not (card_of(state, source).piercing or exposed(state, subject, source))
    return False


def reaches(state: State, fx: Context, handle: int) -> bool:
    """Whether an effect works on a card: its controller did not calm it, and the card is not immune.

    No player can keep an effect off a card that no one owns (SFT-RLD-03).
    """
    if handle == state.regs[COMMON_RULE] >= 0:
        return True
    if fx.spared >> state.control[handle] & 1:
        return False
    if state.zone[handle] in SEALED and is_sealed(state, state.control[handle], fx.seat):
        return False
    return fx.source == handle or not immune(state, handle, fx.source)


def is_sealed(state: State, seat: int, by: int) -> bool:
    """SF-HAND-05. Whether a seat's hand and piles are closed to the cards of another seat."""
    return seat != by and any(standing.seat == seat for _, standing in held(state, Seal))


def is_unbidden(state: State, seat: int, by: int) -> bool:
    """SF-HAND-05. Whether the cards of another seat, an opponent's, cannot make a seat draw or discard."""
    return is_opponent(state, seat, by) and is_sealed(state, seat, by)


def reaches_seat(state: State, fx: Context, seat: int) -> bool:
    """Whether an effect works on a player: they did not calm it, and nothing shields them."""
    return not (fx.spared >> seat & 1 or shielded(state, seat, fx.source))


def shielded(state: State, seat: int, source: int) -> bool:
    """Whether a player is immune to a card, no matter who played it."""
    if source < 0:
        return False
    for word, standing in held(state, Shield):
        if word.shields(state, seat, source, standing):
            return not card_of(state, source).piercing
    return False
