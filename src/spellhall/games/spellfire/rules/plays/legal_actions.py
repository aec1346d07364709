"""What a seat may do in a phase, a window or a battle, and whether anyone could answer (sections PH0 to PH5, RAZE).

A card or power is listed unless ``legal_plays`` or ``usable_powers`` refuses it.
So what is offered and what is explained always agree.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed, project
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_anytime, why_not_in_combat, why_not_in_phase
from spellhall.games.spellfire.rules.plays.timing_index import LOSING, WINDOW, Timing, timing_of
from spellhall.games.spellfire.rules.plays.usable_powers import powers
from spellhall.games.spellfire.rules.questions import Abandonment, Cheapness, Rebuilding
from spellhall.games.spellfire.rules.special_cards.abyss_arena import Arena, cards_in_abyss
from spellhall.games.spellfire.rules.tournament.questing import quest_actions
from spellhall.games.spellfire.table import ATTACK, ATTACKED, FORMATION, HAND, PHASE, PLAY, RAZED, REALM_DONE, REBUILD
from spellhall.kernel.frames import VERB_SHIFT, action
from spellhall.kernel.state import State


def phase_actions(state: State, seat: int) -> list[int]:
    """All plays of the active player in the current phase, except passing."""
    options: SpellfireOptions = state.game.options
    phase = state.regs[PHASE]
    found: list[int] = []
    for card in playable(state, seat, 1 << phase):
        if why_not_in_phase(state, seat, card) is None:
            found.append(PLAY << VERB_SHIFT | card)
    if phase == 2:
        for realm in rebuildable(state, seat):
            found.append(action(REBUILD, realm))
        if options["questing"] == "on":
            found += quest_actions(state, seat)
    if phase == 4 and not state.seat_data[ATTACKED][seat]:
        found += attack_actions(state, seat)
    game: Any = state.game
    if game.form.ruled:
        found += game.form.more_plays(state, seat)
    return found + powers(state, seat, 1 << phase) if project(state).ready[seat] >> phase & 1 else found


def playable(state: State, seat: int, at: int) -> list[int]:
    """The cards in a hand that may be playable at a moment of the timing index."""
    game: Any = state.game
    timing: Timing = game.timing if game.timing.catalogue is state.catalogue else timing_of(state)
    face, faces = state.face, timing.faces[at]
    return [card for card in state.piles[HAND * state.seats + seat] if face[card] in faces]


def attack_actions(state: State, seat: int) -> list[int]:
    """The actions that attack a realm."""
    return [ATTACK << VERB_SHIFT | realm for realm in attackable_realms(state, seat)]


def anytime_actions(state: State, seat: int) -> list[int]:
    """Events, any-time spells and any-time powers that a seat may use in a window."""
    return plays_anytime(state, seat, playable(state, seat, WINDOW)) + powers(state, seat, WINDOW)


def plays_anytime(state: State, seat: int, cards: list[int]) -> list[int]:
    """The plays among them, given the cards in hand that may be playable in a window."""
    found: list[int] = []
    for card in cards:
        if why_not_anytime(state, seat, card) is None:
            found.append(PLAY << VERB_SHIFT | card)
    return found


def fighting_cards(state: State, seat: int) -> list[int]:
    """The cards that a seat losing a round may be able to play, from its hand or its Abyss (SF-ARENA-02)."""
    return playable(state, seat, LOSING) + (cards_in_abyss(state, seat) if Arena in project(state).modifiers else [])


def combat_actions(state: State, seat: int) -> list[int]:
    """Everything the losing side may play in step F, except passing."""
    found: list[int] = []
    for card in fighting_cards(state, seat):
        if why_not_in_combat(state, seat, card) is None:
            found.append(PLAY << VERB_SHIFT | card)
    return found + powers(state, seat, LOSING)


def rebuildable(state: State, seat: int) -> list[int]:
    """The razed realms that a seat may rebuild now (SF-RAZE-07 to SF-RAZE-09)."""
    if state.seat_data[REALM_DONE][seat]:
        return []
    seats, razed = state.seats, state.marks[RAZED]
    hand = len(state.piles[HAND * seats + seat])
    found = []
    for realm in state.piles[FORMATION * seats + seat]:
        if razed[realm] and hand >= rebuild_price(state, realm):
            found.append(realm)
    if found and any(not fx.spared >> seat & 1 for _, fx in held(state, Abandonment)):
        return []
    return found


def rebuild_price(state: State, realm: int) -> int:
    """How many cards it costs to rebuild a realm: three, unless its text says otherwise, or another card asks for fewer
    (SF-RAZE-16).
    """
    price = next((word.price for word in printed(card_of(state, realm), Rebuilding)), 3)
    for word, standing in held(state, Cheapness):
        if standing.seat == state.control[realm] and word.lowers(state, standing):
            price = min(price, word.price)
    return price


def might_be_answered(state: State) -> bool:
    """Whether any card in a hand or in play answers anything, whatever it is, or equal windows hide that.

    For most plays no hand has an answer, and there is nothing more to ask (see ``answers``).
    """
    if project(state).answers or state.game.equal_windows:
        return True
    catalogue, face = state.catalogue, state.face
    for seat in range(state.seats):
        if state.record is not None:
            state.heed(seat)
        for card in state.piles[HAND * state.seats + seat]:
            definition: Defined = catalogue[face[card]]
            if definition.answers:
                return True
    return False
