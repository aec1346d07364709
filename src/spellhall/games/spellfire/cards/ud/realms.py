"""Realms of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("UnderAthas", "UD/001", world=DS, traits={"underdark"})
def under_athas(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(DS).of_opponents, ignores_bans=True, with_allies=True))


@realm("UnderKrynn", "UD/003", world=DL, traits={"underdark"})
def under_krynn(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(DL).of_opponents, ignores_bans=True, with_allies=True))


@realm("UnderToril", "UD/007", world=FR, traits={"underdark"})
def under_toril(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(FR).of_opponents, ignores_bans=True, with_allies=True))


@realm("UnderOerth", "UD/008", world=GH, traits={"underdark"})
def under_oerth(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(GH).of_opponents, ignores_bans=True, with_allies=True))


@realm("UnderDread", "UD/009", world=RL, traits={"underdark"})
def under_dread(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(RL).of_opponents, ignores_bans=True, with_allies=True))


@realm("The Underdark", "UD/005", world=AD, traits={"underdark"})
def underdark(you: Script) -> None:
    tunnelled = realms.bearing(holdings).of_opponents
    you.always(Reaches(champions.yours, tunnelled, ignores_bans=True, with_allies=True))


@realm("The Deep", "UDc/05", world=AD, level=7, traits={"underdark"})
def the_deep(you: Script) -> None:
    you.always(
        DefendsItself(HERO),
        MayUse(THIS, WIZARD_SPELL, CLERIC_SPELL, when=THIS_DEFENDS),
        Immune(THIS, spells.offensive),
        Immune(THIS, psionics.offensive),
    )


@realm("The Dispossessed", "UDc/07", world=AD, traits={"underdark"})
def dispossessed(you: Script) -> None:
    ally = allies.yours.in_hand
    settled = All(There(realms.being("underdark").unrazed.next_to(THIS)), There(ally))
    with you.answer(to=spells | psionic_powers, in_play=True, when=settled):
        you.discard(you.choose(ally))
        you.cancel()


@realm("The Cavernous Hall", "UDc/08", world=AD, level=0, traits={"underdark"})
def cavernous_hall(you: Script) -> None:
    you.always(DefendsItself(PSIONICIST))
    with you.whenever(Defends(THIS)):
        model = you.choose(psionicists, up_to=True)
        with you.when(There(model)):
            you.resemble(model)
