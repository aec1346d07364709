"""Which champions may attack which realms, and which may defend (sections FORM, MOVE, COMB-A, COMB-B).

The formation is a triangle with its point, A, towards the enemy.
Each unrazed realm shields the two places directly behind it.
A champion without special movement can attack only unshielded realms. Flyers and earthwalkers reach every realm,
swimmers every coastal one.
A champion with such movement always has it, and obeys every ban on it (SF-MOVE-03).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.must_fight import called_first
from spellhall.games.spellfire.rules.battle.ruins import demolishers, may_demolish
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import brought_along, held, project
from spellhall.games.spellfire.rules.levels.roles import Levy, in_role, levies
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.avatar_prices import is_affordable
from spellhall.games.spellfire.rules.plays.permits import is_banned, out_of_use
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import (
    Ban,
    Challenge,
    Due,
    Following,
    Footing,
    Gate,
    Reach,
    Restraint,
    SecondDefence,
    SelfDefence,
    Trait,
    Truce,
)
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.special_cards.abyss_arena import Arena, champions_in_abyss, is_arena
from spellhall.games.spellfire.rules.tournament.kings_decree import is_waived, opens_every_realm
from spellhall.games.spellfire.rules.tournament.questing import AWAY, is_away
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import (
    BEATEN,
    DEFENCE,
    DEFENDED,
    FORMATION,
    FOUGHT,
    HAND,
    PLACE,
    POOL,
    RAZED,
    SHIELDED_BY,
    TARGET,
    TURN,
)
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.words import Modifier

OWN_REALM = Refusal("SF-COMB-A1", "you can't attack your own realm")
TEAM_REALM = Refusal("SFT-TEA-13", "you can't attack a teammate's realm")
RAZED_ALREADY = Refusal("AMB-21", "a razed realm can't be attacked")
SHIELDED = Refusal("SF-FORM-10", "an unrazed realm in front shields it, and this champion can't get past")
REALM_FORBIDS = Refusal("SF-MOVE-15", "this kind of champion can't attack that realm")
PEACE = Refusal("SF-CALM-04", "a card in play forbids this attack")
FOUGHT_ALREADY = Refusal("SF-COMB-I2", "a champion can attack only once a turn")
CANNOT_FIGHT = Refusal("SF-GEN-01", "a card keeps this champion from fighting")
OUT_OF_USE = Refusal("SF-WISH-03", "this champion can't be used right now")
MOVEMENT_QUESTIONS: frozenset[type[Modifier]] = frozenset((Trait, Reach))
"""The questions whose answers can take a card past realms."""
MOVEMENTS = ("flyer", "swimmer", "earthwalker")
SHARED_MOVEMENT = {"none": (), "fly_and_earthwalk": ("flyer", "earthwalker"), "all": MOVEMENTS}
"""The movement a champion passes on to its allies, by the value of ``movement_for_allies``."""
ALLY_BARRED = Refusal("SF-MOVE-16", "this kind of ally can't attack that realm")
ALLY_CANNOT_REACH = Refusal("SF-MOVE-12", "that realm is shielded, and this ally can't reach it")


def realm_at(state: State, seat: int, place: int) -> int:
    """The realm in a formation's place, or -1."""
    for handle in state.pile(FORMATION, seat):
        if state.marks[PLACE][handle] == place:
            return handle
    return -1


def occupied(state: State, seat: int) -> list[int]:
    """For each place of a formation, the realm there, or -1."""
    game: Any = state.game
    places: list[int] = [-1] * game.places
    place = state.marks[PLACE]
    for handle in state.piles[FORMATION * state.seats + seat]:
        places[place[handle]] = handle
    return places


def is_exposed(state: State, realm: int) -> bool:
    """Whether no unrazed realm lies directly in front (SF-FORM-09 to SF-FORM-13; option ``protection``)."""
    place, razed = state.marks[PLACE], state.marks[RAZED]
    fronts = SHIELDED_BY[place[realm]]
    if not fronts:
        return True
    options: SpellfireOptions = state.game.options
    if options["protection"] == "transitive":
        return not _shielded(state, occupied(state, state.control[realm]), place[realm])
    for other in state.piles[FORMATION * state.seats + state.control[realm]]:
        if place[other] in fronts and not razed[other]:
            return False
    return True


def _shielded(state: State, places: list[int], place: int) -> bool:
    """Whether an unrazed realm stands in front of a place, directly or further ahead."""
    for front in SHIELDED_BY[place]:
        realm = places[front]
        if realm >= 0 and not state.marks[RAZED][realm]:
            return True
        if _shielded(state, places, front):
            return True
    return False


def can_reach(state: State, card: int, realm: int) -> bool:
    """Whether a champion or ally can reach a realm: it's exposed, the card can move there, or every realm is open."""
    return is_exposed(state, realm) or opens_every_realm(state) or moves_to(state, card, realm)


def moves_to(state: State, card: int, realm: int) -> bool:
    """Whether special movement or a power takes a card past the realms in front (SF-MOVE-01, 05, 08).

    Without a power that might change how it moves, one that holds now or that it would bring along, its text says it.
    """
    definition: Defined = state.catalogue[state.face[card]]
    powers = definition.works and not state.game.layout.in_play[state.zone[card]]
    if not powers and MOVEMENT_QUESTIONS.isdisjoint(project(state).modifiers):
        traits = definition.traits
        return (
            "flyer" in traits or "earthwalker" in traits or ("swimmer" in traits and has_trait(state, realm, "coastal"))
        )
    kinds = ("flyer", "earthwalker", "swimmer") if has_trait(state, realm, "coastal") else ("flyer", "earthwalker")
    for kind in kinds:
        if is_marked(state, card, kind):
            return True
    for word, standing in [*held(state, Reach), *brought_along(state, card, Reach)]:
        if _leads(state, word, standing, card, realm):
            return True
    return False


def _leads(state: State, word: Reach, standing: Standing, card: int, realm: int) -> bool:
    """Whether a power takes a card to a realm; not if the realm is immune to it (SF-VIA-01)."""
    return (
        word.applies(state, card, standing)
        and word.leads_to(state, realm, standing)
        and not immune(state, realm, standing.source)
    )


def is_marked(state: State, card: int, mark: str) -> bool:
    """Whether a card in play, or about to enter, has a kind of special movement or another mark."""
    if has_trait(state, card, mark):
        return True
    definition: Defined = state.catalogue[state.face[card]]
    for word, standing in brought_along(state, card, Trait) if Trait in definition.printed else ():
        if word.trait == mark and word.has and word.applies(state, card, standing):
            return True
    return False


def why_not_attack(state: State, seat: int, champion: int, realm: int) -> Refusal | None:
    """Why a champion can't attack a realm; None when it can."""
    if not is_opponent(state, seat, state.control[realm]):
        return why_friendly(state, seat, realm)
    if state.marks[RAZED][realm] and not may_demolish(state, champion, realm):
        return RAZED_ALREADY
    if state.marks[FOUGHT][champion] % 2:
        return FOUGHT_ALREADY
    return _why_not_reach(state, seat, champion, realm)


def _why_not_reach(state: State, seat: int, champion: int, realm: int) -> Refusal | None:
    """The same for a champion that hasn't attacked yet and an unrazed realm."""
    if out_of_use(state, champion):
        return AWAY if is_away(state, champion) else OUT_OF_USE
    for word, standing in [*held(state, Restraint), *brought_along(state, champion, Restraint)]:
        if word.attack and word.applies(state, champion, standing) and not is_waived(state, realm, standing.source):
            return CANNOT_FIGHT
    if not can_reach(state, champion, realm):
        return SHIELDED
    refusal = _forbidden_by_cards(state, seat, champion, realm)
    if refusal is None and not can_pay_toll(state, seat, champion, realm):
        return REALM_FORBIDS
    return refusal


def could_attack(state: State, champion: int, realm: int) -> bool:
    """Whether a champion might attack a realm now, even if it has attacked: one other than the attacked realm."""
    seat = state.control[champion]
    if realm == state.regs[TARGET] or state.marks[RAZED][realm] or not is_opponent(state, seat, state.control[realm]):
        return False
    return _why_not_reach(state, seat, champion, realm) is None


def why_friendly(state: State, seat: int, realm: int) -> Refusal:
    """Why a seat can't attack a realm of its own side."""
    return OWN_REALM if state.control[realm] == seat else TEAM_REALM


def came_by(state: State, champion: int, realm: int, meant: Callable[[int], bool]) -> bool:
    """Whether a champion reaches a realm only through a certain card (SF-VIA-02).

    ``meant`` picks that card: its power leads the champion there, and without it the champion couldn't attack.
    """
    leading = [(word, at) for word, at in held(state, Reach) if _leads(state, word, at, champion, realm)]
    others = [(word, at) for word, at in leading if not meant(at.source)]
    if len(others) == len(leading):
        return False
    moves = any(is_marked(state, champion, kind) for kind in ("flyer", "earthwalker"))
    swims = has_trait(state, realm, "coastal") and is_marked(state, champion, "swimmer")
    reached = moves or swims or bool(others) or is_exposed(state, realm)
    return not reached or (not any(word.ignores_bans for word, _ in others) and _barred(state, champion, realm))


def _barred(state: State, champion: int, realm: int) -> bool:
    """Whether a ban on attacking a realm applies to a champion (SF-MOVE-15)."""
    for word, standing in held(state, Gate):
        forbids = word.covers_realm(state, realm, standing) and not word.admits(state, champion, standing)
        if forbids and not is_waived(state, realm, standing.source):
            return True
    return False


def _forbidden_by_cards(state: State, seat: int, champion: int, realm: int) -> Refusal | None:
    modifiers = project(state).modifiers
    ignores = False
    for word, standing in modifiers.get(Reach, ()):
        ignores = ignores or (word.ignores_bans and _leads(state, word, standing, champion, realm))
    if not ignores and Gate in modifiers and _barred(state, champion, realm):
        return REALM_FORBIDS
    for truce, standing in modifiers.get(Truce, ()):
        if standing.spared >> seat & 1 or not truce.forbids(state, seat, champion, realm, standing):
            continue
        if not is_waived(state, realm, standing.source):
            return PEACE
    return None


def can_pay_toll(state: State, seat: int, champion: int, realm: int) -> bool:
    """Whether the attacker can pay a realm's price for an attack, or needn't pay."""
    return opens_every_realm(state) or all(
        word.payable(state, seat, champion, standing)
        for word, standing in held(state, Due)
        if word.covers_realm(state, realm, standing)
    )


def attackers_for(state: State, seat: int, realm: int) -> list[int]:
    """The champions in hand and pool that a seat may attack a realm with (SF-PH4-03)."""
    if not is_opponent(state, seat, state.control[realm]):
        return called_first(state, [])
    champions = champions_in_abyss(state, seat) if is_arena(state, realm) else _presentable(state, seat)
    return called_first(state, _those_who_reach(state, seat, realm, champions, one_will_do=False))


def _presentable(state: State, seat: int) -> list[int]:
    """The champions in hand and pool that a seat could send against any realm at all."""
    fought, found = state.marks[FOUGHT], []
    for champion in state.piles[POOL * state.seats + seat]:
        if not fought[champion] % 2 and not out_of_use(state, champion):
            found.append(champion)
    for card in champions_in_hand(state, seat, attack=True):
        if not fought[card] % 2 and not out_of_use(state, card):
            found.append(card)
    return found


def champions_in_hand(state: State, seat: int, attack: bool) -> list[int]:
    """The cards in hand that a seat could bring into a battle, to attack or to defend.

    They are champions, and cards that may be sent as champions (SF-ROLE-06).
    """
    catalogue, face = state.catalogue, state.face
    modifiers = project(state).modifiers
    banning = Ban in modifiers
    found = []
    for card in state.piles[HAND * state.seats + seat]:
        definition: Defined = catalogue[face[card]]
        if definition.stands and name_is_free(state, card) and is_affordable(state, seat, card):
            if not (banning and is_banned(state, seat, -1, card)):
                found.append(card)
    return found + levies(state, seat, attack) if Levy in modifiers else found


def who_can_reach(state: State, seat: int, realm: int, champions: list[int]) -> list[int]:
    """SF-SWAP-04. Of the given champions, those that may attack a realm, even if they have already attacked."""
    if not is_opponent(state, seat, state.control[realm]):
        return []
    able = [champion for champion in champions if not out_of_use(state, champion)]
    return _those_who_reach(state, seat, realm, able, one_will_do=False)


def _those_who_reach(state: State, seat: int, realm: int, champions: list[int], one_will_do: bool) -> list[int]:
    """Of the given champions, those that may attack an opponent's realm; just the first if ``one_will_do``.

    If no card in play affects attacks on the realm, it's enough to check each champion's own text in hand,
    and whether it gets past the realms in front.
    """
    if state.marks[RAZED][realm]:
        champions = demolishers(state, champions, realm)
    if not champions:
        return []
    unhindered = _is_unhindered(state, realm)
    reached = is_exposed(state, realm) or opens_every_realm(state)
    catalogue, face = state.catalogue, state.face
    found = []
    for champion in champions:
        definition: Defined = catalogue[face[champion]]
        if not definition.is_champion:
            attacks = in_role(state, champion, lambda s, card: _why_not_reach(s, seat, card, realm) is None)
        elif unhindered and not (Restraint in definition.printed and brought_along(state, champion, Restraint)):
            attacks = reached or moves_to(state, champion, realm)
        else:
            attacks = _why_not_reach(state, seat, champion, realm) is None
        if attacks:
            found.append(champion)
            if one_will_do:
                break
    return found


def _is_unhindered(state: State, realm: int) -> bool:
    """Whether no card in play restricts attacks on a realm, no matter who attacks."""
    held_now = project(state).modifiers
    if Restraint in held_now or Truce in held_now:
        return False
    for gate, standing in held_now.get(Gate, ()):
        if gate.covers_realm(state, realm, standing):
            return False
    return not any([due.covers_realm(state, realm, standing) for due, standing in held_now.get(Due, ())])


def attackable_realms(state: State, seat: int) -> list[int]:
    """The opposing realms that at least one of a seat's champions may attack (SF-COMB-A2, SF-COMB-A3)."""
    special = form_of(state).targets(state, seat)
    if special is not None:
        return special
    champions = _presentable(state, seat)
    arena = Arena in project(state).modifiers
    in_abyss = champions_in_abyss(state, seat) if arena else []
    found: list[int] = []
    for other in range(state.seats):
        if (champions or in_abyss) and is_opponent(state, seat, other):
            for realm in state.piles[FORMATION * state.seats + other]:
                sent = in_abyss if arena and is_arena(state, realm) else champions
                if _those_who_reach(state, seat, realm, sent, one_will_do=True):
                    found.append(realm)
    return found


def defenders_for(state: State, seat: int) -> list[int]:
    """The champions in hand and pool that may defend, and the realm itself if its text allows it (AMB-40)."""
    options: SpellfireOptions = state.game.options
    realm = state.regs[TARGET]
    again = options["redefend_same_battle"] == "yes"
    if is_arena(state, realm):
        able = [
            c for c in champions_in_abyss(state, seat) if may_defend(state, c) and (again or not is_spent(state, c))
        ]
        return called_first(state, able)
    found = [c for c in state.pile(POOL, seat) if may_defend(state, c) and (again or not is_spent(state, c))]
    for card in champions_in_hand(state, seat, attack=False):
        if may_defend(state, card) if card_of(state, card).is_champion else in_role(state, card, may_defend):
            found.append(card)
    questions = project(state).modifiers
    if Challenge in questions:
        found = [c for c in found if _is_called_out(state, c)]
    if SelfDefence not in questions:
        return called_first(state, found)
    realm_defends = any(word.covers_realm(state, realm, standing) for word, standing in held(state, SelfDefence))
    if realm_defends and _may_defend_itself(state, realm):
        if any(word.alone for word, standing in held(state, SelfDefence) if word.covers_realm(state, realm, standing)):
            return [realm]
        found.append(realm)
    return called_first(state, found)


def _is_called_out(state: State, champion: int) -> bool:
    """Whether a champion may defend when a challenge restricts who can (SF-COMB-C8)."""
    return any(word.applies(state, champion, standing) for word, standing in held(state, Challenge))


def _may_defend_itself(state: State, realm: int) -> bool:
    """Whether nothing keeps a realm from defending itself, judged as the champion it is then (AMB-40)."""
    before = state.suppose(DEFENCE, realm)
    try:
        return may_defend(state, realm)
    finally:
        state.suppose(DEFENCE, before)


def is_spent(state: State, champion: int) -> bool:
    """Whether a champion has used up its defences in this battle.

    It has one (CON-50), unless a card says more or it survived its first defeat (SF-COMB-C7).
    """
    times = state.marks[DEFENDED][champion]
    if times == 1 and state.marks[BEATEN][champion] == state.regs[TURN]:
        return False
    return times > 1 or (
        times == 1 and not any(word.applies(state, champion, standing) for word, standing in held(state, SecondDefence))
    )


def may_defend(state: State, champion: int) -> bool:
    """Whether nothing keeps a champion from defending."""
    if out_of_use(state, champion):
        return False
    for word, standing in [*held(state, Restraint), *brought_along(state, champion, Restraint)]:
        if word.defend and word.applies(state, champion, standing):
            return False
    return True


def why_not_join(state: State, ally: int, champion: int) -> Refusal | None:
    """Why an ally can't join the champion that attacks a realm (SF-MOVE-10 to SF-MOVE-13, SF-MOVE-16, SFT-KNG-05)."""
    realm = state.regs[TARGET]
    if realm < 0 or opens_every_realm(state) or _takes_along(state, champion, realm):
        return None
    if Gate in project(state).modifiers and _bars_ally(state, ally, champion, realm):
        return ALLY_BARRED
    if is_exposed(state, realm) or moves_to(state, ally, realm):
        return None
    coastal = has_trait(state, realm, "coastal")
    carried = any(kind != "swimmer" or coastal for kind in passed_on(state, champion))
    return None if carried else ALLY_CANNOT_REACH


def _takes_along(state: State, champion: int, realm: int) -> bool:
    """Whether a power takes a champion's allies along to every realm, or to this one."""
    return any(word.applies(state, champion, standing) for word, standing in held(state, Following)) or any(
        word.with_allies and _leads(state, word, standing, champion, realm) for word, standing in held(state, Reach)
    )


def passed_on(state: State, champion: int) -> list[str]:
    """The movement that a champion passes on to its allies (SF-MOVE-10, SF-MOVE-11)."""
    options: SpellfireOptions = state.game.options
    kinds = SHARED_MOVEMENT[options["movement_for_allies"]]
    if not kinds or any(word.applies(state, champion, standing) for word, standing in held(state, Footing)):
        return []
    return [kind for kind in kinds if has_trait(state, champion, kind)]


def _bars_ally(state: State, ally: int, champion: int, realm: int) -> bool:
    """Whether a card's text keeps an ally from joining an attack on a realm, even an exposed one (SF-MOVE-16)."""

    def moves(mark: str) -> bool:
        return is_marked(state, ally, mark) or mark in passed_on(state, champion)

    for word, standing in held(state, Gate):
        if word.covers_realm(state, realm, standing) and word.bars_ally(state, ally, moves, standing):
            if not is_waived(state, realm, standing.source):
                return True
    return False
