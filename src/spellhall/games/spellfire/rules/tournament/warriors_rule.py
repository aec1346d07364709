"""The Warrior's Rule: who wins a round razes the realm, and who loses one is discarded (section WAR of the rules for
tournaments).

From the moment when a round is lost until the battle goes on or is over the loser is *doomed*: wherever powers
would take them, they go to the discard pile, and stay there.
"""

from __future__ import annotations

from spellhall.games.spellfire.table import BATTLE, DISCARD, DOOMED
from spellhall.kernel.state import State


def warriors_rule(state: State) -> bool:
    """Whether it holds (option ``warriors_rule``)."""
    return bool(state.game.options["warriors_rule"] == "on")


def doom(state: State, champion: int) -> None:
    """SFT-WAR-05 to SFT-WAR-07. A champion has lost a round; a realm that defends itself, or who had left the battle
    before, is no such loser.
    """
    if champion >= 0 and state.zone[champion] in (BATTLE, DISCARD) and warriors_rule(state):
        state.set_reg(DOOMED, champion)


def lift_doom(state: State) -> None:
    """The battle goes on, or is over: what becomes of the loser now has nothing to do with it."""
    if state.regs[DOOMED] >= 0:
        state.set_reg(DOOMED, -1)
