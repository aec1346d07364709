"""Spells and events of the four base editions, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.rules.plays.placement import places_for
from spellhall.games.spellfire.rules.plays.play import discard


def at_table(card: str, **more: object) -> Hall:
    """P1 acts in their phase 3 with a card in hand, and a champion that they can play at any time in that phase."""
    return at_home(hand=(card, "her1", *more.pop("hand", ())), **more)  # type: ignore[misc, arg-type]


def in_duel(spell: str, attacker: str = "wiz5", defender: str = "her15", *rival_hand: str, **options: str) -> Hall:
    """P1 casts a spell in a round that they are losing."""
    t = duel(attacker, defender, hand=(spell, "al1"), rival_hand=rival_hand or ("al9",), **options)
    return t.play(spell)


@pytest.mark.rule("SF-FORM-14")
def test_whoever_has_been_besieged_lays_his_next_realm_in_front() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2 razed")
    t.formation(1, A="r3", B="r4 razed")
    t.hand(0, "Siege", "r5")
    t.hand(1, "r6", "r7")
    t.begin(phase=2).play("Siege")
    assert t.where("r1") == t.where("r3") == "discard pile" and t.where("Siege") == "table"
    t.play("r5")
    assert t.state.marks[tb.PLACE][t.handle("r5")] == 0
    t.is_sound()
    t.skip_to(label="end your turn").end_turn().skip_to_phase(2, seat=1, turns=1)
    t.play("r6")
    assert t.state.marks[tb.PLACE][t.handle("r6")] == 0 and t.where("Siege") != "table"


@pytest.mark.rule("SF-FORM-14")
def test_only_the_next_realm_after_a_siege_is_bound() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2 razed")
    t.formation(1, A="r3")
    t.hand(0, "Siege", "r5", "r6")
    t.begin(phase=2).play("Siege")
    assert places_for(t.state, 0) == [0] and places_for(t.state, 1) == [0]
    t.play("r5")
    assert places_for(t.state, 0) == [1, 2] and places_for(t.state, 1) == [0]


@pytest.mark.parametrize(
    ("spell", "caster", "rival", "left"),
    [
        ("Holy Word", "cle5", "her15 with alUnd4 and al3", ["al3"]),
        ("Web", "wiz5", "her15 with al3 and al4", ["al4"]),
        ("Cloudkill", "wiz5", "her15 with al3 and al4", ["al4"]),
        ("Protection", "cle5", "her15 with alUnd4 and al3", ["al3"]),
        ("Phorbes's Scrolls", "wiz5", "her15 with al3 and al4", ["al3"]),
        ("Charm", "wiz5", "her15 with al3", []),
        ("Forget", "wiz5", "her15 with al3", []),
    ],
)
def test_some_spells_clear_the_other_side_of_allies(spell: str, caster: str, rival: str, left: list[str]) -> None:
    assert in_duel(spell, caster, rival).names(1, "attached") == left


def test_the_blade_barrier_is_cast_in_defence_alone() -> None:
    t = duel("her9 with al5 and al6", "cle5", hand=("al1",), rival_hand=("Blade Barrier", "al1"))
    t.play("Blade Barrier")
    assert t.names(0, "attached") == ["al6"]
    t = duel("cle5", "her15 with al5", hand=("Blade Barrier", "al1"), rival_hand=("al1",))
    assert not t.can_play("Blade Barrier")


@pytest.mark.parametrize(
    ("spell", "caster", "total"),
    [
        ("Bless", "cle5 with al2", 5 + 1 + 2 + 1),
        ("Chain Lightning", "wiz5", 10),
        ("Chain Lightning", "wiz9", 16),
        ("Shield", "wiz5", 7),
        ("Fire Shield", "wiz5", 10),
        ("Horrors of the Abyss", "wiz5", 10),
        ("Improved Phantasmal Force", "wiz5", 11),
        ("Cure Light Wounds", "cle5", 6),
        ("Cure Serious Wounds", "cle5", 7),
    ],
)
def test_some_spells_add_levels(spell: str, caster: str, total: int) -> None:
    assert in_duel(spell, caster).totals() == (total, 15)


def test_the_phantasmal_killer_grows_with_the_allies_it_meets() -> None:
    assert in_duel("Phantasmal Killer", "wiz5", "her15 with al2 and al3").totals() == (7, 20)


@pytest.mark.parametrize(("spell", "healed"), [("Cure Light Wounds", "al2"), ("Cure Serious Wounds", "al4")])
def test_cures_bring_back_an_ally_who_fell_this_turn(spell: str, healed: str) -> None:
    t = duel("cle5 with al2 and al4", "her15", hand=(spell, "al1"), rival_hand=("Death Spell", "al9"))
    t.put(0, "discard pile", "al1")
    for name in ("al2", "al4"):
        discard(t.state, t.handle(name))
    t.play(spell)
    assert t.can_pick(healed) and not t.can_pick("al2" if healed == "al4" else "al4")
    t.pick(healed)
    assert t.where(healed) == "hand"


def test_darkness_ends_the_battle_but_not_against_monsters() -> None:
    t = in_duel("Darkness", "cle5", "her15 with al3")
    assert t.where("her15") == t.where("cle5") == "pool" and t.where("al3") == "hand"
    t = in_duel("Darkness", "cle5", "mon9 with al3")
    assert t.where("mon9") == "battle" and t.where("al3") == "attached"


def test_protection_turns_an_undead_champion_away() -> None:
    t = in_duel("Protection", "cle5", "und9")
    assert t.where("und9") == "pool" and t.where("cle5") != "discard pile"


def test_sunray_burns_the_undead_of_one_pool() -> None:
    t = at_table("Sunray", pool=("cle5",))
    t.pool(1, "und5", "her5")
    t.play("Sunray").say("seat 1")
    assert (t.where("und5"), t.where("her5")) == ("discard pile", "pool")


@pytest.mark.parametrize("spell", ["Silence", "Feebleminded"])
def test_some_spells_silence_a_caster(spell: str) -> None:
    caster = "cle5" if spell == "Silence" else "wiz5"
    t = in_duel(spell, caster, "wiz9", "wOff+3/4", "al9")
    assert not may_use(t.state, t.handle("wiz9"), t.handle("wOff+3/4"))


def test_lightning_spares_who_is_protected() -> None:
    t = in_duel("Protection from Lightning", "cle5", "wiz9", "Lightning Bolt", "Cone of Cold", "al1")
    assert [immune(t.state, t.handle("cle5"), t.handle(name)) for name in ("Lightning Bolt", "Cone of Cold")] == [
        True,
        False,
    ]


def test_fire_spares_who_is_shielded() -> None:
    t = in_duel("Fire Shield", "wiz5", "wiz9", "Fireball", "Cone of Cold", "al9")
    assert [immune(t.state, t.handle("wiz5"), t.handle(name)) for name in ("Fireball", "Cone of Cold")] == [True, False]


def test_a_traitor_changes_sides() -> None:
    t = in_duel("Traitor", "her5", "her9 with al3")
    assert t.totals() == (8, 9)


def test_a_traitor_may_be_found_on_either_side_by_whoever_looks_on() -> None:
    t = duel("her5 with al2", "mon5 with al3", players=3, hand=("al9",), rival_hand=("al1",))
    t.hand(2, "Traitor")
    t.skip_to(seat=2).play("Traitor")
    assert t.offered() == ["al2", "al3"]
    t.pick("al3")
    assert t.totals() == (10, 5) and t.names(0, "attached") == ["al2", "al3"]


@pytest.mark.parametrize("rival", ["her5", "her15"])
def test_the_horrors_take_the_loser_or_the_winner_to_the_abyss(rival: str) -> None:
    t = duel("wiz3", rival, hand=("Horrors of the Abyss", "al1"), rival_hand=("al1",))
    t.play("Horrors of the Abyss").skip()
    assert t.where(rival) == t.where("Horrors of the Abyss") == "abyss"


def test_invisibility_passes_a_hero_and_nobody_else() -> None:
    t = in_duel("Invisibility", "wiz5", "her9")
    assert t.is_razed("r1") and t.where("her9") == "pool"
    t = duel("wiz5", "mon9", hand=("Invisibility", "al1"), rival_hand=("al9",))
    assert not t.can_play("Invisibility")


def test_whoever_is_no_undead_passes_nobody_with_phantasms() -> None:
    t = duel("flyWiz5", "wiz9", hand=("Improved Phantasmal Force", "al1"), rival_hand=("al9",))
    t.play("Improved Phantasmal Force")
    assert not t.is_razed("r1"), "he is no undead"


@pytest.mark.parametrize("rival", ["wiz9", "cle9"])
def test_an_undead_passes_wizards_and_clerics_with_phantasms(rival: str) -> None:
    t = duel("Bride of Malice", rival, hand=("Improved Phantasmal Force", "al1"), rival_hand=("al9",))
    t.play("Improved Phantasmal Force").yes()
    assert t.is_razed("r1") and t.where(rival) == t.where("Bride of Malice") == "pool"


def test_an_undead_passes_no_hero_with_phantasms() -> None:
    t = duel("Bride of Malice", "her15", hand=("Improved Phantasmal Force", "al1"), rival_hand=("al9",))
    assert t.play("Improved Phantasmal Force").totals() == (9 + 6, 15)


def test_a_shield_stops_magic_missiles() -> None:
    t = duel("wiz5", "wiz9", hand=("Magic Missile", "al1"), rival_hand=("Shield", "al9"))
    t.play("Magic Missile").play("Shield")
    assert t.where("Magic Missile") == "discard pile" and t.totals() == (5, 9)


def test_a_shield_stops_magic_missiles_that_have_struck_already() -> None:
    t = duel("wiz5", "wiz5 with mi+2", hand=("Magic Missile", "al1"), rival_hand=("Shield", "al0"))
    t.play("Magic Missile").skip().play("Shield")
    assert t.where("Magic Missile") == "discard pile" and t.totals() == (5, 5 + 2 + 2)


def test_passwall_takes_a_wall_away_that_stands_already() -> None:
    t = duel("flyWiz5 with mi+2", "wiz5", hand=("Passwall", "al1"), rival_hand=("Wall of Fire", "al0"))
    t.play("Wall of Fire").skip().play("Passwall")
    assert t.where("Wall of Fire") == "discard pile" and t.totals() == (7, 5)


def test_passwall_needs_a_wall() -> None:
    assert not duel("wiz5", "wiz9", hand=("Passwall", "al1"), rival_hand=("al9",)).can_play("Passwall")


def test_passwall_stops_walls() -> None:
    t = duel("wiz5", "wiz9", hand=("Wall of Fire", "al1"), rival_hand=("Passwall", "al9"))
    t.play("Wall of Fire").play("Passwall")
    assert t.where("Wall of Fire") == "discard pile" and t.where("wiz9") == "battle"


def test_undead_allies_that_are_held_do_not_count() -> None:
    assert in_duel("Hold Undead", "wiz5", "her9 with alUnd4 and al3").totals() == (5, 12)


def test_rock_to_mud_lets_flyers_alone_attack_the_own_realms() -> None:
    t = duel("her15", "wiz5", hand=("al1",), rival_hand=("Rock to Mud", "al9"))
    t.play("Rock to Mud")
    assert attackers_for(t.state, 0, t.handle("r1")) == []


def test_disintegrate_costs_a_realm_and_the_attack() -> None:
    t = at_table("Disintegrate", pool=("wiz5", "her9"))
    t.play("Disintegrate").pick("r8")
    assert t.where("r8") == "discard pile"
    assert attackable_realms(t.state, 0) == []


def test_a_geas_binds_a_champion() -> None:
    t = at_table("Geas", pool=("wiz5",))
    t.pool(1, "her9")
    t.play("Geas").pick("her9")
    assert not may_defend(t.state, t.handle("her9"))


def test_the_finger_of_death_kills_the_weak() -> None:
    t = in_duel("Finger of Death", "wiz9", "her15 with al5 and al6")
    assert t.names(1, "attached") == ["al6"]


@pytest.mark.parametrize(
    ("event", "own", "other"),
    [
        ("Berserk Wrath!", 10, 5),
        ("Berserk Fury!", 10, 10),
        ("Charge!", 8, 5),
        ("3rd/091", 5, 3),
        ("2nd/091", 4, 4),
    ],
)
def test_some_events_change_levels(event: str, own: int, other: int) -> None:
    t = at_table(event, pool=("her5",))
    t.pool(1, "herDS5")
    t.play(event)
    assert [adjusted_level(t.state, t.handle(name)) for name in ("her5", "herDS5")] == [own, other]


def test_berserk_fury_lasts_a_round_of_turns_whoever_plays_it() -> None:
    t = at_table("al1", pool=("her5",))
    t.hand(1, "Berserk Fury!", "her2")
    t.skip_to(seat=1).play("Berserk Fury!")
    for turn, level in enumerate((10, 10, 5)):
        assert adjusted_level(t.state, t.handle("her5")) == level, f"{turn} turns later"
        finish_turn(t)


def test_fortunate_omens_help_the_own_allies() -> None:
    for number, totals in (("3rd/092", (5 + 5, 18)), ("2nd/092", (5 + 5, 18 + 3))):
        t = duel("her5 with al2", "her15 with al3", hand=(number, "al1"), rival_hand=("al9",))
        t.play(number)
        assert t.totals() == totals


def test_a_safe_harbor_rebuilds_for_everybody() -> None:
    t = at_table("Safe Harbor!")
    t.formation(0, B="r2 razed")
    t.formation(1, B="r3 razed", C="r4 razed")
    t.play("Safe Harbor!").pick("r2").pick("r3")
    assert [t.is_razed(name) for name in ("r2", "r3", "r4")] == [False, False, True]


def test_mist_wolves_keep_allies_away() -> None:
    t = duel("her5 with al2", "her15 with al3", hand=("Mist Wolf", "al1"), rival_hand=("al9",))
    t.play("Mist Wolf")
    assert t.names(0, "attached") == t.names(1, "attached") == []
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("al9"))


def test_everybody_loses_a_champion_of_his_choice_as_a_slave() -> None:
    t = at_table("Enslaved!", pool=("her5", "her6"))
    t.pool(1, "her7", "her8")
    t.play("Enslaved!").pick("her5").pick("her8")
    assert [t.where(name) for name in ("her5", "her6", "her7", "her8")] == [
        "discard pile",
        "pool",
        "pool",
        "discard pile",
    ]


def test_barbarians_take_a_realm_from_everybody() -> None:
    t = at_table("Barbarian Raiders!", hand=("r5",))
    t.formation(1, B="r3")
    t.play("Barbarian Raiders!").pick("r5").pick("r3")
    assert t.where("r5") == t.where("r3") == "discard pile"


def test_a_treasure_fleet_brings_everybody_three_cards() -> None:
    t = at_table("Treasure Fleet")
    t.play("Treasure Fleet")
    assert (t.hand_size(0), t.hand_size(1)) == (1 + 3, 3)


@pytest.mark.parametrize(
    ("event", "gone", "left"),
    [
        ("Wind Dancers", "fly9", "her5"),
        ("Water Hunters", "und5", "her5"),
        ("Sky Singers", "mi+2", "her5"),
        ("Wind of Disenchantment", "mi+2", "her5"),
        ("Ancient Curse", "her3", "her5"),
    ],
)
def test_some_events_destroy(event: str, gone: str, left: str) -> None:
    t = at_table(event)
    t.pool(1, "fly9", "und5", "her5", "her3 with mi+2")
    t.play(event)
    assert (t.where(gone, 1), t.where(left, 1)) == ("discard pile", "pool")


def test_the_hound_lets_only_flyers_attack() -> None:
    t = at_table("Faithful Hound", pool=("her5", "fly9"))
    t.play("Faithful Hound")
    assert attackers_for(t.state, 0, t.handle("r8")) == [t.handle("fly9")]
    finish_turn(finish_turn(t))
    assert len(attackers_for(t.state, 0, t.handle("r8"))) > 1
