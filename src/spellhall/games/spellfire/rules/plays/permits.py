"""Who may use what (sections ICON, SPELL, ALLY, ATT).

A champion may use a card if its icon or some power allows the type, and nothing forbids it.
Allies, magical items and artifacts of its world are open to every champion (SF-ICON-14).
Spells and the like need an able champion, who is then their caster or user (SF-SPELL-09, SF-TERM-01, SF-TERM-02).
"""

from __future__ import annotations

from collections.abc import Sequence

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, DEFENSIVE, HERO, ICON_USES, ITEM, SPELLS, SUPPORT, UNARMED
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.sides import attachments, fighter_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed, project
from spellhall.games.spellfire.rules.levels.roles import Enlistment
from spellhall.games.spellfire.rules.levels.traits import has_trait, shares_world, type_of
from spellhall.games.spellfire.rules.questions import (
    Ban,
    Bearing,
    Breadth,
    Casting,
    Companion,
    Crossing,
    Defiance,
    Grant,
    Leave,
    OnRealms,
    Outfit,
    Outreach,
    Remote,
    Room,
    Worldliness,
)
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import DEFENDER, HAND, OUT, POOL, QUEST, TARGET, TURN
from spellhall.kernel.state import State
from spellhall.language.effect import Standing

NO_CHAMPION = Refusal("SF-ATT-04", "its text doesn't let it be attached to a realm")
NO_USER = Refusal("SF-SPELL-09", "no champion there can use it")
NOT_BY_ICON = Refusal("SF-COMB-F6", "neither the champion's icon nor a power allows it")
FORBIDDEN = Refusal("SF-GEN-01", "a card in play forbids it")
WRONG_WORLD = Refusal("SF-ATT-03", "an artifact needs a champion of its own world")
HAS_ARTIFACT = Refusal("SF-ATT-02", "that champion already has an artifact")
NOT_FOR_HIM = Refusal("SF-GEN-01", "its text doesn't let that champion bear it")


def may_use(state: State, champion: int, card: int) -> bool:
    """Whether a champion may cast or use a spell, power, ability or skill."""
    return usable_by_kind(state, champion, card) and not is_banned(state, state.control[champion], champion, card)


def usable_by_kind(state: State, champion: int, card: int) -> bool:
    """Whether icon or powers let a champion use a support card, ignoring bans."""
    options: SpellfireOptions = state.game.options
    if out_of_use(state, champion):
        return False
    definition: Defined = state.catalogue[state.face[card]]
    if Casting in definition.printed:
        named = _is_named_caster(state, champion, definition)
        if named is not None:
            return named
    kind = definition.type
    if kind in SPELLS and Crossing in project(state).modifiers and crosses(state, champion):
        return opens_type(state, champion, kind)
    if kind == UNARMED and definition.users and not _named_user(state, champion, definition.users):
        return _granted(state, champion, card)
    own = type_of(state, champion)
    if ICON_USES.get(own) == kind and (kind != UNARMED or definition.users or options["hero_unarmed"] == "icon"):
        return True
    if kind == UNARMED and definition.users:
        return True
    return _granted(state, champion, card)


def _is_named_caster(state: State, champion: int, definition: Defined) -> bool | None:
    """Whether a card's text names the caster: True and False decide; None leaves it to icons and powers."""
    for word in printed(definition, Casting):
        if word.only != word.admits(state, champion):
            return not word.only
    return None


def joins(state: State, champion: int, card: int) -> bool:
    """Whether the text of an ally lets it fight for a champion (SF-ALLY-07)."""
    definition: Defined = state.catalogue[state.face[card]]
    return Casting not in definition.printed or _is_named_caster(state, champion, definition) is not False


def crosses(state: State, champion: int) -> bool:
    """SF-SPELL-16. Whether a champion casts cleric spells instead of wizard spells, and the other way round."""
    return any(not standing.spared >> state.control[champion] & 1 for _, standing in held(state, Crossing))


def opens_type(state: State, champion: int, kind: int) -> bool:
    """Whether icon or powers let a champion use a type of support card, even if only in part."""
    if kind in SPELLS and Crossing in project(state).modifiers and crosses(state, champion):
        kind = next(other for other in SPELLS if other != kind)
    if ICON_USES.get(type_of(state, champion)) == kind:
        return True
    granted = held(state, Grant)
    if state.zone[champion] == HAND:
        own = Standing(champion, state.control[champion])
        granted = [*granted, *((word, own) for word in printed(card_of(state, champion), Grant))]
    return any(kind in word.types and word.applies(state, champion, standing) for word, standing in granted)


def _named_user(state: State, champion: int, users: frozenset[str]) -> bool:
    """Each unarmed combat card names its users, and that text decides (SF-ICON-09)."""
    kind = type_of(state, champion)
    return any(
        (user == "hero" and kind == HERO) or (user == "any") or (user != "hero" and has_trait(state, champion, user))
        for user in users
    )


def _granted(state: State, champion: int, card: int) -> bool:
    kind = state.catalogue[state.face[card]].type
    for word, standing in held(state, Grant):
        if kind in word.types and word.opens(state, card) and word.applies(state, champion, standing):
            return True
    return False


def is_banned(state: State, seat: int, champion: int, card: int) -> bool:
    """Whether a card in play forbids a seat (with a champion) to play a card.

    If a ban and a permission flatly contradict each other, the one played first applies (SF-CONF-03).
    """
    return is_banned_by(state, held(state, Ban), seat, champion, card)


def is_banned_by(state: State, bans: Sequence[tuple[Ban, Standing]], seat: int, champion: int, card: int) -> bool:
    """The same for certain bans, for those who look first whether there are any."""
    for word, standing in bans:
        if standing.spared >> seat & 1:
            continue
        if word.forbids(state, seat, champion, card, standing):
            return not (_defies_bans(card_of(state, card)) or _leave_before(state, seat, card, standing.source))
    return False


def _defies_bans(definition: Defined) -> bool:
    return bool(printed(definition, Defiance))


def _leave_before(state: State, seat: int, card: int, ban: int) -> bool:
    return any(
        word.allows(state, seat, card, standing) and state.stamp[standing.source] < state.stamp[ban]
        for word, standing in held(state, Leave)
    )


def out_of_use(state: State, champion: int) -> bool:
    """Whether a champion can't be used right now: after casting a Wish (SF-WISH-03), or on a quest (SFT-QST-03,
    SFT-QST-21).
    """
    return state.marks[OUT][champion] >= state.regs[TURN] > 0 or bool(state.marks[QUEST][champion])


def users_for(state: State, seat: int, card: int) -> list[int]:
    """The champions that a seat could use a support card with now: in its pool, or fighting (AMB-55)."""
    fighter = fighter_of(state, seat)
    if Remote in state.catalogue[state.face[card]].printed:
        return users_in_pool(state, seat, card) if fighter >= 0 else []
    found = [fighter] if fighter >= 0 and may_use(state, fighter, card) else []
    for champion in state.piles[POOL * state.seats + seat]:
        if may_use(state, champion, card):
            found.append(champion)
    return found + casters_of_place(state, seat, card)


def users_in_pool(state: State, seat: int, card: int) -> list[int]:
    """The champions in its pool that a seat could use a support card with."""
    return [champion for champion in state.piles[POOL * state.seats + seat] if may_use(state, champion, card)]


def casters_from_afar(state: State, seat: int, card: int) -> list[int]:
    """SF-ICON-17. The champions in its pool that can cast a spell into a seat's battle."""
    if Outreach not in project(state).modifiers or card_of(state, card).type not in SPELLS:
        return []
    return [champion for champion in users_in_pool(state, seat, card) if casts_from_afar(state, champion)]


def casts_from_afar(state: State, champion: int) -> bool:
    """Whether a champion in the pool can cast spells into a battle (SF-ICON-17)."""
    return any(word.applies(state, champion, standing) for word, standing in held(state, Outreach))


def is_remote(definition: Defined) -> bool:
    """Whether a card's text lets a champion in the pool use it for the one that fights (SF-ICON-16)."""
    return bool(printed(definition, Remote))


def casters_of_place(state: State, seat: int, card: int) -> list[int]:
    """SF-PH4-04. Other possible casters: the attacked realm, its holdings, and a fighter's allies.

    Realm and holdings need powers of their own that let them use a support card for the defender; so do the allies.
    """
    if Grant not in project(state).modifiers:
        return []
    fighter = fighter_of(state, seat)
    places = [card for card in attachments(state, fighter) if card_of(state, card).type == ALLY] if fighter >= 0 else []
    if seat == state.regs[DEFENDER] and state.regs[TARGET] >= 0:
        places += [state.regs[TARGET], *attachments(state, state.regs[TARGET])]
    return [
        place
        for place in dict.fromkeys(places)
        if place != fighter
        and not out_of_use(state, place)
        and _granted(state, place, card)
        and _is_named_caster(state, place, card_of(state, card)) is not False
        and not is_banned(state, seat, place, card)
    ]


def why_not_bear(state: State, champion: int, card: int) -> Refusal | None:
    """Why a champion can't bear an item or artifact; None when it can."""
    options: SpellfireOptions = state.game.options
    catalogue, face = state.catalogue, state.face
    definition: Defined = catalogue[face[card]]
    if not catalogue[face[champion]].is_champion and not lies_on_realms(definition):
        item = definition.type == ITEM
        if not any(
            (item or word.artifacts) and word.applies(state, champion, standing)
            for word, standing in held(state, Outfit)
        ):
            return NO_CHAMPION
    if Enlistment in definition.printed:
        return NOT_FOR_HIM
    for bearing in printed(definition, Bearing) if Bearing in definition.printed else ():
        if not bearing.allowed(state, champion, card):
            return NOT_FOR_HIM
    if definition.type == ITEM:
        return None
    breadth = [word for word, standing in held(state, Breadth) if word.applies(state, champion, standing)]
    if all(word.counted for word in breadth):
        if not breadth and not is_world_free(definition) and not shares_world(state, champion, card):
            return WRONG_WORLD
        if options["artifacts_per_champion"] == "1":
            borne = sum([catalogue[face[h]].type == ARTIFACT for h in attachments(state, champion)])
            room = 1
            for more, standing in held(state, Room):
                if more.applies(state, champion, standing):
                    room = max(room, more.room)
            if borne >= room and not any(one.welcomes(state, champion) for one in printed(definition, Companion)):
                return HAS_ARTIFACT
    return None


def is_world_free(definition: Defined) -> bool:
    """Whether an artifact's text lets champions of any world bear it (SF-ATT-03)."""
    return bool(printed(definition, Worldliness))


def lies_on_realms(definition: Defined) -> bool:
    """Whether the text of an item or artifact lets it be attached to a realm (SF-ATT-04)."""
    return bool(printed(definition, OnRealms))


def is_support(state: State, card: int) -> bool:
    """Whether a card needs a user: spells, powers, abilities, skills, unarmed combat."""
    return card_of(state, card).type in SUPPORT


def works_for_side(state: State, card: int) -> bool:
    """Whether a card affects only its own side (SF-TERM-04)."""
    definition: Defined = card_of(state, card)
    return bool(definition.side == DEFENSIVE or definition.type == ALLY)
