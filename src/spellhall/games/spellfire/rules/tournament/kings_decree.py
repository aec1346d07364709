"""King's Decree: every champion may attack every opposing realm (section KNG of the tournament rules)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import HOLDING
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.kernel.state import State


def opens_every_realm(state: State) -> bool:
    """SFT-KNG-01, SFT-KNG-05. Whether every champion can reach every realm, wherever it lies (option ``attacks``)."""
    options: SpellfireOptions = state.game.options
    return bool(options["attacks"] == "any_realm")


def is_waived(state: State, realm: int, source: int) -> bool:
    """SFT-KNG-02, SFT-KNG-03. Whether a card's ban on attacking a realm is ignored.

    It is if the card is the realm itself or a holding on it; what other cards say still counts.
    """
    if source < 0 or not opens_every_realm(state):
        return False
    return source == realm or (state.host[source] == realm and card_of(state, source).type == HOLDING)
