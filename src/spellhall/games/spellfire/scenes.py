"""Tables in the middle of a game, where lessons and first fights begin.

You play the Greyhawk deck, your opponent Forgotten Realms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.turn.turn import Match, Turn
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import LEARNER
from spellhall.kernel.presentation.scenes import Scene
from spellhall.kernel.state import State

DECKS = ("Greyhawk", "Forgotten Realms")
Both = tuple[Sequence[str], Sequence[str]]
"""The names of cards of the learner and of the opponent."""


def laid_out(
    game: Game,
    formations: tuple[Mapping[str, str], Mapping[str, str]],
    pools: Both = ((), ()),
    hands: Both = ((), ()),
    seed: int = 1,
) -> Scene:
    """Lay out both sides: realms by place, champions in the pools, and hands."""
    decks = game.starter_decks()
    table = Scene(game, [decks[name] for name in DECKS], seed)
    for owner, formation in enumerate(formations):
        for place, name in formation.items():
            realm = table.put(owner, tb.FORMATION, name)[0]
            table.state.mark(tb.PLACE, realm, tb.PLACES.index(place))
        table.put(owner, tb.POOL, *pools[owner])
        table.put(owner, tb.HAND, *hands[owner])
    return table


def mid_turn(table: Scene, seat: int, phase: int, turns: int) -> State:
    """Begin in a phase of a seat's turn, after this many turns of each player."""
    state = table.state
    for register, value in (
        (tb.ACTIVE, seat),
        (tb.STARTER, LEARNER),
        (tb.TURN, 2 * turns + 1 + seat),
        (tb.PHASE, phase),
        (tb.CYCLED, int(turns > 0)),
    ):
        state.set_reg(register, value)
    for owner in range(state.seats):
        state.set_seat(tb.TURNS, owner, turns)
    match, turn = Match(), Turn(seat=seat)
    match.step, turn.step = "next_turn", "act"
    return table.begin(match, turn)
