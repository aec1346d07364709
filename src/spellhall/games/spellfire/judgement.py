"""How much a Spellfire position is worth, and what a player would do without much thought: for agents.

The unit is roughly one card in hand. Realms weigh most, since they win; then champions with everything attached to
them, then cards in hand. Leading a round counts a little: agents look ahead to its end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spellhall.games.spellfire.facts import ALLY, EVENT, HOLDING, REALM, WIZARD
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.tournament.teams import is_opponent, teams_left
from spellhall.games.spellfire.rules.turn.draws import hand_limit
from spellhall.games.spellfire.rules.turn.turn import Turn
from spellhall.games.spellfire.rules.turn.victory import MARKERS_TO_WIN, REALMS_BESIDE, counts_markers, unrazed
from spellhall.games.spellfire.table import (
    ATTACHED,
    ATTACKER,
    BATTLE,
    BENEATH,
    DEFENDER,
    FORMATION,
    HAND,
    LEADING,
    LIMBO,
    MARKERS,
    PLAY,
    POOL,
    QUEST,
    RAZED,
    TABLE,
)
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, PASS, VERB_SHIFT
from spellhall.kernel.parts.weights import shipped
from spellhall.kernel.state import State


class Worth(NamedTuple):
    """What each weight is for.

    Attributes:
        realm_stands: each unrazed realm, or what counts as one.
        empire_grows: what every realm adds to the value of every other: the sixth one wins.
        realm_lies_razed: each razed realm.
        champion, level: each champion in play, and each of its levels.
        hint: what the abilities of a card in play promise, by their hints.
        holding_lies: each holding.
        gone_questing: a champion on a quest: it can't defend until it comes back, and quests win no realms.
        other_card_in_play: any other card, by what it promises.
        card_under_realm, limbo_card: each card there.
        hidden_card: each card in another player's hand.
        leads_round: leading the current round.
        hand_realm, hand_holding, hand_event, hand_other: each such card in one's own hand.
        hand_champion, hand_champion_level, hand_ally, hand_ally_level: the same, and each of its levels.
    """

    realm_stands: float
    empire_grows: float
    realm_lies_razed: float
    champion: float
    level: float
    hint: float
    holding_lies: float
    gone_questing: float
    other_card_in_play: float
    card_under_realm: float
    limbo_card: float
    hidden_card: float
    leads_round: float
    hand_realm: float
    hand_holding: float
    hand_champion: float
    hand_champion_level: float
    hand_ally: float
    hand_ally_level: float
    hand_event: float
    hand_other: float


VICTORY = 1000.0
LEAST_PROMISE = 0.4
"""The value of a card in play that promises nothing."""
HAND_LIMIT = "SF-PH5-05"
WEIGHTS = shipped(__package__, Worth)
_OPERAND = (1 << VERB_SHIFT) - 1


def evaluate(state: State, seat: int, weights: Worth) -> float:
    """A position's value for ``seat``: its own side, including a team-mate, minus the strongest of the others."""
    if state.scores is not None:
        return VICTORY * state.scores[seat]
    mine, theirs = in_hand(state, seat, weights), []
    for side in teams_left(state):
        worth = on_the_table(state, side, weights)
        worth += weights.hidden_card * sum(len(state.pile(HAND, other)) for other in side if other != seat)
        if is_opponent(state, seat, side[0]):
            theirs.append(worth)
        else:
            mine += worth
    lead = state.regs[LEADING]
    led = 0.0 if lead < 0 else -weights.leads_round if is_opponent(state, seat, lead) else weights.leads_round
    return mine + led - max(theirs, default=0.0)


def on_the_table(state: State, side: list[int], weights: Worth) -> float:
    """The value of a side's cards in play and in Limbo; a side is a seat or a team."""
    return besides_realms(state, side, weights, worth_of_realms(state, side, weights))


def besides_realms(state: State, side: list[int], weights: Worth, worth: float = 0.0) -> float:
    """The same without its realms, added to ``worth``: whether two values tie depends on the order of the sum."""
    for seat in side:
        for zone in (POOL, BATTLE):
            for champion in state.pile(zone, seat):
                hints = hints_of(card_of(state, champion))
                worth += weights.champion + weights.level * adjusted_level(state, champion) + weights.hint * hints
                worth += weights.gone_questing * state.marks[QUEST][champion]
        for card in state.pile(ATTACHED, seat):
            definition = card_of(state, card)
            worth += weights.hint * hints_of(definition)
            if definition.type == HOLDING:
                worth += weights.holding_lies
        for card in (card for card in state.pile(TABLE, seat) if not is_nobodys(state, card)):
            worth += weights.other_card_in_play * max(LEAST_PROMISE, hints_of(card_of(state, card)))
        worth += weights.card_under_realm * len(state.pile(BENEATH, seat))
        worth += weights.limbo_card * len(state.pile(LIMBO, seat))
    return worth


def worth_of_realms(state: State, side: list[int], weights: Worth) -> float:
    """The value of a side's realms, and of its markers where those win."""
    if counts_markers(options_of(state.game)):
        return sum(worth_of_markers(state, seat, weights) for seat in side)
    standing = sum(unrazed(state, seat) for seat in side)
    razed = sum(len(state.pile(FORMATION, seat)) for seat in side) - standing
    return _worth_of_empire(standing, razed, weights)


def worth_of_markers(state: State, seat: int, weights: Worth) -> float:
    """The value of a seat's realms and markers: a marker counts like a realm. Three realms are enough; more are
    spare.
    """
    standing = unrazed(state, seat)
    razed = len(state.pile(FORMATION, seat)) - standing
    spare = max(0, standing - REALMS_BESIDE)
    counting = standing - spare + min(state.seat_data[MARKERS][seat], MARKERS_TO_WIN)
    return _worth_of_empire(counting, razed + spare, weights)


def _worth_of_empire(counting: int, others: int, weights: Worth) -> float:
    """The value of realms that count for victory, plus the others."""
    return (weights.realm_stands + weights.empire_grows * counting) * counting + weights.realm_lies_razed * others


def hints_of(definition: Defined) -> float:
    """What abilities that work from the table promise by their hints, in cards; harm to oneself doesn't count."""
    return sum(
        max(0.0, ability.hint()) for _, ability in definition.works if ability.kind in ("power", "trigger", "answer")
    )


def in_hand(state: State, seat: int, weights: Worth) -> float:
    """The value of the cards a seat may keep.

    Cards over its limit will have to be discarded (SF-PH5-05): those worth least by the game's weights.
    """
    held = [card_of(state, card) for card in state.pile(HAND, seat)]
    excess = len(held) - hand_limit(state, seat)
    if excess > 0:
        usual = state.game.weights.values
        held.sort(key=lambda definition: worth_in_hand(definition, usual))
        del held[:excess]
    return sum(worth_in_hand(definition, weights) for definition in held)


def worth_in_hand(definition: Defined, weights: Worth) -> float:
    """The value of holding a card. A champion fights as well from the hand as from the pool, and unseen until then."""
    kind = definition.type
    if kind == REALM:
        return weights.hand_realm
    if kind == HOLDING:
        return weights.hand_holding
    if kind <= WIZARD:
        return weights.hand_champion + weights.hand_champion_level * definition.level
    if kind == ALLY:
        return weights.hand_ally + weights.hand_ally_level * definition.level
    return weights.hand_event if kind == EVENT else weights.hand_other


def horizon(state: State) -> int:
    """The stack depth where the current battle or play ends; 0 if the turn itself is all that's going on."""
    depth = next((i for i, frame in enumerate(state.stack) if isinstance(frame, Turn)), len(state.stack))
    return depth + 2 if depth + 1 < len(state.stack) else 0


def reflex(state: State) -> int:
    """A quick answer to the waiting question; -1 in a phase of one's own outside battle, where nothing is pending."""
    question = state.decision()
    options = question.options
    if len(options) == 1:
        return options[0]
    if question.rule.startswith("SF-PH") and question.kind == ACT_OR_PASS:
        return -1
    if question.rule in ("SF-COMB-B1", "SF-COMB-C1", "SF-SWAP-02"):
        return _strongest(state, options) if state.regs[ATTACKER] >= 0 else options[0]
    if question.rule == "SFT-SHL-05":
        return max(options, key=lambda card: _loss(state, question.seat, card))
    if question.rule == "SFT-QST-07":
        return max(options, key=lambda seat: (_stands(state, seat), -seat))
    if question.rule == "SFT-AID-02":
        return _lend(state, question.seat, options)
    if question.rule == "SFT-AID-03":
        return options[0]
    if question.rule == "SF-COMB-F1":
        return _reinforce(state, options)
    if question.rule in ("SF-SPOIL-07", "SF-COMB-H6"):
        return options[0]
    if question.rule == HAND_LIMIT:
        weights = state.game.weights.values
        return min(options, key=lambda card: (worth_in_hand(card_of(state, card), weights), card))
    if PASS in options:
        return PASS
    if question.kind == CHOOSE_CARD and not question.words:
        return _strongest(state, options)
    return options[0]


def _strongest(state: State, options: list[int]) -> int:
    """The champion with the highest level; no one only if none is offered."""
    cards = [option for option in options if option >> VERB_SHIFT == 0]
    return max(cards, key=lambda card: (_level(state, card), -card)) if cards else options[0]


def _level(state: State, card: int) -> int:
    definition: Any = card_of(state, card)
    if definition.is_champion and state.game.layout.in_play[state.zone[card]]:
        return adjusted_level(state, card)
    return int(definition.level)


def _loss(state: State, seat: int, card: int) -> tuple[bool, bool, int, int]:
    """How much a seat wants a card gone: an opponent's card, unrazed, of a high level."""
    standing = not state.marks[RAZED][card]
    against = is_opponent(state, seat, state.control[card])
    return (against, standing == against, _level(state, card) if against else -_level(state, card), -card)


def _reinforce(state: State, options: list[int]) -> int:
    """A seat losing a round plays its highest-level card, and gives up when it has none."""
    plays = [option for option in options if option >> VERB_SHIFT == PLAY]
    if not plays:
        return PASS
    best = max(plays, key=lambda option: (card_of(state, option & _OPERAND).level, -option))
    return best if card_of(state, best & _OPERAND).level > 0 else PASS


def _lend(state: State, seat: int, options: list[int]) -> int:
    """A player asked for aid lends their strongest card, if the leader is better placed than both the one asking and
    they are.
    """
    leader = state.regs[LEADING]
    asks = state.regs[DEFENDER] if leader == state.regs[ATTACKER] else state.regs[ATTACKER]
    cards = [option for option in options if option != PASS]
    if not cards or _stands(state, leader) <= max(_stands(state, asks), _stands(state, seat)):
        return PASS
    best = max(cards, key=lambda card: (card_of(state, card).level, -card))
    return best if card_of(state, best).level > 0 else PASS


def _stands(state: State, seat: int) -> float:
    """How well placed a seat is, by what it has on the table."""
    return on_the_table(state, [seat], state.game.weights.values)
