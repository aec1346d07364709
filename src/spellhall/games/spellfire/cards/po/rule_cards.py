"""Rule cards of Powers."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Brandobaris's Inversion", "PO/065")
def brandobariss_inversion(you: Script) -> None:
    you.always(BaseBecomes(champions.printed_at_least(6), 2), BaseTimes(champions.printed_at_most(5), 2))


@rule_card("Psychic Storm", "PO/085")
def psychic_storm(you: Script) -> None:
    you.always(CannotPlay("all", psionic_powers | artifacts))


@rule_card("Nullify Magic", "PO/086")
def nullify_magic(you: Script) -> None:
    you.always(CannotPlay("all", spells))


@rule_card("Mind of the Avatar", "PO/087")
def mind_of_the_avatar(you: Script) -> None:
    you.always(MayUse(champions.avatars, PSIONIC_POWER))


@rule_card("Gift of the Avatar", "PO/088")
def gift_of_the_avatar(you: Script) -> None:
    you.always(MayUse(clerics, PSIONIC_POWER), CannotUse(champions.than(clerics), psionic_powers))


@rule_card("Psionatrix", "POc/15")
def psionatrix(you: Script) -> None:
    you.always(BaseHalved(psionicists), NoPowers(psionicists), CannotPlay("all", psionic_powers))


@rule_card("Poisoned Water", "POc/17")
def poisoned_water(you: Script) -> None:
    you.always(CannotPlay("all", champions_and_allies.being("swimmer")))
    with you.when_played():
        you.discard(champions.being("swimmer").in_pool)


@rule_card("Antimagic Cloud", "POc/16")
def antimagic_cloud(you: Script) -> None:
    magic = spells | items | artifacts
    you.always(NoPowers(magic), LevelBecomes(magic, 0), NoPowers(champions.not_of_types(PSIONICIST)))


@rule_card("The Ultimate Rule", "POc/18")
def the_ultimate_rule(you: Script) -> None:
    you.always(CannotPlay("all", rule_cards), Firm(THIS, whatever=True))


@rule_card("Cosmic Intervention", "POc/19")
def cosmic_intervention(you: Script) -> None:
    you.always(DefiesBans())
    with you.when_played(only=NamedInPlay("The Ultimate Rule")):
        you.send(rule_cards.named("The Ultimate Rule").in_discard, ABYSS)
        you.send(THIS, ABYSS)


@rule_card("Avatar's Edict", "POc/20")
def avatars_edict(you: Script) -> None:
    you.always(AvatarsWithout(clerics))


@rule_card("Wheel of Fate", "PO/068")
def wheel_of_fate(you: Script) -> None:
    you.always(PilesRenew())
    with you.whenever(YOUR_TURN_BEGINS):
        you.draw_for_lowest(EVERYONE)
