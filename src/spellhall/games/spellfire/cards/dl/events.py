"""Events of the set Dragonlance."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Bronze Dragons", "DL/097", nature=HARMFUL)
def bronze_dragons(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(by="others", on="yours"), OWN_NEXT_TURN)


@event("Habbakuk Interferes", "DL/092", nature=HELPFUL)
def habbakuk_interferes(you: Script) -> None:
    with you.when_played():
        you.declare(NotAttackedBy(champions, on=realms.being("coastal")), OWN_NEXT_TURN)


@event("Kiri-Jolith Arrives", "DL/093", nature=HARMFUL)
def kiri_jolith_arrives(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions.unable_to_use(WIZARD_SPELL, CLERIC_SPELL), 3), OWN_NEXT_TURN)


@event("Reorx, the Forge, Walks the Land", "DL/094", nature=HELPFUL)
def reorx_walks_the_land(you: Script) -> None:
    kin = champions_and_allies.being("dwarf", "gnome", "kender")
    with you.when_played():
        you.declare(Level(kin, 2), END_OF_OWN_TURN)


@event("Zeboim, the Sea Queen, Is Enraged", "DL/096", nature=HELPFUL)
def zeboim_is_enraged(you: Script) -> None:
    at_sea = There(realms.being("coastal").attacked)
    with you.when_played():
        you.declare(Level(champions_and_allies.of_the_attacker.in_battle, 1, when=at_sea), OWN_NEXT_TURN)


@event("Moon Solinari Waxes", "DL/098", nature=HELPFUL)
def moon_solinari_waxes(you: Script) -> None:
    with you.when_played():
        you.declare(Level(wizards.not_being("white wizard"), 1), OWN_NEXT_TURN)
        you.declare(Level(champions.being("white wizard"), 3), OWN_NEXT_TURN)


@event("Moon Lunitari Waxes", "DL/099", nature=HELPFUL)
def moon_lunitari_waxes(you: Script) -> None:
    with you.when_played():
        you.declare(Level(wizards.not_being("red wizard"), 1), OWN_NEXT_TURN)
        you.declare(Level(champions.being("red wizard"), 3), OWN_NEXT_TURN)


@event("Moon Nuitari Waxes", "DL/100", nature=HELPFUL)
def moon_nuitari_waxes(you: Script) -> None:
    with you.when_played():
        you.declare(Level(wizards.not_being("black wizard"), 1), OWN_NEXT_TURN)
        you.declare(Level(champions.being("black wizard"), 3), OWN_NEXT_TURN)


@event("Call to Arms!", "DLc/01", nature=HELPFUL)
def call_to_arms(you: Script) -> None:
    with you.when_played():
        you.declare(Level(allies.attached_to(champions.of(DL)), 3), END_OF_OWN_NEXT_TURN)


@event("Crossed Blades", "DLc/08", nature=HARMFUL)
def crossed_blades(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.not_of_types(HERO)), END_OF_OWN_NEXT_TURN)


@event("Spirit of the Que-Shu", "DLc/09", nature=HELPFUL)
def spirit_of_the_que_shu(you: Script) -> None:
    defenders = champions.of(DL).defending
    with you.when_played():
        you.declare(Level(defenders, 5), END_OF_OWN_NEXT_TURN)
        you.declare(MayUse(defenders, CLERIC_SPELL), END_OF_OWN_NEXT_TURN)


@event("Morgain, God of Disease, Strikes", "DL/095", nature=HELPFUL)
def morgain_strikes(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", allies, with_champion=champions.not_of(DL)), OWN_NEXT_TURN)


@event("Mishakal Intervenes", "DL/091", nature=HELPFUL)
def mishakal_intervenes(you: Script) -> None:
    lost = (champions.of(DL) | allies).in_discard
    with you.when_played(), you.for_each(EVERYONE) as player:
        returned = you.choose(lost.of_player(player), by=player, if_any=True, reach=False)
        you.send(returned, DRAW_PILE)


@event("Takhisis's Mirror of Life Trapping", "DLc/14", nature=HARMFUL)
def mirror_of_life_trapping(you: Script) -> None:
    you.always(CanBeDispelled())
    with you.when_played():
        prisoner = you.choose(champions)
        you.shut_away(prisoner, WHILE_IN_PLAY)
