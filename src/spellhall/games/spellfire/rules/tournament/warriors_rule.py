"""The Warrior's Rule: the winner of a round razes the realm, the loser is discarded (section WAR, tournament rules).

From the moment a round is lost until the battle continues or ends, the loser is *doomed*:
no matter where powers would send them, they go to the discard pile and stay there.
"""

from __future__ import annotations

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.table import BATTLE, DISCARD, DOOMED
from spellhall.kernel.state import State


def warriors_rule(state: State) -> bool:
    """Whether the rule applies (option ``warriors_rule``)."""
    options: SpellfireOptions = state.game.options
    return bool(options["warriors_rule"] == "on")


def doom(state: State, champion: int) -> None:
    """SFT-WAR-05 to SFT-WAR-07. A champion has lost a round.

    A realm that defends itself doesn't count as a loser, nor does a champion that had already left the battle.
    """
    if champion >= 0 and state.zone[champion] in (BATTLE, DISCARD) and warriors_rule(state):
        state.set_reg(DOOMED, champion)


def lift_doom(state: State) -> None:
    """The battle continues or ends: the loser is no longer doomed."""
    if state.regs[DOOMED] >= 0:
        state.set_reg(DOOMED, -1)
