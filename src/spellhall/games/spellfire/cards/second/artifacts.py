"""Artifacts of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Baba Yaga's Hut", "2nd/158", world=GH)
def baba_yagas_hut(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Gains(allies.with_this, "flyer"), AlliesFollow(BEARER))


@artifact("Chaos Shield", "2nd/404", world=FR, level=1)
def chaos_shield(you: Script) -> None:
    you.always(Level(BEARER, Count(allies.against_this)))


@artifact("Ren's Bell of Death", "2nd/409", world=FR, level=3)
def rens_bell_of_death(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.level_at_least(4), when=THIS_FIGHTS))


@artifact("Annulus", "2nd/411", world=DS, level=3)
def annulus(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        seen = you.choose_opponent()
        you.look_at_hand(seen)
