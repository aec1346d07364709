"""How much a position is worth to a seat, for one-step agents: life, characters, cards, terrains, threats.

``weights.json`` says how much each of these weighs.
"""

from __future__ import annotations

from typing import NamedTuple

from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.games.spellslinger.rules.defined import Defined
from spellhall.games.spellslinger.rules.numbers import BOOST, forbidden, keywords, speed, stays_sideways, strength
from spellhall.games.spellslinger.rules.projection import project
from spellhall.games.spellslinger.rules.questions import AttackBan, BlockBan
from spellhall.games.spellslinger.rules.sides import living, opponents, side, team_of
from spellhall.games.spellslinger.table import HAND, IN_PLAY, LIFE, SIDEWAYS, STAYS
from spellhall.kernel.parts.weights import shipped
from spellhall.kernel.state import State


class Worth(NamedTuple):
    """What each weight is for.

    Attributes:
        life_above_10, life_up_to_10: each point of life, above ten and up to ten.
        life_below_5: each point missing to five.
        threat, mortal_threat: each point of damage that the opponents could do, and dying of it.
        card_in_hand: each card.
        terrain_1 to terrain_7, further_terrain: the first terrain, the second, and so on.
        character, strength, speed, ability: a character, and each point or ability it has.
        flying, deadly, bonding, ambush: what a keyword adds.
        enchantment, enchants_own, enchants_other: one that isn't attached, on one's own card, on another's.
        readiness: the value of answers held back (see ``answers``).
    """

    life_above_10: float
    life_up_to_10: float
    life_below_5: float
    threat: float
    mortal_threat: float
    card_in_hand: float
    terrain_1: float
    terrain_2: float
    terrain_3: float
    terrain_4: float
    terrain_5: float
    terrain_6: float
    terrain_7: float
    further_terrain: float
    character: float
    strength: float
    speed: float
    ability: float
    flying: float
    deadly: float
    bonding: float
    ambush: float
    enchantment: float
    enchants_own: float
    enchants_other: float
    readiness: float


WIN = 1000.0
FIRST_TERRAIN, FURTHER_TERRAIN = Worth._fields.index("terrain_1"), Worth._fields.index("further_terrain")
KEYWORDS = {name: Worth._fields.index(name.lower()) for name in ("Flying", "Deadly", "Bonding", "Ambush")}
WEIGHTS = shipped(__package__, Worth)


def evaluate(state: State, seat: int, weights: Worth) -> float:
    """The seat's own value minus its strongest opponent's."""
    if state.scores is not None:
        return WIN * state.scores[seat]
    if seat not in living(state):
        return -WIN
    worth = sum(worth_of(state, mate, weights) for mate in side(state, seat)) + life_worth(state, seat, weights)
    theirs = [
        sum(worth_of(state, mate, weights) for mate in side(state, other)) + life_worth(state, other, weights)
        for other in opponents(state, seat)
    ]
    return worth - max(theirs) - 0.1 * (sum(theirs) - max(theirs))


def life_worth(state: State, seat: int, weights: Worth) -> float:
    """Life counts more the less is left, minus what the opponents threaten to take."""
    life = state.seat_data[LIFE][seat]
    threat = max((threat_of(state, other, seat) for other in opponents(state, seat)), default=0)
    worth = weights.life_above_10 * max(0, life - 10) + weights.life_up_to_10 * min(10, life)
    worth += weights.life_below_5 * max(0, 5 - life)
    return worth + weights.threat * threat + (weights.mortal_threat if threat >= life else 0.0)


def worth_of(state: State, seat: int, weights: Worth) -> float:
    """The value of what a seat has in play and in hand."""
    worth = weights.card_in_hand * len(state.pile(HAND, seat))
    terrain = FIRST_TERRAIN
    for card in state.pile(IN_PLAY, seat):
        definition = state.catalogue[state.face[card]]
        if definition.type == TERRAIN:
            worth += weights[terrain]
            terrain = min(terrain + 1, FURTHER_TERRAIN)
        elif definition.type == CHARACTER:
            worth += character_worth(state, card, weights)
        elif state.host[card] < 0:
            worth += weights.enchantment
        elif team_of(state, state.control[state.host[card]]) == team_of(state, seat):
            worth += weights.enchants_own
        else:
            worth += weights.enchants_other
    return worth


def character_worth(state: State, card: int, weights: Worth | None = None) -> float:
    """A character's value: mostly strength, ignoring what ends with the turn; less if it can't fight.

    Uses the game's weights, if no others are given.
    """
    usual: Worth = state.game.weights.values
    if weights is not None and weights is not usual:
        return _worth(state, card, weights)
    kept = project(state).worths
    key = card, state.marks[SIDEWAYS][card]
    if key not in kept:
        kept[key] = _worth(state, card, usual)
    return kept[key]


def _worth(state: State, card: int, weights: Worth) -> float:
    definition = state.catalogue[state.face[card]]
    fleeting = [entry for entry in state.lasting if entry[0] == BOOST and entry[1] == card]
    worth = weights.character + weights.strength * strength(state, card)
    worth -= weights.strength * sum(entry[2] for entry in fleeting)
    worth += weights.speed * (speed(state, card) - sum(entry[3] for entry in fleeting))
    worth += sum(weights[KEYWORDS[keyword]] for keyword in keywords(state, card))
    worth += weights.ability * len(definition.abilities)
    if is_asleep(state, card):
        worth *= 0.3
    if forbidden(state, AttackBan, card):
        worth *= 0.7
    if forbidden(state, BlockBan, card):
        worth *= 0.8
    return worth


def printed_worth(definition: Defined, weights: Worth) -> float:
    """The future value of a character that isn't in play yet."""
    worth = weights.character + weights.strength * definition.strength + weights.speed * definition.speed
    worth += weights.ability * len(definition.abilities)
    return worth + sum(weights[KEYWORDS[keyword]] for keyword in definition.keywords)


def is_asleep(state: State, card: int) -> bool:
    """Whether it is sideways and will stay that way."""
    return bool(state.marks[SIDEWAYS][card]) and stays_sideways(state, card)


def threat_of(state: State, seat: int, victim: int) -> int:
    """The damage a side could do in its next attack, if every upright character of the victim stops one attacker."""
    attackers = [
        card
        for mate in side(state, seat)
        for card in state.pile(IN_PLAY, mate)
        if state.catalogue[state.face[card]].type == CHARACTER
        and not state.marks[STAYS][card]
        and not forbidden(state, AttackBan, card)
        and not is_asleep(state, card)
    ]
    guards = [
        card
        for mate in side(state, victim)
        for card in state.pile(IN_PLAY, mate)
        if state.catalogue[state.face[card]].type == CHARACTER
        and not state.marks[SIDEWAYS][card]
        and not forbidden(state, BlockBan, card)
    ]
    return unstopped(state, attackers, guards)


def unstopped(state: State, attackers: list[int], guards: list[int]) -> int:
    """The attackers' damage if every guard stops one, the strongest first."""
    fliers = sum("Flying" in keywords(state, card) for card in guards)
    walkers = len(guards) - fliers
    total = 0
    for card in sorted(attackers, key=lambda card: -strength(state, card)):
        if "Flying" in keywords(state, card):
            stopped, fliers = fliers > 0, max(0, fliers - 1)
        elif walkers:
            stopped, walkers = True, walkers - 1
        else:
            stopped, fliers = fliers > 0, max(0, fliers - 1)
        total += 0 if stopped else max(0, strength(state, card))
    return total
