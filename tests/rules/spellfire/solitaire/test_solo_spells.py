"""The spells of the imaginary opponent outside battle (section SPL)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events
from spellhall.games.spellfire.solitaire import reasons as r


def caster(*hand: str, pool: tuple[str, ...] = ("wiz5",), yours: tuple[str, ...] = ("her3",)) -> Alone:
    """They have that pool and that hand, you have that pool; nothing has begun."""
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, *pool)
    t.pool(YOU, *yours)
    t.hand(HE, *hand)
    return t


@pytest.mark.rule("SOL-SPL-01")
def test_a_spell_for_phase_3_is_cast_in_the_turn_in_which_it_is_drawn() -> None:
    t = caster()
    t.pile(YOU, "wOff/3")
    t.his_turn()
    assert t.played() == ["wOff/3"]
    assert t.before("phase 3 of 1", "wOff/3 played") and t.before("wOff/3 played", "phase 4 of 1")
    assert t.where("her3") == "discard pile"


@pytest.mark.rule("SOL-SPL-01")
def test_a_spell_for_phase_5_is_cast_there() -> None:
    t = caster("w/5", yours=())
    t.his_turn(phase=4).through()
    assert "w/5" in t.played()
    assert t.before("phase 5 of 1", "w/5 played")


@pytest.mark.rule("SOL-SPL-02", "SOL-SPL-03")
def test_banishment_is_held_until_a_monster_is_in_your_pool() -> None:
    t = caster(yours=("her1",))
    t.hand(YOU, "mon1")
    t.pile(YOU, "Banishment")
    t.his_turn()
    assert t.his("hand") == ["Banishment"] and t.played() == []
    t.through()
    t.skip_to_phase(3, seat=YOU, turns=1).play("mon1")
    t.through(6)
    assert "Banishment" in t.played()
    assert t.where("mon1") == "discard pile"
    assert t.before("mon1 > pool", "Banishment played")


@pytest.mark.rule("SOL-SPL-03")
def test_without_a_caster_a_spell_is_held() -> None:
    t = caster("wOff/3", pool=("her5",))
    t.his_turn(phase=3)
    assert t.his("hand") == ["wOff/3"]


@pytest.mark.rule("SOL-SPL-04")
def test_what_can_be_cast_in_both_phases_is_cast_in_the_first() -> None:
    t = caster("blast/3,5", "w/5")
    t.his_turn(phase=3).through()
    assert t.before("blast/3,5 played", "phase 4 of 1")
    assert t.before("phase 5 of 1", "w/5 played")


@pytest.mark.rule("SOL-SPL-05", "AMB-S12")
def test_a_spell_for_phases_3_and_4_may_be_cast_in_battle_if_phase_3_had_no_target() -> None:
    t = caster("Banishment", yours=())
    t.hand(YOU, "mon9")
    t.his_turn(phase=3)
    assert t.played() == []
    t.pick("mon9")
    assert "Banishment" in t.played()
    assert t.where("mon9") == "discard pile"


@pytest.mark.rule("SOL-SPL-05", "SOL-SPL-02", "AMB-S12")
def test_a_spell_for_phases_3_and_4_is_cast_in_phase_3_when_it_finds_its_target() -> None:
    t = caster("Banishment", yours=("mon9",))
    t.his_turn(phase=3)
    assert t.before("Banishment played", "phase 4 of 1")


@pytest.mark.rule("SOL-SPL-06")
def test_spells_for_battle_are_kept() -> None:
    t = caster("wDef+3/4", "wOff-3/4", yours=())
    t.his_turn(phase=2)
    assert t.played() == []
    assert t.his("hand") == ["wDef+3/4", "wOff-3/4"]


@pytest.mark.rule("SOL-SPL-07")
def test_in_your_turn_he_casts_none_of_them() -> None:
    t = caster("wOff/3", "w/5", yours=("her1",))
    t.hand(YOU, "al1", "her2")
    t.my_turn(phase=3).through(6)
    story = t.course()
    assert not {"wOff/3 played", "w/5 played"} & set(story[: story.index("turn of 1")])
    assert {"wOff/3 played", "w/5 played"} < set(story[story.index("turn of 1") :])


@pytest.mark.rule("SOL-SPL-08")
def test_of_several_spells_the_highest_is_cast_first_and_of_equals_the_lower_number() -> None:
    t = caster("hex2/3", "hex4/3", yours=("her1", "her2", "her3"))
    t.his_turn(phase=3)
    assert t.played()[:2] == ["hex4/3", "hex2/3"]
    t = caster("blast/3,5", "wOff/3", yours=("her1", "her2", "her3"))
    t.his_turn(phase=3)
    assert t.played()[:2] == ["wOff/3", "blast/3,5"]


@pytest.mark.rule("SOL-SPL-09", "AMB-S13")
def test_the_lowest_of_those_who_can_casts_it() -> None:
    t = caster("wOff/3", pool=("wiz7", "wiz3", "her1"))
    t.his_turn(phase=3)
    casters = [names[1] for event, names in t.happened(events.CardPlayed) if names[0] == "wOff/3"]
    assert casters == ["wiz3"]


@pytest.mark.rule("SOL-SPL-10", "SOL-SEL-05")
def test_a_counter_is_spent_on_the_first_play_that_it_can_answer() -> None:
    t = caster("Dispel Magic", yours=("wiz1", "her9"))
    t.hand(YOU, "toVoid/3", "wOff/3")
    t.my_turn(phase=3).play("toVoid/3").pick("wiz5")
    assert t.played() == ["Dispel Magic"]
    assert t.where("wiz5") == "pool"


@pytest.mark.rule("SOL-SPL-10", "SOL-TIE-01", "SOL-TIE-02")
@pytest.mark.parametrize("held", [("dispel", "turn"), ("turn", "dispel")])
def test_of_several_counters_the_rule_of_ties_names_the_one(held: tuple[str, str]) -> None:
    """Whichever they drew first: of two without a level it is the lower number."""
    t = caster(*held, yours=("wiz1", "her9"))
    t.hand(YOU, "toVoid/3")
    t.my_turn(phase=3).play("toVoid/3").pick("wiz5")
    assert t.played() == ["dispel"]


@pytest.mark.rule("SOL-EVT-09", "SOL-TIE-01")
def test_of_several_counters_the_highest_level_is_used() -> None:
    t = caster("lwish", pool=("wiz5", "helm"), yours=("her9",))
    t.hand(YOU, "evPlague")
    t.my_turn(phase=3).play("evPlague")
    assert t.where("helm") == "discard pile" and t.where("lwish") == "hand" and t.where("wiz5") == "pool"


@pytest.mark.rule("SOL-SEL-05", "SOL-TIE-01")
@pytest.mark.parametrize("pool", [("herNow5", "herNow7"), ("herNow7", "herNow5")])
def test_of_several_powers_that_of_the_higher_level_is_used_first(pool: tuple[str, str]) -> None:
    t = caster(pool=pool)
    t.his_turn(phase=3)
    used = [names[0] for event, names in t.happened(events.OpponentChose) if event.deed == r.USES]
    assert used[:2] == ["herNow7", "herNow5"]


@pytest.mark.rule("SOL-SPL-11", "AMB-S07")
def test_a_spell_that_could_only_help_realms_of_his_own_is_held() -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2 razed")
    t.pool(HE, "wiz5")
    t.pile(YOU, "mend/3")
    t.his_turn()
    assert t.his("hand") == ["mend/3"]
    assert t.played() == [] and t.is_razed("r2")


@pytest.mark.rule("SOL-SPL-01", "SOL-SPL-03")
def test_what_a_card_of_yours_may_do_in_return_does_not_hold_a_spell_back() -> None:
    t = caster("hex2/3", pool=("wiz9",), yours=("avenger3",))
    t.his_turn(phase=3)
    assert t.played() == ["hex2/3"] and t.where("avenger3") == "discard pile"
    assert t.options() == ["yes", "no"]


@pytest.mark.rule("SOL-SPL-03")
def test_of_a_spell_that_may_do_either_of_two_things_the_first_is_reckoned_with() -> None:
    t = caster("fork/3", yours=("mon3", "her4"))
    t.his_turn(phase=3)
    assert t.played() == ["fork/3"]
    assert t.where("her4") == "discard pile" and t.where("wiz5") != "discard pile" and t.where("mon3") == "pool"


@pytest.mark.rule("SOL-SPL-03")
def test_a_spell_that_finds_nothing_to_change_is_held() -> None:
    t = caster("purge/3", yours=("her3",))
    t.his_turn(phase=3)
    assert t.played() == [] and t.his("hand") == ["purge/3"]
    t = caster("purge/3", yours=("mon3",))
    t.his_turn(phase=3)
    assert t.played() == ["purge/3"] and t.where("mon3") == "discard pile"


@pytest.mark.rule("SOL-SPL-01", "SOL-SEL-01")
def test_a_single_level_is_worth_a_spell() -> None:
    t = caster("hex2/3", yours=("her1",))
    t.his_turn(phase=3)
    assert t.played() == ["hex2/3"]


@pytest.mark.rule("SOL-SPL-03", "SOL-SEL-13")
def test_a_spell_that_gives_you_as_much_as_him_is_cast() -> None:
    t = caster("toast/3")
    t.his_turn(phase=3)
    assert t.played() == ["toast/3"]


@pytest.mark.rule("SOL-SPL-03")
def test_a_spell_that_gains_him_nothing_is_cast_where_it_changes_something() -> None:
    t = caster("Ward of Sleep", pool=("cle5",))
    assert t.his_turn(phase=3).played() == []
    t = caster("Ward of Sleep", pool=("cle5",))
    t.put(YOU, "discard pile", "her9")
    assert t.his_turn(phase=3).played() == ["Ward of Sleep"] and t.where("her9") == "abyss"
    t = caster("Recall", "al1")
    t.put(YOU, "discard pile", "w/5")
    assert t.his_turn(phase=3).played() == ["Recall"]


@pytest.mark.rule("SOL-SPL-03", "SOL-SEL-13", "AMB-S07")
def test_a_spell_that_harms_him_alone_is_held() -> None:
    t = caster("penance/3")
    t.his_turn(phase=3)
    assert t.played() == [] and t.his("hand") == ["penance/3"]


@pytest.mark.rule("SOL-SPL-03", "SOL-SEL-05", "AMB-S18")
def test_a_spell_that_comes_back_to_him_is_cast_once_a_turn() -> None:
    t = caster("echo/3")
    t.his_turn(phase=3)
    assert t.played() == ["echo/3"] and t.his("hand") == ["echo/3"]
