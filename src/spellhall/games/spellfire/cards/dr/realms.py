"""Realms of Draconomicon."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("Rauglothgor's Lair", "DR/001", world=FR)
def rauglothgors_lair(you: Script) -> None:
    you.always(BaseHalved(champions.not_being("dragon").attacking_here))
    you.always(Immune(champions_and_allies.being("undead").defending_here, events.harmful))


@realm("Dragon Mountain", "DR/002", world=AD)
def dragon_mountain(you: Script) -> None:
    you.always(OnlyAttackedBy(champions.being("flyer", "earthwalker")))
    you.always(BaseTimes(champions.named("Infyrana the Dragon").defending_here, 2))


@realm("Dragonspine Mountains", "DR/004", world=FR, level=6, bluelines={"coastal"})
def dragonspine_mountains(you: Script) -> None:
    kept_off = (spells | psionics | blood_abilities).offensive
    you.always(Immune(champions_and_allies.being("dragon").defending_here, kept_off))
    you.always(DefendsItself(MONSTER), Gains(THIS, "dragon", when=THIS_DEFENDS))


@realm("Griff Mountains", "DR/005", world=GH, bluelines={"coastal"})
def griff_mountains(you: Script) -> None:
    natives = champions_and_allies.being("dragon", "giant").defending_here
    you.always(BaseTimes(natives, 2), Immune(natives, items.offensive))
    you.always(NoPowers(champions_and_allies.not_being("flyer").attacking_here))


@realm("Vesve Forest", "DR/006", world=GH, bluelines={"coastal"})
def vesve_forest(you: Script) -> None:
    raiders = champions.attacking_here
    burdens = Count(items_and_artifacts.attached_to(raiders))
    you.always(NotAttackedBy(champions.being("swimmer")), LosesLevels(raiders, Times(2, burdens), least=1))


@realm("Palanthas", "DR/008", world=DL, bluelines={"coastal"})
def palanthas(you: Script) -> None:
    you.always(NotAttackedBy(Either(champions.being("dragon"), wizards)))
    residents = Either(champions_and_allies.being("dragon").defending_here, wizards.defending_here)
    you.always(Immune(residents, spells.offensive | events.harmful))


@realm("Mount Deismaar", "DR/009", world=BR)
def mount_deismaar(you: Script) -> None:
    you.always(Immune(champions.yours, blood_abilities.offensive))
    you.always(MayUse(champions.defending_here, WIZARD_SPELL, BLOOD_ABILITY))


@realm("Underground Lair", "DRc/24", world=AD)
def underground_lair(you: Script) -> None:
    you.always(NotAttackedBy(champions.being("flyer", "swimmer")))
    with you.power(battle=True, once_a_round=True, when=There(champions.being("dragon").defending_here)):
        hoarded = you.choose(cards.yours.in_discard.playable_at_once, reach=False)
        you.play_at_once(hoarded)


@realm("Lair of the Shadowdrake", "DR/003", world=AD)
def lair_of_the_shadowdrake(you: Script) -> None:
    you.always(NoHelp(realms.with_word("triumvirate")))
    with you.when_played():
        you.discard(realms.named("Menzoberranzan"))


@realm("Mount Nevermind", "DR/007", world=DL, bluelines={"coastal"})
def mount_nevermind(you: Script) -> None:
    you.bare_hands()
    with you.in_combat():
        you.draw_for_levels()
