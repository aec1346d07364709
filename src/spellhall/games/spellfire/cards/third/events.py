"""Events of the 3rd edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import event
from spellhall.games.spellfire.cards.first.events import calm
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *

event("Calm", "3rd/400", nature=HELPFUL)(calm.recorder)


@event("Bad Omens", "3rd/091", nature=HARMFUL)
def bad_omens(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions_and_allies.others, -2), OWN_NEXT_TURN)


@event("Fortunate Omens", "3rd/092", nature=HELPFUL)
def fortunate_omens(you: Script) -> None:
    with you.when_played():
        you.declare(Level(allies.yours, 3), OWN_NEXT_TURN)


@event("Safe Harbor!", "3rd/107", nature=HELPFUL)
def safe_harbor(you: Script) -> None:
    with you.when_played(), you.for_each(EVERYONE) as player:
        restored = you.choose(realms.razed.of_player(player), by=player, up_to=True)
        you.rebuild(restored)


@event("Mist Wolf", "3rd/175", nature=HARMFUL)
def mist_wolf(you: Script) -> None:
    with you.when_played():
        you.declare(CannotPlay("all", allies), OWN_NEXT_TURN)
        you.discard(allies)


@event("Berserk Wrath!", "3rd/180", nature=HELPFUL)
def berserk_wrath(you: Script) -> None:
    with you.when_played():
        you.declare(Level(heroes.yours, 5), END_OF_OWN_NEXT_TURN)


@event("Charge!", "3rd/205", nature=HELPFUL)
def charge(you: Script) -> None:
    with you.when_played():
        you.declare(Level(champions.yours, 3), END_OF_OWN_NEXT_TURN)


@event("Storm at Sea", "3rd/214", nature=HARMFUL)
def storm_at_sea(you: Script) -> None:
    with you.when_played():
        you.draw_openly(3, EVERYONE, realms)


@event("Wind Dancers", "3rd/275", nature=HARMFUL)
def wind_dancers(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.being("flyer"))


@event("Water Hunters", "3rd/276", nature=HARMFUL)
def water_hunters(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.being("undead"))


@event("Sky Singers", "3rd/278", nature=HARMFUL)
def sky_singers(you: Script) -> None:
    with you.when_played():
        you.discard(items)


@event("Wind of Disenchantment", "3rd/377", nature=HARMFUL)
def wind_of_disenchantment(you: Script) -> None:
    with you.when_played():
        you.discard(items)


@event("Ice Storm", "3rd/380", nature=HARMFUL)
def ice_storm(you: Script) -> None:
    with you.when_played():
        you.discard(champions_and_allies.level_at_most(4))


@event("Mordenkainen's Faithful Hound", "3rd/387", nature=HARMFUL)
def mordenkainens_faithful_hound(you: Script) -> None:
    with you.when_played(only=OPPONENT_ATTACKS):
        you.declare(DefendersFirst(), ROUND_END)


@event("Bribery!", "3rd/204", nature=HARMFUL)
def bribery(you: Script) -> None:
    with you.when_played(only=JUST_CHOSEN):
        bribed = you.choose(champions.in_battle)
        you.withdraw(bribed)
        you.relieve()


@event("Silver Hands' Revenge", "3rd/277", nature=HELPFUL)
def silver_hands_revenge(you: Script) -> None:
    with you.when_played(only=All(AFTER_BATTLE, There(champions.yours.fallen_in_battle))):
        you.send(champions.yours.fallen_in_battle, POOL)


@event("Spirit of the land", "3rd/288", nature=HELPFUL)
def spirit_of_the_land(you: Script) -> None:
    land = (realms | holdings).of(DS)
    at_stake = AnyOf(There(realms.of(DS).attacked), There(holdings.of(DS).attached_to(ATTACKED_REALM)))
    besieged = All(There(champions.attacking), at_stake)
    with you.answer(to=cards.wrecking):
        kept = you.choose(land)
        you.shelter(kept)
    with you.when_played(only=AnyOf(There(realms.razed), besieged)):
        with you.when(Not(besieged)):
            restored = you.choose(realms.razed)
            you.rebuild(restored)
        with you.otherwise():
            with you.when(There(realms.razed)):
                with you.either():
                    you.break_off()
                with you.or_else():
                    restored = you.choose(realms.razed)
                    you.rebuild(restored)
            with you.otherwise():
                you.break_off()
