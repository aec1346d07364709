"""Artifacts of the set The Underdark."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("The North Wind", "UD/014", world=AD)
def north_wind(you: Script) -> None:
    you.always(BearerMustBe(champions.avatars.of(AD)), Reaches(BEARER, ignores_bans=True, with_allies=True))
    with you.whenever(Wins(BEARER), when=THIS_ATTACKS):
        you.raze(ATTACKED_REALM)


@artifact("The Hoof of Auroch", "UDc/03", world=GH, level=5)
def hoof_of_auroch(you: Script) -> None:
    you.always(Immune(champions.yours, psionics.offensive))


@artifact("The Ring of Gaxx", "UDc/04", world=GH, level=3)
def ring_of_gaxx(you: Script) -> None:
    you.always(Firm(BEARER, when=Not(THIS_FIGHTS)))


@artifact("The East Wind", "UD/023", world=DL)
def east_wind(you: Script) -> None:
    you.always(BearerMustBe(champions.avatars.of(DL)))
    you.always(Reaches(BEARER, realms.of_player(RIGHT_NEIGHBOUR), ignores_bans=True, with_allies=True))


@artifact("The South Wind", "UD/050", world=FR)
def south_wind(you: Script) -> None:
    you.always(BearerMustBe(champions.avatars.of(FR)))
    you.always(Reaches(BEARER, realms.of_player(ACROSS_THE_TABLE), ignores_bans=True, with_allies=True))


@artifact("The West Wind", "UD/059", world=GH)
def west_wind(you: Script) -> None:
    you.always(BearerMustBe(champions.avatars.of(GH)))
    you.always(Reaches(BEARER, realms.of_player(LEFT_NEIGHBOUR), ignores_bans=True, with_allies=True))
