"""King's Decree: every champion may attack every realm of the others (section KNG of the tournament rules)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import HOLDING
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.kernel.state import State


def opens_every_realm(state: State) -> bool:
    """SFT-KNG-01, SFT-KNG-05. Whether everybody gets to every realm, no matter where it lies (option ``attacks``)."""
    return bool(state.game.options["attacks"] == "any_realm")


def is_waived(state: State, realm: int, source: int) -> bool:
    """SFT-KNG-02, SFT-KNG-03. Whether what a card says against attacks does not count for a realm: it is the realm
    itself, or a holding on it. What other cards say does.
    """
    if source < 0 or not opens_every_realm(state):
        return False
    return source == realm or (state.host[source] == realm and card_of(state, source).type == HOLDING)
