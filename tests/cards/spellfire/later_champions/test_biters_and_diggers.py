"""Champions, allies and holdings of the deep that bite avatars, devour flyers or lend their help."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, step_forward
from sieges import camp


@pytest.mark.parametrize(("foe", "total"), [("avatar15", 7), ("her15", 15)])
def test_the_monster_of_the_lake_poisons_avatars(foe: str, total: int) -> None:
    assert fight("Monster of the Lake with al9", foe).totals() == (19, total)


@pytest.mark.parametrize(("place", "able"), [("rCoast", True), ("r1", False)])
def test_the_monster_of_the_lake_defends_by_the_water(place: str, able: bool) -> None:
    t = camp(place, "her15", "Monster of the Lake", "her9")
    t.attack(place).skip_to(seat=1)
    assert t.can_pick("her9") and t.can_pick("Monster of the Lake") is able


def test_iseult_costs_a_defender_a_spell_and_nothing_else() -> None:
    t = fight("Iseult", "wiz9", rival_hand=("wOff-3/4", "al2"))
    assert t.where("wOff-3/4") == "discard pile" and t.where("al2") == "hand"


def test_iseult_costs_nothing_when_she_defends() -> None:
    t = fight("wiz9", "Iseult", hand=("wOff-3/4", "al2"))
    assert t.where("wOff-3/4") == "hand"


def test_the_tripolar_cavern_brings_the_ally_from_below_to_the_defence() -> None:
    def position(place: str) -> Hall:
        t = Hall()
        t.pool(0, "her15")
        t.pool(1, "her5")
        t.formation(0, A="r9")
        t.formation(1, A=place, B="r1", C="r2")
        t.hand(0, "al1")
        t.hand(1, "al1")
        target = place.split(" with ")[0]
        return step_forward(t.begin(seat=0, phase=4).attack(target), "her15", "her5")

    assert position("The Tripolar Triumvirate with The Tripolar Cavern").totals() == (15, 14)
    assert position("The Unipolar Triumvirate with The Tripolar Cavern").totals() == (15, 8)
    assert position("The Tripolar Triumvirate").totals() == (15, 5)


def test_foulwing_devours_flying_allies_that_face_it() -> None:
    t = fight("her9 with Foulwing and alFly2", "her15 with alFly4 and al3")
    assert t.totals() == (9 + 6 + 2, 18)


def test_foulwing_comes_into_a_foreign_battle_and_goes_back_into_the_hand() -> None:
    t = Hall(3)
    t.pool(0, "her9 with alFly4")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r2")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "Foulwing", "al3")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her9", "her15")
    t.skip_to(seat=2).play("Foulwing").skip_to(label="end your turn")
    assert any("Foulwing discards alFly4" in line for line in t.log(2))
    assert t.where("Foulwing") == "hand"


def test_foulwing_needs_a_flying_ally_in_a_foreign_battle() -> None:
    t = Hall(3)
    t.pool(0, "her9 with al4")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.formation(2, A="r2")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.hand(2, "Foulwing", "al3")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "her9", "her15")
    t.skip_to(label="end your turn")
    assert t.where("al4") == "discard pile" and not any("Foulwing" in line for line in t.log(2))
