"""Special rules for a round: who plays first, and when taking the lead is enough to win (section BIND)."""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import OfRealms
from spellhall.games.spellfire.table import ATTACKER, DEFENCE, DEFENDER, TARGET
from spellhall.kernel.state import State
from spellhall.language.words import Modifier, Question


@trait
class FirstPlay(OfRealms, Question):
    """Which realm that defends itself makes the first play of a round? (SF-BIND-01)"""


@trait
class Onslaught(Modifier, Question):
    """Which player defeats the opposing champion as soon as they lead the round? (SF-BIND-03)"""


@trait
class Reversal(Modifier, Question):
    """Does the lower total lead the round? (SF-BIND-06)"""


def leads(state: State, offence: int, defence: int) -> bool:
    """SF-COMB-E2, SF-BIND-06. Whether the attacker leads with these totals; the defender does if they are equal."""
    return offence < defence if Reversal in project(state).modifiers else offence > defence


def opens_round(state: State) -> int:
    """SF-BIND-01. The seat that plays a card before the levels are compared for the first time, or -1."""
    words = held(state, FirstPlay)
    regs = state.regs
    if not words or regs[DEFENCE] != regs[TARGET]:
        return -1
    if not any(word.covers_realm(state, regs[TARGET], standing) for word, standing in words):
        return -1
    return regs[DEFENDER]


def struck_by_leader(state: State, leader: int) -> int:
    """SF-BIND-03. The champion that falls because the other side has taken the lead, or -1."""
    regs = state.regs
    victim = fighter_of(state, regs[DEFENDER] if leader == regs[ATTACKER] else regs[ATTACKER])
    for _, standing in held(state, Onslaught):
        spared = standing.spared >> state.control[victim] & 1
        if standing.seat == leader and not spared and not immune(state, victim, standing.source):
            return victim
    return -1
