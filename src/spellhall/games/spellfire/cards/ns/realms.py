"""Realms of Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import realm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@realm("UnderCerilia", "NS/008", world=BR, traits={"underdark"})
def under_cerilia(you: Script) -> None:
    you.always(Reaches(champions.yours, realms.of(BR).of_opponents, ignores_bans=True, with_allies=True))


@realm("The Bandit Kingdoms", "NS/002", world=GH)
def bandit_kingdoms(you: Script) -> None:
    you.always(Level(thieves.defending_here, Times(2, Count(cards.attached_to(DEFENDER)))))


@realm("Richemulot", "NS/006", world=RL, level=7)
def richemulot(you: Script) -> None:
    you.always(
        DefendsItself(MONSTER),
        Gains(THIS, "werebeast", when=THIS_DEFENDS),
        MayUse(THIS, THIEF_SKILL, when=THIS_DEFENDS),
    )


@realm("Mintarn", "NS/003", world=FR, traits={"coastal"})
def mintarn(you: Script) -> None:
    you.always(
        OnlyAttackedBy(champions.being("flyer", "swimmer")),
        Goes(thieves.yours.in_pool, LIMBO, why="discarded"),
    )


@realm("Cromlin", "NS/007", world=DS)
def cromlin(you: Script) -> None:
    carriers = champions.yours.in_pool
    with you.power(phases=(3,)):
        with you.either():
            you.redistribute(items_and_artifacts.attached_to(carriers), carriers, "other champions there")
        with you.or_else():
            taken = you.choose(items_and_artifacts.attached_to(carriers), reach=False)
            you.send(taken, HAND)


@realm("The Vast Swamp", "NS/001", world=GH, level=9, bluelines={"coastal"})
def vast_swamp(you: Script) -> None:
    you.always(DefendsItself(WIZARD), Gains(THIS, "undead", when=THIS_DEFENDS))
    you.always(WholeHalved(champions.not_being("flyer").attacking_here))


@realm("The Vampire's Realm", "NS/009", world=BR)
def vampires_realm(you: Script) -> None:
    you.always(WholeHalved(champions.not_being("earthwalker").attacking_here))


@realm("Falkovnia", "NS/005", world=RL)
def falkovnia(you: Script) -> None:
    with you.whenever(ATTACKS_HERE):
        you.note(ATTACKER, more=True)
    with you.whenever(Razed(THIS)):
        you.discard(champions.noted("that attacked it this turn"))
    with you.whenever(EVERY_TURN_ENDS):
        you.forget()


@realm("Den of Thieves", "NSc/24", world=AD)
def den_of_thieves(you: Script) -> None:
    raider = PlayerOf(ATTACKER)
    poor = Not(There(cards.in_hand_or_pool.of_player(raider), 2))
    you.always(Toll(cards.in_hand_or_pool, all_yours=True))
    you.always(CannotPlay("others", allies, with_champion=champions.attacking_your_realms, when=poor))
    with you.whenever(IsPlayed(allies.attacking_your_realms, "others")):
        you.discard(you.choose(cards.in_hand_or_pool.of_player(raider), by=raider, reach=False, if_any=True))


@realm("Nelanther", "NS/004", world=FR, bluelines={"coastal"})
def nelanther(you: Script) -> None:
    sailor = PlayerOf(THAT, "its player")
    allied = IsPlayed(allies.being("swimmer").attacking)
    you.always(OnlyAttackedBy(champions.being("flyer", "swimmer")))
    with you.whenever(Attacks(champions.being("swimmer"))), you.unless_paid(items.in_hand_or_pool, sailor):
        you.send(THAT, POOL)
    with you.whenever(allied), you.unless_paid(items.in_hand_or_pool, sailor, likewise=True):
        you.discard(THAT)


@realm("Mad Scientist's Laboratory", "NSc/25", world=RL)
def mad_scientists_laboratory(you: Script) -> None:
    with you.power(anytime=True, when=YOU_ARE_LOSING):
        raised = you.choose(champions_and_allies.in_discard)
        you.reanimate(raised, 1, YOUR_FIGHTER)
