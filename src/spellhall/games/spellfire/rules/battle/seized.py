"""An attacker that is made to defend in the next round of its own battle (SF-SWAP-08)."""

from __future__ import annotations

from spellhall.games.spellfire.table import BATTLE_END, POOL, RETURNED, SEIZED, SWITCHED, TURN
from spellhall.kernel.state import State


def seize(state: State, champion: int, seat: int) -> None:
    """SF-SWAP-08. A champion at home goes over to the other side, until it has defended."""
    state.move(champion, POOL, seat, SWITCHED)
    state.begin_lasting((SEIZED, -1, seat, champion, BATTLE_END, state.regs[TURN], 0))


def seized_by(state: State, seat: int) -> list[int]:
    """The champions that a seat has seized, and must send to defend."""
    return [effect[3] for effect in state.lasting if effect[0] == SEIZED and effect[2] == seat]


def is_seized(state: State, champion: int) -> bool:
    """Whether a champion was seized in this battle."""
    return any(effect[0] == SEIZED and effect[3] == champion for effect in state.lasting)


def release(state: State) -> None:
    """SF-SWAP-08. The battle is over: a champion that has not had to defend goes home."""
    for effect in [effect for effect in state.lasting if effect[0] == SEIZED]:
        if state.zone[effect[3]] == POOL:
            state.move(effect[3], POOL, state.owner[effect[3]], RETURNED)
