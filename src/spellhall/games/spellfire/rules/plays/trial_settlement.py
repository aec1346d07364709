"""Trial settlement: would a play rescue its player? (AMB-19)

The play is carried out on a clone. It tries each of the player's own choices, everyone else passes, and then the threat
is checked again. So what may be played in the one-card windows of sections INST and WALL follows from the cards, not
from a list. In the clone, the cards that the player can't see are dealt anew, always alike, and so is luck. So what is
legal reveals nothing about hands, draws and dice to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellhall.games.spellfire.rules.plays.windows import begin
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS
from spellhall.kernel.state import State
from spellhall.kernel.trial import is_over, set_aside

BREADTH: Final = 60
"""How many positions one trial may examine."""
SEED: Final = 1
"""Of the cards and the luck in a trial."""


def helps(state: State, seat: int, action: int, saved: Callable[[State], bool]) -> bool:
    """Whether a play by ``seat`` can lead to a position that ``saved`` accepts."""
    twin = set_aside(state.resample(seat, Dice(SEED)), seat)
    begin(twin, seat, action)
    twin.resume()
    waiting = [twin]
    for _ in range(BREADTH):
        if not waiting:
            return False
        twin = waiting.pop()
        if is_over(twin):
            if twin.scores is None and saved(twin):
                return True
            continue
        question = twin.decision()
        if question.seat != seat:
            twin.apply(PASS if PASS in question.options else question.options[0])
            waiting.append(twin)
        else:
            for option in question.options:
                branch = twin.clone()
                branch.apply(option)
                waiting.append(branch)
    return False
