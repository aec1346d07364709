"""What a position is worth to a seat, for one-step agents: life, characters, cards, terrains, threats."""

from __future__ import annotations

from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.facts import CHARACTER, TERRAIN
from spellhall.games.spellslinger.rules.numbers import BOOST, forbidden, keywords, speed, stays_sideways, strength
from spellhall.games.spellslinger.rules.projection import project
from spellhall.games.spellslinger.rules.questions import AttackBan, BlockBan
from spellhall.games.spellslinger.rules.sides import living, opponents, side, team_of
from spellhall.games.spellslinger.table import HAND, IN_PLAY, LIFE, SIDEWAYS, STAYS
from spellhall.kernel.state import State

WIN = 1000.0
CARD_IN_HAND = 1.3
TERRAIN_WORTH = (2.7, 2.7, 2.5, 2.3, 2.1, 1.8, 1.5)
"""What the first terrains are worth; each further one a little more than a card in hand."""
ENCHANTMENT_WORTH = 1.8
KEYWORD_WORTH = {"Flying": 1.2, "Deadly": 1.5, "Bonding": 0.4, "Ambush": 0.0}


def evaluate(state: State, seat: int) -> float:
    """The seat's own worth less its strongest opponent's."""
    if state.scores is not None:
        return WIN * state.scores[seat]
    if seat not in living(state):
        return -WIN
    others = opponents(state, seat)
    worth = sum(worth_of(state, mate) for mate in side(state, seat)) + life_worth(state, seat)
    theirs = [sum(worth_of(state, mate) for mate in side(state, other)) + life_worth(state, other) for other in others]
    return worth - max(theirs) - 0.1 * (sum(theirs) - max(theirs))


def life_worth(state: State, seat: int) -> float:
    """Life counts more the less is left, and less what the opponents threaten to take."""
    life = state.seat_data[LIFE][seat]
    threat = max((threat_of(state, other, seat) for other in opponents(state, seat)), default=0)
    worth = 0.35 * max(0, life - 10) + 0.8 * min(10, life) - 2.0 * max(0, 5 - life)
    return worth - 0.42 * threat - (8.0 if threat >= life else 0.0)


def worth_of(state: State, seat: int) -> float:
    """What a seat has in play and in hand."""
    worth = CARD_IN_HAND * len(state.pile(HAND, seat))
    terrains = 0
    for card in state.pile(IN_PLAY, seat):
        definition = state.game.catalogue[state.face[card]]
        if definition.type == TERRAIN:
            worth += TERRAIN_WORTH[terrains] if terrains < len(TERRAIN_WORTH) else 1.35
            terrains += 1
        elif definition.type == CHARACTER:
            worth += character_worth(state, card)
        elif state.host[card] < 0 or team_of(state, state.control[state.host[card]]) == team_of(state, seat):
            worth += ENCHANTMENT_WORTH if state.host[card] < 0 else 0.3
        else:
            worth += 0.1
    return worth


def character_worth(state: State, card: int) -> float:
    """A character: strength above all, without what ends with the turn; less if it cannot fight."""
    kept = project(state).worths
    key = card, state.marks[SIDEWAYS][card]
    if key not in kept:
        kept[key] = _worth(state, card)
    return kept[key]


def _worth(state: State, card: int) -> float:
    definition = state.game.catalogue[state.face[card]]
    fleeting = [entry for entry in state.lasting if entry[0] == BOOST and entry[1] == card]
    worth = 0.8 + strength(state, card) - sum(entry[2] for entry in fleeting)
    worth += 0.3 * (speed(state, card) - sum(entry[3] for entry in fleeting))
    worth += sum(KEYWORD_WORTH[keyword] for keyword in keywords(state, card))
    worth += 0.8 * len(definition.abilities)
    if is_asleep(state, card):
        worth *= 0.3
    if forbidden(state, AttackBan, card):
        worth *= 0.7
    if forbidden(state, BlockBan, card):
        worth *= 0.8
    return worth


def printed_worth(definition: Card) -> float:
    """What a character that has not come into play yet will be worth."""
    worth = 0.8 + definition.strength + 0.3 * definition.speed + 0.8 * len(definition.abilities)
    return worth + sum(KEYWORD_WORTH[keyword] for keyword in definition.keywords)


def is_asleep(state: State, card: int) -> bool:
    """Whether it is sideways and will stay so."""
    return bool(state.marks[SIDEWAYS][card]) and stays_sideways(state, card)


def threat_of(state: State, seat: int, victim: int) -> int:
    """The damage that a side could do in its next attack, if every upright character of the victim stops one."""
    attackers = [
        card
        for mate in side(state, seat)
        for card in state.pile(IN_PLAY, mate)
        if state.game.catalogue[state.face[card]].type == CHARACTER
        and not state.marks[STAYS][card]
        and not forbidden(state, AttackBan, card)
        and not is_asleep(state, card)
    ]
    guards = [
        card
        for mate in side(state, victim)
        for card in state.pile(IN_PLAY, mate)
        if state.game.catalogue[state.face[card]].type == CHARACTER
        and not state.marks[SIDEWAYS][card]
        and not forbidden(state, BlockBan, card)
    ]
    return unstopped(state, attackers, guards)


def unstopped(state: State, attackers: list[int], guards: list[int]) -> int:
    """The damage of attackers when every guard stops one, the strongest first."""
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
