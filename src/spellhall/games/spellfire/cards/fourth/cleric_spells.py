"""Cleric spells of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import cleric_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@cleric_spell("Sticks to Snakes", "4th/397", level=4, side=OFFENSIVE, phases=(4,))
def sticks_to_snakes(you: Script) -> None:
    with you.when_played():
        with you.when(CastBy(9)):
            you.give(THIS, BaseBecomes(IT, 8), ROUND_END)
        with you.otherwise(), you.when(CastBy(7)):
            you.give(THIS, BaseBecomes(IT, 6), ROUND_END)


@cleric_spell("Sanctuary", "4th/398", side=DEFENSIVE, phases=(4,))
def sanctuary(you: Script) -> None:
    with you.when_played():
        you.defeat(USER, spared=True)


@cleric_spell("Wind Walk", "4th/399", side=DEFENSIVE, phases=(3, 4))
def wind_walk(you: Script) -> None:
    with you.when_played():
        you.attach(USER)
        you.declare(Gains(Either(BEARER, allies.with_this), "flyer"), ROUND_END)


@cleric_spell("Dispel", "4th/400", side=DEFENSIVE, anytime=True)
def dispel(you: Script) -> None:
    with you.answer(to=spells | blood_abilities | psionic_powers):
        you.cancel()
    with you.when_played():
        target = you.choose((spells | blood_abilities | psionic_powers).other.dispellable)
        you.cancel(target)


@cleric_spell("Raise Dead", "4th/401", side=DEFENSIVE, phases=(3, 5))
def raise_dead(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.yours.in_discard)
        you.send(target, HAND)


@cleric_spell("Creeping Doom", "4th/402", side=OFFENSIVE, phases=(3,))
def creeping_doom(you: Script) -> None:
    with you.when_played():
        target = you.choose(realms.unrazed.without_holding)
        you.raze(target)


@cleric_spell("Earthquake", "4th/403", side=OFFENSIVE, phases=(3, 4))
def earthquake(you: Script) -> None:
    with you.when_played():
        you.discard(cards.other.in_battle.off_the_formation)
        you.break_off()
        with you.for_each(EVERYONE) as player:
            target = you.choose((realms.unrazed | holdings).of_player(player), by=player, if_any=True)
            with you.when(Fits(target, realms)):
                you.raze(target)
            with you.otherwise():
                you.discard(target)


@cleric_spell("Shadow Engines", "4th/404", side=OFFENSIVE, phases=(3, 4))
def shadow_engines(you: Script) -> None:
    with you.when_played():
        target = you.choose(holdings.of_opponents)
        you.discard(target)


@cleric_spell("Faith-Magic Zone", "4th/405", side=DEFENSIVE, phases=(3, 4, 5))
def faith_magic_zone(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", wizard_spells), END_OF_OWN_NEXT_TURN)


@cleric_spell("Ward of Sleep", "4th/406", side=OFFENSIVE, phases=(3, 4, 5))
def ward_of_sleep(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_discard)
        you.send(target, ABYSS)


@cleric_spell("Ward of Peace", "4th/407", side=DEFENSIVE, phases=(3,))
def ward_of_peace(you: Script) -> None:
    you.always(StandsAs(HERO, 8), DrawsSpells())


@cleric_spell("Ward of Erebus", "4th/408", side=DEFENSIVE, phases=(3,))
def ward_of_erebus(you: Script) -> None:
    with you.when_played():
        you.declare(Goes(clerics, LIMBO, why="discarded"), END_OF_OWN_NEXT_TURN)


@cleric_spell("Ward of Laocoon", "4th/409", side=OFFENSIVE, phases=(3,))
def ward_of_laocoon(you: Script) -> None:
    with you.when_played():
        you.declare(NoPowers(champions_and_allies.being("dragon", "swimmer")), END_OF_OWN_NEXT_TURN)


@cleric_spell("Ward of Freedom", "4th/411", side=DEFENSIVE, phases=(3,))
def ward_of_freedom(you: Script) -> None:
    with you.when_played():
        target = you.choose(champions.in_limbo | champions.in_abyss)
        with you.when(Fits(target, champions.in_limbo)):
            you.send(target, POOL)
        with you.otherwise():
            you.send(target, DISCARD)


@cleric_spell("Ward of Ironguarding", "4th/412", side=DEFENSIVE, phases=(3, 5))
def ward_of_ironguarding(you: Script) -> None:
    with you.when_played():
        you.declare(HidesPile(), END_OF_OWN_NEXT_TURN)


@cleric_spell("Ward of Ruin", "4th/413", side=OFFENSIVE, phases=(3,))
def ward_of_ruin(you: Script) -> None:
    with you.when_played():
        you.stay(END_OF_OWN_NEXT_TURN)
    with you.whenever(RazedInBattle(realms)):
        you.discard(THAT)


@cleric_spell("Ward of the Erinyes", "4th/414", side=OFFENSIVE, phases=(3,))
def ward_of_the_erinyes(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", rule_cards), END_OF_OWN_NEXT_TURN)
        with you.for_each(PlayerOf(rule_cards)) as player:
            target = you.choose((realms | holdings | champions).of_player(player), by=player, if_any=True)
            you.discard(target)


@cleric_spell("Animal Friendship", "4th/415", side=DEFENSIVE, phases=(3, 4))
def animal_friendship(you: Script) -> None:
    you.always(SideBonus(BEARER, Half(BaseLevelOf(BEARER), up=True)), StaysOn(THIS))
    with you.when_played():
        you.attach(USER)


@cleric_spell("Shillelagh", "4th/417", side=DEFENSIVE, phases=(3, 4))
def shillelagh(you: Script) -> None:
    with you.when_played():
        you.give(USER, SideBonus(IT, Half(BaseLevelOf(IT)), "magical weapon"), END_OF_OWN_NEXT_TURN)


@cleric_spell("Aid", "4th/418", level=4, side=DEFENSIVE, phases=(4,))
def aid(you: Script) -> None:
    you.always(UsedFromPool(), LevelBecomes(THIS, 0), BaseLevel(BEARER, 4))


@cleric_spell("Enthrall", "4th/419", side=OFFENSIVE, phases=(3,))
def enthrall(you: Script) -> None:
    with you.when_played():
        player = you.choose_player(anyone=True)
        you.give(champions.of_player(player).in_pool, CannotFight(IT), END_OF_ITS_PLAYERS_NEXT_TURN)
        you.declare(Peace(by="you"), TURN_END)


@cleric_spell("Fire Trap", "4th/420", side=OFFENSIVE, phases=(3,))
def fire_trap(you: Script) -> None:
    with you.trap(ATTACKS_HERE), you.when(Fits(ATTACKER, champions.base_at_most(5))):
        you.discard(ATTACKER)


@cleric_spell("Heat Metal", "4th/421", side=OFFENSIVE, phases=(3, 4))
def heat_metal(you: Script) -> None:
    with you.when_played():
        scorched = you.choose(champions.of_opponents.met)
        you.take_away(items_and_artifacts.attached_to(scorched))


@cleric_spell("Locate Object", "4th/422", side=DEFENSIVE, phases=(3, 5))
def locate_object(you: Script) -> None:
    with you.when_played():
        you.search(items_and_artifacts, to_top=True)


@cleric_spell("Negative Plane Protection", "4th/423", level=2, side=DEFENSIVE, phases=(3, 4))
def negative_plane_protection(you: Script) -> None:
    undead = champions.being("undead")
    you.always(Immune(BEARER, undead, all_sides=True), StaysOn(THIS, when=Not(Fits(OPPONENT, undead))))
    with you.when_played():
        you.attach(USER)


@cleric_spell("Rengarth Oracle", "4th/503", side=DEFENSIVE, phases=(3, 5))
def rengarth_oracle(you: Script) -> None:
    with you.when_played():
        you.arrange_top(6)
        you.send(THIS, ABYSS)


@cleric_spell("Ward of Laius", "4th/410", side=OFFENSIVE, phases=(3, 5))
def ward_of_laius(you: Script) -> None:
    king = Made("a King")
    with you.when_played(), you.for_each(EVERYONE) as player:
        raised = you.choose(champions.of_player(player).in_pool, by=player, if_any=True)
        you.give(raised, Bears(IT, "King"), END_OF_OWN_NEXT_TURN)
    you.always(FightsFirst(king), Immune(king, events.harmful))
    with you.whenever(IsDefeated(king)):
        loser = PlayerOf(THAT, "that player")
        heir = you.choose(champions.of_player(loser).in_pool.strongest, by=loser, reach=False)
        you.discard(heir)


@cleric_spell("Command", "4th/416", side=OFFENSIVE, phases=(3,))
def command(you: Script) -> None:
    called = Made("that champion")
    with you.when_played():
        target = you.choose(champions.of_opponents.in_pool)
        you.give(target, Bears(IT, "commanded to attack"), END_OF_ITS_PLAYERS_NEXT_TURN)
    with you.whenever(EVERY_TURN_ENDS, when=HasNotAttacked(called)):
        you.discard(called)
        lost = you.choose(cards.of_player(TURN_PLAYER).in_hand_or_pool, 2, by=TURN_PLAYER, reach=False)
        you.discard(lost)


@cleric_spell("Blingdenstone Symbol of Power", "4th/518", side=DEFENSIVE, phases=(3, 5), stays=True)
def blingdenstone_symbol(you: Script) -> None:
    with you.trap(DefendsHere(champions.of(FR))):
        you.give(DEFENDER, BaseTimes(IT, 2), ROUND_END)
        you.give(DEFENDER, Immune(IT, cards.offensive), ROUND_END)
