"""Holdings of the set Night Stalkers."""

from __future__ import annotations

from spellhall.games.spellfire.card import holding
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@holding("Thieves' Guild", "NS/010", world=GH)
def thieves_guild(you: Script) -> None:
    with you.whenever(IsPlayed(thief_skills)):
        you.draw(1)


@holding("Haunted Graveyard", "NS/011", world=RL, level=6)
def haunted_graveyard(you: Script) -> None:
    things = items_and_artifacts | spells | psionic_powers | blood_abilities | thief_skills | unarmed_combat_cards
    you.always(SideBonus(champions.defending_here, 6, "undead ghost ally"))
    you.always(CannotPlay("all", allies.not_being("undead"), with_champion=champions.attacking_here))
    you.always(CannotPlay("all", things, with_champion=champions.attacking_here))


@holding("Guild Shop", "NS/012", world=GH)
def guild_shop(you: Script) -> None:
    you.always(Reaches(thieves.yours), NeedsNoMovement(thieves.yours, kinds=("swimmer", "earthwalker")))
    you.always(Immune(thieves.yours, spells.with_word("wall"), all_sides=True))


@holding("Forgotten Crypt", "NS/013", world=FR)
def forgotten_crypt(you: Script) -> None:
    living = champions.not_being("undead")
    you.always(Fleeting(living.attacking_here))
    with you.whenever(REALM_HERE_RAZED, when=All(Fits(REALM_HERE, realms.attacked), Fits(ATTACKER, living))):
        you.discard(ATTACKER)


@holding("Assassin's Guild", "NS/014", world=GH)
def assassins_guild(you: Script) -> None:
    with you.power(anytime=True, once=True):
        agent = you.choose(champions.yours.in_pool, reach=False)
        you.discard(agent)
        rival = you.choose_opponent()
        victim = you.choose(champions.in_hand_or_pool.of_player(rival), by=rival, reach=False, if_any=True)
        you.send(victim, ABYSS)


@holding("The Pristine Tower", "NS/015", world=DS)
def pristine_tower(you: Script) -> None:
    you.always(CountsAs(champions.attacking_here, MONSTER))


@holding("Giustenal Ruins", "NS/016", world=DS)
def giustenal_ruins(you: Script) -> None:
    you.always(NotAttackedBy(Either(psionicists, champions.able_to_use(PSIONIC_POWER)), all_yours=True))


@holding("Hellgate Keep", "NS/017", world=FR)
def hellgate_keep(you: Script) -> None:
    garrison = Either(REALM_HERE, THIS, champions.defending_here)
    raider = PlayerOf(ATTACKER)
    you.always(Immune(garrison, Either(spells.offensive, events.harmful)))
    fell_alone = All(YOU_DEFEND, Fits(ATTACKED_REALM, realms.unrazed))
    with you.whenever(IsDiscarded(THIS), when=fell_alone), you.may(by=raider):
        you.draw(1, raider)


@holding("Cavern of Ancient Knowledge", "NS/018", world=AD)
def cavern_of_ancient_knowledge(you: Script) -> None:
    you.always(JoinsAnyRealm(), JoinsOnly(realms.being("underdark")))
    with you.answer(to=spells.offensive, in_play=True, must=True, or_played=True, when=STRIKES_YOU):
        you.turn_back()
