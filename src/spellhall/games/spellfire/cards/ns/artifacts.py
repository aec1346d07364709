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
