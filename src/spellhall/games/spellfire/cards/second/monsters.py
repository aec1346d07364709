"""Monsters of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster, plain
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

plain(monster("Skeletal Horde", "2nd/155", world=GH, level=5, traits={"undead"}))


@monster("Cistern Fiend", "2nd/282", world=DS, level=2)
def cistern_fiend(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))


@monster("Dragon King", "2nd/304", world=DS, level=8, traits={"dragon"})
def dragon_king(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))


@monster("Borys", "2nd/305", world=DS, level=9, bluelines={"dragon", "flyer"})
def borys_of_old(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))


@monster("Mind Flayer Lord", "2nd/417", world=FR, level=8, bluelines={"underdark"})
def mind_flayer_lord(you: Script) -> None:
    with you.in_combat():
        you.discard(allies.against_this.bonus_at_most(3))
    with you.whenever(IsPlayed(allies.against_this.bonus_at_most(3), "others")):
        you.discard(THAT)
    you.always(CannotUse(THIS, allies.bonus_at_most(3)))


@monster("Aurak Draconian Lord", "2nd/418", world=DL, level=8, traits={"draconian"})
def aurak_draconian_lord(you: Script) -> None:
    with you.whenever(IsDefeated(THIS)):
        you.discard(WINNER)


plain(monster("Stef'fa Naf'ski", "2nd/298", world=DS, level=5))
