"""Rule cards of the 4th edition."""

from __future__ import annotations

from spellhall.games.spellfire.card import rule_card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.words import *


@rule_card("Nobody Wins!", "4th/490")
def nobody_wins(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS), you.may():
        other = you.choose_player(anyone=True)
        you.guess_top(other)


@rule_card("Rule Lawyer's Delight", "4th/491")
def rule_lawyers_delight(you: Script) -> None:
    you.always(OwnRules())


@rule_card("Time of Troubles", "4th/492")
def time_of_troubles(you: Script) -> None:
    natives = champions.of(FR)
    you.always(CannotFight(champions.base_at_least(7)), Level(natives, 1), Level(allies.attached_to(natives), 1))


@rule_card("The Power of Faith", "4th/493")
def the_power_of_faith(you: Script) -> None:
    faithless = champions.not_of_types(CLERIC).facing(champions.being("undead"))
    you.always(BaseHalved(faithless), CannotPlay("all", allies.bonus_at_most(3), with_champion=faithless))


@rule_card("Forbidden Knowledge", "4th/494")
def forbidden_knowledge(you: Script) -> None:
    you.always(
        CannotUse(champions.not_of(RL), wizard_spells.offensive),
        CannotUse(champions.not_of(DS), psionic_powers.offensive),
        CannotUse(champions.not_of(AD), unarmed_combat_cards.offensive),
        CannotUse(champions.not_of(BR), blood_abilities.offensive),
    )


@rule_card("The Event Wheel", "4th/497")
def the_event_wheel(you: Script) -> None:
    you.always(EventsTurn(2))


@rule_card("Circle of Life", "4th/495")
def circle_of_life(you: Script) -> None:
    you.always(PilesRenew())


@rule_card("Fair Fight!", "4th/496")
def fair_fight(you: Script) -> None:
    you.always(NoPowers(cards.killing), CannotPlay("all", events.killing))


@rule_card("The Backwaters", "4th/498")
def the_backwaters(you: Script) -> None:
    with you.whenever(YOUR_TURN_ENDS):
        you.discard(realms.razed.in_places("CDE"))


@rule_card("Master the Magic", "4th/499")
def master_the_magic(you: Script) -> None:
    you.always(CannotPlay("all", allies | psionic_powers))
    with you.when_played():
        you.discard(allies | psionic_powers)


@rule_card("The Master Strategist", "4th/500")
def the_master_strategist(you: Script) -> None:
    you.always(CannotPlay("all", spells | blood_abilities))
    with you.when_played():
        you.discard(spells | blood_abilities)
