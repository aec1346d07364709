"""Events of Runes and Ruins."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("The Forgotten King", "RR/057", nature=HELPFUL)
def the_forgotten_king(you: Script) -> None:
    with you.when_played():
        you.declare(Gains(heroes, "earthwalker"), END_OF_OWN_NEXT_TURN)
    with you.whenever(Wins(heroes.of_the_attacker)):
        you.attack_again(THAT)


@event("Giant Raid!", "RR/059", nature=HELPFUL)
def giant_raid(you: Script) -> None:
    lone = allies.being("giant").attached_to(champions.not_being("giant").attacking)
    with you.when_played():
        you.declare(WholeTimes(champions.being("giant").attacking, 2), OWN_NEXT_TURN)
        you.declare(LevelTimes(lone, 2), OWN_NEXT_TURN)


@event("The Vampire Attacks!", "RR/060", nature=HELPFUL)
def the_vampire_attacks(you: Script) -> None:
    dead = Either(champions.being("undead").attacking, allies.being("undead").attached_to(ATTACKER))
    with you.when_played():
        you.declare(Immune(dead, champions.defending, powers_only=True), OWN_NEXT_TURN)


@event("Psionic Shield", "RR/063", nature=HELPFUL)
def psionic_shield(you: Script) -> None:
    with you.when_played():
        you.declare(Immune((realms | champions_and_allies).yours, psionic_powers.offensive), OWN_NEXT_TURN)


@event("Undead Regeneration", "RRc/07", nature=HELPFUL)
def undead_regeneration(you: Script) -> None:
    with you.when_played():
        you.send(champions.being("undead").yours.in_discard, POOL)
        you.send(allies.being("undead").yours.in_discard, HAND)


@event("Coming of the Phoenix", "RR/056", nature=HELPFUL)
def coming_of_the_phoenix(you: Script) -> None:
    with you.when_played():
        risen = you.choose(champions.not_avatars.yours.in_discard.of_free_names, reach=False)
        you.send(risen, POOL)


@event("Barbarian Charge!", "RR/062", nature=HELPFUL)
def barbarian_charge(you: Script) -> None:
    plain = champions.attacking.without(spells | psionic_powers)
    with you.when_played():
        you.declare(BaseTimes(plain, 2), OWN_NEXT_TURN)


@event("Dodge", "RRc/12", nature=HELPFUL)
def dodge(you: Script) -> None:
    with you.answer(to=unarmed_combat_cards):
        you.cancel()
        you.draw(2)
    with you.when_played():
        ignored = you.choose(allies.opposing)
        you.give(ignored, NoPowers(IT), ROUND_END)


@event("Volcanic Eruption", "RR/064", nature=HARMFUL)
def volcanic_eruption(you: Script) -> None:
    with you.when_played():
        you.raze(realms.unrazed.attacked_only_by("swimmer", "earthwalker"))


@event("Brain Drain", "RRc/02", nature=HARMFUL)
def brain_drain(you: Script) -> None:
    theirs = champions.of_player(ITS_PLAYER)
    with you.answer(to=psionics):
        you.cancel()
    with you.when_played():
        player = you.choose_opponent()
        you.declare(CannotUse(theirs, psionic_powers), END_OF_OWN_NEXT_TURN, about=player)
        you.declare(NoPowers(theirs.with_psionics), END_OF_OWN_NEXT_TURN, about=player)


@event("Undead Guardian", "RR/061", nature=HELPFUL, traits={"undead"})
def undead_guardian(you: Script) -> None:
    you.always(FightsFirst(THIS, when=YOU_DEFEND))
    with you.when_played():
        you.summon(MONSTER, 5, OWN_NEXT_TURN)
    with you.whenever(Wins(THIS)):
        you.double_spoils()


@event("Lost Treasure", "RRc/04", nature=HARMFUL)
def lost_treasure(you: Script) -> None:
    # Printed as helpful and harmful: since it may harm others, they may calm it.
    with you.when_played():
        found = you.choose(items_and_artifacts.yours.in_discard, up_to=True, reach=False)
        with you.when(There(found)):
            you.send(found, HAND)
        with you.otherwise():
            lost = you.choose(items_and_artifacts.attached)
            you.send(lost, ABYSS)


@event("Elixir of Life", "RR/058", nature=HELPFUL)
def elixir_of_life(you: Script) -> None:
    with you.whenever(IsPerishing(champions.yours.in_battle)):
        you.play_to_save()
    with you.when_played(only=WouldPerish(champions.yours.in_battle)):
        you.save(PERISHING, goes_on=True)
        you.no_spoils()


@event("Tyranthraxus, the Possessing Spirit", "RR/055", nature=HARMFUL)
def tyranthraxus(you: Script) -> None:
    with you.when_played():
        possessed = you.choose(champions.of_opponents.in_pool)
        you.take_control(possessed, WHILE_IN_PLAY)
        you.give(possessed, CountsAs(IT, MONSTER), WHILE_IN_PLAY)
        you.give(possessed, MayUse(IT, WIZARD_SPELL), WHILE_IN_PLAY)


@event("Portal to Limbo", "RRc/25", nature=HARMFUL)
def portal_to_limbo(you: Script) -> None:
    with you.when_played():
        taken = you.choose(champions.of_opponents)
        you.discard_for_digit(PlayerOf(taken, "its player"))
        you.hold_for_turns(taken, LAST_DIGIT)
