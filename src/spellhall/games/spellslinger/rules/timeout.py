"""Who wins when the time of a match is up before the game is over (section TO).

The highest life total decides; if it is shared, who first dealt damage to an opponent; if nobody has, play goes on and
the first damage decides. For team-mates their teams count.
"""

from __future__ import annotations

from spellhall.games.spellslinger.rules.sides import living, team_of
from spellhall.games.spellslinger.table import FIRST_BLOOD, LIFE
from spellhall.kernel.state import State

PLAY_ON = -1


def leader_on_time(state: State) -> int:
    """SS-TO-05 to SS-TO-07. The seat that wins if the time is up now; -1 while play has to go on."""
    life = state.seat_data[LIFE]
    highest = max(life[seat] for seat in living(state))
    leaders = [seat for seat in living(state) if life[seat] == highest]
    if len({team_of(state, seat) for seat in leaders}) == 1:
        return leaders[0]
    return state.regs[FIRST_BLOOD] - 1
