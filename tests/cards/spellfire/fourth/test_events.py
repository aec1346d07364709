"""Events of the 4th edition, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall, key_of
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, attackers_for
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.telling.card_text import text_of


def at_table(card: str, **more: object) -> Hall:
    """P1 acts in their phase 3 with an event in hand, and a champion that they can play at any time in that phase."""
    return at_home(hand=(card, "her1", *more.pop("hand", ())), **more)  # type: ignore[misc, arg-type]


def can_use(t: Hall, champion: str, card: str) -> bool:
    return may_use(t.state, t.handle(champion), t.handle(card))


def test_airship_waits_on_the_table_until_its_player_names_two_allies() -> None:
    t = duel("her5 with al2", "mon9 with al3 and al4", hand=("Airship", "al1"), rival_hand=("al5",))
    t.play("Airship")
    assert t.where("Airship") == "table"
    t.use("Airship").pick("al3").pick("al4")
    assert t.names(1, "attached") == []
    assert t.where("Airship") != "table"


def test_a_player_who_calms_the_airship_keeps_his_allies() -> None:
    t = duel("her5 with al2", "mon9 with al3", hand=("Airship", "al1"), rival_hand=("calm",))
    t.play("Airship").play("calm")
    t.use("Airship")
    assert t.where("al3") == "attached" and t.where("al2") == "discard pile"


def test_cataclysm_discards_any_realm() -> None:
    t = at_table("Cataclysm!")
    t.play("Cataclysm!").pick("r8")
    assert t.where("r8") == "discard pile"


def test_good_fortune_draws_five() -> None:
    t = at_table("Good Fortune")
    t.play("Good Fortune")
    assert t.hand_size(0) == 1 + 5


def test_surprise_raid_doubles_the_own_side_for_the_round() -> None:
    t = duel("her5 with mi+2", "mon9", hand=("Surprise Raid", "al1"), rival_hand=("al7",))
    t.play("al1").play("Surprise Raid")
    assert t.totals() == (10 + 2 + 2, 9)
    t.play("al7")
    assert not t.state.lasting


def test_surprise_raid_is_refused_outside_of_battle() -> None:
    assert not at_table("Surprise Raid").can_play("Surprise Raid")


def test_labor_of_legend_trades_a_champion_for_a_razed_realm() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.pool(0, "her5")
    t.hand(0, "Labor of Legend", "her1")
    t.begin(phase=3)
    t.play("Labor of Legend")
    assert not t.is_razed("r1") and t.where("her5") == "discard pile"


def test_siege_razes_the_first_realm_of_everybody() -> None:
    t = at_table("Siege!", players=3)
    t.formation(1, B="r5")
    t.play("Siege!")
    assert all(t.is_razed(realm) for realm in ("r9", "r8", "r7")) and not t.is_razed("r5")


def test_mutiny_stops_the_battle_and_forbids_all_others() -> None:
    t = duel("her5 with mi+2", "mon9", hand=("Mutiny!", "al2"))
    t.play("al2").play("Mutiny!")
    assert t.where("her5") == t.where("mon9") == "pool"
    assert t.where("al2") == "discard pile" and t.where("mi+2") == "attached"
    assert t.where("Mutiny!") == "table" and not t.is_razed("r1")
    assert attackable_realms(t.state, 1) == []


def test_an_attacker_who_calms_the_mutiny_fights_on() -> None:
    t = duel("her5", "mon9", hand=("calm", "al1", "al2"), rival_hand=("Mutiny!",))
    t.play("al1").play("Mutiny!").play("calm")
    assert t.where("her5") == "battle"


def test_transformation_gives_everyone_five_new_cards() -> None:
    t = at_table("Transformation!", players=3)
    t.hand(1, "mon5", "evGift")
    t.play("Transformation!")
    assert [t.hand_size(seat) for seat in range(3)] == [5, 5, 5]
    assert t.where("mon5") == "discard pile" and t.where("evGift") == "abyss"


def test_slave_revolt_takes_a_champion_of_every_other_player() -> None:
    t = at_table("Slave Revolt!", players=3, pool=("her5",))
    t.pool(1, "mon5", "mon6")
    t.pool(2, "mon7", "mon8")
    t.play("Slave Revolt!").pick("mon6").pick("mon7")
    assert t.names(0, "pool") == ["her5"] and t.names(1, "pool") == ["mon5"] and t.names(2, "pool") == ["mon8"]


def test_bruces_revenge_swaps_two_realms_of_one_player_without_their_holdings() -> None:
    t = at_table("Bruce's Revenge", players=3)
    t.formation(1, B="r1 with h1")
    t.play("Bruce's Revenge").pick("r1")
    assert t.state.marks[tb.PLACE][t.handle("r1")] == 0
    assert t.state.marks[tb.PLACE][t.handle("r8")] == 1
    assert t.where("h1") == "discard pile"


def test_fast_talking_discards_items_and_artifacts_everywhere() -> None:
    t = at_table("Fast Talking!", pool=("her5 with mi+2",))
    t.pool(1, "mon5 with art+4")
    t.play("Fast Talking!")
    assert t.where("mi+2") == t.where("art+4") == "discard pile" and t.where("her5") == "pool"


def test_treasure_bribes_all_monsters() -> None:
    t = duel("her5", "mon9", hand=("Treasure", "al1"))
    t.pool(0, "mon3")
    t.play("Treasure")
    assert t.where("mon9") == t.where("mon3") == "discard pile"


def test_the_caravan_comes_between_two_turns() -> None:
    t = at_table("The Caravan")
    assert not t.can_play("The Caravan")
    t.skip_to(0, "SF-EVT-01").play("The Caravan")
    assert (t.reg(tb.ACTIVE), t.reg(tb.EXTRA_TURN)) == (0, 1)


def test_ice_storm_destroys_the_weak() -> None:
    t = duel("her5 with al4 and al5", "mon9", hand=("Ice Storm", "al1"), rival_hand=("al6",))
    t.pool(1, "wiz4")
    t.play("Ice Storm") if t.seat == 0 else t.play("al6").play("Ice Storm")
    assert t.where("al4") == t.where("wiz4") == "discard pile"
    assert t.where("al5") == "attached" and t.where("her5") == "battle"


def test_solid_fog_lies_on_the_table_until_the_next_turn_of_its_player() -> None:
    t = at_table("Solid Fog", pool=("her5",))
    t.pool(1, "mon5")
    t.play("Solid Fog")
    assert t.where("Solid Fog") == "table"
    finish_turn(t)
    assert attackable_realms(t.state, 1) == []
    finish_turn(t)
    assert t.where("Solid Fog") != "table" and attackable_realms(t.state, 1) == [t.handle("r9")]


@pytest.mark.parametrize(
    ("name", "dead", "alive"), [("Black Bess", "her8", "her2"), ("Bess's Revenge", "her2", "her8")]
)
def test_bess_compares_the_champions_of_each_player_with_his_digit(name: str, dead: str, alive: str) -> None:
    t = at_table(name, pool=("her2", "her8"))
    pile = t.pile(0, "4th/125", "4th/125")
    assert t.state.definition(pile[0]).number % 10 == 5
    t.play(name)
    assert t.where(dead) == "discard pile" and t.where(alive) == "pool"


def test_dead_magic_zone_stops_spells_and_items() -> None:
    t = duel("wiz5 with mi+2", "mon9", hand=("Dead Magic Zone", "wDef+3/4", "al1"))
    t.play("Dead Magic Zone")
    assert t.totals() == (5, 9) and not t.can_play("wDef+3/4")
    finish_turn(t)
    assert t.where("Dead Magic Zone") == "table"


def test_temporal_stasis_takes_the_turn_of_one_of_three() -> None:
    t = at_table("Temporal Stasis", players=3)
    t.play("Temporal Stasis").say("seat 1")
    finish_turn(t)
    assert t.reg(tb.ACTIVE) == 2


def test_temporal_stasis_prevents_an_extra_turn_between_two_players() -> None:
    t = at_table("The Caravan")
    t.hand(1, "Temporal Stasis")
    t.skip_to(0, "SF-EVT-01").play("The Caravan").play("Temporal Stasis")
    assert (t.reg(tb.ACTIVE), t.reg(tb.EXTRA_TURN)) == (1, 0)


def test_dragons_rebellious_steal_the_art_of_the_wizards() -> None:
    t = at_table("Dragons Rebellious", pool=("herDragon5", "wiz5", "mon5"), hand=("wOff/3",))
    t.play("Dragons Rebellious")
    assert can_use(t, "herDragon5", "wOff/3")
    assert not can_use(t, "wiz5", "wOff/3") and not can_use(t, "mon5", "wOff/3")


def test_hurricane_draws_three_and_costs_the_others_one() -> None:
    t = at_table("Hurricane!")
    t.hand(1, "mon5", "mon6")
    t.play("Hurricane!").pick("mon6")
    assert (t.hand_size(0), t.hand_size(1)) == (1 + 3, 1)


def test_call_to_arms_opens_psionics_and_blood_to_heroes() -> None:
    t = at_table("Call to Arms", pool=("her5",), hand=("psyDef+3", "bloodDef+3"))
    assert not can_use(t, "her5", "psyDef+3")
    t.play("Call to Arms")
    assert can_use(t, "her5", "psyDef+3") and can_use(t, "her5", "bloodDef+3")


def test_provocation_makes_a_player_reshuffle() -> None:
    t = at_table("Provocation")
    t.put(1, "discard pile", "mon5")
    t.play("Provocation").say("seat 1")
    assert t.names(1, "discard pile") == []


def test_balance_of_power_leaves_other_allies_their_bonus_alone() -> None:
    t = duel("her5 with al2", "mon9 with al3", hand=("Balance of Power", "al1"))
    t.play("Balance of Power")
    assert is_silenced(t.state, t.handle("al3")) and not is_silenced(t.state, t.handle("al2"))


def test_assault_of_magic_doubles_spells() -> None:
    t = duel("wiz5", "mon9", hand=("Assault of Magic", "wDef+3/4"), rival_hand=("al1",))
    t.play("Assault of Magic").play("wDef+3/4")
    assert t.totals() == (5 + 6, 9)


def test_psionic_contrition_silences_minds() -> None:
    t = at_table("Psionic Contrition", pool=("psySlay", "psi5"), hand=("psyDef+3",))
    t.play("Psionic Contrition")
    assert is_silenced(t.state, t.handle("psySlay")) and not is_silenced(t.state, t.handle("psi5"))
    assert not can_use(t, "psi5", "psyDef+3")


def test_monstrous_intervention_lets_only_monsters_attack() -> None:
    t = at_table("Monstrous Intervention", pool=("her5",))
    t.pool(1, "mon5", "her7")
    t.play("Monstrous Intervention")
    assert attackable_realms(t.state, 0) == []
    assert attackers_for(t.state, 1, t.handle("r9")) == [t.handle("mon5")]


def test_the_land_rebels_rearranges_each_formation() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="r3", B="r4 with h1", C="r5 razed")
    t.hand(0, "The Land Rebels", "her1")
    t.begin(phase=3)
    t.play("The Land Rebels").pick("r2").pick("r5").pick("r3")
    places = [tb.PLACES[t.state.marks[tb.PLACE][t.handle(r)]] for r in ("r1", "r2", "r3", "r4", "r5")]
    assert places == ["B", "A", "B", "C", "A"] and t.where("h1") == "attached"


def test_elven_rebirth_shuffles_all_elves_back() -> None:
    t = at_table("Elven Rebirth")
    t.put(1, "discard pile", "alElf3", "al1")
    t.play("Elven Rebirth")
    assert t.names(1, "discard pile") == ["al1"] and "alElf3" in t.names(1, "draw pile")


def test_the_death_of_a_hero_is_mourned_by_all_others() -> None:
    t = at_table("The Death of a Hero", players=3, hand=("al1",))
    t.pool(1, "her5")
    for seat in (1, 2):
        t.hand(seat, "al2", "al3")
    t.play("The Death of a Hero").pick("al1").pick("al2")
    assert t.where("her5") == "discard pile" and [t.hand_size(seat) for seat in range(3)] == [1, 2, 1]


def test_brave_heart_shields_from_offensive_spells_and_items() -> None:
    t = at_table("Brave Heart", pool=("her5",), hand=("wOff/3", "wDef+3/4", "mi+3 Off"))
    t.play("Brave Heart")
    hero = t.handle("her5")
    assert [immune(t.state, hero, t.handle(c)) for c in ("wOff/3", "wDef+3/4", "mi+3 Off")] == [True, False, True]


def test_foreign_wars_sends_heroes_to_limbo_until_their_next_turn_ends() -> None:
    t = at_table("Foreign Wars", pool=("her5", "mon5"))
    t.play("Foreign Wars")
    assert t.where("her5") == "limbo" and t.where("mon5") == "pool"
    finish_turn(finish_turn(finish_turn(t)))
    assert t.where("her5") == "pool"


def test_gales_at_sea_sweeps_swimmers_away() -> None:
    t = duel("swi5 with alSwim2", "her9", hand=("Gales at Sea", "al1"))
    t.pool(1, "swi3")
    t.play("Gales at Sea")
    assert t.where("swi5") == t.where("alSwim2") == "abyss" and t.where("swi3") == "limbo"


def test_flash_flood_dulls_the_items_of_those_who_cannot_swim() -> None:
    t = at_table("Flash Flood", pool=("her5 with mi+2", "swi5 with mi+1"))
    t.play("Flash Flood")
    assert is_silenced(t.state, t.handle("mi+2")) and not is_silenced(t.state, t.handle("mi+1"))
    finish_turn(finish_turn(t))
    assert t.where("Flash Flood") == "table"


def test_the_crystal_dome_doubles_base_levels() -> None:
    t = at_table("The Crystal Dome", pool=("her5",))
    t.play("The Crystal Dome")
    assert base_level(t.state, t.handle("her5")) == 10
    finish_turn(finish_turn(finish_turn(t)))
    assert base_level(t.state, t.handle("her5")) == 5 and t.where("The Crystal Dome") != "table"


def test_discovery_of_spellfire_lets_its_player_leave_a_card_where_it_is() -> None:
    t = at_table("Discovery of Spellfire", players=3)
    t.hand(1, "mi+2")
    t.hand(2, "art+4")
    t.play("Discovery of Spellfire").pick("mi+2")
    assert t.can_pick("art+4")
    t.skip()
    assert (t.where("mi+2"), t.where("art+4")) == ("discard pile", "hand")


@pytest.mark.rule("SF-CALM-03")
def test_who_calms_the_genie_bottle_keeps_the_spell_that_it_answers() -> None:
    t = Hall()
    t.formation(0, A="r9 with h1")
    t.formation(1, A="r8 with h2")
    t.pool(0, "wiz5")
    t.pool(1, "mon3")
    t.hand(0, "Banishment", "Calm", "mi+1")
    t.hand(1, "The Genie Bottle", "al2")
    t.begin(phase=3).play("Banishment").play("The Genie Bottle").play("Calm")
    assert t.where("mon3") == "discard pile"
    assert (t.where("h1"), t.where("h2")) == ("attached", "discard pile")


def test_the_genie_bottle_says_that_nothing_cancels_it() -> None:
    assert "Nothing can cancel it." in text_of(REGISTER[key_of("The Genie Bottle")])
    assert "cancel" not in text_of(REGISTER[key_of("Calm")])
