"""Allies of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import ally
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@ally("War Party", "3rd/054", level=4, traits={"orc"}, limit=ANY_NUMBER)
def war_party(you: Script) -> None:
    parties = allies.named("War Party")
    you.always(Level(THIS, Times(4, Count(parties)), when=There(parties.in_battle, 3)))


@ally("Noble Djinni", "3rd/084", level=4)
def noble_djinni(you: Script) -> None:
    you.always(CannotPlay("opponent", cards.being("flyer")))
    with you.in_combat():
        you.discard(cards.being("flyer").against_this)


@ally("Pteranadon", "3rd/065", level=2, bluelines={"flyer"})
def pteranadon(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.named("Jungles of Chult"))))


@ally("Gorgosaurus", "3rd/066", level=4)
def gorgosaurus(you: Script) -> None:
    you.always(Level(THIS, 3, when=Defending(realms.named("Jungles of Chult"))))


@ally("Hordes of Castle Greyhawk", "3rd/154", level=5)
def hordes_of_castle_greyhawk(you: Script) -> None:
    you.always(SideBonus(champions.sent_here, 5))
    with you.whenever(Prevails(BEARER), when=Defending(realms.of(GH))):
        you.attach(ATTACKED_REALM)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)


@ally("Avatar's Bane", "3rd/169", level=4, traits={"undead"})
def avatars_bane(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        bane = you.choose(champions.avatars)
        you.discard(bane)


@ally("Miles", "3rd/183", level=2)
def miles(you: Script) -> None:
    worn = cards.attached_to(OPPONENT)
    with you.when_played(), you.when(There(worn, 4)):
        kept = you.choose(worn, by=OPPOSING_PLAYER, reach=False)
        you.discard(worn.besides(kept))


@ally("Trystan", "3rd/184", level=2)
def trystan(you: Script) -> None:
    with you.when_played():
        hushed = you.choose(allies.other, if_any=True)
        you.give(hushed, NoPowers(IT), ROUND_END)


@ally("Skeleton Commander", "3rd/192", level=3, traits={"undead"})
def skeleton_commander(you: Script) -> None:
    weapons = items.being("weapon")
    you.always(LevelBecomes(THIS, 6, when=AFTER_DARK), CannotPlay("opponent", weapons, when=THIS_FIGHTS))
    with you.in_combat():
        you.discard(weapons.against_this)


@ally("Skeleton", "3rd/193", level=1, traits={"undead"})
def skeleton(you: Script) -> None:
    you.always(Level(THIS, Times(4, Count(allies.being("undead").other.with_this))))


@ally("Mogadisho's Horde", "3rd/251", level=1)
def mogadishos_horde(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        you.discard(holdings.opposing)


@ally("War Band", "3rd/254", level=3, bluelines={"orc"})
def war_band(you: Script) -> None:
    you.always(LevelBecomes(THIS, 8, when=There(champions_and_allies.being("undead").against_this)))


@ally("Kank Lancers", "3rd/255", level=6)
def kank_lancers(you: Script) -> None:
    you.instantly_defeats(champions.being("swimmer"), discards=True)
    with you.in_combat():
        you.discard(allies.being("swimmer").against_this)
    you.always(CannotPlay("opponent", allies.being("swimmer"), when=THIS_FIGHTS))


@ally("Ka'Cha", "3rd/273", level=3)
def kacha(you: Script) -> None:
    you.always(NoPowers(allies.against_this.marked(1, 2)))


@ally("Sloth", "3rd/283", level=1)
def sloth(you: Script) -> None:
    with you.when_played():
        you.discard_from_hand(1, OPPOSING_PLAYER)


@ally("Inhuman", "3rd/285", level=2)
def inhuman(you: Script) -> None:
    you.always(Immune(champions_and_allies.fighting_with_this, allies.against_this, powers_only=True))


@ally("Cha'thrang", "3rd/287", level=1)
def chathrang(you: Script) -> None:
    you.always(Level(allies.not_being("flyer").against_this, -4))


@ally("Thri-kreen", "3rd/289", level=3)
def thri_kreen(you: Script) -> None:
    you.always(Level(allies.being("elf", "dwarf", "halfling").in_battle, -2))


@ally("Mikor", "3rd/291", level=3)
def mikor(you: Script) -> None:
    with you.whenever(SIDE_LOSES):
        you.send(cards.yours.not_of_types(EVENT).in_abyss, DISCARD)


@ally("Zurn", "3rd/293", level=1)
def zurn(you: Script) -> None:
    with you.whenever(Prevails(BEARER)), you.may():
        you.give(THIS, StaysOn(IT), ROUND_END)


@ally("Wachter", "3rd/296", level=2)
def wachter(you: Script) -> None:
    you.always(LevelBecomes(THIS, 8, when=BY_DAY))


@ally("Foucault", "3rd/297", level=3, traits={"elf"})
def foucault(you: Script) -> None:
    you.always(Immune(cards.with_this, (spells | items).with_word("fire", "flame"), all_sides=True))


@ally("Verrasi", "3rd/302", level=2)
def verrasi(you: Script) -> None:
    you.always(CannotPlay("all", items.bonus_at_least(4), when=THIS_FIGHTS))


@ally("Punisher", "3rd/307", level=3)
def punisher(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.send(THIS, HAND)


@ally("Gith", "3rd/308", level=1)
def gith(you: Script) -> None:
    you.always(LevelBecomes(THIS, 7, when=There(allies.named("Gith").other.in_battle)))


@ally("Tiger", "3rd/309", level=1)
def tiger(you: Script) -> None:
    you.always(SideBonus(champions.sent_here, 1))
    with you.whenever(SIDE_DECIDED, when=THIS_DEFENDS):
        you.attach(ATTACKED_REALM)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)


@ally("Shaqat Beetles", "3rd/329", level=1)
def shaqat_beetles(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.attach(VICTOR)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)
        you.give(THIS, LevelBecomes(IT, 0), WHILE_IN_PLAY)
        you.give(VICTOR, LevelBecomes(IT, 1), WHILE_IN_PLAY)


@ally("Ashathra", "3rd/271", level=2)
def ashathra(you: Script) -> None:
    with you.power(anytime=True):
        victim = you.choose(allies.against_this)
        you.discard(THIS)
        you.discard(victim)


@ally("Marauder", "3rd/328", level=3)
def marauder(you: Script) -> None:
    with you.answer(to=events.copied_by(items.named("Bell of Might")), in_play=True):
        you.discard(THIS)
        you.cancel()


@ally("Nomad Mercenaries", "3rd/256", level=2, bluelines={"dwarf"}, limit=3, anytime=True)
def nomad_mercenaries(you: Script) -> None:
    you.always(JoinsOthers())
    with you.when_played(), you.when(OTHERS_FIGHT):
        helped = you.choose(champions.in_battle)
        you.attach(helped)
        you.give(THIS, LevelBecomes(IT, 6), ROUND_END)
        you.give(THIS, Goes(IT, HAND, why="discarded"), ROUND_END)


@ally("Powell", "3rd/294", level=1, phases=(3, 4))
def powell(you: Script) -> None:
    with you.when_played(only=AnyOf(IN_COMBAT, There(items.yours.in_discard))), you.when(PhaseIs(3)):
        found = you.choose(items.yours.in_discard, reach=False)
        you.send(THIS, ABYSS)
        you.send(found, HAND)


@ally("Thugs", "3rd/324", level=1, phases=(3, 4))
def thugs(you: Script) -> None:
    you.always(SideBonus(champions.sent_here, 1))
    with you.when_played(), you.when(PhaseIs(3)):
        guarded = you.choose(realms.unrazed)
        you.attach(guarded)
        you.give(THIS, StaysOn(IT), WHILE_IN_PLAY)
