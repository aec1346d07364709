"""Monsters of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import monster
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@monster("Infyrana the Dragon", "DR/026", world=AD, level=8, traits={"dragon", "flyer"})
def infyrana(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Immune(THIS, heroes | allies, powers_only=True))
    with you.whenever(IsDefeated(THIS)), you.when(Fits(THIS, monsters.in_discard)), you.may():
        broken = you.choose(items_and_artifacts)
        you.discard(broken)


@monster("Flame", "DR/027", world=AD, level=9, traits={"dragon", "flyer"})
def flame(you: Script) -> None:
    you.always(Twice(THIS, when=THIS_DEFENDS), CannotPlay("opponent", allies.bonus_at_most(3), when=THIS_FIGHTS))


@monster("Rauglothgor", "DR/034", world=FR, level=7, traits={"dragon", "undead"}, bluelines={"flyer"})
def rauglothgor(you: Script) -> None:
    own_lair = Defending(realms.named("Rauglothgor's Lair"))
    you.always(MayUse(THIS, WIZARD_SPELL), Immune(THIS, spells.offensive))
    you.always(LevelTimes(Either(THIS, cards.attached_to(THIS)), 2, when=own_lair))


@monster("Flare", "DR/038", world=DL, level=7, traits={"dragon", "flyer"})
def flare(you: Script) -> None:
    with you.power(battle=True, once_a_battle=True):
        friend = you.choose(champions.of(DL).in_pool)
        you.fight_as_ally(friend, home="always")
        you.give(friend, NoPowers(IT), ROUND_END)
        you.give(cards.attached_to(friend), NoPowers(IT), ROUND_END)
        you.give(cards.attached_to(friend), LevelBecomes(IT, 0), ROUND_END)


@monster("T'chaar, Dragon of Flame", "DRc/01", world=AD, level=12, traits={"dragon", "flyer"})
def tchaar(you: Script) -> None:
    you.always(MayUse(THIS, *SUPPORT, side=OFFENSIVE, only=cards), LevelTimes(cards.defensive.against_this, 2))


@monster("Cron the Black", "DRc/05", world=GH, level=10, traits={"dragon", "flyer", "swimmer"})
def cron(you: Script) -> None:
    with you.power(anytime=True, once_a_battle=True, when=THIS_FIGHTS):
        corroded = you.choose(cards.attached_to(OPPONENT))
        you.discard(corroded)


@monster("Lernaean Hydra", "DRc/07", world=AD, level=0)
def lernaean_hydra(you: Script) -> None:
    you.always(Immune(THIS, (spells | psionic_powers).offensive | events.harmful, when=THIS_IN_POOL))
    with you.before_combat():
        you.give(THIS, BaseBecomes(IT, AtOnce(LevelOf(OPPONENT))), ROUND_END)


@monster("Dragon Hatchling", "DRc/08", world=AD, level=2, traits={"dragon"})
def dragon_hatchling(you: Script) -> None:
    you.always(NeverMeet(THIS, champions.being("dragon")))
    with you.whenever(IsDefeated(THIS)):
        you.reshuffle(EVERYONE)


@monster("Wyvern", "DRc/11", world=AD, level=4, bluelines={"flyer"})
def wyvern(you: Script) -> None:
    with you.whenever(IsPlayed(allies.with_this, "you")):
        you.give(OPPONENT, LosesLevels(IT, AtOnce(Half(LevelOf(THAT)))), ROUND_END)


@monster("Shadow Dragon", "DR/036", world=AD, level=7, traits={"dragon"})
def shadow_dragon(you: Script) -> None:
    you.always(Reaches(THIS, with_allies=True), Immune(THIS, champions.being("underdark"), powers_only=True))
    with you.in_combat():
        prey = you.choose(champions.against_this, called="its prey")
        you.give(THIS, Level(IT, AtOnce(Half(BaseLevelOf(prey), up=True))), ROUND_END)
        you.give(prey, BaseHalved(IT), ROUND_END)


@monster("Sleet", "DR/039", world=DL, level=6, traits={"dragon", "flyer"})
def sleet(you: Script) -> None:
    you.always(CannotPlay("opponent", allies.not_being("flyer"), when=THIS_FIGHTS))
    with you.whenever(SIDE_BEATEN, when=THIS_WAS_STRUCK_DOWN):
        you.give(THIS, Goes(IT, POOL), ROUND_END)


@monster("Cyan Bloodbane", "DR/041", world=DL, level=7, traits={"dragon", "flyer"})
def cyan_bloodbane(you: Script) -> None:
    you.always(MayUse(THIS, WIZARD_SPELL), Firm(items.on_this, whatever=True))
    you.always(LevelTimes(allies.on_this, 2), Firm(allies.on_this), Loyal(allies.on_this))


@monster("Boreas", "DRc/03", world=AD, level=8, traits={"dragon", "flyer"})
def boreas(you: Script) -> None:
    given = items.noted("given up to it")
    you.always(MayUse(THIS, WIZARD_SPELL))
    with you.in_combat(), you.may():
        charmed_away = you.choose(items.attached_to(OPPONENT))
        you.attach(THIS, charmed_away)
        you.note(charmed_away)
    with you.whenever(SIDE_BEATEN):
        you.send(given, DRAW_PILE, shuffled=True)
    with you.whenever(BATTLE_ENDS):
        you.send(given, DRAW_PILE, shuffled=True)


@monster("Khisanth", "DR/040", world=DL, level=7, traits={"dragon", "flyer"})
def khisanth(you: Script) -> None:
    with you.whenever(RazesRealm(THIS, realms.of_opponents)):
        lost = you.choose(realms.unrazed)
        you.banish(lost, PlayerOf(THAT, "the defender"))
