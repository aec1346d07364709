"""Heroes of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Drizzt Do'Urden", "4th/253", world=FR, level=8, traits={"drow"})
def drizzt(you: Script) -> None:
    you.always(Twice(THIS, when=THIS_DEFENDS))


@hero("Helm", "4th/255", world=FR, level=6)
def helm(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.cancel()


@hero("Thorvid", "4th/256", world=GH, level=5)
def thorvid(you: Script) -> None:
    you.always(Level(THIS, 3, when=AnyOf(Fits(OPPONENT, monsters), Fits(OPPONENT, cards.being("undead", "flyer")))))
