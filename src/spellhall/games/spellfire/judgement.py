"""What a position of Spellfire is worth, and what a player would do without much thought: for agents.

The unit is about one card in hand. Realms weigh most, since they win; then champions with what they carry, then the
cards still in hand. A round that is being fought counts a little for whoever leads it: agents look on to its end.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire.card import Card
from spellhall.games.spellfire.facts import ALLY, EVENT, HOLDING, REALM, WIZARD
from spellhall.games.spellfire.rules.company import is_opponent, teams_left
from spellhall.games.spellfire.rules.draws import hand_limit
from spellhall.games.spellfire.rules.law import is_nobodys
from spellhall.games.spellfire.rules.levels import adjusted_level
from spellhall.games.spellfire.rules.turn import Turn
from spellhall.games.spellfire.rules.victory import MARKERS_TO_WIN, REALMS_BESIDE, counts_markers, unrazed
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
from spellhall.kernel.state import State

VICTORY = 1000.0
REALM_STANDS = 8.0
EMPIRE_GROWS = 1.0
"""What every realm adds to the worth of every other: the sixth one wins."""
REALM_LIES_RAZED = 3.0
HOLDING_LIES = 2.0
CHAMPION = 0.8
LEVEL = 0.2
OTHER_CARD_IN_PLAY = 1.0
LIMBO_CARD = 1.0
GONE_QUESTING = 0.6
"""What it costs to have a champion away: it defends nothing until it comes back, and a quest wins no realm."""
LEADS_ROUND = 0.5
CARD_UNDER_REALM = 1.5
HIDDEN_CARD = 0.7
HINT = 0.4
HAND_LIMIT = "SF-PH5-05"
_OPERAND = (1 << VERB_SHIFT) - 1


def evaluate(state: State, seat: int) -> float:
    """What a position is worth to ``seat``: its own side, a team-mate with it, less the strongest of the others."""
    if state.scores is not None:
        return VICTORY * state.scores[seat]
    mine, theirs = in_hand(state, seat), 0.0
    for side in teams_left(state):
        worth = on_the_table(state, side)
        worth += HIDDEN_CARD * sum(len(state.pile(HAND, other)) for other in side if other != seat)
        if is_opponent(state, seat, side[0]):
            theirs = max(theirs, worth)
        else:
            mine += worth
    lead = state.regs[LEADING]
    led = 0.0 if lead < 0 else -LEADS_ROUND if is_opponent(state, seat, lead) else LEADS_ROUND
    return mine + led - theirs


def on_the_table(state: State, side: list[int]) -> float:
    """What the cards of a side, a seat or a team, are worth that lie in play and in Limbo."""
    worth = worth_of_realms(state, side)
    for seat in side:
        for zone in (POOL, BATTLE):
            for champion in state.pile(zone, seat):
                definition = state.definition(champion)
                worth += CHAMPION + LEVEL * adjusted_level(state, champion) + HINT * hints_of(definition)
                worth -= GONE_QUESTING * state.marks[QUEST][champion]
        for card in state.pile(ATTACHED, seat):
            definition = state.definition(card)
            worth += HINT * hints_of(definition)
            if definition.type == HOLDING:
                worth += HOLDING_LIES
        for card in (card for card in state.pile(TABLE, seat) if not is_nobodys(state, card)):
            worth += OTHER_CARD_IN_PLAY * max(HINT, hints_of(state.definition(card)))
        worth += CARD_UNDER_REALM * len(state.pile(BENEATH, seat))
        worth += LIMBO_CARD * len(state.pile(LIMBO, seat))
    return worth


def worth_of_realms(state: State, side: list[int]) -> float:
    """What the realms of a side are worth, and its markers where those win."""
    if counts_markers(state.game.options):
        return sum(worth_of_markers(state, seat) for seat in side)
    standing = sum(unrazed(state, seat) for seat in side)
    razed = sum(len(state.pile(FORMATION, seat)) for seat in side) - standing
    return (REALM_STANDS + EMPIRE_GROWS * standing) * standing + REALM_LIES_RAZED * razed


def worth_of_markers(state: State, seat: int) -> float:
    """What realms and markers of a seat are worth: a marker as much as a realm. Three realms are enough, any more are
    spare.
    """
    standing = unrazed(state, seat)
    razed = len(state.pile(FORMATION, seat)) - standing
    spare = max(0, standing - REALMS_BESIDE)
    counting = standing - spare + min(state.seat_data[MARKERS][seat], MARKERS_TO_WIN)
    return (REALM_STANDS + EMPIRE_GROWS * counting) * counting + REALM_LIES_RAZED * (razed + spare)


def hints_of(definition: Card) -> float:
    """What the abilities that work from the table promise by their hints, in cards; harm to oneself does not count."""
    return sum(
        max(0.0, ability.hint()) for _, ability in definition.works if ability.kind in ("power", "trigger", "answer")
    )


def in_hand(state: State, seat: int) -> float:
    """What the cards are worth that a seat may keep: those over its limit it will have to discard (SF-PH5-05)."""
    held = [worth_in_hand(state.definition(card)) for card in state.pile(HAND, seat)]
    excess = len(held) - hand_limit(state, seat)
    if excess > 0:
        held.sort()
        del held[:excess]
    return sum(held)


def worth_in_hand(definition: Card) -> float:
    """What holding a card is worth. A champion fights from the hand as well as from the pool, and unseen until then."""
    kind = definition.type
    if kind == REALM:
        return 3.0
    if kind == HOLDING:
        return 1.2
    if kind <= WIZARD:
        return 1.0 + 0.2 * definition.level
    if kind == ALLY:
        return 0.6 + 0.15 * definition.level
    return 1.4 if kind == EVENT else 1.1


def horizon(state: State) -> int:
    """Deeper than the turn stands on the stack, if something goes on in it; a turn itself has no such end."""
    depth = next((i for i, frame in enumerate(state.stack) if isinstance(frame, Turn)), len(state.stack))
    return depth + 2 if depth + 1 < len(state.stack) else 0


def reflex(state: State) -> int:
    """A quick answer to the waiting question; -1 where nothing is pending: in a phase of one's own, not in battle."""
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
        return max(options, key=lambda seat: (on_the_table(state, [seat]), -seat))
    if question.rule == "SFT-AID-02":
        return _lend(state, question.seat, options)
    if question.rule == "SFT-AID-03":
        return options[0]
    if question.rule == "SF-COMB-F1":
        return _reinforce(state, options)
    if question.rule in ("SF-SPOIL-07", "SF-COMB-H6"):
        return options[0]
    if question.rule == HAND_LIMIT:
        return min(options, key=lambda card: (worth_in_hand(state.definition(card)), card))
    if PASS in options:
        return PASS
    if question.kind == CHOOSE_CARD and not question.words:
        return _strongest(state, options)
    return options[0]


def _strongest(state: State, options: list[int]) -> int:
    """The champion of the highest level; nobody only where nobody is offered."""
    cards = [option for option in options if option >> VERB_SHIFT == 0]
    return max(cards, key=lambda card: (_level(state, card), -card)) if cards else options[0]


def _level(state: State, card: int) -> int:
    definition: Any = state.definition(card)
    if definition.is_champion and state.game.layout.in_play[state.zone[card]]:
        return adjusted_level(state, card)
    return int(definition.level)


def _loss(state: State, seat: int, card: int) -> tuple[bool, bool, int, int]:
    """How gladly a seat sees a card go: one of an opponent, that stands, of a high level."""
    standing = not state.marks[RAZED][card]
    against = is_opponent(state, seat, state.control[card])
    return (against, standing == against, _level(state, card) if against else -_level(state, card), -card)


def _reinforce(state: State, options: list[int]) -> int:
    """Who is losing a round plays the card of the highest level, and gives up when none has any."""
    plays = [option for option in options if option >> VERB_SHIFT == PLAY]
    if not plays:
        return PASS
    best = max(plays, key=lambda option: (state.definition(option & _OPERAND).level, -option))
    return best if state.definition(best & _OPERAND).level > 0 else PASS


def _lend(state: State, seat: int, options: list[int]) -> int:
    """Whoever is asked for aid lends what is strongest against a player who stands better than the one who asks, and
    than himself.
    """
    leader = state.regs[LEADING]
    asks = state.regs[DEFENDER] if leader == state.regs[ATTACKER] else state.regs[ATTACKER]
    cards = [option for option in options if option != PASS]
    if not cards or on_the_table(state, [leader]) <= max(on_the_table(state, [other]) for other in (asks, seat)):
        return PASS
    best = max(cards, key=lambda card: (state.definition(card).level, -card))
    return best if state.definition(best).level > 0 else PASS
