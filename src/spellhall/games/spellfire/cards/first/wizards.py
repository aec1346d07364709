"""Wizards of the 1st edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Gloriana", "1stc/03", world=AD, level=6)
def gloriana(you: Script) -> None:
    with you.in_combat(), you.may():
        you.discard(allies.being("flyer").in_battle)
        with you.when(Fits(OPPONENT, champions.being("flyer"))):
            you.defeat(OPPONENT, spared=True)
    you.always(CannotPlay("opponent", cards.being("flyer"), when=THIS_FIGHTS))


@wizard("Alicia", "1stc/18", world=AD, level=8)
def alicia(you: Script) -> None:
    you.always(Immune(THIS, items), NoPowers(items.against_this), LevelBecomes(items.against_this, 0))


@wizard("Prismal the Outrageous", "1st/431", world=FR, level=8)
def prismal(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL), Immune(THIS, items.offensive))
    you.always(Reaches(THIS, realms.of(FR), ignores_bans=True, with_allies=True))
    with you.whenever(RazesRealm(THIS, realms.of(FR))):
        you.double_spoils()


@wizard("Bengoukee the Witch Doctor", "1st/434", world=FR, level=7)
def bengoukee(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL))
    you.always(Immune(THIS, spells, when=PhaseIs(3)), LevelTimes(spells.on_this, 2, when=THIS_FIGHTS))
