"""Wizard spells of the 4th edition, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, send

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import PSIONICIST
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.permits import may_use, out_of_use
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.kernel.frames import PASS


def at_study(spell: str, *pool: str, **more: object) -> Hall:
    """P1 acts in their phase 3 with a spell, a champion to play after it, and some champions in their pool."""
    return at_home(hand=(spell, "her1"), pool=pool or ("wiz5",), **more)  # type: ignore[arg-type]


def test_flight_lifts_all_champions_of_its_player_for_the_turn() -> None:
    t = at_study("Flight", "wiz5", "her5")
    t.formation(1, B="r1")
    shielded = t.handle("r1")
    assert attackers_for(t.state, 0, shielded) == []
    t.play("Flight")
    assert t.handle("her5") in attackers_for(t.state, 0, shielded) and t.where("Flight") == "table"
    finish_turn(t)
    assert not has_trait(t.state, t.handle("her5"), "flyer") and t.where("Flight") == "discard pile"


def test_flight_cast_in_battle_outlasts_it() -> None:
    t = duel("wiz5", "mon9", hand=("Flight", "al1"), rival_hand=("al2",))
    t.pool(0, "her5")
    t.hand(0, "wAny")
    t.play("Flight")
    while t.reg(tb.STAGE):
        t.skip()
    assert t.where("Flight") == "table" and has_trait(t.state, t.handle("her5"), "flyer")


@pytest.mark.parametrize("kind", ["psionicist", "hero"])
def test_shapechange_makes_the_caster_another_kind_of_champion(kind: str) -> None:
    t = at_study("Shapechange")
    t.play("Shapechange").say(kind)
    wizard = t.handle("wiz5")
    assert (type_of(t.state, wizard) == PSIONICIST) == (kind == "psionicist")
    assert adjusted_level(t.state, wizard) == 5 + 6
    finish_turn(t)
    assert adjusted_level(t.state, wizard) == 5 and t.where("Shapechange") == "discard pile"


def test_shapechange_in_anothers_turn_lasts_to_the_end_of_the_next_own_one() -> None:
    t = duel("mon9", "wiz2", rival_hand=("Shapechange", "al1"))
    t.hand(0, "al5", "al2")
    t.play("Shapechange").say("hero")
    t.play("al1") if t.seat == 1 else t.skip()
    assert [effect[4] for effect in t.state.lasting] == [tb.END_OF_OWN_NEXT_TURN]


def test_fireball_burns_weak_opposing_allies() -> None:
    t = duel("wiz5 with al2", "mon9 with al4 and al5", hand=("Fireball", "al1"))
    t.play("Fireball")
    assert t.names(1, "attached") == ["al5"] and t.where("al2") == "attached"
    assert t.totals() == (5 + 2 + 4, 9 + 5)


@pytest.mark.parametrize("target", ["al4", "mi+1"])
def test_lightning_bolt_strikes_an_ally_or_an_item(target: str) -> None:
    t = duel("wiz5", "mon9 with al4 and mi+1 and al5", hand=("Lightning Bolt", "al1"))
    t.play("Lightning Bolt")
    assert not t.can_pick("al5") and PASS not in t.state.legal_actions(), "something must be struck"
    t.pick(target)
    assert t.where(target) == "discard pile"


@pytest.mark.parametrize(("caster", "struck"), [("wiz5 with mi+2", "mi+2"), ("wiz5 with al3", None)])
def test_lightning_bolt_falls_on_an_own_item_before_it_falls_on_nothing(caster: str, struck: str | None) -> None:
    t = duel(caster, "her15 with al5", hand=("Lightning Bolt", "al1"))
    t.play("Lightning Bolt")
    assert t.totals() == (10 if struck else 13, 20) and (struck is None or t.where(struck) == "discard pile")


@pytest.mark.parametrize(("caster", "bonus"), [("wiz5", 3), ("wiz7", 5), ("wiz5 with mi+2", 5), ("wiz9", 9)])
def test_magic_missile_grows_with_its_caster(caster: str, bonus: int) -> None:
    t = duel(caster, "her15 with al5", hand=("Magic Missile", "al1"), rival_hand=("al3",))
    before = t.totals()[0]
    t.play("Magic Missile")
    assert t.totals()[0] == before + bonus


@pytest.mark.parametrize(
    ("wall", "stopped", "crosses"), [("Wall of Fire", "her9", "fly9"), ("Wall of Force", "fly9", "ear9")]
)
def test_walls_stop_all_but_one_kind_of_champion(wall: str, stopped: str, crosses: str) -> None:
    t = duel(stopped, "wiz2", rival_hand=(wall,), hand=("al1",))
    t.play(wall)
    assert t.where(stopped) == "pool" and t.where("wiz2") == "pool" and not t.is_razed("r1")
    t = duel(crosses, "wiz2", rival_hand=(wall, "al1"))
    t.play(wall)
    assert t.where(crosses) == "battle"


def test_cone_of_cold_destroys_an_artifact_and_adds_its_bonus_in_battle_alone() -> None:
    t = at_study("Cone of Cold")
    t.pool(1, "mon5 with art+4")
    t.play("Cone of Cold")
    assert t.where("art+4") == "discard pile" and adjusted_level(t.state, t.handle("wiz5")) == 5
    t = duel("wiz5", "her15 with art+4", hand=("Cone of Cold", "al1"))
    t.play("Cone of Cold")
    assert t.totals() == (10, 15)


def test_cone_of_cold_must_destroy_an_artifact_even_one_of_its_own_side() -> None:
    t = at_study("Cone of Cold", "wiz5 with art+2")
    t.pool(1, "mon5 with art+4")
    t.play("Cone of Cold")
    assert t.offered() == ["art+2", "art+4"] and PASS not in t.state.legal_actions()
    t = duel("wiz5 with art+2", "her15", hand=("Cone of Cold", "al1"))
    t.play("Cone of Cold")
    assert t.where("art+2") == "discard pile" and t.totals() == (10, 15)


def test_cone_of_cold_may_be_cast_for_its_bonus_where_there_is_no_artifact() -> None:
    t = duel("wiz5", "her15", hand=("Cone of Cold", "al1"))
    t.play("Cone of Cold")
    assert t.totals() == (10, 15)


def test_crushing_fist_adds_four_or_destroys_an_item() -> None:
    t = duel("wiz5", "her15 with mi+2", hand=("Crushing Fist", "al1"))
    t.play("Crushing Fist").yes()
    assert t.totals() == (5, 15) and t.where("mi+2") == "discard pile"
    t = duel("wiz5", "her15 with mi+2", hand=("Crushing Fist", "al1"))
    t.play("Crushing Fist").skip()
    assert t.totals() == (9, 17)


def test_crushing_fist_without_an_item_to_destroy_keeps_its_levels_unasked() -> None:
    t = duel("wiz5", "her15", hand=("Crushing Fist", "al1"))
    t.play("Crushing Fist")
    assert (t.totals(), t.can_play("al1")) == ((9, 15), True)
    assert text_of(REGISTER["4th/369"]).startswith("If there is a magical item in play, you may discard a magical item")


def test_dispel_magic_answers_a_spell() -> None:
    t = at_study("Black Tentacles")
    t.pool(1, "wiz4")
    t.hand(1, "Dispel Magic")
    t.play("Black Tentacles").play("Dispel Magic")
    assert t.where("wiz4") == "pool"


def test_dispel_magic_ends_a_spell_in_play() -> None:
    t = at_study("Dispel Magic", "wiz5", "her5 with 4th/372")
    assert not may_defend(t.state, t.handle("her5"))
    t.play("Dispel Magic")
    assert may_defend(t.state, t.handle("her5")) and t.where("Fear") == "discard pile"


def test_dispel_magic_needs_a_spell_to_dispel() -> None:
    assert not at_study("Dispel Magic").can_play("Dispel Magic")


def test_wall_of_fog_allows_no_attacks() -> None:
    t = at_study("Wall of Fog")
    t.pool(1, "mon5")
    t.play("Wall of Fog")
    assert attackable_realms(t.state, 0) == attackable_realms(t.state, 1) == []
    finish_turn(finish_turn(t))
    assert attackable_realms(t.state, 1) and t.where("Wall of Fog") == "discard pile"


def test_fear_stays_on_a_champion_until_it_is_dispelled() -> None:
    t = at_study("4th/372")
    t.pool(1, "mon5")
    t.play("Fear")
    victim = t.handle("mon5")
    assert t.state.host[t.handle("Fear")] == victim
    assert not may_defend(t.state, victim) and attackable_realms(t.state, 1) == []
    finish_turn(finish_turn(finish_turn(t)))
    assert not may_defend(t.state, victim)


def test_blink_saves_the_loser_of_a_round() -> None:
    t = duel("mon9", "wiz5 with mi+1", rival_hand=("Blink",))
    t.pool(0, "her3")
    t.play("Blink")
    assert t.where("wiz5") == "pool" and t.where("mi+1") == "attached" and t.where("Blink") == "discard pile"
    assert t.where("mon9") == "pool" and t.can_pick("her3"), "the round is lost: the attacker may go on"


def test_charm_monster_wins_the_round_without_blood() -> None:
    t = duel("wiz5", "mon9", hand=("Charm Monster", "al1"))
    t.pool(0, "her3")
    t.play("Charm Monster")
    assert t.where("mon9") == "pool" and t.where("wiz5") == "pool" and t.can_pick("her3")
    assert not duel("wiz5", "her9", hand=("Charm Monster", "al1")).can_play("Charm Monster")


def test_black_tentacles_kill_the_weak_everywhere() -> None:
    t = at_study("Black Tentacles", "wiz5", "her4", "her3 with mi+2")
    t.pool(1, "mon4", "mon5")
    t.play("Black Tentacles")
    assert t.names(0, "pool") == ["wiz5", "her3"] and t.names(1, "pool") == ["mon5"]


def test_death_fog_kills_in_one_pool_and_holds_the_survivors_back() -> None:
    t = at_study("Death Fog")
    t.pool(1, "mon5", "mon6")
    t.play("Death Fog").say("seat 1")
    assert t.names(1, "pool") == ["mon6"] and t.where("wiz5") == "pool"
    finish_turn(t)
    assert attackable_realms(t.state, 1) == [] and may_defend(t.state, t.handle("mon6"))
    finish_turn(t)
    assert attackable_realms(t.state, 1)


def test_death_spell_kills_one_champion_or_ally() -> None:
    t = at_study("Death Spell")
    t.pool(1, "mon7", "mon8")
    t.play("Death Spell")
    assert not t.can_pick("mon8")
    t.pick("mon7")
    assert t.where("mon7") == "discard pile"


def test_power_word_stun_takes_the_power_of_an_attacker() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "slayM")
    t.pool(1, "wiz5", "mon9")
    t.hand(0, "al1")
    t.hand(1, "Power Word, Stun")
    t.begin(phase=4).attack("r1").skip_to(1, label="play something")
    while t.reg(tb.STAGE) != tb.CHALLENGED:
        assert not t.can_play("Power Word, Stun")
        t.skip()
    t.play("Power Word, Stun").pick("mon9")
    assert t.where("mon9") == "battle" and is_silenced(t.state, t.handle("slayM"))


def test_spell_turning_strikes_the_caster() -> None:
    t = at_study("Death Spell")
    t.pool(1, "her3", "wiz8")
    t.hand(1, "Spell Turning")
    t.play("Death Spell").pick("her3").play("Spell Turning")
    assert t.where("wiz5") == "discard pile" and t.where("her3") == "pool"


def test_power_word_silence_stops_the_spells_of_the_opponent() -> None:
    t = duel("wiz5", "wiz9", hand=("Power Word, Silence", "al1"), rival_hand=("wDef+3/4",))
    t.play("Power Word, Silence")
    assert not may_use(t.state, t.handle("wiz9"), t.handle("wDef+3/4"))


def test_death_link_takes_the_victor_along() -> None:
    t = duel("wiz5", "mon9", hand=("Death Link", "al1"))
    t.play("Death Link").skip()
    assert t.where("wiz5") == t.where("mon9") == "discard pile"


def test_death_link_of_a_winner_does_nothing() -> None:
    t = duel("wiz5", "mon6", hand=("Death Link", "al1"), rival_hand=("al1",))
    t.play("Death Link").skip()
    assert t.where("wiz5") == "pool" and t.where("mon6") == "discard pile"


def test_limited_wish_negates_any_event() -> None:
    t = at_home(hand=("Good Fortune", "her1"))
    t.pool(1, "wiz5")
    t.hand(1, "Limited Wish")
    t.play("Good Fortune").play("Limited Wish")
    assert t.hand_size(0) == 1


def test_wish_discards_any_card_but_a_realm_and_exhausts_its_caster() -> None:
    t = at_study("Wish")
    t.pool(1, "immOffSp", "mon3 with mi+2")
    t.play("Wish")
    assert t.can_pick("mi+2") and not t.can_pick("r8")
    t.pick("immOffSp")
    assert t.where("immOffSp") == "discard pile" and out_of_use(t.state, t.handle("wiz5"))
    finish_turn(t)
    assert out_of_use(t.state, t.handle("wiz5"))
    finish_turn(t)
    assert not out_of_use(t.state, t.handle("wiz5"))


def test_wish_ends_an_event_that_lasts_but_answers_none() -> None:
    t = at_home(hand=("Solid Fog", "her1"))
    t.pool(1, "wiz5")
    t.hand(1, "Wish", "her2")
    t.play("Solid Fog").play("Wish").pick("Solid Fog")
    assert t.where("Solid Fog") == "abyss" and not t.state.lasting and attackable_realms(t.state, 1)


def test_wish_is_no_answer_to_an_event() -> None:
    t = at_home(hand=("Good Fortune", "her1"))
    t.pool(1, "wiz5", "mon3")
    t.hand(1, "Wish")
    t.play("Good Fortune")
    assert t.hand_size(0) == 6


def test_reverse_gravity_turns_flight_round() -> None:
    t = at_study("Reverse Gravity", "wiz5", "fly5", "swi5", "ear5")
    t.play("Reverse Gravity")
    flying = [has_trait(t.state, t.handle(name), "flyer") for name in ("wiz5", "fly5", "swi5", "ear5")]
    assert flying == [True, False, False, False]
    finish_turn(finish_turn(t))
    assert has_trait(t.state, t.handle("fly5"), "flyer") and not has_trait(t.state, t.handle("wiz5"), "flyer")


@pytest.mark.parametrize(("defender", "flies"), [("fly5", True), ("her5", True), ("swi5", False)])
def test_reverse_gravity_does_not_ground_a_flyer_whom_flying_makes_immune(defender: str, flies: bool) -> None:
    t = at_study("Reverse Gravity", "wiz5")
    t.formation(1, B="Estwilde")
    t.pool(1, defender)
    t.hand(0, "al1")
    t.play("Reverse Gravity").skip().attack("Estwilde")
    send(t, "wiz5", defender)
    assert has_trait(t.state, t.handle(defender), "flyer") == flies


def test_mirror_image_doubles_the_level_of_the_moment() -> None:
    t = duel("wiz5 with mi+2", "mon9", hand=("Mirror Image", "al1", "al2"), rival_hand=("al7", "al1"))
    t.play("Mirror Image")
    assert t.totals() == (14, 9)
    t.play("al7").play("al1")
    assert t.totals() == (15, 16)


def test_ray_of_enfeeblement_halves_a_base_level_through_the_victims_next_turn() -> None:
    t = at_study("Ray of Enfeeblement")
    t.pool(1, "mon9")
    t.play("Ray of Enfeeblement").pick("mon9")
    assert base_level(t.state, t.handle("mon9")) == 4
    finish_turn(t)
    assert base_level(t.state, t.handle("mon9")) == 4
    finish_turn(t)
    assert base_level(t.state, t.handle("mon9")) == 9 and t.where("Ray of Enfeeblement") == "discard pile"


def test_ray_of_enfeeblement_leaves_the_table_with_its_victim() -> None:
    t = at_study("Ray of Enfeeblement", "wiz5", "her4")
    t.hand(0, "Black Tentacles")
    t.play("Ray of Enfeeblement").pick("her4").play("Black Tentacles")
    assert t.where("her4") == t.where("Ray of Enfeeblement") == "discard pile"


def test_stinking_cloud_drives_off_the_weak_and_dulls_the_strong() -> None:
    t = duel("wiz5", "mon9 with al3 and al4", hand=("Stinking Cloud", "al1"))
    t.play("Stinking Cloud")
    assert t.names(1, "attached") == ["al4"] and is_silenced(t.state, t.handle("al4"))


@pytest.mark.parametrize(("caster", "base"), [("wiz5", 6), ("wiz6", 9), ("wiz9", 12), ("wiz9 with mi+1", 14)])
def test_armor_raises_the_base_until_the_next_combat_is_over(caster: str, base: int) -> None:
    t = at_home(hand=("Armor", "her1"), pool=(caster,))
    t.pool(1, "mon9")
    t.hand(1, "al9", "al8")
    name = caster.split(" ")[0]
    t.play("Armor")
    assert base_level(t.state, t.handle(name)) == base
    finish_turn(t)
    assert base_level(t.state, t.handle(name)) == base


def test_armor_falls_off_after_the_next_combat() -> None:
    t = at_home(hand=("Armor", "her1"), pool=("wiz9",))
    t.pool(1, "mon9")
    t.hand(1, "al1")
    t.play("Armor").skip_to_phase(4).attack("r8")
    send(t, "wiz9", "mon9")
    t.skip()
    assert t.where("wiz9") == "pool" and t.where("mon9") == t.where("Armor") == "discard pile"
    assert base_level(t.state, t.handle("wiz9")) == 9
