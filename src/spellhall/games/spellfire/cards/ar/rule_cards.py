"""Rule cards of Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Forbidden Lore", "AR/039")
def forbidden_lore(you: Script) -> None:
    you.always(CannotUse(champions.not_of(RL), wizard_spells.offensive))


@rule_card("Dark Lords", "AR/033")
def dark_lords(you: Script) -> None:
    you.always(Goes(Either(champions.of(RL), champions.being("undead")), LIMBO))
