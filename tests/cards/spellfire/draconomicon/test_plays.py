"""Events, spells and psionic power cards of Draconomicon, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn

from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned

# ---------------------------------------------------------------------- events


def test_the_council_pays_for_the_dragons_that_sit_there() -> None:
    t = at_home(pool=("monDragon5", "herDragon5", "her5"), hand=("Council of Wyrms", "her2"))
    t.pool(1, "homeDragon5")
    before = [t.hand_size(0), t.hand_size(1)]
    t.play("Council of Wyrms").pick("monDragon5").skip()
    assert t.seat == 1
    t.pick("homeDragon5")
    assert [t.hand_size(0), t.hand_size(1)] == [before[0] - 1 + 1, before[1] + 1]
    assert not may_defend(t.state, t.handle("monDragon5")) and not may_defend(t.state, t.handle("homeDragon5"))
    assert may_defend(t.state, t.handle("herDragon5")) and may_defend(t.state, t.handle("her5"))


def test_magic_belongs_to_dragons() -> None:
    t = at_home(pool=("wiz5", "Greyhawk Dragon"), hand=("Dragon Magic", "wDef+3/4", "w/5"))
    t.play("Dragon Magic")
    assert is_banned(t.state, 0, t.handle("wiz5"), t.handle("wDef+3/4"))
    assert not is_banned(t.state, 0, t.handle("Greyhawk Dragon"), t.handle("wDef+3/4"))


def test_a_dragon_and_a_dragon_ally_come_back_from_the_graveyard() -> None:
    t = at_home(pool=("her5",), hand=("Dragon's Graveyard", "her2"))
    t.put(0, "discard pile", "monDragon5", "alDragon3", "mon5")
    t.put(1, "discard pile", "herDragon5")
    t.play("Dragon's Graveyard")
    assert t.where("monDragon5") == t.where("alDragon3") == "hand"
    assert t.where("mon5") == t.where("herDragon5") == "discard pile"


@pytest.mark.parametrize(("attacker", "again"), [("monDragon5", True), ("mon9", False)])
def test_raiding_dragons_go_on_as_long_as_they_win(attacker: str, again: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    t.pool(1, "her3", "her4", "her2")
    t.hand(0, "Dragon Raid!", "al1", "her7")
    t.hand(1, "al1")
    t.begin(phase=4).play("Dragon Raid!").attack("r1").pick(attacker).pick("her3").skip()
    assert t.can_pick(attacker) is again
    if again:
        t.pick(attacker).pick("her4").skip()
        assert t.can_pick(attacker)


def test_the_weak_fear_dragons() -> None:
    t = at_home(pool=("wiz5", "wiz6"), hand=("Dragon Fear", "wDef+3/4", "her2"))
    t.play("Dragon Fear")
    for wizard, awed in (("wiz5", True), ("wiz6", False)):
        assert may_defend(t.state, t.handle(wizard)) is not awed
        assert is_banned(t.state, 0, t.handle(wizard), t.handle("wDef+3/4")) is awed


def test_who_is_trapped_does_nothing_until_the_event_is_gone() -> None:
    t = at_home(pool=("her5",), hand=("Trapped!", "her2", "wishW"))
    t.pool(0, "wiz5")
    t.pool(1, "Drawmij", "her3")
    t.hand(1, "wDef+3/4")
    t.play("Trapped!").pick("Drawmij")
    drawmij = t.handle("Drawmij")
    assert not may_defend(t.state, drawmij) and is_silenced(t.state, drawmij)
    assert is_banned(t.state, 1, drawmij, t.handle("wDef+3/4")) and t.where("Drawmij") == "pool"
    assert may_defend(t.state, t.handle("her3"))
    t.play("wishW").pick("Trapped!")
    assert may_defend(t.state, drawmij) and not is_silenced(t.state, drawmij)


def test_a_raid_on_their_lairs_weakens_dragons() -> None:
    t = fight("her5", "Flame with al9", hand=("Lair Raid!",))
    t.play("Lair Raid!")
    assert t.totals() == (5, 4 + 9) and is_silenced(t.state, t.handle("Flame"))
    t = fight("her5", "her7 with Faerie Dragon and al9", hand=("Lair Raid!",))
    t.play("Lair Raid!")
    assert t.totals() == (5, 7 + 1 + 9)


def test_two_dragons_keep_their_levels_in_a_raid_on_their_lairs() -> None:
    t = duel("monDragon5 with al9", "Flame", hand=("al1",), rival_hand=("Lair Raid!", "al1"))
    t.play("Lair Raid!")
    assert t.totals() == (14, 9)


def test_draconic_allies_strike_where_they_like_and_leave_no_answer_but_allies() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2", B="r3", C="r4", D="rNoFly")
    t.pool(0, "fly9")
    t.pool(1, "her5")
    t.hand(0, "Draconic Allies", "al1")
    t.hand(1, "mi+2", "al1")
    t.begin(phase=4).play("Draconic Allies").attack("rNoFly").pick("her5")
    assert t.can_play("al1") and not t.can_play("mi+2")


def test_draconic_allies_called_in_the_turn_of_another_wait_for_their_players_own() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2")
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.hand(0, "her2")
    t.hand(1, "Draconic Allies", "her3")
    t.begin(seat=0, phase=3).skip_to(seat=1).play("Draconic Allies")
    finish_turn(t)
    assert t.where("Draconic Allies") == "table"
    finish_turn(t)
    assert t.where("Draconic Allies") == "abyss"


def test_the_strongest_dragon_of_a_pool_survives_the_skirmish() -> None:
    t = at_home(pool=("her5", "homeDragon5"), hand=("Dragon Skirmish", "her2"))
    t.pool(1, "monDragon5", "Flame", "herDragon5", "her4")
    t.play("Dragon Skirmish").say("seat 1")
    assert t.where("monDragon5") == t.where("herDragon5") == "discard pile"
    assert t.where("Flame") == t.where("her4") == t.where("homeDragon5") == "pool"


def test_no_dragon_fights_during_the_conclave() -> None:
    t = at_home(pool=("monDragon5", "her5"), hand=("Wyrms' Conclave", "alDragon3", "al3", "her2"))
    t.play("Wyrms' Conclave")
    assert not may_defend(t.state, t.handle("monDragon5")) and may_defend(t.state, t.handle("her5"))
    assert is_banned(t.state, 0, t.handle("her5"), t.handle("alDragon3"))
    assert not is_banned(t.state, 0, t.handle("her5"), t.handle("al3"))


# ---------------------------------------------------------------------- wizard spells


@pytest.mark.parametrize(("spell", "target"), [("Venomdust", "her4"), ("Firetrail", "h1"), ("Dragon Mark", "her4")])
def test_some_spells_are_cast_by_dragons_alone(spell: str, target: str) -> None:
    t = at_home(pool=("wiz6",), hand=(spell, "her2"))
    t.formation(1, B="r4 with h1")
    t.pool(1, "her4", "her7")
    assert not t.can_play(spell)
    t.pool(0, "Greyhawk Dragon")
    t.state.question = None
    t.play(spell)
    if t.can_pick("wiz6"):
        t.pick("Greyhawk Dragon")
    if t.can_pick(target):
        t.pick(target)
    if spell != "Dragon Mark":
        assert t.where(target) == "discard pile"
    assert t.where(spell) != "hand"


def test_venomdust_slays_an_ally_or_a_weak_champion() -> None:
    t = duel("Greyhawk Dragon", "her9 with al2 and al8", hand=("Venomdust", "al1"), rival_hand=("al1",))
    t.pool(1, "her5", "her7")
    t.play("Venomdust")
    assert t.can_pick("her5") and not t.can_pick("her7")
    t.pick("al8")
    assert t.totals() == (6, 11)


def test_who_is_marked_does_not_stand_against_dragons() -> None:
    t = at_home(pool=("Greyhawk Dragon", "her5"), hand=("Dragon Mark", "her2"))
    t.pool(1, "her9", "her7")
    t.play("Dragon Mark").pick("her9")
    t.skip_to_phase(4).attack("r8").pick("Greyhawk Dragon")
    assert not t.can_pick("her9") and t.can_pick("her7")


def test_who_is_marked_stands_against_others() -> None:
    t = at_home(pool=("Greyhawk Dragon", "her5"), hand=("Dragon Mark", "her2"))
    t.pool(1, "her9", "her7")
    t.play("Dragon Mark").pick("her9")
    t.skip_to_phase(4).attack("r8").pick("her5")
    assert t.can_pick("her9")


@pytest.mark.parametrize(("caster", "able"), [("Greyhawk Dragon", True), ("wiz5", False)])
def test_a_dragon_calms_a_harmful_event(caster: str, able: bool) -> None:
    t = at_home(pool=("her5",), hand=("evRuin", "her2"))
    t.pool(1, caster)
    t.hand(1, "Dragon's Calm")
    t.play("evRuin")
    assert (t.seat == 1 and t.can_play("Dragon's Calm")) is able
    if able:
        t.play("Dragon's Calm")
        assert t.where("r8") == "formation"


def test_the_cold_curtain_ends_the_battle_and_the_attacks() -> None:
    t = duel("her15", "Greyhawk Dragon", hand=("al1", "her7"), rival_hand=("Cold Curtain", "al1"))
    t.play("Cold Curtain")
    assert t.where("her15") == t.where("Greyhawk Dragon") == "pool"
    assert attackable_realms(t.state, 0) == []
    t = duel("her15", "wiz5", hand=("al1",), rival_hand=("Cold Curtain", "al1"))
    assert not t.can_play("Cold Curtain")


def test_the_meteors_destroy_an_item_and_all_small_allies() -> None:
    t = duel("wiz5", "her15 with al3 and al2 and al4 and mi+2 and art+4", hand=("Meteor Swarm", "al1"))
    t.hand(1, "al1")
    t.play("Meteor Swarm").pick("art+4")
    assert t.totals() == (11, 15 + 4 + 2) and t.where("art+4") == t.where("al3") == "discard pile"


@pytest.mark.parametrize(("caster", "able"), [("mon5", False), ("wiz5", True), ("monDragon5", True)])
def test_wizards_and_all_dragons_summon_a_dragon(caster: str, able: bool) -> None:
    t = duel(caster, "her15", hand=("Summon Dragon", "al1"), rival_hand=("al1",))
    t.pool(1, "Flame with mi+2", "her4")
    t.state.question = None
    assert t.can_play("Summon Dragon") is able
    if able:
        t.play("Summon Dragon")
        assert t.totals() == (5 + 11, 15) and is_silenced(t.state, t.handle("Flame"))


# ---------------------------------------------------------------------- cleric spells


def test_enchanted_flight_lifts_a_champion_and_its_allies() -> None:
    t = duel("cle5 with al2", "her15", hand=("Enchanted Flight", "al1"), rival_hand=("al1",))
    t.play("Enchanted Flight")
    if t.label.startswith("choose one"):
        t._apply(t.state.legal_actions()[0])
    t.pick("cle5")
    assert has_trait(t.state, t.handle("cle5"), "flyer") and has_trait(t.state, t.handle("al2"), "flyer")
    assert not has_trait(t.state, t.handle("her15"), "flyer")


def test_enchanted_flight_lifts_all_allies_that_come_later_in_the_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rFlyOnly")
    t.pool(0, "cle5", "her5")
    t.pool(1, "her15")
    t.hand(0, "Enchanted Flight", "al1", "al2", "al3", "fist+3", "her2")
    t.hand(1, "al4")
    t.begin(seat=0, phase=3).play("Enchanted Flight")
    if t.label.startswith("choose one"):
        t._apply(t.state.legal_actions()[0])
    t.pick("her5").skip_to_phase(4, seat=0).attack("rFlyOnly")
    if t.can_pick("her5"):
        t.pick("her5")
    t.pick("her15").play("al1").play("al2").play("al3")
    assert [has_trait(t.state, t.handle(name), "flyer") for name in ("al1", "al2", "al3", "al4")] == [True] * 3 + [
        False
    ]


def test_enchanted_flight_shields_a_flyer_from_what_strikes_flyers() -> None:
    t = at_home(pool=("cle5", "fly9", "fly5"), hand=("Enchanted Flight", "her2"))
    t.put(1, "discard pile", "Wind Dancers", "Ice Storm")
    t.play("Enchanted Flight")
    t._apply(t.state.legal_actions()[1])
    t.pick("fly9")
    assert immune(t.state, t.handle("fly9"), t.handle("Wind Dancers"))
    assert not immune(t.state, t.handle("fly9"), t.handle("Ice Storm"))
    assert not immune(t.state, t.handle("fly5"), t.handle("Wind Dancers"))


def test_pain_lasts() -> None:
    t = duel("cle5", "wiz9", hand=("Symbol of Pain", "al1"), rival_hand=("wDef+3/4",))
    t.play("Symbol of Pain")
    wizard = t.handle("wiz9")
    assert is_banned(t.state, 1, wizard, t.handle("wDef+3/4"))
    t.skip()
    assert t.where("Symbol of Pain") == "attached" and is_banned(t.state, 1, wizard, t.handle("wDef+3/4"))


def test_two_allies_are_persuaded() -> None:
    t = duel("cle5", "her9 with al2 and al3 and al4", hand=("Symbol of Persuasion", "al1"), rival_hand=("al1",))
    t.play("Symbol of Persuasion").pick("al4").pick("al3")
    assert t.totals() == (12, 11)


def test_death_takes_ten_levels_of_allies_or_keeps_items_away() -> None:
    t = duel("cle5", "her9 with al8 and al3 and al2", hand=("Symbol of Death", "al1"), rival_hand=("al1",))
    t.play("Symbol of Death")
    t._apply(t.state.legal_actions()[0])
    t.pick("al8")
    assert not t.can_pick("al3")
    t.pick("al2")
    assert t.totals() == (5, 12)
    t = duel("cle5", "her9 with mi+1", hand=("Symbol of Death", "al9"), rival_hand=("mi+2", "al1"))
    t.play("Symbol of Death")
    t._apply(t.state.legal_actions()[1])
    assert is_banned(t.state, 1, t.handle("her9"), t.handle("mi+2")) and t.where("mi+1") == "attached"
    assert not is_banned(t.state, 1, t.handle("her9"), t.handle("al1"))


def test_a_path_is_found_to_any_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2", B="r3", C="r4", D="rClericOnly")
    t.pool(0, "cle5", "her9")
    t.pool(1, "her15")
    t.hand(0, "Find the Path", "al9")
    t.hand(1, "al1")
    t.begin(phase=3).play("Find the Path")
    t.skip_to_phase(4).attack("rClericOnly").pick("her9").pick("her15").play("al9")
    assert t.totals() == (18, 15)


@pytest.mark.parametrize("choice", [0, 1])
def test_true_seeing_looks_into_a_hand_or_a_pile(choice: int) -> None:
    t = at_home(pool=("cle5",), hand=("True Seeing", "her2"))
    t.hand(1, "al9", "mi+2")
    t.pile(1, "al8", "al7", "al6", "al4")
    t.play("True Seeing")
    t._apply(t.state.legal_actions()[choice])
    if "seat 1" in t.options():
        t.say("seat 1")
    seen = " ".join(t.log(0))
    assert ("al9" in seen and "mi+2" in seen) is not bool(choice)
    assert ("al8" in seen and "al6" in seen) is bool(choice) and "al4" not in seen


@pytest.mark.parametrize(("number", "falls"), [("4th/129", True), ("4th/125", False), ("4th/120", False)])
def test_the_plague_takes_whom_the_digit_exceeds(number: str, falls: bool) -> None:
    t = duel("cle3", "her5 with al5", hand=("Plague", "al1"), rival_hand=("al1",))
    t.pile(1, number, number)
    t.play("Plague")
    assert (t.where("her5") == "discard pile") is falls


# ---------------------------------------------------------------------- psionic power cards


@pytest.mark.parametrize(("attacker", "able"), [("her6", False), ("her7", True)])
def test_the_barrier_holds_the_weak_back(attacker: str, able: bool) -> None:
    t = at_home(seat=1, phase=5, pool=("psi5",), hand=("Inertial Barrier", "w/5"))
    t.pool(0, attacker)
    t.play("Inertial Barrier")
    assert (t.handle("r8") in attackable_realms(t.state, 0)) is able


def test_a_combat_mind_goes_on_until_it_is_beaten() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi9", "her6")
    t.pool(1, "her3", "her4", "her2")
    t.hand(0, "Combat Mind", "al1")
    t.hand(1, "al1")
    t.begin(phase=3).play("Combat Mind")
    t.skip_to_phase(4).attack("r1").pick("psi9").pick("her3").skip()
    assert t.can_pick("psi9")
    t.pick("psi9").pick("her4").skip()
    assert t.can_pick("psi9")


def test_whoever_does_not_use_the_combat_mind_fights_once() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi5", "her9")
    t.pool(1, "her3", "her4", "her2")
    t.hand(0, "Combat Mind", "al1")
    t.hand(1, "al1")
    t.begin(phase=3).play("Combat Mind")
    t.skip_to_phase(4).attack("r1").pick("her9").pick("her3").skip()
    assert not t.can_pick("her9") and t.can_pick("psi5")


def test_who_phases_ignores_what_a_realm_does() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rClericOnly", B="r3", C="r4")
    t.pool(0, "psi9", "her9")
    t.hand(0, "Phase", "her2")
    t.begin(phase=3)
    assert t.handle("rClericOnly") not in attackable_realms(t.state, 0)
    t.play("Phase")
    assert t.handle("rClericOnly") in attackable_realms(t.state, 0)
    assert immune(t.state, t.handle("psi9"), t.handle("rClericOnly"))
    assert not immune(t.state, t.handle("her9"), t.handle("rClericOnly"))


def test_the_death_field_leaves_the_opponent_no_powers_but_his_own() -> None:
    t = duel("psi5", "wiz9", hand=("Death Field", "al1"), rival_hand=("al1",))
    kept = ("wDef+3/4", "psyDef+3", "bloodDef+3", "fist+3")
    t.put(1, "discard pile", *kept, "mi+2")
    assert t.play("Death Field").totals() == (8, 9)
    assert all(is_banned(t.state, 1, t.handle("wiz9"), t.handle(card)) for card in kept)
    assert not is_banned(t.state, 1, t.handle("wiz9"), t.handle("mi+2"))
    assert not is_banned(t.state, 0, t.handle("psi5"), t.handle("psyDef+3"))


@pytest.mark.parametrize(("number", "falls"), [("4th/132", True), ("4th/123", False)])
def test_the_ultrablast_discards_whose_digit_is_low(number: str, falls: bool) -> None:
    t = duel("psi5", "her15", hand=("Ultrablast", "al1"), rival_hand=("al1",))
    t.pile(1, number, number)
    t.play("Ultrablast")
    assert (t.where("her15") == "discard pile") is falls
    assert falls or t.totals() == (10, 15)


def test_static_cancels_an_offensive_psionic_power() -> None:
    t = duel("psi5", "psi9", hand=("Ultrablast", "al1"), rival_hand=("Synaptic Static", "al1"))
    t.play("Ultrablast").play("Synaptic Static")
    assert t.totals() == (5, 9)
    t = duel("psi5", "psi9", hand=("psyDef+3", "al1"), rival_hand=("Synaptic Static", "al1"))
    t.play("psyDef+3")
    assert t.seat == 0 or not t.can_play("Synaptic Static")


def test_psychic_blades_are_twice_as_sharp() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi5", "her9 with mi+2 and art+4")
    t.pool(1, "her15 with mi+1")
    t.hand(0, "Psychic Blade", "al1")
    t.hand(1, "al1")
    t.begin(phase=3).play("Psychic Blade")
    t.skip_to_phase(4).attack("r1").pick("her9").pick("her15")
    assert t.totals() == (9 + 4 + 4, 16)
