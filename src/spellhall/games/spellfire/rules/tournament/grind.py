"""The Grind: what players may not do in turns granted by a card (section GRD of the tournament rules)."""

from __future__ import annotations

from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import EXTRA_TURN, PHASE
from spellhall.kernel.state import State

GRANTED_TURN = Refusal("SFT-GRD-02", "you can't play a realm in an extra turn from a card")
LABEL = "phase 2 of a granted turn: a holding, but no realm"


def realms_must_wait(state: State) -> bool:
    """SFT-GRD-02, SFT-GRD-07. Whether this is phase 2 of a turn granted by a card (option ``granted_turns``)."""
    options: SpellfireOptions = state.game.options
    if options["granted_turns"] != "no_realms":
        return False
    return bool(state.regs[EXTRA_TURN] and state.regs[PHASE] == 2)
