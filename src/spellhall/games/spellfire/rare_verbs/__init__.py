"""Verbs that few cards use, by what they are about: battles, piles and hands, other cards.

They are part of the recorder (``script``), which has the moments and all other verbs.
"""

from __future__ import annotations

from spellhall.games.spellfire.rare_verbs.battle import BattleVerbs
from spellhall.games.spellfire.rare_verbs.cards import CardVerbs
from spellhall.games.spellfire.rare_verbs.piles import PileVerbs


class RareVerbs(BattleVerbs, PileVerbs, CardVerbs):
    """All of them."""
