"""The moment after a text has let someone draw, when others may take that draw away from them (SF-PH1-07).

If any card in the game waits for that moment, what was drawn is noted among the lasting effects, and everyone else gets
a window. Only draws by events and by the powers of realms, holdings, artifacts and champions count.
"""

from __future__ import annotations

from spellhall.games.spellfire.facts import ARTIFACT, EVENT, HOLDING, REALM, WIZARD
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.rules.plays.windows import open_window
from spellhall.games.spellfire.table import HAND, JUST_DRAWN, TURN
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State

_KINDS = (ARTIFACT, EVENT, HOLDING, REALM)


class DrawPause(Procedure):
    """``seat`` has drawn cards: the others may respond."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    seat: int

    def start(self, state: State) -> None:
        """SF-PH1-07. A window for everyone else."""
        self.goto(self.over)
        open_window(state, skip=self.seat)

    def over(self, state: State) -> None:
        """The moment has passed."""
        forget_draws(state)
        self.done(state)


def note_draw(state: State, seat: int, source: int, count: int) -> None:
    """SF-PH1-07. A seat drew cards because the text of ``source`` let it."""
    if count <= 0 or timing_of(state).awaiting_draws.isdisjoint(state.face):
        return
    kind = card_of(state, source).type
    if kind in _KINDS or kind <= WIZARD:
        for card in state.pile(HAND, seat)[-count:]:
            state.begin_lasting((JUST_DRAWN, -1, seat, card, -1, state.regs[TURN], 0))
        state.call(DrawPause(seat=seat))


def just_drawn_by_another(state: State, seat: int) -> list[int]:
    """What someone else than a seat has just drawn; of several players, the one who drew last."""
    drawn = [effect for effect in state.lasting if effect[0] == JUST_DRAWN and effect[2] != seat]
    return [effect[3] for effect in drawn if effect[2] == drawn[-1][2]]


def forget_draws(state: State) -> None:
    """What was drawn is a card in hand like any other."""
    for effect in [effect for effect in state.lasting if effect[0] == JUST_DRAWN]:
        state.end_lasting(effect)
