"""Champions of the last cards of each set: who hides, who charms, who copies the powers of others."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight


@pytest.mark.rule("SF-VEIL-06")
def test_the_cleric_of_mask_is_struck_by_nothing_at_home() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "NO/070 with mi+2", "her5")
    t.pool(1, "wiz5")
    t.hand(1, "toAbyss/3", "her3")
    t.begin(seat=1, phase=3).play("toAbyss/3")
    if t.where("her5") == "pool":
        assert not t.can_pick("NO/070")
        t.pick("her5")
    assert t.where("NO/070") == "pool" and t.where("her5") == "abyss"


def test_the_cleric_of_mask_is_struck_in_battle_and_uses_what_he_has() -> None:
    t = fight("NO/070 with mi+2", "her9", hand=("cDef+3/4",), rival_hand=("wOff-3/4",))
    assert t.totals()[0] == 4 + 2
    t.play("cDef+3/4")
    assert t.totals()[0] == 4 + 2 + 3


@pytest.mark.parametrize(("rival", "flees"), [("Princess Alusair", True), ("her5", False), ("mon5", False)])
@pytest.mark.rule("AMB-106")
def test_the_mayor_charms_women(rival: str, flees: bool) -> None:
    t = fight("1st/433", rival)
    if flees:
        assert t.where(rival) == "pool" and t.where("1st/433") == "pool"
    else:
        assert t.totals()[0] == 6


@pytest.mark.parametrize(("realm", "level"), [("r1", 6), ("2nd/005", 9)])
def test_the_mayor_is_stronger_in_the_forgotten_realms(realm: str, level: int) -> None:
    t = fight("her15", "1st/433", realm=realm)
    assert t.totals()[1] == level


def cyric(*, hides: bool) -> Hall:
    """P2 looks for someone to send to the Abyss; P1 has perhaps turned the pool face down."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "FR/092", "her5")
    t.pool(1, "wiz5")
    t.hand(0, "her2")
    t.hand(1, "toAbyss/3", "her3")
    t.begin(seat=0, phase=3)
    if hides:
        t.use("FR/092")
    return t.skip_to_phase(3, seat=1, turns=1)


@pytest.mark.parametrize("hides", [True, False])
def test_cyric_turns_the_pool_face_down_so_nothing_strikes_it(hides: bool) -> None:
    t = cyric(hides=hides)
    t.play("toAbyss/3")
    assert t.can_pick("her5") is not hides and t.can_pick("wiz5") is not hides


@pytest.mark.rule("SF-LEAVE-05")
def test_the_unnamed_is_asked_for_every_ally() -> None:
    t = fight("UD/064", "her9", rival_hand=("al5", "al6", "al9"))
    t.play("al9")
    assert (t.seat, t.rule) == (0, "SF-LEAVE-01")
    t.skip()
    assert t.where("al9") == "hand" and t.seat == 1 and not t.can_play("al9")
    t.play("al6").yes()
    assert t.totals() == (19, 9 + 6)


def test_the_unnamed_costs_a_high_cleric_and_bars_no_ally_of_its_own_side() -> None:
    assert not at_home(pool=("cle5",), hand=("UD/064", "her2")).can_play("UD/064")
    t = at_home(pool=("cle9",), hand=("UD/064", "her2"))
    t.play("UD/064")
    assert t.where("cle9") == "discard pile" and t.where("UD/064") == "pool"


def test_paridon_imitates_an_ally_of_the_attacker_once_a_round() -> None:
    t = fight("her5", "her6", realm="r1 with RL/019", hand=("al4", "al6"))
    assert not t.can_use("RL/019")
    t.play("al4")
    assert t.totals() == (9, 6)
    t.use("RL/019")
    assert t.totals() == (9, 10)
    t.play("al6")
    assert not t.can_use("RL/019")


def test_lord_blacktree_takes_on_the_power_of_a_holding() -> None:
    t = Hall()
    t.formation(0, A="r9 with h+2")
    t.formation(1, A="r1")
    t.pool(0, "ARc/07")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her9")
    assert t.seat == 0 and t.can_pick("r9")


def test_fowron_counts_giants_and_copies_one_once_a_turn() -> None:
    t = fight("UD/096", "her9")
    assert t.totals()[0] == 3 + 1
    t.pool(1, "Tyvorg the Frost Giant")
    assert t.totals()[0] == 3 + 2
    t.use("UD/096")
    assert not t.can_use("UD/096")
