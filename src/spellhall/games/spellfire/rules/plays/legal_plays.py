"""What may be played when, and why not (sections PH0 to PH5, SPELL, EVT, ALLY, ATT, COSMOS).

For each context, one function returns the refusal for a card, or None.
The lists of legal actions are filtered by the same functions, so what is offered and what is explained always agree.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, EVENT, HOLDING, ITEM, REALM, RULE, SPELLS, SUPPORT, WIZARD
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, occupied, why_not_join
from spellhall.games.spellfire.rules.battle.sides import attachments, bearer_of, fighter_of, in_combat, stands
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.gathering import Projection
from spellhall.games.spellfire.rules.levels.projection import held, is_silenced, model_of, printed, project
from spellhall.games.spellfire.rules.levels.roles import Enlistment, EventToo
from spellhall.games.spellfire.rules.levels.traits import shares_world
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
from spellhall.games.spellfire.rules.plays.repeats import NOTHING_NEW, is_repeat
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import NAME_TAKEN, name_is_free, usurped_by
from spellhall.games.spellfire.rules.plays.timing_index import LOSING, WINDOW, Timing, timing_of
from spellhall.games.spellfire.rules.questions import (
    Abandonment,
    AnyRealm,
    Austerity,
    Ban,
    Bar,
    Bearing,
    Casting,
    Cheapness,
    Disguise,
    Joining,
    OnRealms,
    Rebuilding,
    Refounding,
    Remote,
    Shelf,
    Volunteer,
    Welcome,
)
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.special_cards.abyss_arena import Arena, cards_in_abyss
from spellhall.games.spellfire.rules.special_cards.foremost_realm import led
from spellhall.games.spellfire.rules.special_cards.fort import may_lie_alone
from spellhall.games.spellfire.rules.tournament.grind import GRANTED_TURN, realms_must_wait
from spellhall.games.spellfire.rules.tournament.questing import AWAY, quest_actions
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACK,
    ATTACKED,
    ATTACKER,
    DEFENCE,
    DEFENDER,
    EXCHANGE,
    EXTRA_TURN,
    FORMATION,
    HAND,
    HAS_DEFENDED,
    HOLDING_DONE,
    OFFENCE,
    PHASE,
    PLAY,
    POOL,
    QUEST,
    RAZED,
    REALM_DONE,
    REBUILD,
    RESTS,
    ROWS,
    RULE_DONE,
    SPOILS_CARD,
    STAGE,
    TARGET,
    TURN,
    USED,
)
from spellhall.kernel.frames import VERB_SHIFT, action
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
FEW_CARDS = Refusal("SF-RAZE-07", "rebuilding costs three cards from your hand")
NOTHING_RAZED = Refusal("SF-PH2-08", "you have no razed realm to rebuild")
SPENT = Refusal("SF-OPT-01", "its power has been used and returns in phase 3 of your next turn")
RESTING = Refusal("SF-ABYSS-06", "it hasn't been back from the Abyss for a full turn")
NO_POWER_NOW = Refusal("SF-GEN-17", "its power can't be used right now")
NO_DEN = Refusal("SF-TRAP-01", "you have no standing realm to hide it under")
ATTACHED_ALREADY = Refusal("SF-PH3-04", "you can't move attached cards")


# ---------------------------------------------------------------------- one card in one context


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


# ---------------------------------------------------------------------- where things go


def places_for(state: State, seat: int) -> list[int]:
    """Where a realm may be laid: on the foremost row with a hole, or on a razed realm (SF-FORM-02 to 08,
    SF-FORM-14).
    """
    places = occupied(state, seat)
    found = [p for p, realm in enumerate(places) if realm >= 0 and state.marks[RAZED][realm]]
    for row in ROWS:
        holes = [p for p in row if p < len(places) and places[p] < 0]
        if holes:
            found = sorted(found + holes)
            break
    return led(state, seat, found) if state.lasting else found


def realms_for(state: State, seat: int, card: int) -> list[int]:
    """The realms that a holding may join (SF-PH2-04, SF-PH2-05, AMB-39)."""
    options: SpellfireOptions = state.game.options
    unlimited = options["holdings_per_realm"] == "unlimited"
    catalogue, face = state.catalogue, state.face
    definition: Defined = catalogue[face[card]]
    wanted = int(Refounding in definition.printed)
    anywhere, anyhow = AnyRealm in definition.printed, Joining not in definition.printed
    found = []
    for realm in state.piles[FORMATION * state.seats + seat]:
        if state.marks[RAZED][realm] != wanted:
            continue
        if not (anywhere and anyhow) and not takes(state, realm, card, definition):
            continue
        if unlimited or not any([catalogue[face[h]].type == HOLDING for h in attachments(state, realm)]):
            found.append(realm)
    return found


def takes(state: State, realm: int, card: int, definition: Defined) -> bool:
    """Whether a holding, as defined, fits a realm, whatever holdings that realm has."""
    if AnyRealm not in definition.printed and not shares_world(state, realm, card):
        host: Defined = state.catalogue[state.face[realm]]
        if Welcome not in host.printed or is_silenced(state, realm):
            return False
    if Joining not in definition.printed:
        return True
    return all([word.joins(state, realm) for word in printed(definition, Joining)])


def holdings_on(state: State, realm: int) -> list[int]:
    """The holdings attached to a realm."""
    return [h for h in attachments(state, realm) if card_of(state, h).type == HOLDING]


def dens_for(state: State, seat: int, card: int) -> list[int]:
    """The realms that a seat may hide a card under (SF-TRAP-01, SF-TRAP-09)."""
    dens = [realm for realm in state.pile(FORMATION, seat) if not state.marks[RAZED][realm]]
    limits = printed(card_of(state, card), Joining)
    return [realm for realm in dens if all(word.joins(state, realm) for word in limits)]


def bearers_for(state: State, seat: int, card: int) -> list[int]:
    """The champions in a pool that can bear an item or artifact, and realms if its text allows them."""
    definition: Defined = state.catalogue[state.face[card]]
    if Enlistment in definition.printed:
        return [ally for ally in state.pile(HAND, seat) if card_of(state, ally).type == ALLY]
    champions = state.piles[POOL * state.seats + seat]
    found = [champion for champion in champions if why_not_bear(state, champion, card) is None]
    questions = project(state).modifiers
    if definition.type == ITEM and Austerity in questions:
        found = [one for one in found if all(card_of(state, borne).type != ITEM for borne in attachments(state, one))]
    if Disguise in definition.printed:
        found += [champion for champion in state.pile(HAND, seat) if _comes_disguised(state, champion, card)]
    if OnRealms in definition.printed:
        found += [
            realm
            for realm in state.pile(FORMATION, seat)
            if not state.marks[RAZED][realm]
            and (definition.type == ITEM or shares_world(state, realm, card))
            and all(bearing.allowed(state, realm, card) for bearing in printed(definition, Bearing))
        ]
    if definition.type == ARTIFACT and Shelf in questions:
        found += [
            standing.source
            for _, standing in questions[Shelf]
            if standing.seat == seat and not attachments(state, standing.source)
        ]
    return found


def _comes_disguised(state: State, champion: int, card: int) -> bool:
    """SF-COSMOS-12. Whether a card in hand is a champion that an item can bring into play beside its namesake."""
    definition = card_of(state, champion)
    return bool(
        definition.is_champion
        and definition.price is None
        and not name_is_free(state, champion)
        and why_not_bear(state, champion, card) is None
    )


# ---------------------------------------------------------------------- powers of cards in play


def why_not_power(state: State, seat: int, card: int, number: int, losing: bool) -> Refusal | None:
    """Why a power of a card in play (or in hand, if its text says so) can't be used now."""
    host = state.host[card]
    if state.marks[QUEST][host if host >= 0 else card]:
        return AWAY
    ability = model_of(state, card).abilities[number]
    details = ability.details
    if details.get("once") and state.marks[USED][card] >> number & 1:
        return SPENT
    if details.get("once") and state.marks[RESTS][card] >= state.regs[TURN]:
        return RESTING
    if state.lasting and is_repeat(state, seat, card, number):
        return NOTHING_NEW
    own = seat == state.regs[ACTIVE]
    in_battle = details.get("battle") and losing and state.zone[card] != POOL and _in_my_round(state, seat, card)
    from_pool = details.get("from_pool") and losing and state.regs[STAGE] == EXCHANGE and _in_pool(state, card)
    timely = (
        details.get("anytime")
        or in_battle
        or from_pool
        or (own and state.regs[STAGE] == 0 and state.regs[PHASE] in details.get("phases", ()))
    )
    if not timely:
        return NO_POWER_NOW
    if ability.condition is None and not doubtful_in(ability):
        return None
    fx = Standing(card, seat)
    if ability.condition is not None and not ability.condition.holds(state, fx):
        return NO_POWER_NOW
    return None if possible(state, ability, fx) else NO_TARGET


def _in_my_round(state: State, seat: int, card: int) -> bool:
    """Whether a card fights for a seat (SF-PH4-04).

    That covers its fighter, the realm it defends, and anything attached to either.
    """
    fighter = fighter_of(state, seat)
    if fighter < 0:
        return False
    bearer = bearer_of(state, card)
    return bearer == fighter or (bearer == state.regs[TARGET] and seat == state.regs[DEFENDER])


def _in_pool(state: State, card: int) -> bool:
    return state.zone[bearer_of(state, card)] == POOL


def powers(state: State, seat: int, at: int) -> list[int]:
    """The actions that use a seat's powers at a moment ``at`` of the timing index."""
    made = project(state)
    found: list[int] = []
    if not made.ready[seat] & at:
        return found
    for card, number, verb, moments in made.powers[seat]:
        if moments & at and why_not_power(state, seat, card, number, at == LOSING) is None:
            found.append(action(verb, card))
    return found


def power_number(state: State, card: int, second: bool) -> int:
    """The ability that a USE (or USE_SECOND) of a card refers to."""
    numbers: list[int] = [number for number, _, _ in model_of(state, card).powers]
    return numbers[1] if second else numbers[0]


# ---------------------------------------------------------------------- what a seat may do


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
