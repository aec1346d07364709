"""Blood abilities of the set Birthright."""

from __future__ import annotations

from spellhall.games.spellfire.card import blood_ability, plain, ruling
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@blood_ability("Battlewise", "BR/037", side=OFFENSIVE, phases=(3, 4))
def battlewise(you: Script) -> None:
    you.always(CanBeDispelled())
    with you.when_played():
        you.give(USER, Level(IT, AtOnce(LevelOf(IT))), END_OF_OWN_NEXT_TURN)


plain(ruling(battlewise, option="bluelines", side=DEFENSIVE))


@blood_ability("Courage", "BR/038", side=OFFENSIVE, phases=(3, 4))
def courage(you: Script) -> None:
    you.always(Firm(allies.with_this), Loyal(allies.with_this))
    with you.when_played():
        you.attach(USER)


plain(ruling(courage, option="bluelines", side=DEFENSIVE))


@blood_ability("Divine Wrath", "BR/039", level=6, side=OFFENSIVE, phases=(4,))
def divine_wrath(you: Script) -> None:
    feared = champions.facing(champions.noted("that used it"))
    with you.when_played():
        you.note(USER)
        you.discard(allies.opposing)
        you.declare(CannotPlay("others", allies, with_champion=feared), END_OF_OWN_NEXT_TURN)


@blood_ability("Regeneration", "BR/040", side=DEFENSIVE, phases=(4,))
def regeneration(you: Script) -> None:
    with you.whenever(SIDE_BEATEN):
        you.send(BEARER, LIMBO)


@blood_ability("Unreadable Thoughts", "BR/042", side=OFFENSIVE, phases=(3, 4))
def unreadable_thoughts(you: Script) -> None:
    you.always(Immune(BEARER, psionic_powers.offensive), Immune(BEARER, psionicists, powers_only=True))
    with you.answer(to=psionic_powers):
        you.cancel()
    with you.when_played():
        you.attach(USER)


plain(ruling(unreadable_thoughts, option="bluelines", side=DEFENSIVE))


@blood_ability("Death Touch", "BR/043", level=5, side=OFFENSIVE, phases=(4,))
def death_touch(you: Script) -> None:
    with you.when_played():
        you.discard_for_digit(OPPOSING_PLAYER)
        with you.when(Not(Fits(OPPONENT, champions.above_the_digit))):
            you.discard(OPPONENT)


@blood_ability("Detect Life", "BR/044", side=DEFENSIVE, phases=(4,))
def detect_life(you: Script) -> None:
    with you.when_played():
        you.lay_open(cards, OPPOSING_PLAYER)


@blood_ability("Touch of Decay", "BR/041", side=OFFENSIVE, phases=(3, 4))
def touch_of_decay(you: Script) -> None:
    with you.when_played():
        player = you.choose_opponent()
        you.look_at_hand(player)
        decayed = you.choose(items_and_artifacts.of_player(player).in_hand_or_pool, if_any=True)
        you.discard(decayed)


@blood_ability("Invulnerability", "BR/045", side=DEFENSIVE, phases=(4,))
def invulnerability(you: Script) -> None:
    you.always(Immune(BEARER, items.offensive.bonus_at_most(3), powers_only=True))
    with you.answer(to=blood_abilities.offensive):
        you.cancel()
    with you.when_played():
        you.attach(USER)


@blood_ability("Animal Affinity", "BR/036", side=DEFENSIVE, phases=(3, 4))
def animal_affinity(you: Script) -> None:
    you.always(StaysOn(THIS), SideBonus(BEARER, 4))
    with you.when_played():
        you.attach(USER)


@blood_ability("Alertness", "BR/035", level=2, side=DEFENSIVE, phases=(3, 4))
def alertness(you: Script) -> None:
    alert = Made("the alert champion")
    you.always(CanBeDispelled())
    with you.when_played():
        you.give(USER, Bears(IT, "alert"), END_OF_OWN_NEXT_TURN)
    with you.whenever(Defends(alert)):
        you.declare(DefendersFirst(alone=True), ROUND_END)
