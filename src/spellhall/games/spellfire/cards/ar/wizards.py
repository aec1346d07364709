"""Wizards of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Onad the Weasel", "ARc/06", world=GH, level=7)
def onad(you: Script) -> None:
    with you.answer(to=events, from_pool=True):
        you.discard(THIS)
        you.duplicate()


@wizard("Drawmij", "AR/076", world=GH, level=7, traits={"swimmer"})
def drawmij(you: Script) -> None:
    with you.in_combat():
        wanted = you.choose(items.attached.elsewhere, up_to=True)
        you.borrow(wanted, THIS)
        model = you.choose(wizards.other, up_to=True)
        with you.when(There(model)):
            you.imitate(model)


@wizard("Killian", "ARc/09", world=AD, level=8, traits={"swimmer"})
def killian(you: Script) -> None:
    you.always(
        Immune(THIS, spells.offensive),
        Gains(allies.with_this, "swimmer"),
        Reaches(THIS, realms.being("coastal"), with_allies=True),
    )


@wizard("Hornung the Anarch", "AR/079", world=GH, level=6)
def hornung_the_anarch(you: Script) -> None:
    you.always(NeedsNoLeave(THIS, spells))
    with you.whenever(Casts(THIS, spells)):
        you.give(THAT, LevelBecomes(IT, AtOnce(CardDigit(THAT))), ROUND_END)


@wizard("Darsson Spellmaker", "AR/085", world=FR, level=7)
def darsson_spellmaker(you: Script) -> None:
    with you.power(battle=True):
        spell = you.choose(cards.yours.in_hand, reach=False)
        you.give(THIS, Level(IT, AtOnce(CardDigit(spell))), ROUND_END)
        you.discard(spell)
