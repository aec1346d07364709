"""Rule cards of the set Ravenloft."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("City States", "RL/030")
def city_states(you: Script) -> None:
    you.always(CountsAsRealm(holdings.of(DS)))
