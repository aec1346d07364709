"""Artifacts of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Orb of Dragonkind", "3rd/157", world=GH, level=4)
def orb_of_dragonkind(you: Script) -> None:
    you.always(NotAttackedBy(Either(champions.being("dragon"), monsters), on=realms.of(GH).yours))


@artifact("Baba Yaga's Hut", "3rd/158", world=GH)
def baba_yagas_hut(you: Script) -> None:
    you.always(Gains(allies.yours, "flyer"), AlliesFollow(champions.yours))


@artifact("Chariot of Lyrx", "3rd/159", world=GH, level=3)
def chariot_of_lyrx(you: Script) -> None:
    you.always(Gains(BEARER, "flyer"), Gains(allies.with_this, "flyer"), AlliesFollow(BEARER))


@artifact("Rod of Dispel Magic", "3rd/220", world=GH)
def rod_of_dispel_magic(you: Script) -> None:
    with you.answer(to=spells, in_battle=True, once_a_battle=True):
        you.cancel()


@artifact("The Heartwood Spear", "3rd/318", world=DS)
def heartwood_spear(you: Script) -> None:
    you.instantly_defeats(monsters | champions.being("dragon"), discards=True)
    with you.in_combat():
        you.discard(allies.being("dragon").against_this)
    with you.whenever(IsPlayed(allies.being("dragon").against_this, "others")):
        you.discard(THAT)


@artifact("Ren's Crystal Ball", "3rd/199", world=GH)
def rens_crystal_ball(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        player = you.choose_player(anyone=True)
        you.look_at_top(3, player)
        seen = you.choose(cards.among_top(3, player), up_to=True)
        you.discard(seen)


@artifact("Rod of Shapechange", "3rd/093", world=FR)
def rod_of_shapechange(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        shape = you.choose(champions.yours.in_discard.of_free_names, reach=False, called="that champion")
        you.note(shape)
        you.give(shape, Fleeting(IT), ROUND_END)
        you.stand_in(shape)
    with you.whenever(IsDefeated(champions.noted("whose shape was taken by it"))):
        you.discard(BEARER)
