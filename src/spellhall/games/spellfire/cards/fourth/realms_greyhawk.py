"""Realms of Greyhawk, 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Sterich", "4th/014", world=GH)
def sterich(you: Script) -> None:
    you.always(Level(monsters.defending_here, 5))


@realm("Nyrond", "4th/015", world=GH)
def nyrond(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf", "dwarf", "gnome", "halfling").defending_here, 3))


@realm("Furyondy", "4th/016", world=GH, traits={"coastal"})
def furyondy(you: Script) -> None:
    with you.when_played():
        removed = you.choose(wizards, up_to=True)
        you.discard(removed)


@realm("Temple of Elemental Evil", "4th/017", world=GH)
def temple_of_elemental_evil(you: Script) -> None:
    with you.when_played():
        you.draw(3)


@realm("Greyhawk Ruins", "4th/018", world=GH)
def greyhawk_ruins(you: Script) -> None:
    you.always(Level(champions.of(GH).yours, 2))


@realm("Perrenland", "4th/019", world=GH, traits={"coastal"})
def perrenland(you: Script) -> None:
    you.always(HandLimit(-1, "opponents"))


@realm("Duchy of Tenh", "4th/020", world=GH)
def duchy_of_tenh(you: Script) -> None:
    with you.whenever(IsPlayed(realms.named("Menzoberranzan"))):
        you.draw(3)
    with you.whenever(Razed(realms.named("Menzoberranzan"))):
        you.draw(3)


@realm("Hell Furnaces", "4th/021", world=GH, traits={"coastal"})
def hell_furnaces(you: Script) -> None:
    you.always(LevelTimes(champions_and_allies.being("dragon").defending_here, 2))
    you.always(NotAttackedBy(champions.being("swimmer")))


@realm("Free and Independent City of Dyvers", "4th/022", world=GH, traits={"coastal"})
def dyvers(you: Script) -> None:
    with you.power(phases=(0,)):
        traded = you.choose(realms_and_champions.yours.in_hand, 3, up_to=True)
        you.draw(Count(traded))
        you.send(traded, DRAW_PILE, shuffled=True)
        you.raze(THIS)


@realm("Spindrift Isles", "4th/023", world=GH, level=8, traits={"coastal"})
def spindrift_isles(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "swimmer")))
    you.always(DefendsItself(WIZARD), Gains(THIS, "elf", when=THIS_DEFENDS))


@realm("Stonefist Hold", "4th/024", world=GH, traits={"coastal"})
def stonefist_hold(you: Script) -> None:
    you.always(Level(heroes.defending_here, 4))
    with you.whenever(GainsExtraTurn("others")), you.may():
        you.raze(THIS)
        you.prevent_extra_turn()


@realm("Ull", "4th/025", world=GH)
def ull(you: Script) -> None:
    with you.whenever(DrawsByEvent("others")), you.may():
        you.look_at(cards.just_drawn)
        unwanted = you.choose(cards.just_drawn)
        you.discard(unwanted)


@realm("Valley of the Mage", "4th/026", world=GH, level=9)
def valley_of_the_mage(you: Script) -> None:
    you.always(NotAttackedBy(monsters))
    you.always(DefendsItself(WIZARD))


@realm("Sea of Dust", "4th/504", world=GH)
def sea_of_dust(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("swimmer")))
    with you.whenever(Razed(THIS), when=REALM_HERE_ATTACKED):
        buried = you.choose(realms.unrazed.other, up_to=True)
        you.raze(buried)
    with you.whenever(Razed(THIS), when=REALM_HERE_SAFE):
        stranded = you.choose(champions.being("swimmer"), up_to=True)
        you.discard(stranded)
    with you.whenever(IsDiscarded(THIS), when=REALM_HERE_SAFE):
        stranded = you.choose(champions.being("swimmer"), up_to=True)
        you.discard(stranded)
