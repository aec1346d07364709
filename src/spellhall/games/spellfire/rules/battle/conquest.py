"""What razing a realm by attacking it brings besides spoils: a marker, and plunder.

Other razings bring neither, no matter who caused them: events, powers of revenge, powers of the realm's own player,
third players in the middle of a battle. Nor does a realm that is discarded instead (SFT-CON-07 to SFT-CON-11,
SFT-KNG-11).
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.razing import raze
from spellhall.games.spellfire.rules.tournament.conqueror_markers import give_marker
from spellhall.games.spellfire.rules.tournament.plunder import begin_plunder
from spellhall.games.spellfire.table import ATTACKER, OFFENCE, RAZED
from spellhall.kernel.state import State


def raze_in_battle(state: State, realm: int) -> None:
    """SFT-CON-09, SFT-CON-10. The attacked realm falls to the champion that attacks it, even if no one defended."""
    attacker = state.regs[ATTACKER]
    raze(state, realm, state.regs[OFFENCE])
    if state.marks[RAZED][realm]:
        give_marker(state, attacker, realm)
        if state.scores is None:
            begin_plunder(state, attacker)
