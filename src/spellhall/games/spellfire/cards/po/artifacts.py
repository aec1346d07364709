"""Artifacts of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("The Inverter", "POc/04", world=AD)
def inverter(you: Script) -> None:
    you.always(BearerMustBe(wizards), ForAnyWorld(), MayUse(BEARER, PSIONIC_POWER))


@artifact("Bando's Whitestone", "POc/07", world=AD)
def bandos_whitestone(you: Script) -> None:
    you.always(BearerMustBe(psionicists), ForAnyWorld(), MayUse(BEARER, WIZARD_SPELL))


@artifact("Unipsi", "POc/03", world=AD)
def unipsi(you: Script) -> None:
    you.always(BearerMustBe(champions.avatars), ForAnyWorld(), AnyWorld(BEARER))


@artifact("The Tantelear", "POc/09", world=AD)
def tantelear(you: Script) -> None:
    you.always(ForAnyWorld())
    with you.in_combat():
        teacher = you.choose(psionicists, up_to=True)
        you.imitate(teacher, by=BEARER)


@artifact("Quill Pen of the Planes", "POc/08", world=AD, level=4)
def quill_pen_of_the_planes(you: Script) -> None:
    with you.power(anytime=True, once_a_round=True, when=THIS_FIGHTS):
        model = you.choose(spells | psionic_powers | psionicists, called="that card")
        with you.when(Fits(model, psionicists)):
            you.imitate(model, by=BEARER)
        with you.otherwise():
            you.cast_again(model, by=BEARER)
