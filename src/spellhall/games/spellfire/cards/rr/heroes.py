"""Heroes of the set Runes & Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import hero
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@hero("Lord Robilar", "RR/032", world=GH, level=7, traits={"earthwalker"})
def lord_robilar(you: Script) -> None:
    you.always(Immune(THIS, cleric_spells.offensive), Immune(THIS, champions.avatars, powers_only=True))


@hero("Wulfgar", "RR/039", world=FR, level=8)
def wulfgar(you: Script) -> None:
    you.always(
        NeverMeet(THIS, champions.being("dwarf", "halfling")),
        CannotPlay("opponent", allies.being("dwarf", "halfling"), when=THIS_FIGHTS),
        BaseTimes(THIS, 2, when=Fighting(champions.being("giant", "dragon"))),
    )


@hero("The Fair Princess", "RRc/23", world=AD, level=4)
def fair_princess(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.being("dragon"), when=THIS_FIGHTS))
    with you.in_combat():
        you.send(champions_and_allies.being("dragon").against_this, LIMBO)


@hero("Kas the Terrible", "RR/035", world=GH, level=9, traits={"undead"})
def kas_the_terrible(you: Script) -> None:
    armed = Fits(THIS, champions.bearing(artifacts.named("Sword of Kas")))
    you.always(
        Immune(THIS, events.harmful, when=THIS_FIGHTS),
        BaseBecomes(OPPONENT, 0, when=All(Fits(OPPONENT, champions.with_word("vecna")), armed)),
    )


@hero("Grimslade the Gray", "RR/036", world=GH, level=4)
def grimslade(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.whenever(Attacks(THIS)):
        you.discard_for_digit()
        with you.when(DigitAtMost(3)):
            you.declare(CannotPlay("opponent", cards), BATTLE_END)


@hero("Ombi the Renegade Dwarf", "RR/045", world=AD, level=4, traits={"dwarf"})
def ombi(you: Script) -> None:
    you.always(Gains(THIS, "earthwalker", when=There(champions_and_allies.being("giant"))))
    with you.power(from_pool=True, when=There(champions.being("giant").yours.in_battle)):
        you.fight_as_ally(THIS, home="always")


@hero("Gib Kcir", "RRc/16", world=AD, level=5)
def gib_kcir(you: Script) -> None:
    you.always(Immune(THIS, events.harmful))
    with you.power(anytime=True, when=THIS_IN_POOL):
        banished = you.choose(cards.other.not_of_types(REALM))
        you.send(THIS, ABYSS)
        you.send(banished, ABYSS)


@hero("Ren o' the Blade", "RR/037", world=FR, level=7)
def ren_o_the_blade(you: Script) -> None:
    with you.power(phases=(2,), when=REALM_ACTION_LEFT):
        found = you.choose(realms.yours.in_discard.playable_at_once, reach=False)
        you.send(THIS, ABYSS)
        you.play_at_once(found)
