"""Realms of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Ravens Bluff", "3rd/011", world=FR, traits={"coastal"})
def ravens_bluff(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))


@realm("Waterdeep", "3rd/001", world=FR, bluelines={"coastal"})
def waterdeep(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))


@realm("Shadowdale", "3rd/004", world=FR)
def shadowdale(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL, CLERIC_SPELL))


@realm("Cormyr", "3rd/005", world=FR, bluelines={"coastal"})
def cormyr(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))


@realm("Moonshae Isles", "3rd/007", world=FR, level=2, bluelines={"coastal"})
def moonshae_isles(you: Script) -> None:
    you.always(DefendsItself(HERO))
    you.always(Level(allies.defending_here, 3))


@realm("Thay", "3rd/008", world=FR)
def thay(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))


@realm("Calimshan", "3rd/009", world=FR, bluelines={"coastal"})
def calimshan(you: Script) -> None:
    you.always(Level(champions.defending_here, Count(items.attached_to(champions.defending_here))))


@realm("Pirate Isles", "3rd/010", world=FR, bluelines={"coastal"})
def pirate_isles(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))


@realm("The Great Rift", "3rd/012", world=FR)
def great_rift(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer")))


@realm("Vaasa", "3rd/014", world=FR, bluelines={"coastal"})
def vaasa(you: Script) -> None:
    you.always(NotAttackedBy(heroes.base_at_most(3)))


@realm("Jungles of Chult", "3rd/015", world=FR, level=5, bluelines={"coastal"})
def jungles_of_chult(you: Script) -> None:
    you.always(DefendsItself(MONSTER))


@realm("The High Forest", "3rd/016", world=FR)
def high_forest(you: Script) -> None:
    you.always(Immune(champions_and_allies.defending_here, items.offensive))


@realm("Sword Coast", "3rd/017", world=FR, bluelines={"coastal"})
def sword_coast(you: Script) -> None:
    with you.whenever(ROUND_HERE_DECIDED):
        returned = you.choose(allies.attached_to(DEFENDER), up_to=True)
        you.send(returned, HAND)


@realm("Anauroch", "3rd/018", world=FR)
def anauroch(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -1))


@realm("Impiltur", "3rd/019", world=FR, bluelines={"coastal"})
def impiltur(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 1))


@realm("The High Moor", "3rd/021", world=FR, bluelines={"coastal"})
def high_moor(you: Script) -> None:
    you.always(Level(monsters.defending_here, 4))


@realm("Rashemen", "3rd/022", world=FR, bluelines={"coastal"})
def rashemen(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("red wizard")))
    you.always(Level(wizards.attacking_here.not_being("red wizard"), -2))


@realm("Narfell", "3rd/024", world=FR, bluelines={"coastal"})
def narfell(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 3))


@realm("Dragonspear Castle", "3rd/025", world=FR)
def dragonspear_castle(you: Script) -> None:
    you.always(Level(allies.attached_to(monsters.defending_here), 2))


@realm("Darkhold", "3rd/027", world=FR)
def darkhold(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 3, when=NamedInPlay("Ruins of Zhentil Keep")))


@realm("The Free City of Greyhawk", "3rd/111", world=GH, bluelines={"coastal"})
def free_city_of_greyhawk(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL, CLERIC_SPELL))


@realm("The Lands of Iuz", "3rd/112", world=GH, bluelines={"coastal"})
def lands_of_iuz(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    iuz = champions.named("Iuz the Evil", "Iuz, Avatar of Evil")
    you.always(Level(champions_and_allies.defending_here, 3, when=There(iuz)))


@realm("The Pomarj", "3rd/113", world=GH, bluelines={"coastal"})
def pomarj(you: Script) -> None:
    you.always(Level(monsters.defending_here, 3))


@realm("Hold of the Sea Princes", "3rd/114", world=GH, level=1, bluelines={"coastal"})
def hold_of_the_sea_princes(you: Script) -> None:
    you.always(DefendsItself(HERO))


@realm("The Yeomanry", "3rd/115", world=GH)
def yeomanry(you: Script) -> None:
    you.always(Level(champions_and_allies.being("earthwalker").defending_here, 2))


@realm("Blackmoor", "3rd/116", world=GH, bluelines={"coastal"})
def blackmoor(you: Script) -> None:
    you.always(Level(items_and_artifacts.attached_to(champions.defending_here), 2))


@realm("The Horned Society", "3rd/117", world=GH, bluelines={"coastal"})
def horned_society(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS):
        banished = you.choose(champions)
        you.send(banished, LIMBO)


@realm("The Wolf Nomads", "3rd/118", world=GH, bluelines={"coastal"})
def wolf_nomads_realm(you: Script) -> None:
    you.always(Immune(THIS, cards.named("Iuz the Evil"), all_sides=True))
    you.always(Level(champions_and_allies.being("dragon").attacking_here, 1))


@realm("Veluna", "3rd/121", world=GH)
def veluna(you: Script) -> None:
    you.always(MayUse(champions.defending_here, CLERIC_SPELL))


@realm("The Great Kingdom", "3rd/123", world=GH)
def great_kingdom(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("undead")))
    you.always(HandLimit(2))


@realm("Keoland", "3rd/127", world=GH)
def keoland(you: Script) -> None:
    you.always(DefendsItself(HERO), BearsItems(THIS, when=THIS_DEFENDS))
    with you.whenever(Prevails(THIS)):
        kept = you.choose((allies | items).on_this, up_to=True, reach=False)
        you.give(kept, StaysOn(IT), WHILE_IN_PLAY)
        you.discard((allies | items).on_this.besides(kept))


@realm("Celene", "3rd/128", world=GH)
def celene(you: Script) -> None:
    you.always(NotAttackedBy(monsters))
    you.always(CannotFight(monsters.yours, attack=False, when=REALM_HERE_ATTACKED))
    you.always(Level(champions_and_allies.being("elf").defending_here, 2))


@realm("The Bright Desert", "3rd/129", world=GH, bluelines={"coastal"})
def bright_desert(you: Script) -> None:
    you.always(NotAttackedBy(heroes))


@realm("Theocracy of the Pale", "3rd/130", world=GH)
def theocracy_of_the_pale(you: Script) -> None:
    you.always(NotAttackedBy(clerics))
    you.always(BaseTimes(clerics.defending_here, 2))


@realm("The Bone March", "3rd/131", world=GH, bluelines={"coastal"})
def bone_march(you: Script) -> None:
    you.always(CannotFight(heroes.yours, attack=False, when=REALM_HERE_ATTACKED))
    you.always(Level(champions_and_allies.being("undead").defending_here, 4))


@realm("The Duchy of Urnst", "3rd/132", world=GH)
def duchy_of_urnst(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("swimmer")))


@realm("Hookhill", "3rd/134", world=GH)
def hookhill(you: Script) -> None:
    you.always(Immune(realms.of(GH).yours, Either(spells.offensive, events.harmful), when=NamedInPlay("Bissel")))


@realm("The Scarlet Brotherhood", "3rd/135", world=GH, bluelines={"coastal"})
def scarlet_brotherhood(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        marked = you.choose(champions.in_pool)
        you.discard(marked)
        you.raze(THIS)


@realm("Iron Hills", "3rd/136", world=GH, bluelines={"coastal"})
def iron_hills(you: Script) -> None:
    you.always(Immune(champions.of(GH).yours, Either(spells.offensive, events.harmful), when=NamedInPlay("Irongate")))


@realm("Principality of Ulek", "3rd/137", world=GH, bluelines={"coastal"})
def principality_of_ulek(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("swimmer")))


@realm("County of Sunndi", "3rd/138", world=GH)
def county_of_sunndi(you: Script) -> None:
    you.always(MayUse(champions.defending_here, WIZARD_SPELL))
    you.always(LevelTimes(spells.attached_to(champions.defending_here), 2))


@realm("Burneal Forest", "3rd/140", world=GH)
def burneal_forest(you: Script) -> None:
    you.always(Level(champions_and_allies.attacking_here, -2))


@realm("Draj", "3rd/221", world=DS)
def draj(you: Script) -> None:
    you.always(Level(champions_and_allies.not_being("flyer").attacking_here, -2))


@realm("Raam", "3rd/222", world=DS)
def raam(you: Script) -> None:
    you.always(Level(champions_and_allies.defending_here, 1))


@realm("Balic", "3rd/227", world=DS, level=4)
def balic(you: Script) -> None:
    you.always(BaseHalved(allies.attacking_here, up=True))
    you.always(DefendsItself(HERO))


@realm("Nyrond", "3rd/120", world=GH)
def nyrond(you: Script) -> None:
    you.always(Level(champions_and_allies.being("elf", "gnome", "halfling").defending_here, 3))


@realm("Nibenay", "3rd/226", world=DS)
def nibenay(you: Script) -> None:
    you.always(FallsSlowly())


@realm("The Sea Barons", "3rd/133", world=GH, bluelines={"coastal"})
def the_sea_barons(you: Script) -> None:
    you.always(SharesHoldings(realms.named("The Great Kingdom")))
