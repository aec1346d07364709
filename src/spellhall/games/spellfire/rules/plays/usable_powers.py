"""Which powers of its cards a seat can use, and why not the others (sections PH3, PH4, OPT, ABYSS)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import bearer_of, fighter_of
from spellhall.games.spellfire.rules.levels.projection import model_of, project
from spellhall.games.spellfire.rules.plays.legal_plays import NO_TARGET, doubtful_in, possible
from spellhall.games.spellfire.rules.plays.repeats import NOTHING_NEW, is_repeat
from spellhall.games.spellfire.rules.plays.timing_index import LOSING
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.tournament.questing import AWAY
from spellhall.games.spellfire.table import (
    ACTIVE,
    DEFENDER,
    EXCHANGE,
    PHASE,
    POOL,
    QUEST,
    RESTS,
    STAGE,
    TARGET,
    TURN,
    USED,
)
from spellhall.kernel.frames import action
from spellhall.kernel.state import State
from spellhall.language.effect import Standing

SPENT = Refusal("SF-OPT-01", "its power has been used and returns in phase 3 of your next turn")
RESTING = Refusal("SF-ABYSS-06", "it hasn't been back from the Abyss for a full turn")
NO_POWER_NOW = Refusal("SF-GEN-17", "its power can't be used right now")


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
