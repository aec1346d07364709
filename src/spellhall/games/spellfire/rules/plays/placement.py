"""Where a card can go: places for realms, realms for holdings, bearers for items (sections FORM, PH2, PH3, TRAP)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, HOLDING, ITEM
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import occupied
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.projection import is_silenced, printed, project
from spellhall.games.spellfire.rules.levels.roles import Enlistment
from spellhall.games.spellfire.rules.levels.traits import shares_world
from spellhall.games.spellfire.rules.plays.permits import why_not_bear
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import (
    AnyRealm,
    Austerity,
    Bearing,
    Disguise,
    Joining,
    OnRealms,
    Refounding,
    Shelf,
    Welcome,
)
from spellhall.games.spellfire.rules.special_cards.foremost_realm import led
from spellhall.games.spellfire.table import FORMATION, HAND, POOL, RAZED, ROWS
from spellhall.kernel.state import State


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
