"""Holdings of the set Artifacts."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Treasure Vault", "AR/061", world=AD)
def treasure_vault(you: Script) -> None:
    you.always(JoinsAnyRealm(), HoldsAnArtifact())
    with you.whenever(DefendsHere(champions)):
        you.borrow(artifacts.attached_to(THIS), THAT)


@holding("Tupillil", "AR/062", world=AD)
def tupillil(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.when_played():
        you.discard(champions.with_word("gib "))


@holding("Kestrel's Keep", "AR/063", world=AD)
def kestrels_keep(you: Script) -> None:
    you.always(JoinsAnyRealm(), HoldingSurvives(THIS))
    you.always(Level(champions_and_allies.defending_your_realms, 1))


@holding("Keep of the Dead", "AR/064", world=AD)
def keep_of_the_dead(you: Script) -> None:
    you.always(JoinsAnyRealm(), RealmGuard(THIS))


@holding("Spellfire Citadel", "AR/065", world=AD)
def spellfire_citadel(you: Script) -> None:
    you.always(JoinsAnyRealm())
    with you.whenever(EVERY_TURN_ENDS), you.may():
        you.rehouse(YOU)
