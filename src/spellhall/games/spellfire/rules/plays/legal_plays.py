"""When a card can be played, and why not (sections PH0 to PH5, SPELL, EVT, ALLY, ATT, COSMOS).

For each context, one function returns the refusal for a card, or None.
``legal_actions`` filters by the same functions, so what is offered and what is explained always agree.
"""

from __future__ import annotations

from functools import cache

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, EVENT, HOLDING, ITEM, REALM, RULE, SPELLS, SUPPORT, WIZARD
from spellhall.games.spellfire.rules.battle.attacks import why_not_join
from spellhall.games.spellfire.rules.battle.sides import fighter_of, in_combat, stands
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.gathering import Projection
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.levels.roles import EventToo
from spellhall.games.spellfire.rules.plays.avatar_prices import boon_for, is_affordable, is_crowded_out
from spellhall.games.spellfire.rules.plays.permits import (
    FORBIDDEN,
    NO_USER,
    casters_from_afar,
    casters_of_place,
    is_banned_by,
    joins,
    may_use,
    users_for,
    why_not_bear,
)
from spellhall.games.spellfire.rules.plays.placement import bearers_for, dens_for, places_for, realms_for
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import NAME_TAKEN, name_is_free, usurped_by
from spellhall.games.spellfire.rules.questions import Ban, Bar, Casting, Remote, Volunteer
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.special_cards.fort import may_lie_alone
from spellhall.games.spellfire.rules.tournament.grind import GRANTED_TURN, realms_must_wait
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKER,
    DEFENCE,
    EXTRA_TURN,
    HAS_DEFENDED,
    HOLDING_DONE,
    OFFENCE,
    PHASE,
    PLAY,
    REALM_DONE,
    RULE_DONE,
    SPOILS_CARD,
)
from spellhall.kernel.frames import action
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Instruction

NOT_NOW = Refusal("SF-TURN-01", "you can't play this type of card in this phase")
REALM_DONE_ALREADY = Refusal("SF-PH2-01", "you've already used your realm action this turn")
HOLDING_DONE_ALREADY = Refusal("SF-PH2-02", "you've already played a holding this turn")
NO_PLACE = Refusal("SF-FORM-06", "you have no empty place or razed realm to play it on")
NO_REALM_FOR_IT = Refusal("SF-PH2-04", "you have no unrazed realm of its world that can take a holding")
RULE_DONE_ALREADY = Refusal("SF-PH0-02", "you've already played a rule card this turn")
NO_BEARER = Refusal("SF-PH3-03", "no champion in your pool can bear it")
ONLY_IN_BATTLE = Refusal("SF-ALLY-01", "allies can only join a champion in battle")
ONLY_PHASES = Refusal("SF-SPELL-03", "it can be cast only in the phases shown on the card")
ONLY_OWN_TURN = Refusal("SF-SPELL-04", "only the player whose turn it is can play this now")
JUST_DEFENDED = Refusal("SF-PH5-03", "you've defended a realm this turn, so you can cast spells only as answers")
ONLY_THEN = Refusal("SF-EVT-02", "you can play it only when its text says")
NO_TARGET = Refusal("SF-SPELL-08", "it has nothing to affect")
ONLY_AS_ANSWER = Refusal("SF-CTR-02", "it can only answer a card that was just played")
NOT_LOSING = Refusal("SF-COMB-F1", "only the losing side can play combat cards")
NOT_FOR_IT = Refusal("SF-ALLY-07", "its text doesn't let it join that champion")
CUT_OFF = Refusal("SF-WALL-09", "a wall stands between this ally and the champion")
NOT_FIGHTING = Refusal("SF-MULTI-04", "only the two players fighting can add cards to the battle")
NO_SACRIFICE = Refusal("SF-AVA-01", "you don't have the cards it costs")
NO_SECOND_AVATAR = Refusal("SF-CARD-37", "one of your avatars doesn't allow another avatar next to it")
NOT_AT_ANY_TIME = Refusal("SF-EVT-04", "it isn't a card that can be played at any time")
NO_DEN = Refusal("SF-TRAP-01", "you have no standing realm to hide it under")


def why_not_in_phase(state: State, seat: int, card: int) -> Refusal | None:
    """Why the active player can't play a card from hand in the current phase (0, 2, 3 or 5)."""
    phase = state.regs[PHASE]
    definition: Defined = state.catalogue[state.face[card]]
    kind = definition.type
    refusal: Refusal | None = NOT_NOW
    if phase == 0 and kind == RULE:
        refusal = RULE_DONE_ALREADY if state.seat_data[RULE_DONE][seat] else None
    elif phase == 2 and kind == REALM and state.regs[EXTRA_TURN] and realms_must_wait(state):
        refusal = GRANTED_TURN
    elif phase == 2 and kind == REALM:
        refusal = REALM_DONE_ALREADY if state.seat_data[REALM_DONE][seat] else why_not_realm(state, seat, card)
    elif phase == 2 and kind == HOLDING:
        refusal = _why_not_add(state, seat, card)
    elif phase == 3 and kind <= WIZARD:
        refusal = why_not_champion(state, seat, card)
    elif phase == 3 and kind in (ITEM, ARTIFACT):
        refusal = why_not_attach(state, seat, card)
    elif kind in SUPPORT:
        refusal = why_not_cast(state, seat, card) if phase in (3, 5) and phase in definition.phases else ONLY_PHASES
    elif kind == ALLY:
        refusal = None if phase == 3 and phase in definition.phases else ONLY_IN_BATTLE
    if refusal is not None and definition.anytime:
        return why_not_anytime(state, seat, card)
    refusal = refusal or common_refusal(state, seat, card, -1)
    if refusal is not None and EventToo in definition.printed:
        return why_not_as_event(state, seat, card)
    return refusal


def why_not_as_event(state: State, seat: int, card: int) -> Refusal | None:
    """SF-ROLE-11. Why a champion can't be played as an event now."""
    event = services_of(state).events_too.get(state.face[card], -1)
    if event < 0:
        return NOT_NOW
    before = state.suppose_face(card, event)
    try:
        return why_not_anytime(state, seat, card)
    finally:
        state.suppose_face(card, before)


def may_enter_as_champion(state: State, seat: int, card: int) -> bool:
    """SF-ROLE-11. Whether a champion that can be played as an event, too, could come as a champion now: as spoils, or
    when its player brings champions in.
    """
    if state.regs[SPOILS_CARD] != card:
        brings = state.regs[PHASE] == 3 or action(PLAY, card) in form_of(state).more_plays(state, seat)
        if state.regs[ACTIVE] != seat or not brings:
            return False
    return why_not_champion(state, seat, card) is None


def is_event_alone(state: State, seat: int, card: int) -> bool:
    """SF-ROLE-11, SF-ROLE-15. Whether a champion or ally could be played only as an event now."""
    definition = card_of(state, card)
    if EventToo not in definition.printed:
        return False
    if definition.type == ALLY:
        return why_not_ally(state, seat, card) is not None
    return not may_enter_as_champion(state, seat, card)


def _why_not_add(state: State, seat: int, card: int) -> Refusal | None:
    """Why a holding can't be added to a realm in phase 2, or laid on its own (SF-PH2-02, SF-FORT-01)."""
    if may_lie_alone(state, seat, card):
        return None if name_is_free(state, card) else NAME_TAKEN
    return HOLDING_DONE_ALREADY if state.seat_data[HOLDING_DONE][seat] else why_not_holding(state, seat, card)


def common_refusal(state: State, seat: int, card: int, champion: int) -> Refusal | None:
    """Checks that apply to every play: bans, the stated moment, targets."""
    made: Projection = state.projection if state.projected == state.presence else project(state)
    if made.passing and state.valid_at != state.version:
        made = project(state)
    bans = made.modifiers.get(Ban)
    if bans and is_banned_by(state, bans, seat, champion, card):
        return FORBIDDEN
    definition: Defined = state.catalogue[state.face[card]]
    ability = definition.play
    if ability is not None and (ability.condition is not None or doubtful_in(ability)):
        fx = Standing(card, seat)
        fx.subject = champion
        if ability.condition is not None and not ability.condition.holds(state, fx):
            return ONLY_THEN
        if not possible(state, ability, fx):
            return NO_TARGET
    return None


def possible(state: State, ability: Ability, fx: Context) -> bool:
    """Whether everything an ability must choose or pay is available."""
    for word in doubtful_in(ability):  # noqa: SIM110 (asked of all that might be played: a generator costs a third)
        if not word.possible(state, fx):
            return False
    return True


@cache
def doubtful_in(ability: Ability) -> tuple[Instruction, ...]:
    """The instructions of an ability that aren't always possible."""
    return tuple([word for word in ability.body if type(word).possible is not Instruction.possible])


def why_not_realm(state: State, seat: int, card: int) -> Refusal | None:
    """Why there is no place for a realm in its player's formation."""
    if not name_is_free(state, card) and not usurped_by(state, card):
        return NAME_TAKEN
    return None if places_for(state, seat) else NO_PLACE


def why_not_holding(state: State, seat: int, card: int) -> Refusal | None:
    """Why no realm can take a holding."""
    if not name_is_free(state, card):
        return NAME_TAKEN
    return None if realms_for(state, seat, card) else NO_REALM_FOR_IT


def why_not_champion(state: State, seat: int, card: int) -> Refusal | None:
    """Why a champion can't enter the pool."""
    if not name_is_free(state, card):
        return NAME_TAKEN
    definition: Defined = state.catalogue[state.face[card]]
    if definition.avatar and is_crowded_out(state, seat, card):
        return NO_SECOND_AVATAR
    if definition.avatar and boon_for(state, seat) >= 0:
        return None
    return None if definition.price is None or is_affordable(state, seat, card) else NO_SACRIFICE


def why_not_attach(state: State, seat: int, card: int) -> Refusal | None:
    """Why no champion in the pool can bear an item or artifact."""
    if not name_is_free(state, card):
        return NAME_TAKEN
    return None if bearers_for(state, seat, card) or card_of(state, card).stands else NO_BEARER


def why_not_cast(state: State, seat: int, card: int) -> Refusal | None:
    """Why none of a seat's champions can use a support card."""
    if not users_for(state, seat, card):
        return NO_USER
    definition: Defined = state.catalogue[state.face[card]]
    if definition.only_answers:
        return ONLY_AS_ANSWER
    return NO_DEN if definition.traps and not dens_for(state, seat, card) else None


def why_not_anytime(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card can't be played in a window that is open to everyone."""
    definition: Defined = state.catalogue[state.face[card]]
    if EventToo in definition.printed:
        return why_not_as_event(state, seat, card)
    if not definition.anytime:
        return NOT_AT_ANY_TIME
    if definition.only_answers:
        return ONLY_AS_ANSWER
    kind = definition.type
    fighting = state.regs[OFFENCE] >= 0 or state.regs[DEFENCE] >= 0
    fighter = fighter_of(state, seat) if fighting else -1
    refusal: Refusal | None = None
    if kind in SPELLS and state.regs[PHASE] == 5 and state.seat_data[HAS_DEFENDED][seat]:
        refusal = JUST_DEFENDED
    elif kind in SUPPORT:
        refusal = why_not_cast(state, seat, card)
    elif kind == REALM:
        refusal = why_not_realm(state, seat, card)
    elif kind <= WIZARD:
        refusal = why_not_champion(state, seat, card)
    elif kind == ALLY and fighter < 0:
        refusal = None if Volunteer in definition.printed and in_combat(state) else NOT_FIGHTING
    elif kind == ALLY and Volunteer in definition.printed:
        refusal = NOT_LOSING
    elif kind == ALLY and not joins(state, fighter, card):
        refusal = NOT_FOR_IT
    return refusal or common_refusal(state, seat, card, fighter)


def why_not_in_combat(state: State, seat: int, card: int) -> Refusal | None:
    """Why the losing side can't play a card in step F."""
    fighter = fighter_of(state, seat)
    definition: Defined = state.catalogue[state.face[card]]
    kind = definition.type
    if fighter < 0 or not stands(state, fighter):
        return NOT_FIGHTING
    refusal: Refusal | None = NOT_NOW
    if kind == ALLY:
        refusal = why_not_ally(state, seat, card)
    elif kind in (ITEM, ARTIFACT):
        refusal = NAME_TAKEN if not name_is_free(state, card) else why_not_bear(state, fighter, card)
    elif kind in SUPPORT:
        if 4 not in definition.phases and not definition.anytime:
            refusal = ONLY_PHASES
        elif definition.only_answers:
            refusal = ONLY_AS_ANSWER
        elif Remote in definition.printed:
            refusal = None if users_for(state, seat, card) else NO_USER
        elif 4 in definition.phases:
            able = may_use(state, fighter, card) or casters_of_place(state, seat, card)
            refusal = None if able or casters_from_afar(state, seat, card) else NO_USER
    if refusal is not None and (definition.anytime or EventToo in definition.printed):
        return why_not_anytime(state, seat, card)
    return refusal or common_refusal(state, seat, card, fighter)


def why_not_ally(state: State, seat: int, card: int) -> Refusal | None:
    """Why an ally can't join a seat's fighter."""
    fighter = fighter_of(state, seat)
    refusal = why_not_join(state, card, fighter) if seat == state.regs[ATTACKER] else None
    if any(word.bars(state, card, fighter, standing) for word, standing in held(state, Bar)):
        refusal = CUT_OFF
    if Casting in card_of(state, card).printed and not joins(state, fighter, card):
        refusal = NOT_FOR_IT
    return refusal


def why_not_spoils(state: State, seat: int, card: int) -> Refusal | None:
    """Why a card just drawn as spoils can't be played at once (AMB-27): phase limits don't apply (SF-SPOIL-08)."""
    definition: Defined = card_of(state, card)
    kind = definition.type
    refusal: Refusal | None = NOT_NOW
    if kind == REALM:
        refusal = why_not_realm(state, seat, card)
    elif kind == HOLDING:
        refusal = why_not_holding(state, seat, card)
    elif kind <= WIZARD:
        refusal = why_not_champion(state, seat, card)
    elif kind in (ITEM, ARTIFACT):
        refusal = why_not_attach(state, seat, card)
    elif kind == EVENT:
        refusal = ONLY_AS_ANSWER if definition.only_answers else None
    elif kind in SUPPORT and (3 in definition.phases or definition.anytime):
        refusal = why_not_cast(state, seat, card)
    return refusal or common_refusal(state, seat, card, -1)
