"""Wizard spells of the 2nd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import wizard_spell
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@wizard_spell("Spell of Formless Horror", "2nd/106", level=-3, side=OFFENSIVE, phases=(4,))
def spell_of_formless_horror(you: Script) -> None:
    you.always(StaysOn(THIS))
    with you.when_played():
        you.attach(OPPONENT)


@wizard_spell("Enlarge", "2nd/207", level=3, side=DEFENSIVE, phases=(4,))
def enlarge(you: Script) -> None:
    you.always(Level(THIS, 3, when=Fits(OPPONENT, champions.being("flyer"))))


@wizard_spell("Sleep", "2nd/341", side=OFFENSIVE, phases=(4,))
def sleep(you: Script) -> None:
    with you.when_played():
        drowsy = you.choose(allies.opposing.in_battle.level_of(1, 2), 3, up_to=True)
        you.discard(drowsy)


@wizard_spell("Disintegrate", "2nd/393", side=OFFENSIVE, phases=(3,))
def disintegrate(you: Script) -> None:
    with you.when_played():
        doomed = you.choose(realms)
        you.discard(doomed)
        you.declare(Peace(by="you"), TURN_END)


@wizard_spell("Phorbes's Scrolls", "2nd/406", level=7, side=OFFENSIVE, phases=(4,))
def phorbess_scrolls(you: Script) -> None:
    with you.when_played():
        largest = you.choose(allies.opposing.in_battle.highest, if_any=True)
        you.discard(largest)


@wizard_spell("Flight", "2nd/211", side=DEFENSIVE, phases=(4,))
def flight(you: Script) -> None:
    with you.when_played():
        you.give(USER, Gains(IT, "flyer"), ROUND_END)
        you.give(USER, Gains(allies.in_force_of(IT), "flyer"), ROUND_END)


@wizard_spell("Fly", "2nd/343", side=DEFENSIVE, phases=(4,))
def fly(you: Script) -> None:
    with you.when_played():
        lifted = you.choose(champions_and_allies)
        you.give(lifted, Gains(IT, "flyer"), ROUND_END)


@wizard_spell("Dispel Magic", "2nd/346", side=DEFENSIVE, phases=(3, 4))
def dispel_magic(you: Script) -> None:
    with you.answer(to=spells):
        you.cancel()
    with you.when_played():
        target = you.choose(spells.other.dispellable)
        you.cancel(target)


@wizard_spell("Spell Turning", "2nd/398", side=DEFENSIVE, phases=(3, 4))
def spell_turning(you: Script) -> None:
    with you.answer(to=spells):
        you.turn_back()
