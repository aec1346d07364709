"""Psionic powers of the set Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import psionic_power
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@psionic_power("Control Wind", "PO/074", level=4, side=DEFENSIVE, phases=(3, 4, 5))
def control_wind(you: Script) -> None:
    barred = events | spells | champions | rule_cards
    with you.when_played():
        you.declare(PlayerImmune(barred), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(cards.yours, barred, all_sides=True), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("you", events.helpful), END_OF_OWN_NEXT_TURN)


@psionic_power("Complete Healing", "PO/067", side=DEFENSIVE, phases=(3, 4))
def complete_healing(you: Script) -> None:
    with you.when_played():
        healed = you.choose(allies.yours.in_discard, 3, up_to=True)
        you.send(healed, HAND)


@psionic_power("Molecular Rearrangement", "PO/070", side=OFFENSIVE, phases=(3, 4))
def molecular_rearrangement(you: Script) -> None:
    with you.when_played():
        you.discard(items_and_artifacts)


@psionic_power("Molecular Agitation", "PO/073", level=3, side=OFFENSIVE, phases=(4,))
def molecular_agitation(you: Script) -> None:
    with you.when_played():
        you.discard(items_and_artifacts.attached_to(OPPONENT))


@psionic_power("Repugnance", "PO/076", level=4, side=OFFENSIVE, phases=(4,))
def repugnance(you: Script) -> None:
    with you.when_played():
        you.switch_sides(allies.opposing)


@psionic_power("Mind Thrust", "PO/077", level=4, side=OFFENSIVE, anytime=True)
def mind_thrust(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.attach(USER)


@psionic_power("Tower of Iron Will", "PO/082", level=3, side=DEFENSIVE, phases=(3, 4))
def tower_of_iron_will(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, psionics.offensive), OWN_NEXT_TURN)


@psionic_power("Intensify", "PO/089", level=1, side=DEFENSIVE, phases=(4,))
def intensify(you: Script) -> None:
    you.always(LevelTimes(allies.with_this, 2))


@psionic_power("Graft Weapon", "PO/091", level=4, side=DEFENSIVE, phases=(4,))
def graft_weapon(you: Script) -> None:
    with you.when_played():
        grafted = you.choose(items_and_artifacts.others.in_pool)
        you.borrow(grafted, USER)


@psionic_power("Psionic Blast", "PO/093", level=8, side=OFFENSIVE, anytime=True)
def psionic_blast(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.attach(USER)


@psionic_power("Magnify", "PO/094", level=1, side=DEFENSIVE, phases=(4,))
def magnify(you: Script) -> None:
    with you.when_played():
        you.give(USER, Level(IT, AtOnce(LevelOf(IT))), BATTLE_END)


@psionic_power("Probability Travel", "PO/095", level=4, side=DEFENSIVE, phases=(3,))
def probability_travel(you: Script) -> None:
    you.always(Reaches(BEARER, with_allies=True))
    with you.when_played():
        you.attach(USER)


@psionic_power("Banishment", "PO/096", level=2, side=OFFENSIVE, phases=(3, 4))
def banishment(you: Script) -> None:
    you.always(CannotPlay("opponent", allies, when=THIS_FIGHTS))
    with you.when_played():
        you.attach(USER)


@psionic_power("Create Object", "PO/097", level=1, side=DEFENSIVE, phases=(3, 4))
def create_object(you: Script) -> None:
    with you.when_played():
        you.search_and_play(items_and_artifacts)


@psionic_power("Psychic Lock", "PO/098", side=OFFENSIVE, phases=(4,))
def psychic_lock(you: Script) -> None:
    with you.when_played():
        you.discard(cards.other.off_the_formation.attached_to(champions.in_battle))
        you.no_spoils()
        you.break_off()


@psionic_power("Life Draining", "PO/099", level=2, side=OFFENSIVE, phases=(4,))
def life_draining(you: Script) -> None:
    with you.when_played():
        you.discard(allies.being("undead").opposing)
        with you.when(Fighting(champions.being("undead"))):
            you.defeat(OPPONENT)


@psionic_power("Cause Decay", "PO/075", level=3, side=OFFENSIVE, phases=(4,))
def cause_decay(you: Script) -> None:
    decayed = items_and_artifacts.opposing
    you.always(NoPowers(decayed), LevelBecomes(decayed, 1))


@psionic_power("Control Flames", "PO/084", level=4, side=DEFENSIVE, phases=(4,))
def control_flames(you: Script) -> None:
    with you.when_played():
        quenched = you.choose(cards.other.not_of_types(*CHAMPIONS).with_word("flame", "fire"), if_any=True)
        you.discard(quenched)


@psionic_power("Post-Hypnotic Suggestion", "PO/007", level=2, side=OFFENSIVE, anytime=True)
def post_hypnotic_suggestion(you: Script) -> None:
    with you.when_played(only=IN_YOUR_BATTLE):
        you.attach(USER)
    with you.whenever(SIDE_BEATEN):
        you.give(VICTOR, NotAttackedBy(IT, all_yours=True), FOR_GOOD)


@psionic_power("Chameleon Power", "PO/064", level=1, side=OFFENSIVE, phases=(3, 4))
def chameleon_power(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(USER)
    with you.power(battle=True, from_pool=True):
        you.fight_as_ally(BEARER)


@psionic_power("Telekinesis", "PO/071", level=4, side=OFFENSIVE, phases=(3, 4))
def telekinesis(you: Script) -> None:
    with you.when_played():
        stolen = you.choose(items_and_artifacts.others)
        you.attach(USER)
        you.note(stolen)
    with you.in_combat():
        you.borrow(items_and_artifacts.noted("stolen"), BEARER)
    with you.whenever(SIDE_DECIDED):
        you.send(items_and_artifacts.noted("stolen"), HAND)


@psionic_power("Mental Barrier", "PO/081", level=1, side=DEFENSIVE, phases=(4,))
def mental_barrier(you: Script) -> None:
    muffled = psionic_powers.offensive.against_this
    with you.when_played():
        you.declare(NoPowers(muffled), BATTLE_END)
        you.declare(LevelBecomes(muffled, 2), BATTLE_END)


@psionic_power("Intellect Fortress", "PO/083", level=1, side=DEFENSIVE, phases=(3,))
def intellect_fortress(you: Script) -> None:
    mortals = champions.not_avatars
    with you.when_played():
        you.give(USER, Immune(IT, (spells | psionic_powers).offensive.cast_by(mortals)), END_OF_OWN_NEXT_TURN)
        you.give(USER, Immune(IT, items.offensive.attached_to(mortals)), END_OF_OWN_NEXT_TURN)


@psionic_power("Energy Containment", "PO/066", level=3, side=DEFENSIVE, phases=(4,))
def energy_containment(you: Script) -> None:
    with you.when_played():
        you.give(USER, Immune(IT, cards.lowering_levels, all_sides=True), TURN_END)


@psionic_power("Mind Shield", "PO/072", level=3, side=DEFENSIVE, phases=(3, 4, 5))
def mind_shield(you: Script) -> None:
    with you.when_played():
        you.declare(PlayerImmune(cards.searching_hands_and_piles), END_OF_OWN_NEXT_TURN)


@psionic_power("Summon Planar Creature", "PO/090", level=1, side=DEFENSIVE, phases=(4,))
def summon_planar_creature(you: Script) -> None:
    with you.when_played():
        summoned = you.search_to_pool(champions.base_at_most(6).of_free_names)
        you.fight_as_ally(summoned)


@psionic_power("Dimensional Door", "PO/100", side=OFFENSIVE, phases=(4,))
def dimensional_door(you: Script) -> None:
    with you.when_played(only=YOU_DEFEND):
        other = you.choose(realms.unrazed.open_to_diversion, reach=False)
        you.give(other, NoPowers(IT), TURN_END)
        you.divert(other)


@psionic_power("Teleport Trigger", "PO/069", level=2, side=DEFENSIVE, phases=(3,))
def teleport_trigger(you: Script) -> None:
    # A razed realm cannot be attacked, so it is no choice.
    you.always(CountsAs(THIS, HOLDING), StaysOn(THIS))
    with you.when_played():
        rigged = you.choose(realms.yours.unrazed.without_holding, reach=False)
        you.attach(rigged)
    with you.whenever(ATTACKS_HERE), you.may():
        other = you.choose(realms.yours.unrazed.not_attacked, reach=False)
        you.swap_under_attack(other)
