"""Wizards of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard("Pelath the Bronze Dragon", "DR/028", world=FR, level=7, traits={"dragon", "flyer", "swimmer"})
def pelath(you: Script) -> None:
    you.always(NeverMeet(THIS, champions.being("swimmer")))
    you.always(CannotPlay("opponent", allies.being("swimmer"), when=THIS_FIGHTS))
    with you.whenever(YOUR_TURN_ENDS), you.may():
        salvaged = you.choose(items.yours.in_discard)
        you.attach(THIS, salvaged)


@wizard("Maldraedior, Great Blue Wyrm", "DR/029", world=AD, level=9, traits={"dragon", "flyer"})
def maldraedior(you: Script) -> None:
    you.always(MayUse(THIS, CLERIC_SPELL))
    with you.whenever(SIDE_DECIDED):
        you.send(spells.yours.for_phase(4).on_this, DRAW_PILE, shuffled=True)


@wizard("Fi Lendicol", "DR/033", world=FR, level=7, traits={"dragon"}, bluelines={"flyer"})
def fi_lendicol(you: Script) -> None:
    you.always(Reaches(THIS, with_allies=True), MayUseOf(THIS, "any"))
    you.always(Immune(THIS, (cleric_spells | psionics).offensive))


@wizard("Greyhawk Dragon", "DR/037", world=GH, level=6, traits={"dragon", "flyer"})
def greyhawk_dragon(you: Script) -> None:
    with you.in_combat():
        you.give(OPPONENT, CannotUse(IT, spells | unarmed_combat_cards | blood_abilities), ROUND_END)


@wizard(
    "Tiamat, God of Evil Dragons", "DR/044", world=AD, level=20, avatar=True, traits={"flyer"}, bluelines={"dragon"}
)
def tiamat(you: Script) -> None:
    mages = champions.being("dragon").able_to_use(WIZARD_SPELL, CLERIC_SPELL)
    with you.price():
        victims = you.choose(mages.yours.in_pool, 2, reach=False)
        you.discard(victims)
    you.always(Immune(THIS, (psionics | unarmed_combat_cards | blood_abilities).offensive))
    you.always(Goes(champions.being("dragon").yours, POOL), SoleAvatar())


@wizard("Lareth, King of Justice", "DR/031", world=FR, level=10, traits={"dragon", "flyer"})
def lareth(you: Script) -> None:
    you.always(MustAsk(champions_and_allies.being("dragon"), wizard_spells), NeedsNoLeave(THIS, spells))
    you.always(Immune(THIS, cards.offensive))
