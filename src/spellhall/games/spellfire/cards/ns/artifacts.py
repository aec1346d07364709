"""Artifacts of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import artifact
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@artifact("Book of the Dead", "NS/051", world=GH, level=4)
def book_of_the_dead(you: Script) -> None:
    undead = champions.being("undead").yours.in_pool
    you.always(Immune(Either(undead, cards.attached_to(undead)), events.harmful))
    you.always(Immune(Either(undead, cards.attached_to(undead)), spells.named("Wish"), whatever=True))


@artifact("Heart of Darkness", "NS/052", world=AD, level=5)
def heart_of_darkness(you: Script) -> None:
    dark = Fits(BEARER, champions.being("undead"))
    you.always(LevelBecomes(THIS, 10, when=dark), MayUse(BEARER, WIZARD_SPELL, when=dark))
    you.always(CannotFight(champions.being("undead"), attack=False, when=All(THIS_ATTACKS, dark)))
    you.always(CannotPlay("opponent", allies.being("undead"), when=All(THIS_ATTACKS, dark)))


@artifact("Herald of Mei Lung", "NS/054", world=FR)
def herald_of_mei_lung(you: Script) -> None:
    you.always(PlayerImmune(cards.emptying_hands), PlayerImmune(cards.disturbing_piles))


@artifact("Trumpet of Doom", "NS/053", world=GH)
def trumpet_of_doom(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS):
        you.discard_for_digit()
        you.discard_by_digit(
            events,
            items,
            artifacts,
            realms.razed,
            holdings,
            rule_cards,
            cards.being("flyer", "swimmer", "earthwalker"),
            cards.being("elf", "dwarf", "halfling"),
            cards.being("dragon", "awnshegh"),
            cards.being("undead", "werebeast"),
        )


@artifact("Mirror of Corruption", "NSc/08", world=AD)
def mirror_of_corruption(you: Script) -> None:
    arts = (spells | psionic_powers | blood_abilities).offensive
    with you.answer(to=arts | events.harmful, in_play=True, must=True, when=Strikes(BEARER)):
        other = you.choose(champions.besides(BEARER), reach=False)
        you.reflect(other)
