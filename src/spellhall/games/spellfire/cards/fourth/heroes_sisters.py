"""Three sisters of the 4th edition, who keep unarmed combat cards for one another."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

KEPT = cards.under_this


def _keeps(you: Script, what: Filter, room: int) -> None:
    """She lays some such cards under herself and plays them when one of the three fights."""
    with you.power(phases=(3,), when=Not(There(KEPT, room))):
        kept = you.choose(what.yours.in_hand, reach=False, called="that card")
        you.keep(kept)
    with you.power(battle=True, from_pool=True, when=FightsForYou("Ruby", "Jacinth", "Amethyst")):
        used = you.choose(KEPT.playable_at_once, reach=False)
        you.play_at_once(used)


@hero("Ruby", "4th/301", world=DL, level=4)
def ruby(you: Script) -> None:
    _keeps(you, unarmed_combat_cards.made_for("hero"), 1)


@hero("Jacinth", "4th/302", world=DL, level=6)
def jacinth(you: Script) -> None:
    _keeps(you, unarmed_combat_cards.made_for("hero"), 2)


@hero("Amethyst", "4th/303", world=DL, level=8)
def amethyst(you: Script) -> None:
    you.always(MayUseOf(THIS, "any"))
    _keeps(you, unarmed_combat_cards, 2)
