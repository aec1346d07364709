"""Who wins if time runs out before the game is over (section TO).

The highest life total decides. If it's tied, the player who first dealt damage to an opponent wins.
If no one has, play continues and the first damage decides. Team-mates count as a team.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.leaving import finish
from spellhall.games.spellslinger.rules.sides import living, team_of
from spellhall.games.spellslinger.table import FIRST_BLOOD, LIFE, TIME
from spellhall.kernel.state import State

PLAY_ON: Final = -1


def leader_on_time(state: State) -> int:
    """SS-TO-05 to SS-TO-07. The seat that wins if time is up now; -1 while play must continue."""
    life = state.seat_data[LIFE]
    highest = max(life[seat] for seat in living(state))
    leaders = [seat for seat in living(state) if life[seat] == highest]
    if len({team_of(state, seat) for seat in leaders}) == 1:
        return leaders[0]
    first = state.regs[FIRST_BLOOD] - 1
    return first if first >= 0 and _is_in(state, first) else PLAY_ON


def _is_in(state: State, seat: int) -> bool:
    """Whether someone on a seat's team is still in the game and can win it."""
    return team_of(state, seat) in {team_of(state, other) for other in living(state)}


def call_time(state: State) -> None:
    """SS-TO-05 to SS-TO-07. End the game now, unless no one leads: then the next damage to an opponent decides."""
    leader = leader_on_time(state)
    state.tell(events.TimeCalled(leader))
    state.set_reg(TIME, 1)
    if leader >= 0:
        finish(state, {team_of(state, leader)})
