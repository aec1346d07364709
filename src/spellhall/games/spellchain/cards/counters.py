"""Counters, mirrors and tricks with the order of the chain."""

from __future__ import annotations

from spellhall.games.spellchain.card import artifact, spell
from spellhall.games.spellchain.script import Script
from spellhall.games.spellchain.words import *


@spell("Counter Spell", limit=4, seals="Counter")
def counter_spell(you: Script) -> None:
    with you.activates():
        you.negate_next("Spell")


@spell("Confuse Ray", limit=2, seals="Counter Strategy")
def confuse_ray(you: Script) -> None:
    with you.activates():
        you.seize_next(11)


@artifact("Magic Mirror", seals="Counter")
def magic_mirror(you: Script) -> None:
    with you.activates():
        you.negate_next("plain Spell", then=("apply",))


@spell("Shade Counter", limit=2, seals="Dark Counter", spelling="ShadeCounter")
def shade_counter(you: Script) -> None:
    with you.activates():
        you.negate_next("card")


@spell("Shade Mimic", seals="Dark Strategy", spelling="ShadeMimic")
def shade_mimic(you: Script) -> None:
    with you.activates():
        with you.when(SomethingToApply("previous opposing")):
            you.apply("previous opposing")
        with you.otherwise():
            you.deal(3)


@spell("Mana Disruption", seals="Counter")
def mana_disruption(you: Script) -> None:
    with you.activates():
        you.negate_next("card")
        you.discard_from("Continuous", kind="Spell")


@spell("Divine Judgement", limit=2, seals="Counter")
def divine_judgement(you: Script) -> None:
    with you.activates():
        you.deal(Plus(0, SUFFERED, least=2, most=5))


@spell("Create Hole Trap", limit=2, seals="Counter", spelling="CreateHoleTrap")
def create_hole_trap(you: Script) -> None:
    with you.activates():
        with you.when(SUMMON_WAITS):
            you.negate_waiting_summon()
        with you.otherwise():
            with you.when(CONTROLS_SUMMON):
                you.discard_from("Summon")
            with you.otherwise():
                you.deal(3)


@spell("Redirect", limit=2, seals="Counter Avoid")
def redirect(you: Script) -> None:
    with you.activates():
        you.gain("Redirect", 2)
        you.gain("Block", 1)


@spell("Shield Break", limit=2, seals="Strategy")
def shield_break(you: Script) -> None:
    with you.activates():
        you.strip()
        you.discard_from("Continuous", kind="Artifact")
        you.deal(3)


@spell("Discombobulation", limit=2, seals="Strategy", spelling="Dicombobulation")
def discombobulation(you: Script) -> None:
    with you.activates():
        you.swap()
        you.weaken_next(2)
        you.deal(2)


@spell("Mana Overload", seals="Strategy")
def mana_overload(you: Script) -> None:
    with you.activates():
        you.boost_next(double=True)


@spell("Mana Dampener", seals="Continuous Strategy")
def mana_dampener(you: Script) -> None:
    you.always(Dampens(1))


@spell("Densify Mana", seals="Strategy")
def densify_mana(you: Script) -> None:
    with you.activates():
        you.protect_next()
        you.boost_next(3)


@spell("Focus Mana", limit=3, seals="Strategy")
def focus_mana(you: Script) -> None:
    with you.activates():
        you.boost_next(3)
        you.reshape(1)


@spell("Enhance Mind", seals="Continuous Strategy")
def enhance_mind(you: Script) -> None:
    you.always(IgnoresMadness())
    with you.whenever(CHAIN_STARTS):
        you.reshape_now(1)
