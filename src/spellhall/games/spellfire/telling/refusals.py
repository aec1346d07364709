"""Why a card can't be used right now: one sentence with the number of the rule."""

from __future__ import annotations

from spellhall.games.spellfire.facts import DUNGEON, EVENT
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.battle.aid import Aid
from spellhall.games.spellfire.rules.battle.attacks import (
    RAZED_ALREADY,
    SHIELDED,
    attackers_for,
    is_exposed,
    why_friendly,
    why_not_attack,
)
from spellhall.games.spellfire.rules.battle.lending import why_not_lend
from spellhall.games.spellfire.rules.battle.rescue import Rescue
from spellhall.games.spellfire.rules.battle.round import Round, losing_seat
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.rules.plays import legal_plays, usable_powers
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.tournament.dungeon_discard import why_not_give_up
from spellhall.games.spellfire.rules.tournament.kings_decree import opens_every_realm
from spellhall.games.spellfire.rules.tournament.questing import is_played, why_not_quest
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACKED,
    EXCHANGE,
    FORMATION,
    HAND,
    PHASE,
    POOL,
    RAZED,
    STAGE,
)
from spellhall.games.spellfire.telling.unfinished import in_its_phase, is_open, unfinished
from spellhall.kernel.frames import VERB_SHIFT
from spellhall.kernel.state import State

NOT_YOUR_CARD = Refusal("SF-GEN-05", "it isn't yours to use")
NOT_YOUR_DECISION = Refusal("SF-EVT-04", "it's another player's decision: wait until you're asked")
CONCERNS_THE_EVENT = Refusal("SF-PAUSE-06", "your first action now must involve the card that was just played")
ONE_RESCUE = Refusal("SF-INST-04", "it wouldn't prevent that defeat")
ATTACK_DONE = Refusal("SF-PH4-01", "you've already attacked this turn")
OUT_OF_PLAY = Refusal("SF-PILE-07", "it isn't in play or in your hand")
NOBODY_TO_SEND = Refusal("SF-PH4-03", "you have no champion that can attack it")
OWN_PHASE_4 = Refusal("SF-TURN-01", "you can only attack realms in phase 4 of your own turn")
ENDING = Refusal("SF-PH6-01", "your turn is ending")
NOT_OFFERED = Refusal("SF-GEN-01", "a card in play keeps you from using it now")
OVER = Refusal("SF-VIC-01", "the game is over")


def refuse(state: State, action: int) -> str:
    """How the sentence for an action that isn't offered begins."""
    operand = action & ((1 << VERB_SHIFT) - 1)
    seat = state.decision().seat
    if 0 <= operand < len(state.face) and action >> VERB_SHIFT and state.seen[operand] >> seat & 1:
        reason = why_not(state, seat, operand)
        if reason:
            return f"{card_of(state, operand).name}: {reason}"
    return f"action {action} isn't one of the legal choices"


def why_not(state: State, seat: int, card: int) -> str:
    """Why ``seat`` can't use a card now; empty if the current decision offers it."""
    if not state.seen[card] >> seat & 1:
        return str(NOT_YOUR_CARD)
    if state.scores is not None:
        return str(OVER)
    question = state.decision()
    deciding = question.seat == seat
    if deciding and state.game.offers(state, card):
        return ""
    if deciding and not is_open(state, question):
        return str(unfinished(state, question, card))
    refusal = _reason(state, seat, card)
    if refusal is None:
        ending = ENDING if state.regs[PHASE] == 6 else NOT_OFFERED
        return str(ending if deciding else NOT_YOUR_DECISION)
    return str(in_its_phase(state, card, refusal))


def _reason(state: State, seat: int, card: int) -> Refusal | None:
    zone = state.zone[card]
    if zone == FORMATION and state.control[card] != seat:
        return _realm_reason(state, seat, card)
    if state.control[card] != seat:
        return NOT_YOUR_CARD
    if zone == HAND:
        return _hand_reason(state, seat, card)
    if not state.game.layout.in_play[zone]:
        return OUT_OF_PLAY
    return _power_reason(state, seat, card)


def _realm_reason(state: State, seat: int, realm: int) -> Refusal | None:
    if not is_opponent(state, seat, state.control[realm]):
        return why_friendly(state, seat, realm)
    if state.marks[RAZED][realm]:
        return RAZED_ALREADY
    if state.seat_data[ATTACKED][seat]:
        return ATTACK_DONE
    if state.regs[ACTIVE] != seat or state.regs[PHASE] != 4:
        return OWN_PHASE_4
    if attackers_for(state, seat, realm):
        return None
    for champion in state.pile(POOL, seat):
        refusal = why_not_attack(state, seat, champion, realm)
        if refusal is not None:
            return refusal
    return NOBODY_TO_SEND if opens_every_realm(state) or is_exposed(state, realm) else SHIELDED


def _hand_reason(state: State, seat: int, card: int) -> Refusal | None:
    frame = state.stack[-1]
    if isinstance(frame, Answers):
        return CONCERNS_THE_EVENT
    if isinstance(frame, Rescue):
        return ONE_RESCUE
    if isinstance(frame, Aid) and seat == frame.helper and frame.card < 0:
        return why_not_lend(state, frame.seat, card)
    if state.regs[STAGE] == EXCHANGE and fighter_of(state, seat) >= 0:
        if isinstance(frame, Round) and losing_seat(state) == seat:
            return legal_plays.why_not_in_combat(state, seat, card)
        if not card_of(state, card).anytime:
            return legal_plays.NOT_LOSING
        return legal_plays.why_not_anytime(state, seat, card)
    if state.regs[STAGE] == EXCHANGE and card_of(state, card).type != EVENT and not card_of(state, card).anytime:
        return legal_plays.NOT_FIGHTING
    if state.regs[ACTIVE] == seat and state.regs[STAGE] == 0:
        return legal_plays.why_not_in_phase(state, seat, card)
    if not card_of(state, card).anytime:
        return legal_plays.ONLY_OWN_TURN
    return legal_plays.why_not_anytime(state, seat, card) or NOT_YOUR_DECISION


def _power_reason(state: State, seat: int, card: int) -> Refusal | None:
    if card_of(state, card).type == DUNGEON and options_of(state.game)["dungeon_discard"] == "on":
        return why_not_give_up(state, seat)
    losing = isinstance(state.stack[-1], Round) and losing_seat(state) == seat
    if state.regs[PHASE] == 2 and state.zone[card] == POOL and is_played(state):
        return why_not_quest(state, seat, card)
    for number, ability in enumerate(model_of(state, card).abilities):
        if ability.kind == "power":
            return usable_powers.why_not_power(state, seat, card, number, losing) or NOT_YOUR_DECISION
    return usable_powers.NO_POWER_NOW
