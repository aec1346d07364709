"""Events of Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@event("Sandstorm", "PO/030", nature=HARMFUL)
def sandstorm(you: Script) -> None:
    with you.when_played():
        you.declare(CannotFight(champions.being("flyer")), END_OF_OWN_NEXT_TURN)
        you.declare(CannotPlay("all", allies.being("flyer")), END_OF_OWN_NEXT_TURN)
        you.declare(BaseHalved(champions_and_allies.being("earthwalker"), up=True), END_OF_OWN_NEXT_TURN)


@event("Necromantic Wave", "PO/031", nature=HELPFUL)
def necromantic_wave(you: Script) -> None:
    dead = champions_and_allies.being("undead")
    with you.when_played():
        you.declare(Immune(dead, spells.offensive | items.offensive | artifacts), END_OF_OWN_NEXT_TURN)


@event("Night of the Blue Moon", "PO/032", nature=HELPFUL)
def night_of_the_blue_moon(you: Script) -> None:
    pack = champions_and_allies.being("werebeast")
    lone = allies.being("werebeast").attached_to(champions.not_being("werebeast"))
    with you.when_played():
        you.declare(WholeTimes(champions.being("werebeast"), 3), END_OF_OWN_NEXT_TURN)
        you.declare(LevelTimes(lone, 3), END_OF_OWN_NEXT_TURN)
        you.declare(Immune(pack, spells.offensive | items.offensive | artifacts), END_OF_OWN_NEXT_TURN)


@event("Nullification", "PO/035", nature=HARMFUL)
def nullification(you: Script) -> None:
    with you.when_played():
        you.discard(spells)
        you.declare(CannotPlay("all", spells), OWN_NEXT_TURN)


@event("Tuigan Invasion", "PO/036", nature=HARMFUL)
def tuigan_invasion(you: Script) -> None:
    with you.when_played():
        you.discard(holdings)


@event("Caravan Raiders", "PO/038", nature=HARMFUL)
def caravan_raiders(you: Script) -> None:
    with you.answer(to=events.named("The Caravan")):
        you.cancel()
        with you.may():
            you.discard_from_hand(1, OPPONENTS, at_random=True)


@event("Psychic Storm", "PO/029", nature=HARMFUL)
def psychic_storm(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", psionic_powers), WHILE_IN_PLAY)
        you.declare(NoPowers(champions.with_psionics), WHILE_IN_PLAY)
        you.declare(BaseHalved(psionicists, up=True), WHILE_IN_PLAY)
    with you.whenever(IsPlayed(events.other)):
        you.discard(THIS)


@event("Dark Negation", "PO/037", nature=HARMFUL)
def dark_negation(you: Script) -> None:
    with you.when_played():
        hushed = you.choose(realms_and_champions)
        you.give(hushed, NoPowers(IT), END_OF_OWN_NEXT_TURN)


@event("Zephyrwind", "PO/033", nature=HARMFUL)
def zephyrwind(you: Script) -> None:
    with you.when_played(only=InAnothersPhase(2, hostile=True)):
        you.declare(SkipsPhases(ITS_PLAYER, 3, 4), TURN_END, about=ACTIVE_PLAYER)


@event("Royal Conscription and Tax Levy", "POc/05", nature=HARMFUL)
def royal_conscription(you: Script) -> None:
    with you.when_played():
        you.declare(SkipsPhases(ITS_PLAYER, 3), OWN_NEXT_TURN, about=OPPONENTS)
