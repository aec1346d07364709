"""Where cards go when they leave, and what goes with them (sections PILE, ABYSS, VOID, LIMBO, POOL-06, COMB-H5).

Every move passes through here: ``destination`` lets replacements act before a move commits, and ``after_move`` does the
upkeep afterwards.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT, REALM, SUPPORT
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.fallen import note_fallen
from spellhall.games.spellfire.rules.battle.retinue import follows
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.levels.projection import held, printed, project
from spellhall.games.spellfire.rules.levels.roles import take_role
from spellhall.games.spellfire.rules.plays.lent_cards import settle_in_pile
from spellhall.games.spellfire.rules.plays.play import has_lasting
from spellhall.games.spellfire.rules.questions import AbyssBar, Clinging, Fate, Guard, Inversion, SecondLife, Thrift
from spellhall.games.spellfire.rules.special_cards.abyss_arena import is_guest, note_guest
from spellhall.games.spellfire.rules.special_cards.captives import set_free
from spellhall.games.spellfire.rules.special_cards.face_down_champions import unveil
from spellhall.games.spellfire.rules.special_cards.foremost_realm import has_laid
from spellhall.games.spellfire.rules.special_cards.rule_cards import law_ends
from spellhall.games.spellfire.rules.special_cards.saviours import call_saviours
from spellhall.games.spellfire.rules.tournament.doubled_cosmos import note_arrival
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    BATTLE,
    BEATEN,
    BENEATH,
    COMMON_RULE,
    CROWDED,
    DEFEATED,
    DISCARD,
    DISCARDED,
    DOOMED,
    DRAW_PILE,
    ENTERED,
    FALLEN,
    FOR_GOOD,
    FORMATION,
    FOUGHT,
    GONE,
    HALTED,
    HAND,
    LEFT_AT,
    LENT,
    LIMBO,
    LOST_POWER,
    MODEL,
    OUT,
    PAID,
    POOL,
    PUT_BACK,
    QUEST,
    RAZED,
    RESTS,
    SIEGES,
    SPENT,
    TABLE,
    TURN,
    USED,
    VOID,
)
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, Standing

FALL_OFF = (RAZED, ENTERED, MODEL, LOST_POWER, HALTED, QUEST, SIEGES, LENT)
"""Marks that a card loses when it leaves play."""
BARE = (DRAW_PILE, HAND, DISCARD)
"""Zones where nothing is attached to a card: what it bore was discarded as it came there."""
STANDING = (POOL, BATTLE)
"""Zones that hold only champions."""
PASSING = (EVENT, *SUPPORT)
"""Icons of cards that stay as champions only for as long as their own text says (SF-ROLE-12)."""


def destination(state: State, handle: int, zone: int, seat: int, why: int) -> int:
    """The zone where a card really goes when it is sent to ``zone``, no matter whose (``Game.replace_move``)."""
    if state.seat_data[GONE][state.owner[handle]]:
        return -1 if state.zone[handle] == VOID else VOID
    if handle == state.regs[COMMON_RULE] and not state.game.layout.in_play[zone]:
        return VOID
    if handle == state.regs[DOOMED]:
        return -1 if state.zone[handle] == DISCARD else DISCARD  # SFT-WAR-07
    target = _end_of(state, handle, why) if zone == DISCARD and why != PUT_BACK else zone
    if target in (LIMBO, ABYSS) and not (zone == LIMBO and why == FALLEN):
        target = _turned_round(state, handle, target)
    if target == DISCARD and state.host[handle] >= 0:
        _tell_parting(state, handle)
    if target == ABYSS and AbyssBar in project(state).modifiers:
        target = _barred_from_abyss(state, handle)
    if target in (DISCARD, ABYSS) and state.zone[handle] == FORMATION and _is_destroyed(state, handle, why):
        return VOID
    return target


def _barred_from_abyss(state: State, card: int) -> int:
    """SF-ABYSS-10. Where a card goes instead of the Abyss: to the Void if its own player sends it there."""
    if not any(word.applies(state, card, standing) for word, standing in held(state, AbyssBar)):
        return ABYSS
    acting = next((frame.seat for frame in reversed(state.stack) if isinstance(frame, Effect)), -1)
    return VOID if acting == state.owner[card] else DISCARD


def _tell_parting(state: State, card: int) -> None:
    """SF-ATT-21. A card that goes on working after its discard learns who bore it, as long as that is known."""
    if state.game.listeners(state, events.Parted):
        state.tell(events.Parted(state.control[card], card, state.host[card]))


def _turned_round(state: State, card: int, zone: int) -> int:
    """SF-RARE-04. Limbo instead of the Abyss and vice versa, while a card makes the two change places."""
    if card_of(state, card).type == EVENT or not held(state, Inversion):
        return zone
    return ABYSS if zone == LIMBO else LIMBO


def _end_of(state: State, card: int, why: int) -> int:
    """Where a discarded card goes, according to cards in play and its own type."""
    if why != CROWDED and state.game.layout.in_play[state.zone[card]]:
        if state.lasting and is_guest(state, card):
            return ABYSS
        if why == DEFEATED and _survives_once(state, card):
            return POOL
        if why == DISCARDED and _guarded(state, card):
            return -1
        for word, standing in held(state, Fate) if why != FALLEN else _fates_of_fallen(state, card):
            if word.redirects(why) and word.applies(state, card, standing):
                return word.zone
    definition: Defined = state.catalogue[state.face[card]]
    if definition.icon == EVENT:
        return _grave_of_event(state, card, why)
    return DISCARD


def _fates_of_fallen(state: State, card: int) -> list[tuple[Fate, Standing]]:
    """SF-ATT-22. For a card that falls with its bearer, what that bearer's text says holds once more."""
    bearer = state.host[card]
    if bearer < 0 or state.game.layout.in_play[state.zone[bearer]]:
        return list(held(state, Fate))
    own = printed(card_of(state, bearer), Fate)
    return [*held(state, Fate), *[(word, Standing(bearer, state.control[bearer])) for word in own]]


def _is_destroyed(state: State, card: int, why: int) -> bool:
    """SFT-DWO-01, SFT-DWO-02, SFT-DWO-06. Whether a card that leaves a formation is a realm that was in play, razed or
    not (option ``destroyed_worlds``).

    A realm whose play was cancelled (``SPENT``) never was in play.
    """
    options: SpellfireOptions = state.game.options
    return bool(why != SPENT and options["destroyed_worlds"] == "on" and card_of(state, card).type == REALM)


def _grave_of_event(state: State, card: int, why: int) -> int:
    """SF-ABYSS-01, SF-ABYSS-02, SF-VOID-02. Unplayed events go to the Abyss, played ones where the option says."""
    options: SpellfireOptions = state.game.options
    played = state.zone[card] == TABLE or why == SPENT
    if not played and any(word.keeps(state, card, standing) for word, standing in held(state, Thrift)):
        return DISCARD
    return VOID if played and options["events_go_to"] == "void" else ABYSS


def _guarded(state: State, realm: int) -> bool:
    """Whether a holding is discarded instead of the realm it is attached to."""
    for word, standing in held(state, Guard):
        guard = standing.source
        if state.host[guard] == realm and word.applies(state, guard, standing):
            state.move(guard, DISCARD, state.owner[guard], PAID)
            return True
    return False


def _survives_once(state: State, card: int) -> bool:
    for word, standing in held(state, SecondLife):
        if word.applies(state, card, standing) and state.marks[BEATEN][card] != state.regs[TURN]:
            state.mark(BEATEN, card, state.regs[TURN])
            return True
    return False


def _is_shed(state: State, card: int) -> None:
    """SF-CARD-24. A card was discarded from a place where cards don't work, such as a hand: what it says about that
    happens.
    """
    definition: Defined = card_of(state, card)
    for number, ability in definition.shed:
        standing = Standing(card, state.control[card])
        if ability.condition is None or ability.condition.holds(state, standing):
            state.fire((state.face[card] << ABILITY_BITS | number, card, standing.seat, card, -1, 0))


def after_move(state: State, card: int, origin: int, zone: int) -> None:
    """Upkeep after a move: attachments of a card that leaves play, its lasting effects, the marks it loses."""
    game: Any = state.game
    in_play = game.layout.in_play
    if zone in STANDING or (in_play[origin] and state.face[card] >= game.first_role):
        take_role(state, card, zone)
    if in_play[zone]:
        if origin == POOL and state.lasting:
            for source in unveil(state, card):
                leave_if_spent(state, source)
        if origin == ABYSS:
            _rest(state, card)
            note_guest(state, card)
        if not in_play[origin]:
            if game.copies > 1:
                note_arrival(state, card)
            if zone == FORMATION and origin != LIMBO and state.lasting:
                for source in has_laid(state, state.control[card]):
                    leave_if_spent(state, source)
        return
    if zone == DRAW_PILE and in_play[origin] and state.lasting:
        settle_in_pile(state, card)
    if in_play[origin] or zone in (LIMBO, ABYSS):
        state.mark(LEFT_AT, card, state.regs[TURN])
    if not in_play[origin]:
        if zone == DISCARD:
            _is_shed(state, card)
        if origin == BENEATH and state.marks[ENTERED][card]:
            state.mark(ENTERED, card, 0)
        if zone not in (origin, LIMBO) and origin not in BARE and card in state.host:
            _scatter(state, card)
        return
    if origin == TABLE:
        law_ends(state, card)
    for column in FALL_OFF:
        if state.marks[column][card]:
            state.mark(column, card, 0)
    if zone != LIMBO and state.marks[FOUGHT][card]:
        state.mark(FOUGHT, card, 0)
    if zone not in (ABYSS, LIMBO):
        for column in (USED, OUT, BEATEN):
            if state.marks[column][card]:
                state.mark(column, card, 0)
    for effect in list(state.lasting):
        ends = effect[3] == card or (effect[1] == card and effect[4] != FOR_GOOD)
        if ends and effect in state.lasting:
            state.end_lasting(effect)
            set_free(state, effect)
            if effect[1] != card:
                leave_if_spent(state, effect[1])
    if origin in (POOL, BATTLE, FORMATION, ATTACHED) and card in state.host:
        _drop_attachments(state, card, origin, zone)
    if origin == BATTLE:
        note_fallen(state, card, zone)
    elif origin == POOL and zone in (DISCARD, ABYSS):
        call_saviours(state, card)


def leave_if_spent(state: State, source: int) -> None:
    """SF-GEN-19, SF-ROLE-12. A passing card leaves once none of its effects last: the table, the champion in a pool
    that it is on, or the pool where it stands as a champion itself.
    """
    if source < 0 or card_of(state, source).stays or has_lasting(state, source):
        return
    zone = state.zone[source]
    hangs = zone == ATTACHED and card_of(state, source).type in SUPPORT and state.zone[state.host[source]] == POOL
    if not (zone == TABLE or hangs or (zone in STANDING and card_of(state, source).icon in PASSING)):
        return
    if not any(word.applies(state, source, standing) for word, standing in held(state, Clinging)):
        state.move(source, DISCARD, state.owner[source], SPENT)


def _drop_attachments(state: State, host: int, origin: int, zone: int) -> None:
    """SF-POOL-06, SF-RAZE-12, SF-LIMBO-05. Attachments of a card that leaves are discarded, or go to Limbo with it."""
    options: SpellfireOptions = state.game.options
    keeps = zone == LIMBO and origin != BATTLE and options["limbo_attachments"] == "keep_if_outside_combat"
    for card in state.attached(host):
        along = keeps or (zone == LIMBO and follows(state, card))
        if along and state.zone[card] != BENEATH:
            state.move(card, LIMBO, state.owner[card], FALLEN, host)
        else:
            state.move(card, DISCARD, state.owner[card], FALLEN)


def _rest(state: State, card: int) -> None:
    """SF-ABYSS-06. A card that spent no more than a full turn in the Abyss waits another turn for its once-per-turn
    powers.
    """
    if state.regs[TURN] - state.marks[LEFT_AT][card] <= state.seats:
        state.mark(RESTS, card, state.regs[TURN] + state.seats - 1)


def _scatter(state: State, host: int) -> None:
    """Anything still attached to a card that moves between zones out of play goes to the discard pile."""
    for card in state.attached(host):
        state.move(card, DISCARD, state.owner[card], FALLEN)
