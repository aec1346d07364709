"""Champions under another player's control (section SWAY). Read this for who has them, and when they go home.

Such a champion lies in the pool of the player who controls it, with everything it bears, and comes back there from
battle. When the effect ends it returns to its owner's pool; from a battle it then goes home to its owner.
"""

from __future__ import annotations

from spellhall.games.spellfire.table import ATTACHED, CAPTIVE, POOL, SENT, SWITCHED, TURN
from spellhall.kernel.state import State


def capture(state: State, champion: int, seat: int, source: int, until: int) -> None:
    """SF-SWAY-01. A champion in a pool goes over to a seat for a time; a later card takes it from an earlier one."""
    former = [effect for effect in state.lasting if effect[0] == CAPTIVE and effect[3] == champion]
    state.begin_lasting((CAPTIVE, source, seat, champion, until, state.regs[TURN], 0))
    for effect in former:
        state.end_lasting(effect)
    _hand_over(state, champion, seat)


def keeper_of(state: State, champion: int) -> int:
    """SF-SWAY-02. The seat whose pool a champion belongs in: whoever controls it, or its owner."""
    for effect in state.lasting:
        if effect[0] == CAPTIVE and effect[3] == champion:
            return effect[2]
    return state.owner[champion]


def set_free(state: State, effect: tuple[int, ...]) -> None:
    """SF-SWAY-03. An effect is over: a champion that it held returns to its owner's pool."""
    if effect[0] != CAPTIVE:
        return
    champion = effect[3]
    if state.zone[champion] == POOL and state.control[champion] != keeper_of(state, champion):
        _hand_over(state, champion, state.owner[champion])


def _hand_over(state: State, champion: int, seat: int) -> None:
    """Move a champion to another pool, with what it bears."""
    borne = [card for card in state.attached(champion) if state.zone[card] == ATTACHED]
    state.move(champion, POOL, seat, SWITCHED)
    for card in borne:
        if state.zone[card] == ATTACHED:
            state.move(card, ATTACHED, seat, SENT, champion)
