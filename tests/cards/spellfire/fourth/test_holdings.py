"""Holdings of the 4th edition (who may attack past them: see ``test_realms_who_attacks``)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home
from sieges import siege

from spellhall.games.spellfire import table as tb


@pytest.mark.parametrize(
    ("place", "defender", "total"),
    [
        ("rFR with Blackstaff Tower", "her5", 8),
        ("rFR with Blackstaff Tower", "wiz5", 11),
        ("rFR with Nagawater", "her5", 9),
        ("rDS with Grak's Pool", "her5", 10),
        ("rBR with Grovnekevic Forest", "elf5", 8),
        ("rBR with Grovnekevic Forest", "her5", 5),
        ("rRL with Red Jack", "herRL5", 7),
        ("rRL with Red Jack", "her5", 5),
        ("r1 with Kestrel's Keep", "her5", 6),
    ],
)
def test_a_holding_helps_the_defenders_of_its_realm(place: str, defender: str, total: int) -> None:
    assert siege(place, "fly9" if "Forest" not in place else "mon9", defender).totals() == (9, total)


def test_red_jack_helps_attackers_too() -> None:
    t = Hall()
    t.formation(0, A="rRL with Red Jack")
    t.formation(1, A="r1")
    t.pool(0, "herRL5")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("r1").pick("mon9")
    assert t.totals() == (7, 9)


def test_no_offensive_wizard_spell_is_played_against_a_defender_of_blackstaff_tower() -> None:
    t = siege("rFR with Blackstaff Tower", "wiz5", "her5", first=("wOff-3/4",))
    before = t.totals()
    assert t.play("wOff-3/4").totals() == before


@pytest.mark.parametrize(("spell", "drawn"), [("wAny", 1), ("cOff/3", 1)])
def test_mulmaster_draws_for_every_spell(spell: str, drawn: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="rFR with Mulmaster")
    t.pool(0, "wiz5", "cle5")
    t.pool(1, "her5")
    t.hand(0, spell, "al1")
    t.begin(phase=3).play(spell)
    assert t.hand_size(1) == drawn


def test_the_jewel_draws_for_cleric_spells_and_silences_mulmaster() -> None:
    t = Hall()
    t.formation(0, A="rBR with The Celestial Jewel of Sarimie")
    t.formation(1, A="rFR with Mulmaster")
    t.pool(0, "wiz5", "cle5")
    t.pool(1, "her5")
    t.hand(0, "cOff/3", "wOff/3")
    t.begin(phase=3).play("cOff/3")
    assert (t.hand_size(0), t.hand_size(1)) == (2, 0)
    t.play("wOff/3").pick("wiz5")
    assert (t.hand_size(0), t.hand_size(1)) == (1, 0)


def test_candlekeep_looks_at_the_hand_of_who_plays_an_event() -> None:
    t = Hall(players=3)
    t.formation(0, A="r1")
    t.formation(2, A="rFR with Candlekeep")
    gift, ally = t.hand(0, "evGift", "al3")
    t.begin(phase=2).play("evGift")
    assert t.seat == 2
    t.yes()
    assert t.state.seen[ally] & 1 << 2
    assert not t.state.seen[ally] & 1 << 1
    assert t.state.zone[gift] != t.state.zone[ally]


def test_breastwork_draws_for_ones_own_events() -> None:
    t = Hall()
    t.formation(0, A="rGH with Fortification: Breastwork")
    t.hand(0, "evGift")
    t.begin(phase=2).play("evGift")
    assert t.hand_size(0) == 3


def test_allies_behind_a_rampart_do_not_change_sides() -> None:
    t = siege("rGH with Fortification: Rampart", "wiz9", "mon5", first=("charm",), second=("al5",))
    t.play("al5").play("charm")
    assert t.totals() == (9, 10)


def test_a_bastion_shelters_greyhawk_champions_from_phase_3() -> None:
    t = Hall()
    t.formation(1, A="rGH with Fortification: Bastion")
    t.pool(0, "wiz5")
    t.pool(1, "herGH5", "her5")
    t.hand(0, "toAbyss/3")
    assert t.begin(phase=3).play("toAbyss/3").offered() == ["her5", "wiz5"]
    t = siege("rGH with Fortification: Bastion", "wiz5", "herGH5 with mi+2", first=("wOff-3/4",))
    assert t.play("wOff-3/4").totals() == (5, 4)


def test_a_parapet_shelters_all_greyhawk_realms() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rGH with Fortification: Parapet", B="r1", C="Sterich")
    t.pool(0, "wiz5")
    t.hand(0, "realmbane/3")
    t.begin(phase=3).play("realmbane/3")
    assert t.where("r1") == "discard pile"


@pytest.mark.parametrize("spell", ["Wish", "Limited Wish"])
@pytest.mark.parametrize("place", ["hand", "formation"])
def test_a_bailey_cancels_a_wish(spell: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rGH with Fortification: Bailey" if place == "formation" else "rGH")
    t.pool(0, "wiz5")
    t.pool(1, "her5")
    t.hand(0, spell)
    t.hand(1, "evGift", *(("Fortification: Bailey",) if place == "hand" else ()))
    if spell == "Wish":
        t.begin(seat=0, phase=3).play("Wish").pick("her5")
    else:
        t.begin(seat=1, phase=3).play("evGift").play("Limited Wish")
    assert t.seat == 1
    t.use("Fortification: Bailey")
    assert t.where("Fortification: Bailey") == "discard pile"
    assert t.where("her5") == "pool"
    assert t.hand_size(1) == (2 if spell == "Limited Wish" else 1)


def test_a_bulwark_strengthens_allies_in_every_greyhawk_realm() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rGH with Fortification: Bulwark", C="Nyrond")
    t.pool(0, "fly9")
    t.pool(1, "mon5")
    t.hand(0, "alFly2")
    t.hand(1, "al2", "al1")
    t.begin(phase=4).attack("Nyrond").pick("mon5").play("al2")
    assert t.totals() == (9, 10)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rGH with Fortification: Bulwark")
    t.pool(0, "fly9")
    t.pool(1, "mon5")
    t.hand(0, "al1")
    t.hand(1, "al2", "al1")
    t.begin(phase=4).attack("r1").pick("mon5").play("al2")
    assert t.totals() == (9, 7)


def test_silver_spring_takes_another_realm_along() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="rDS with Silver Spring")
    t.pool(0, "her5")
    t.begin(phase=4).attack("rDS")
    assert t.seat == 1
    t.pick("r2")
    assert (t.is_razed("r1"), t.is_razed("r2"), t.is_razed("rDS")) == (False, True, True)


def test_who_is_beaten_over_the_dungeon_of_gulg_goes_to_the_abyss_with_his_allies() -> None:
    t = siege("rDS with Dungeon of Gulg", "her3", "mon9", first=("al3",))
    t.play("al3").skip()
    assert (t.where("her3"), t.where("al3")) == ("abyss", "abyss")
    t = siege("rDS with Dungeon of Gulg", "her9", "mon5")
    t.skip()
    assert (t.where("her9"), t.where("mon5")) == ("pool", "discard pile")


def test_elves_before_the_thorn_throne_cast_and_use_their_blood() -> None:
    for defender, able in (("elf5", True), ("her5", False)):
        t = siege("rBR with The Thorn Throne", "mon9", defender, second=("wDef+3/4", "bloodDef+3"))
        assert (t.can_play("wDef+3/4"), t.can_play("bloodDef+3")) == (able, able)


def test_swimmers_in_the_pool_of_the_peaceful_seas_are_spared_by_harmful_events() -> None:
    t = Hall()
    t.formation(1, A="rBR with Peaceful Seas of Nesirie")
    t.pool(1, "swi5", "mon5")
    t.hand(0, "evPlague")
    t.begin(phase=3).play("evPlague")
    assert (t.where("swi5"), t.where("mon5")) == ("pool", "discard pile")


def test_kestrels_keep_outlives_its_realm_and_goes_on_working() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with Kestrel's Keep", B="r2")
    t.pool(0, "her9", "fly9")
    t.pool(1, "mon5")
    t.hand(1, "al3")
    t.begin(phase=4).attack("r1").pick("her9").skip()
    assert t.is_razed("r1")
    assert t.where("Kestrel's Keep") == "attached"


def test_kestrels_keep_helps_in_every_realm_even_from_a_razed_one() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with Kestrel's Keep", B="r2")
    t.state.mark(tb.RAZED, t.handle("r1"), 1)
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(0, "al1")
    t.hand(1, "al3", "al1")
    t.begin(phase=4).attack("r2").pick("mon5").play("al3")
    assert t.totals() == (9, 10)


def test_the_keep_of_the_dead_is_lost_in_place_of_its_realm() -> None:
    t = Hall()
    t.formation(1, A="r1 with Keep of the Dead")
    t.hand(0, "evRuin", "evRuin")
    t.begin(phase=3).play("evRuin")
    assert (t.where("r1"), t.where("Keep of the Dead")) == ("formation", "discard pile")
    t.play("evRuin")
    assert t.where("r1") == "discard pile"


def test_a_holding_that_helps_champions_helps_its_realm_when_that_defends_itself() -> None:
    t = siege("Urik with Grak's Pool", "her15", "Urik")
    assert t.totals() == (15, 9)


def the_sylvan_pool() -> Hall:
    """P1's Sylvan Pool lies on a realm of another world; both have a realm besides, P2 with a holding."""
    t = Hall()
    t.formation(0, A="rDS with The Sylvan Pool", B="r2")
    t.formation(1, A="rFR with Mulmaster", B="r1")
    t.pool(0, "her9")
    t.hand(0, "Cataclysm!", "al1")
    return t


@pytest.mark.parametrize(("struck", "drawn"), [("r1", 1), ("r2", 1), ("rFR", 2), ("rDS", 1)])
def test_the_sylvan_pool_draws_for_each_realm_and_other_holding_that_leaves_play(struck: str, drawn: int) -> None:
    t = the_sylvan_pool().begin(phase=3).play("Cataclysm!").pick(struck)
    t.skip_to_phase(4)
    assert t.where(struck) == "discard pile" and t.hand_size(0) == 1 + drawn


def test_the_sylvan_pool_draws_for_the_holding_and_not_for_the_realm_that_is_razed() -> None:
    t = the_sylvan_pool().begin(phase=4).attack("rFR").skip_to_phase(4)
    assert t.is_razed("rFR") and t.where("Mulmaster") == "discard pile"
    assert len(t.state.pile(tb.DRAW_PILE, 0)) == 20 - 1 - 1  # spoils, and one card for Mulmaster


def test_the_sylvan_pool_joins_a_realm_of_any_world() -> None:
    t = at_home(phase=2, hand=("The Sylvan Pool",))
    assert t.play("The Sylvan Pool").where("The Sylvan Pool") == "attached"


def test_the_sylvan_pool_does_not_mind_champions_nor_cards_that_were_not_in_play() -> None:
    t = Hall()
    t.formation(0, A="r9 with The Sylvan Pool")
    t.formation(1, A="r1")
    t.pool(1, "her5")
    t.hand(0, "evPlague", "evAll2", "al1", "al2", "her1")
    t.hand(1, "r3", "r4")
    t.begin(phase=3).play("evPlague").play("evAll2").pick("al1").pick("al2")
    t.skip_to_phase(3)
    assert {t.where(name) for name in ("her5", "r3", "r4")} == {"discard pile"}
    assert len(t.state.pile(tb.DRAW_PILE, 0)) == 20
