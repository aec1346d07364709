"""Events of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Airship", "4th/118", nature=HARMFUL)
def airship(you: Script) -> None:
    with you.when_played():
        you.stay(WHILE_IN_PLAY)
    with you.power(anytime=True):
        targets = you.choose(allies.not_calmed, 2)
        you.discard(targets)
        you.discard(THIS)


@event("Cataclysm!", "4th/119", nature=HARMFUL)
def cataclysm(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms)
        you.discard(target)


@event("Good Fortune", "4th/120", nature=HELPFUL)
def good_fortune(you: Script) -> None:
    with you.when_played():
        you.draw(5)


@event("Surprise Raid", "4th/121", nature=HELPFUL)
def surprise_raid(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.declare(LevelTimes(champions_and_allies.yours.in_battle, 2), ROUND_END)


@event("Labor of Legend", "4th/122", nature=HELPFUL)
def labor_of_legend(you: Script) -> None:
    with you.when_played():
        realm = you.choose(realms.razed, called="that realm")
        champion = you.choose(champions.yours.in_pool, called="that champion")
        you.rebuild(realm)
        you.discard(champion)


@event("Siege!", "4th/123", nature=HARMFUL, piercing=True)
def siege(you: Script) -> None:
    with you.when_played():
        you.raze(realms.unrazed.foremost)


@event("Mutiny!", "4th/124", nature=HARMFUL)
def mutiny(you: Script) -> None:
    with you.when_played():
        you.break_off()
        you.declare(Peace(), OWN_NEXT_TURN)


@event("Transformation!", "4th/125", nature=HARMFUL)
def transformation(you: Script) -> None:
    with you.when_played():
        you.discard_hand(EVERYONE)
        you.draw(5, EVERYONE)


@event("Slave Revolt!", "4th/126", nature=HARMFUL)
def slave_revolt(you: Script) -> None:
    with you.when_played(), you.for_each(OPPONENTS) as player:
        target = you.choose(champions.of_player(player).in_pool)
        you.discard(target)


@event("Bruce's Revenge", "4th/127", nature=HARMFUL)
def bruces_revenge(you: Script) -> None:
    with you.when_played():
        one = you.choose(realms.of_opponents.with_neighbours, called="the first realm")
        other = you.choose(realms.beside(one), called="the second realm")
        you.swap_realms(one, other)
        you.discard(holdings.attached_to(one))
        you.discard(holdings.attached_to(other))


@event("Fast Talking!", "4th/128", nature=HARMFUL)
def fast_talking(you: Script) -> None:
    with you.when_played():
        you.discard(items_and_artifacts)


@event("The Barbarian's Revenge!", "4th/129", nature=HARMFUL)
def the_barbarians_revenge(you: Script) -> None:
    you.always(Immune(THIS, spells.named("Limited Wish"), all_sides=True))
    with you.when_played(), you.for_each(PlayerOf(realms.unrazed, at_least=4)) as player:
        spared = you.choose(realms.in_hand.of_player(player), 2, up_to=True, by=player)
        with you.when(There(spared, 2)):
            you.discard(spared)
        with you.otherwise():
            lost = you.choose(realms.of_player(player), by=player)
            you.discard(lost)


@event("Treasure", "4th/130", nature=HARMFUL)
def treasure(you: Script) -> None:
    with you.when_played():
        you.discard(monsters)


@event("The Caravan", "4th/131", nature=HELPFUL)
def the_caravan(you: Script) -> None:
    with you.when_played(only=All(BETWEEN_TURNS, FIRST_CYCLE_OVER)):
        you.take_extra_turn()


@event("Ice Storm", "4th/132", nature=HARMFUL)
def ice_storm(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.base_at_most(4))


@event("Solid Fog", "4th/133", nature=HARMFUL)
def solid_fog(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(), OWN_NEXT_TURN)


@event("Tarrasque", "4th/134", nature=HARMFUL)
def tarrasque(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.unrazed)
        you.rampage(target)


@event("Black Bess", "4th/135", nature=HARMFUL)
def black_bess(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        you.discard_for_digit(player)
        you.discard(champions.of_player(player).above_the_digit)


@event("Dead Magic Zone", "4th/136", nature=HARMFUL)
def dead_magic_zone(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", spells), END_OF_OWN_NEXT_TURN)
        you.declare(NoPowers(items_and_artifacts), END_OF_OWN_NEXT_TURN)
        you.declare(LevelBecomes(items_and_artifacts, 0), END_OF_OWN_NEXT_TURN)


@event("Temporal Stasis", "4th/138", nature=HARMFUL)
def temporal_stasis(you: Script) -> None:
    with you.when_played(only=AnyOf(MANY_PLAYERS, EXTRA_TURN_WAITS)):
        with you.when(MANY_PLAYERS):
            player = you.choose_player(anyone=True)
            you.lose_turn(player)
        with you.otherwise():
            you.prevent_extra_turn()


@event("Dragons Rebellious", "4th/139", nature=HARMFUL)
def dragons_rebellious(you: Script) -> None:
    with you.when_played():
        you.declare(MayUse(champions_and_allies.being("dragon"), WIZARD_SPELL), END_OF_OWN_NEXT_TURN)
        you.declare(CannotUse(wizards, spells), END_OF_OWN_NEXT_TURN)


@event("Hurricane!", "4th/140", nature=HARMFUL)
def hurricane(you: Script) -> None:
    with you.when_played():
        you.draw(3)
        you.discard_from_hand(1, OTHER_PLAYERS)


@event("Call to Arms", "4th/141", nature=HELPFUL)
def call_to_arms(you: Script) -> None:
    with you.when_played():
        you.declare(MayUse(heroes.yours, PSIONIC_POWER, BLOOD_ABILITY), END_OF_OWN_NEXT_TURN)


@event("Phantasmal Wolf", "4th/142", nature=HARMFUL)
def phantasmal_wolf(you: Script) -> None:
    with you.when_played():
        you.declare(ServesAs(allies.in_hand), END_OF_OWN_NEXT_TURN)
        you.declare(CannotFight(champions.than(ally_champions)), END_OF_OWN_NEXT_TURN)
        you.declare(AnyWorld(ally_champions), END_OF_OWN_NEXT_TURN)
    with you.whenever(LeavesPlay(THIS)):
        you.discard(ally_champions)


@event("Land Ho!", "4th/143", nature=HARMFUL)
def land_ho(you: Script) -> None:
    with you.when_played():
        you.declare(RealmsUsurp(), END_OF_OWN_NEXT_TURN)


@event("Provocation", "4th/144", nature=HARMFUL)
def provocation(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.reshuffle(player)


@event("Balance of Power", "4th/145", nature=HARMFUL)
def balance_of_power(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers(allies.others), END_OF_OWN_NEXT_TURN)


@event("Assault of Magic", "4th/146", nature=HELPFUL)
def assault_of_magic(you: Script) -> None:
    with you.when_played():
        you.declare(LevelTimes(spells.yours, 2), END_OF_OWN_NEXT_TURN)


@event("Psionic Contrition", "4th/147", nature=HARMFUL)
def psionic_contrition(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", psionic_powers), END_OF_OWN_NEXT_TURN)
        you.declare(NoPowers(champions.with_psionics), END_OF_OWN_NEXT_TURN)


@event("Monstrous Intervention", "4th/148", nature=HARMFUL)
def monstrous_intervention(you: Script) -> None:
    with you.when_played():
        you.declare(Peace(except_by=monsters), END_OF_OWN_NEXT_TURN)


@event("The Land Rebels", "4th/149", nature=HARMFUL)
def the_land_rebels(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        you.rearrange(player)


@event("Elven Rebirth", "4th/150", nature=HELPFUL)
def elven_rebirth(you: Script) -> None:
    with you.when_played():
        you.send(cards.being("elf").in_discard, DRAW_PILE, shuffled=True)


@event("The Death of a Hero", "4th/151", nature=HARMFUL)
def the_death_of_a_hero(you: Script) -> None:
    with you.when_played():
        hero = you.choose(heroes, called="that hero")
        you.discard(hero)
        you.discard_from_hand(1, AllBut(PlayerOf(hero)))


@event("Ambush", "4th/152", nature=HARMFUL)
def ambush(you: Script) -> None:
    with you.when_played(only=YOU_ARE_LOSING):
        you.declare(Overwhelms(), ROUND_END)


@event("Brave Heart", "4th/153", nature=HELPFUL)
def brave_heart(you: Script) -> None:
    with you.when_played():
        you.declare(Immune(champions.yours, spells.offensive | items.offensive), END_OF_OWN_NEXT_TURN)


@event("Wrath of the Immortals", "4th/157", nature=HARMFUL)
def wrath_of_the_immortals(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions)
        you.give(target, BaseBecomes(IT, 1), WHILE_IN_PLAY)
        you.give(target, NoPowers(IT), WHILE_IN_PLAY)
        you.give(target, FightsFirst(IT), WHILE_IN_PLAY)


@event("The Torments of Sisyphus", "4th/154", nature=HARMFUL)
def torments_of_sisyphus(you: Script) -> None:
    with you.when_played(only=IN_COMBAT):
        you.discard(cards.attached_to(champions.in_battle).not_of_types(HOLDING))
        you.begin_again()


@event("Titans Walk the Earth", "4th/158", nature=HELPFUL)
def titans_walk_the_earth(you: Script) -> None:
    with you.when_played():
        you.declare(FreeAvatars(), END_OF_OWN_NEXT_TURN)


@event("Bess's Revenge", "4th/159", nature=HARMFUL)
def besss_revenge(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        you.discard_for_digit(player)
        you.discard(champions.of_player(player).under_the_digit)


@event("Escape from the Abyss", "4th/162", nature=HARMFUL)
def escape_from_the_abyss(you: Script) -> None:
    with you.when_played(only=PhaseIs(3)):
        champion = you.choose(champions.yours.in_abyss.of_free_names, reach=False, called="that champion")
        rival = you.choose(champions.others.in_pool, called="the other")
        you.challenge(champion, rival, THE_ABYSS)


@event("Foreign Wars", "4th/160", nature=HARMFUL)
def foreign_wars(you: Script) -> None:
    with you.when_played():
        you.send(heroes.in_pool, LIMBO)


@event("Gales at Sea", "4th/161", nature=HARMFUL)
def gales_at_sea(you: Script) -> None:
    with you.when_played():
        you.send(champions_and_allies.being("swimmer").in_battle, ABYSS)
        you.send(champions_and_allies.being("swimmer"), LIMBO)


@event("Flash Flood", "4th/501", nature=HARMFUL)
def flash_flood(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers(items_and_artifacts.attached_to(champions.not_being("swimmer").in_pool)), WHILE_IN_PLAY)


@event("Between a Rock and a Hard Place", "4th/511", nature=HARMFUL)
def between_a_rock_and_a_hard_place(you: Script) -> None:
    with you.when_played(only=All(YOU_DEFEND, FIRST_ROUND)):
        you.stay(BATTLE_END)
    with you.whenever(Razed(ATTACKED_REALM)):
        you.discard(realms.razed.not_calmed)
    with you.whenever(IsDiscarded(ATTACKED_REALM)):
        you.discard(realms.razed.not_calmed)


@event("The Living Earth", "4th/506", nature=HELPFUL)
def the_living_earth(you: Script) -> None:
    with you.when_played():
        you.rouse(fighting_realms, END_OF_OWN_NEXT_TURN)
    with you.whenever(LeavesPlay(THIS)):
        you.discard(items_and_artifacts.attached_to(fighting_realms))


@event("The Crystal Dome", "4th/515", nature=HELPFUL)
def the_crystal_dome(you: Script) -> None:
    with you.when_played():
        you.declare(BaseTimes(champions.yours, 2), END_OF_OWN_NEXT_TURN)


@event("Deflection", "4th/137", nature=HELPFUL)
def deflection(you: Script) -> None:
    with you.answer(to=events.harmful, when=STRIKES_ONLY_YOU):
        other = you.choose_player()
        you.aim_elsewhere(whose=other)
