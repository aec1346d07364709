"""Realms that look at the realms next to them, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall

UNDER = "UD/001"


def settled(at: str, neighbour: str, where: str, hand: tuple[str, ...] = ("al2",), spell: str = "w/5") -> Hall:
    """P2 has The Dispossessed in a place and another realm elsewhere, and P1 plays a spell."""
    t = Hall()
    t.pool(0, "wiz5", "psi5")
    t.formation(0, A="r9")
    t.formation(1, A="r8", **{at: "UDc/07", where: neighbour})
    t.hand(0, spell, "al1")
    t.hand(1, *hand)
    t.begin(phase=5)
    return t.play(spell)


@pytest.mark.rule("SF-FORM-15")
@pytest.mark.parametrize(
    ("at", "where", "touching"),
    [
        ("B", "C", True),
        ("B", "D", True),
        ("B", "E", True),
        ("B", "F", False),
        ("D", "B", True),
        ("D", "C", False),
        ("D", "E", True),
        ("D", "F", False),
        ("C", "D", False),
        ("C", "F", True),
    ],
)
def test_the_dispossessed_need_an_underdark_realm_that_touches_theirs(at: str, where: str, touching: bool) -> None:
    t = settled(at, UNDER, where)
    assert t.can_use("UDc/07") is touching


def test_the_dispossessed_give_an_ally_to_cancel_a_spell() -> None:
    t = settled("B", UNDER, "C", ("al2", "her3"))
    t.use("UDc/07")
    assert t.where("al2") == t.where("w/5") == "discard pile" and t.where("her3") == "hand"


def test_the_dispossessed_need_an_ally_and_an_underdark_neighbour() -> None:
    for neighbour, hand in (("r7", ("al2",)), (UNDER, ("her3",)), (UNDER + " razed", ("al2",))):
        assert not settled("B", neighbour, "C", hand).can_use("UDc/07")


def raid(*hand: str, pool: tuple[str, ...] = (), target: str = "r1") -> Hall:
    """P1 attacks a realm next to the Den of Thieves."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="NSc/24")
    t.pool(0, "her3", *pool)
    t.pool(1, "her5")
    t.hand(0, *hand)
    t.hand(1, "al1")
    return t.begin(phase=4).attack(target)


def test_whoever_attacks_near_the_den_of_thieves_pays_for_champions_and_allies() -> None:
    t = raid("al2", "al3", "al4", "al5").pick("al2")
    assert t.where("al2") == "discard pile"
    t.pick("her5").play("al3").pick("al5")
    assert t.where("al5") == "discard pile" and t.where("al4") == "hand"


def test_the_den_of_thieves_takes_champions_from_the_pool_too() -> None:
    t = raid("al2", "al3", pool=("her2",)).pick("her3").pick("al2").pick("her5").play("al3")
    assert t.where("her2") == "discard pile" and t.where("al3") == "attached"


def test_nobody_plays_an_ally_near_the_den_of_thieves_who_cannot_pay_for_it() -> None:
    t = raid("al2", "al3", "mi+1").pick("al2").pick("her5")
    assert t.can_play("al3")
    t.play("mi+1")
    assert not t.can_play("al3")


def test_the_den_of_thieves_asks_nothing_of_its_own_player_or_of_raids_elsewhere() -> None:
    t = Hall()
    t.formation(0, A="NSc/24")
    t.formation(1, A="r1")
    t.pool(0, "her3")
    t.pool(1, "her5")
    t.hand(0, "al3", "al4")
    t.hand(1, "al1", "al2")
    t.begin(phase=4).attack("r1").pick("her5").play("al3")
    assert t.names(0, "hand") == ["al4"]
