"""Cards that lend the power of one champion to another, or let one be corrupted."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight

from spellhall.games.spellfire.rules.levels.projection import is_silenced

SLAYER = "slayM"
"""A hero that instantly defeats monsters."""


def attacked_by_the_changed(*, spell: bool) -> Hall:
    """P1 may have cast Polymorph Other on P2's only champion, which then attacks and meets a monster."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", SLAYER, "mon9")
    t.pool(1, "mon5")
    t.hand(0, "al1", "her1", *(["PO/050"] if spell else []))
    t.hand(1, "al1", "her2")
    t.begin(seat=0, phase=3)
    if spell:
        t.play("PO/050").pick(SLAYER)
        assert t.state.host[t.handle("PO/050")] == t.handle("mon5")
    t.skip_to_phase(4, seat=1, turns=1).attack("r9").pick("mon5")
    return t.pick("mon9")


@pytest.mark.parametrize(("spell", "place"), [(True, "discard pile"), (False, "battle")])
def test_polymorph_other_gives_a_champion_the_power_of_another(spell: bool, place: str) -> None:
    t = attacked_by_the_changed(spell=spell)
    assert t.where("mon9") == place
    assert not spell or t.where("PO/050") == "attached"


def test_polymorph_other_takes_the_victims_own_power_away() -> None:
    t = fight("wiz9", "Dori the Barbarian", hand=("PO/050",), rival_hand=("al5",))
    t.pool(0, "her3")
    assert t.totals() == (9, 6 + 2)
    t.play("al5").play("PO/050").pick("her3")
    assert t.totals() == (9, 6 + 5)


def test_polymorph_other_takes_the_victims_own_power_away_in_the_pool_too() -> None:
    t = at_home(pool=("wiz5", "her3"), hand=("PO/050", "her2"))
    t.pool(1, "Dori the Barbarian")
    assert not is_silenced(t.state, t.handle("Dori the Barbarian"))
    t.play("PO/050").pick("her3")
    assert is_silenced(t.state, t.handle("Dori the Barbarian"))


def test_beneficent_polymorph_lends_wings_and_a_power() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "wizGH5", SLAYER)
    t.pool(1, "mon9")
    t.hand(0, "DU/095", "al1", "her1")
    t.hand(1, "al1", "her2")
    t.begin(seat=0, phase=3).play("DU/095").skip_to_phase(4)
    assert t.can_attack("r2")
    t.attack("r2")
    t.pick("wizGH5") if t.can_pick("wizGH5") else t
    t.pick("mon9").yes()
    assert t.where("mon9") == "discard pile"


def test_beneficent_polymorph_ends_with_its_players_next_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "wizGH5")
    t.hand(0, "DU/095", "her1")
    t.hand(1, "her2")
    t.begin(seat=0, phase=3).play("DU/095")
    t.skip_to_phase(3, seat=1, turns=1)
    assert t.where("DU/095") == "attached"
    t.skip_to_phase(3, seat=0, turns=1)
    assert t.where("DU/095") == "discard pile"


def test_only_greyhawk_champions_cast_the_beneficent_polymorph() -> None:
    t = at_home(pool=("wiz5",), hand=("DU/095", "her2"))
    assert not t.can_play("DU/095")


def hall_under_attack(*psionicists: str) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="UDc/08")
    t.pool(0, "her4", *psionicists)
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("UDc/08").pick("her4")
    return t.pick("UDc/08")


def test_the_cavernous_hall_takes_a_psionicists_level() -> None:
    t = hall_under_attack("psi6", "psi3")
    t.pick("psi6")
    assert t.totals() == (4, 6)


def test_the_cavernous_hall_is_weak_without_one() -> None:
    t = hall_under_attack("her2")
    assert t.totals() == (4, 0)


def corruption(ally: bool) -> Hall:
    """The Red Death of P1 attacks and corrupts a champion of P2."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "UD/068")
    t.pool(1, "her9 with art+4 and mi+1", "mon5 with mi+2", "her6")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").yes()
    t.pick("mon5") if t.can_pick("mon5") else t
    assert t.seat == 1
    t.yes() if ally else t.skip()
    assert t.where("mi+2") == "discard pile"
    return t.pick("her9")


@pytest.mark.rule("SF-ROLE-16")
def test_the_red_death_turns_a_weak_champion_against_its_side() -> None:
    t = corruption(ally=True)
    assert t.totals()[0] == 19 + 5
    t.skip()
    assert "mon5" in t.names(1, "pool")


def test_the_red_death_destroys_one_that_refuses() -> None:
    t = corruption(ally=False)
    assert "mon5" in t.names(1, "discard pile")


@pytest.mark.parametrize(("pool", "can"), [(("NS/048",), False), (("her9",), False)])
def test_the_red_death_costs_ten_levels_of_ravenloft(pool: tuple[str, ...], can: bool) -> None:
    t = at_home(pool=pool, hand=("UD/068", "her2"))
    assert t.can_play("UD/068") is can


def test_hallucinatory_terrain_is_a_holding_with_the_power_of_another() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h+2")
    t.pool(0, "wiz5", "her4")
    t.pool(1, "her9")
    t.hand(0, "FR/042", "her1", "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=3).play("FR/042")
    t.skip_to_phase(4, seat=1, turns=1).attack("r9").pick("her4")
    assert t.totals() == (9, 4 + 2)


def test_hallucinatory_terrain_needs_a_bare_realm_and_a_model() -> None:
    t = at_home(pool=("wiz5",), hand=("FR/042", "her2"))
    assert not t.can_play("FR/042")
